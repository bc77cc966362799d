import CoreGraphics
import KeyboardAssistant

/// What a form's navigator and assistant are made of.
public struct AssistantChoice: Equatable, Sendable {
    /// How far an input stays from the edge that `constraint` names, in points.
    public var offset: CGFloat = 30
    /// Whether the navigator is the text fields' delegate; otherwise the screen is, and forwards.
    public var setsTextFieldDelegates = true
    public var constraint = KeyboardAssistant.RepositionConstraint.viewBottomToTopOfKeyboard
    public var type = KeyboardAssistant.AssistantType.autoScrollView
    public var navigator: InputNavigator.NavigatorType

    public init(navigator: InputNavigator.NavigatorType = .defaultController) {
        self.navigator = navigator
    }

    /// Takes over an offset as somebody typed it; what is no number leaves it as it is.
    public mutating func setOffset(typed text: String) {
        let trimmed = text.split(separator: " ").joined()
        if let number = Double(trimmed), number.isFinite { offset = number }
    }

    /// The offset as it stands in a text field, without a fraction that says nothing.
    public var offsetText: String {
        Int(exactly: offset).map(String.init) ?? "\(Double(offset))"
    }
}
