import Foundation

/// A command that a key of a hardware keyboard gives.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    private let key: (input: String?, modifierFlags: UIKeyModifierFlags)

    public init() {
        key = (nil, [])
        super.init(Content())
    }

    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector
    ) {
        self.init(Content(action: action), input: input, modifierFlags: modifierFlags)
    }

    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        let content = Content(
            title: title, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
        self.init(content, input: input, modifierFlags: modifierFlags)
    }

    private init(_ content: Content, input: String, modifierFlags: UIKeyModifierFlags) {
        key = (input, modifierFlags)
        super.init(content)
    }

    @_nonoverride
    open var action: Selector? { ownAction }

    open var input: String? { key.input }

    open var modifierFlags: UIKeyModifierFlags { key.modifierFlags }

    open var wantsPriorityOverSystemBehavior = false

    // UIKit: on for apps linked against the SDK of iOS 15 or later (its header's comment).
    open var allowsAutomaticLocalization = true
    open var allowsAutomaticMirroring = true
}
