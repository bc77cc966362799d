import CoreGraphics
import UIKit

/// A keyboard under the control of a script.
///
/// On each platform, a ``TestKeyboard`` is a scripted keyboard. Beside the headless UIKit, a
/// `SimulatedDevice` is another one, so that one test can run with both.
@MainActor
public protocol ScriptedKeyboard: AnyObject {
    /// The window with the views that the keyboard covers.
    var window: UIWindow { get }
    /// The keyboard's frame in the coordinate space of the screen; `nil` while the keyboard is hidden.
    var keyboardFrame: CGRect? { get }
    /// Makes an input the first responder.
    ///
    /// - Throws: A ``TestKeyboard/Refusal`` if the input can't be edited.
    func beginEditing(_ input: UIView) throws
    /// Performs a step, and waits until its animation is over.
    func perform(_ step: KeyboardStep) async
}

extension ScriptedKeyboard {
    /// Performs steps, one after another.
    public func perform(_ steps: [KeyboardStep]) async {
        for step in steps { await perform(step) }
    }

    /// Returns the visibility of a view, with everything that covers a part of the view.
    ///
    /// Other windows don't count, even if they are in front.
    public func visibility(of view: UIView) -> ViewVisibility {
        ViewVisibility(of: view, area: view.bounds, in: window, keyboard: keyboardFrame)
    }

    /// Returns the visibility of the caret of an input; `nil` if the input has no selection.
    public func caretVisibility(of input: UIView & UITextInput) -> ViewVisibility? {
        guard let end = input.selectedTextRange?.end else { return nil }
        var caret = input.caretRect(for: end)
        // A caret without a width is a line, and can be seen.
        caret.size.width = max(caret.width, 1)
        return ViewVisibility(of: input, area: caret, in: window, keyboard: keyboardFrame)
    }
}
