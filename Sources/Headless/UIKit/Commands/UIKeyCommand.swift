import Foundation

/// A command for a key of a hardware keyboard.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    private var key: (input: String?, modifierFlags: UIKeyModifierFlags) = (nil, [])

    public init() {
        super.init(coder: Self.blank)!
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector
    ) {
        self.init()
        content = Content(action: action)
        key = (input, modifierFlags)
    }

    @available(*, deprecated, message: "Use init(title:image:action:input:modifierFlags:) instead")
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
        discoverabilityTitle: String
    ) {
        self.init()
        content = Content(action: action, discoverabilityTitle: discoverabilityTitle)
        key = (input, modifierFlags)
    }

    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init()
        content = Content(
            title: title, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
        key = (input, modifierFlags)
    }

    @_nonoverride
    open var action: Selector? { ownAction }

    open var input: String? { key.input }

    open var modifierFlags: UIKeyModifierFlags { key.modifierFlags }

    open var wantsPriorityOverSystemBehavior = false

    // UIKit: true for apps linked against the SDK of iOS 15 or later (its header's comment).
    open var allowsAutomaticLocalization = true
    open var allowsAutomaticMirroring = true
}
