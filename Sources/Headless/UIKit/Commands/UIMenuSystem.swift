import Foundation

/// The menus of an app as a whole.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    private var builtMenu: UIMenu?

    package override init() {
        super.init()
    }

    open class var main: UIMenuSystem { UIApplication.shared.mainMenuSystem }

    // Apple's reference: the menus are rebuilt at the next opportunity.
    open func setNeedsRebuild() {
        builtMenu = nil
    }

    /// The main menu that the app and its delegate have built.
    package var mainMenu: UIMenu {
        if let builtMenu { return builtMenu }
        let builder = MenuBuilder(for: self, from: .systemMenu)
        for responder in sequence(first: UIApplication.shared as UIResponder, next: \.next) {
            responder.buildMenu(with: builder)
        }
        builtMenu = builder.root
        return builder.root
    }
}
