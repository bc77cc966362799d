import Foundation

/// A group of menu elements.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The name of a menu.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Options for showing a menu in its parent.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var displayInline: UIMenu.Options { .init(rawValue: 1 << 0) }
        public static var destructive: UIMenu.Options { .init(rawValue: 1 << 1) }
        public static var singleSelection: UIMenu.Options { .init(rawValue: 1 << 5) }
    }

    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
        children: [UIMenuElement] = []
    ) {
        self.init(coder: Self.blank)!
        self.identifier = identifier ?? self.identifier
        self.options = options
        self.children = children
        name(title, subtitle: subtitle, image: image)
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // Apple's reference: without an identifier the system generates a unique one.
    open private(set) var identifier = UIMenu.Identifier(UUID().uuidString)
    open private(set) var options: UIMenu.Options = []
    open private(set) var children: [UIMenuElement] = []

    @discardableResult
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            options: options, children: newChildren)
    }
}
