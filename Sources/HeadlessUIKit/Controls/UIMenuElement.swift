import Foundation

/// Whatever can stand in a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    private let fixedTitle: String
    private let fixedImage: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        fixedTitle = title
        fixedImage = image
        self.subtitle = subtitle
        super.init()
    }

    open var title: String { fixedTitle }
    open var subtitle: String?
    open var image: UIImage? { fixedImage }
}

extension UIMenuElement {
    /// What an element that can be chosen has before its title.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }

    /// How an element is shown and whether it can be chosen.
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
