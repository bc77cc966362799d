import Foundation

/// Makes an initializer return an existing object, as that of Apple's class does.
@_documentation(visibility: internal)
@preconcurrency @MainActor public protocol FindableFocusSystem {
    @_documentation(visibility: internal)
    static func existing(for environment: any UIFocusEnvironment) -> UIFocusSystem?
}

extension FindableFocusSystem {
    @_documentation(visibility: internal)
    public init?(for environment: any UIFocusEnvironment) {
        guard let found = Self.existing(for: environment) as? Self else { return nil }
        self = found
    }
}

/// The system that moves focus in the windows of one scene.
@preconcurrency @MainActor open class UIFocusSystem: NSObject, FindableFocusSystem {
    weak var scene: UIWindowScene?
    /// The item that is visibly focused.
    weak var current: (any UIFocusItem)?
    /// The focused item, or the last one before it disappeared, with all environments around it.
    var trace: FocusTrace?
    /// The place that will be focused when a key shows focus.
    var waiting: FocusPlace?
    /// The screen that was in front in the last turn.
    weak var frontController: UIViewController?
    var patience = FocusPatience()
    /// The environment that requested focus in this turn of the run loop.
    weak var requested: (any UIFocusEnvironment)?
    var memory = FocusMemory()
    var isFollowingResponder = false

    package init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    @_documentation(visibility: internal)
    public static func existing(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        system(of: environment)
    }

    static func system(of environment: any UIFocusEnvironment) -> UIFocusSystem? {
        environment.nearestView?.window?.windowScene?.focusSystem
            ?? (environment as? UIViewController)?.viewIfLoaded?.window?.windowScene?.focusSystem
    }

    open var focusedItem: (any UIFocusItem)? { current }

    // Apple's header: an accepted request is performed in the next turn of the run loop.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        accept(environment)
    }

    open func updateFocusIfNeeded() {
        carryOutRequest()
    }

    @discardableResult
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        otherEnvironment.focusAncestry.contains { $0 === environment }
    }

    nonisolated public class var didUpdateNotification: NSNotification.Name {
        NSNotification.Name("UIFocusDidUpdateNotification")
    }

    nonisolated public class var movementDidFailNotification: NSNotification.Name {
        NSNotification.Name("UIFocusMovementDidFailNotification")
    }

    public class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }

    public class var animationCoordinatorUserInfoKey: String {
        "UIFocusUpdateAnimationCoordinatorKey"
    }
}
