import CoreGraphics
import KeyboardAssistant

/// The settings from which a form's navigator and assistant are created.
public struct AssistantChoice: Equatable, Sendable {
    /// The distance of an input from the edge in `constraint`, in points.
    public var offset: CGFloat = 30
    /// A Boolean value that indicates whether the navigator is the delegate of the text fields.
    ///
    /// Otherwise, the screen is, and forwards the calls.
    public var setsTextFieldDelegates = true
    public var constraint = KeyboardAssistant.RepositionConstraint.viewBottomToTopOfKeyboard
    public var type = KeyboardAssistant.AssistantType.autoScrollView
    public var navigator: InputNavigator.NavigatorType

    public init(navigator: InputNavigator.NavigatorType = .defaultController) {
        self.navigator = navigator
    }

    /// Sets the offset to a number that people typed.
    ///
    /// If the text isn't a number, nothing changes.
    public mutating func setOffset(typed text: String) {
        let trimmed = text.split(separator: " ").joined()
        if let number = Double(trimmed), number.isFinite { offset = number }
    }

    /// The offset as text for a text field, without a fraction of zero.
    public var offsetText: String {
        Int(exactly: offset).map(String.init) ?? "\(Double(offset))"
    }
}
