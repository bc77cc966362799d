import CoreGraphics
public import KeyboardTesting
public import UIKit

// The steps of a script for people who aren't there, performed by the device's own keyboard.
extension SimulatedDevice: ScriptedKeyboard {
    public var keyboardFrame: CGRect? { keyboard.frame }

    public func beginEditing(_ input: UIView) throws {
        takeOver()
        guard input.isFirstResponder || input.becomeFirstResponder() else {
            throw TestKeyboard.Refusal.notFirstResponder("\(Swift.type(of: input))")
        }
        finishTurn()
    }

    /// Performs a step with the keyboard of the device, and waits until everything rests.
    ///
    /// A step that shows a keyboard changes its form and height; the keyboard is on the screen while an
    /// input is first responder. A turn takes the orientation of the size, and the device's own size.
    public func perform(_ step: KeyboardStep) async {
        takeOver()
        switch step {
        case .show(let height): show(.docked, height)
        case .showBar(let height): show(.hardware(bar: true), height)
        case .split(let height): show(.split, height)
        case .float(let frame): keyboard.mode = .floating(frame)
        case .drag(let top): keyboard.dismissalMoved(to: top)
        case .drop(let dismisses): keyboard.dismissalEnded(velocity: dismisses ? 1_000 : -1_000)
        case .rotate(let size, let height):
            rotate(to: size.width > size.height ? .landscapeLeft : .portrait)
            show(.docked, height)
        case .hide: for window in app.allWindows { window.endEditing(true) }
        case .wait(let seconds): return advance(by: seconds)
        }
        settle()
    }

    private func show(_ mode: KeyboardMode, _ height: CGFloat) {
        keyboard.setHeight(height)
        keyboard.mode = mode
        finishTurn()
    }
}

extension SimulatedKeyboard {
    /// Gives the keyboard of the first responder a height in points, with the accessory view, whose own
    /// height is the least.
    fileprivate func setHeight(_ total: CGFloat) {
        let free = (total.isFinite ? total : 0) - (window.accessory?.bounds.height ?? 0)
        let hasBar = showsPredictions && InputParts(of: responder).allowsPredictions
        height.predictions = min(height.predictions, max(0, free))
        height.keys = max(0, free - (hasBar ? height.predictions : 0))
        follow()
    }
}
