import Foundation

/// A menu element that sends an action along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// The texts, the image and the action of a command.
    struct Content {
        var title = ""
        var image: UIImage?
        var action: Selector?
        var propertyList: Any?
        var alternates: [UICommandAlternate] = []
        var discoverabilityTitle: String?
        var attributes: UIMenuElement.Attributes = []
        var state = UIMenuElement.State.off
    }

    var content = Content()

    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(coder: Self.blank)!
        content = Content(
            title: title, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override var title: String {
        get { content.title }
        set { content.title = newValue }
    }

    open override var image: UIImage? {
        get { content.image }
        set { content.image = newValue }
    }

    open var discoverabilityTitle: String? {
        get { content.discoverabilityTitle }
        set { content.discoverabilityTitle = newValue }
    }

    // UIKeyCommand has an optional property of the same name, which importing allows and Swift
    // doesn't.
    @_disfavoredOverload
    open var action: Selector { content.action ?? Selector("") }

    /// The action that is sent; `nil` only for a key command that was created without one.
    package var ownAction: Selector? { content.action }

    open var propertyList: Any? { content.propertyList }

    open var attributes: UIMenuElement.Attributes {
        get { content.attributes }
        set { content.attributes = newValue }
    }

    open var state: UIMenuElement.State {
        get { content.state }
        set { content.state = newValue }
    }

    open var alternates: [UICommandAlternate] { content.alternates }
}
