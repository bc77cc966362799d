import Foundation

/// Whatever can stand in a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    private var fixedTitle = ""
    private var fixedImage: UIImage?

    // The one designated initializer, as in Apple's header: what subclasses cannot see must not
    // keep them from inheriting the others.
    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The coder that the others begin with.
    static var blank: NSCoder { NSCoder() }

    /// Sets the texts and the image that an initializer received.
    func name(_ title: String, subtitle: String? = nil, image: UIImage?) {
        fixedTitle = title
        fixedImage = image
        self.subtitle = subtitle
    }

    open var title: String { fixedTitle }
    open var subtitle: String?
    open var image: UIImage? { fixedImage }

    @_documentation(visibility: internal)
    open var accessibilityIdentifier: String?
}

extension UIMenuElement: UIAccessibilityIdentification {}

extension UIMenuElement {
    /// The marks before the title of an element that can be chosen.
    public typealias State = UIMenuElementState

    /// Attributes that decide how an element is shown and whether it can be chosen.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var disabled: UIMenuElement.Attributes { .init(rawValue: 1 << 0) }
        public static var destructive: UIMenuElement.Attributes { .init(rawValue: 1 << 1) }
        public static var hidden: UIMenuElement.Attributes { .init(rawValue: 1 << 2) }
        public static var keepsMenuPresented: UIMenuElement.Attributes { .init(rawValue: 1 << 3) }
    }
}
