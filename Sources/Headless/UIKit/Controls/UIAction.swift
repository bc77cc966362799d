import Foundation

/// A function that performs an action; it receives the action itself.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that runs a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The name of an action; a control has one action for each identifier.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public var rawValue: String

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    private var handler: UIActionHandler = { _ in }
    private var currentTitle = ""
    private var currentImage: UIImage?

    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil,
        identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.init(coder: Self.blank)!
        self.identifier = identifier ?? self.identifier
        self.handler = handler
        currentTitle = title
        currentImage = image
        self.subtitle = subtitle
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var title: String {
        get { currentTitle }
        set { currentTitle = newValue }
    }

    open override var image: UIImage? {
        get { currentImage }
        set { currentImage = newValue }
    }

    // Apple's reference: without an identifier the system generates a unique one.
    open private(set) var identifier = UIAction.Identifier(UUID().uuidString)
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes = []
    open var state: UIMenuElement.State = .off

    /// The object that triggered the action, while its closure runs.
    open private(set) var sender: Any?

    package func perform(from sender: Any?) {
        guard !attributes.contains(.disabled) else { return }
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
