import CoreGraphics
import Foundation

/// A step of a script for a keyboard.
///
/// Heights are those of notifications: the whole keyboard in points, including the bar above the keys
/// and the area below. A height that is negative or not finite counts as 0.
public enum KeyboardStep: Equatable, Sendable {
    /// Shows a whole keyboard of this height at the bottom of the screen.
    ///
    /// If there is a keyboard already, its height changes.
    case show(height: CGFloat)
    /// Shows the top of a keyboard of this height, as a bar above a hardware keyboard.
    case showBar(height: CGFloat)
    /// Shows a small keyboard with this frame in the coordinate space of the screen.
    ///
    /// A frame that is empty or not finite has no effect.
    case float(CGRect)
    /// Shows a keyboard of this height in two halves, away from the bottom of the screen.
    case split(height: CGFloat)
    /// Lets a finger drag the top of the docked keyboard to a y-coordinate in the coordinate space of
    /// the screen.
    ///
    /// Nothing is posted meanwhile, as on iOS.
    case drag(to: CGFloat)
    /// Lifts the finger. The keyboard is then dismissed, or returns.
    case drop(dismisses: Bool)
    /// Turns the screen. A docked keyboard is hidden, and shown with another height.
    ///
    /// A size that is empty or not finite has no effect.
    case rotate(to: CGSize, height: CGFloat)
    /// Hides the keyboard.
    ///
    /// A simulated device ends editing. A ``TestKeyboard`` continues editing, as if a hardware keyboard
    /// had been attached.
    case hide
    /// Waits for a number of seconds, 60 at most.
    case wait(TimeInterval)
}

extension KeyboardStep {
    // The visible part of the bar above a hardware keyboard (ipad-ios9-shortcut-bar-only).
    private static let visibleBar: CGFloat = 55
    // The distance of a split keyboard from the bottom; sources say only that there is a distance.
    private static let lift: CGFloat = 120

    /// Returns the placement of the keyboard after the step; `nil` if the step moves no keyboard, or
    /// leaves the placement to a finger.
    func placement(on screen: CGSize) -> KeyboardPlacement? {
        switch self {
        case .show(let height), .rotate(_, let height):
            docked(height.asHeight, visible: height.asHeight, on: screen)
        case .showBar(let height):
            docked(height.asHeight, visible: min(Self.visibleBar, height.asHeight), on: screen)
        case .float(let frame):
            frame.isFinite && !frame.isEmpty
                ? KeyboardPlacement(kind: .detached, frame: frame) : nil
        case .split(let height): split(height.asHeight, on: screen)
        case .hide, .drop(dismisses: true): .hidden
        case .drag, .drop, .wait: nil
        }
    }

    private func split(_ height: CGFloat, on screen: CGSize) -> KeyboardPlacement {
        guard height > 0 else { return .hidden }
        let top = screen.height - height - Self.lift
        return KeyboardPlacement(
            kind: .detached, frame: CGRect(x: 0, y: top, width: screen.width, height: height))
    }

    private func docked(
        _ height: CGFloat, visible: CGFloat, on screen: CGSize
    ) -> KeyboardPlacement {
        guard height > 0 else { return .hidden }
        return KeyboardPlacement(
            kind: .docked,
            frame: CGRect(x: 0, y: screen.height - visible, width: screen.width, height: height))
    }
}

extension CGRect {
    fileprivate var isFinite: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
    }
}

extension CGFloat {
    fileprivate var asHeight: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}
