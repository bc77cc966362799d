import UIKit

extension SceneKeyboardAssistant {
    /// The reason why the accessory isn't shown above the keyboard for the input that is being
    /// edited; `nil` if it is, or if there is no accessory or no such input.
    public var accessoryExemption: AccessoryExemption? {
        guard let input = tracker.input, let bar = navigator.accessoryView else { return nil }
        if let current = input.accessoryBarInChain {
            return current === bar ? nil : .ownAccessory
        }
        if case .leftAlone(let exemption) = assistance, exemption.coversNavigation(of: input) {
            return .leftAlone
        }
        return input.takesAccessoryBar ? nil : .notSettable
    }

    /// The reasons why a scene assistant doesn't show its accessory.
    public enum AccessoryExemption: Hashable, Sendable, CaseIterable {
        /// The input, or a responder around it, has an accessory view of its own.
        case ownAccessory
        /// The input is left alone, as ``assistance`` says.
        case leftAlone
        /// The input is a view of the app's, and its accessory view can't be set.
        ///
        /// Override `inputAccessoryView` with a setter to have the accessory there.
        case notSettable
    }

    /// The ways in which a scene assistant responds to an input that is being edited.
    public enum Assistance: Equatable {
        /// It avoids the keyboard in a scroll view, and scrolls to the input.
        case scrollView(UIScrollView)
        /// It adds to the additional safe area of a presented view controller.
        case additionalSafeArea(UIViewController)
        /// It does nothing to avoid the keyboard, for the given reason.
        case leftAlone(Exemption)
    }

    /// The reasons why a scene assistant doesn't avoid the keyboard.
    public enum Exemption: Hashable, Sendable, CaseIterable {
        /// An assistant of the app's has the input in its navigator or in its scroll view.
        case otherAssistant
        /// The app's `shouldAssist` closure returned `false`.
        case excluded
        /// The input is in a web view, which avoids the keyboard by itself.
        case webView
        /// The input is a search field in a navigation bar or a toolbar.
        case searchBar
        /// The input is the search field of a find interaction.
        case findNavigator
        /// The input is in an input view or an accessory view, which is above the keyboard.
        case inputView
        /// The input is in an alert, which the system moves.
        case alert
        /// The input is in content of SwiftUI, which keeps it above the keyboard by its safe area.
        ///
        /// The bar and Return are left alone only in SwiftUI's own inputs.
        case ownSafeArea
        /// The input is in the table of a table view controller, which avoids the keyboard by
        /// itself.
        case tableViewController
        /// The app has pinned a view around the input to the keyboard layout guide.
        case keyboardLayoutGuide
        /// The keyboard doesn't cover the input, and no scroll view around it.
        case notCovered
        /// The keyboard covers the input, no scroll view around it can show it, and no safe area of
        /// a presented view controller moves it.
        case noScrollView

        /// A Boolean value that indicates whether the input has no bar and keeps its Return key
        /// either.
        var coversNavigation: Bool {
            switch self {
            case .tableViewController, .keyboardLayoutGuide, .notCovered, .noScrollView: false
            case .otherAssistant, .excluded, .webView, .searchBar, .findNavigator, .inputView,
                .alert, .ownSafeArea:
                true
            }
        }
    }
}
