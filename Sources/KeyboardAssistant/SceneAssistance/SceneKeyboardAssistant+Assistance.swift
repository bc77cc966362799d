import UIKit

extension SceneKeyboardAssistant {
    /// The reason why the accessory is missing above the keyboard of the edited input; `nil` if the
    /// accessory is shown, or if there is no accessory or no such input.
    public var accessoryAbsence: AccessoryAbsence? {
        guard let input = tracker.input, let bar = navigator.accessoryView else { return nil }
        if let current = input.accessoryBarInChain {
            return current === bar ? nil : .ownAccessory
        }
        if case .leftAlone(let reason) = assistance, reason.coversNavigation(of: input) {
            return .leftAlone
        }
        return input.takesAccessoryBar ? nil : .notSettable
    }

    /// The reasons why a scene assistant doesn't show its accessory.
    public enum AccessoryAbsence: Hashable, Sendable, CaseIterable {
        /// The input, or a responder around the input, has an accessory view of its own.
        case ownAccessory
        /// The assistant leaves the input alone, as ``assistance`` says.
        case leftAlone
        /// The input is a view of the app's, and its accessory view can't be set.
        ///
        /// Override `inputAccessoryView` with a setter to have the accessory there.
        case notSettable
    }

    /// The ways in which a scene assistant responds to an input that is being edited.
    public enum Assistance: Equatable {
        /// The assistant avoids the keyboard in a scroll view, and scrolls to the input.
        case scrollView(UIScrollView)
        /// The assistant adds to the additional safe area of a presented view controller.
        case additionalSafeArea(UIViewController)
        /// The assistant does nothing to avoid the keyboard, for the given reason.
        case leftAlone(InactionReason)
    }
}
