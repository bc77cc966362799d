import CoreGraphics
import KeyboardAssistant

/// The choices from which a form's navigator and assistant are made.
public struct AssistantChoice: Equatable, Sendable {
    /// The distance of an input from the edge that `constraint` names, in points.
    public var offset: CGFloat = 30
    /// A Boolean value that indicates whether the navigator is the text fields' delegate; otherwise
    /// the screen is, and forwards.
    public var setsTextFieldDelegates = true
    public var constraint = KeyboardAssistant.RepositionConstraint.viewBottomToTopOfKeyboard
    public var type = KeyboardAssistant.AssistantType.autoScrollView
    public var navigator: InputNavigator.NavigatorType

    public init(navigator: InputNavigator.NavigatorType = .defaultController) {
        self.navigator = navigator
    }

    /// Sets the offset to a number that was typed, and leaves it as it is if the text is no number.
    public mutating func setOffset(typed text: String) {
        let trimmed = text.split(separator: " ").joined()
        if let number = Double(trimmed), number.isFinite { offset = number }
    }

    /// The offset as it stands in a text field, without a fraction that says nothing.
    public var offsetText: String {
        Int(exactly: offset).map(String.init) ?? "\(Double(offset))"
    }
}
