import Foundation

/// What an action does; it is handed the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that runs a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// Names an action: a control holds one action per identifier.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private let handler: UIActionHandler
    private var currentTitle: String
    private var currentImage: UIImage?

    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        // Apple's reference: without an identifier the system generates a unique one.
        self.init(
            identifier: identifier ?? UIAction.Identifier(UUID().uuidString),
            title: title, subtitle: subtitle, image: image, handler: handler)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    private init(
        identifier: UIAction.Identifier, title: String, subtitle: String?, image: UIImage?,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier
        self.handler = handler
        currentTitle = title
        currentImage = image
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open override var title: String {
        get { currentTitle }
        set { currentTitle = newValue }
    }

    open override var image: UIImage? {
        get { currentImage }
        set { currentImage = newValue }
    }

    open private(set) var identifier: UIAction.Identifier
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes = []
    open var state: UIMenuElement.State = .off

    /// Who triggered the action, while its closure runs.
    open private(set) var sender: Any?

    package func perform(from sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
