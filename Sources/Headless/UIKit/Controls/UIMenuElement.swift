import Foundation

/// An element of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    private var fixedTitle = ""
    private var fixedImage: UIImage?

    // The only designated initializer, as in Apple's header: one that subclasses can't see would
    // keep them from inheriting the others.
    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The coder for the other initializers.
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
