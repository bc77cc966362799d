import UIKit

/// The facts about the edited input from which a scene assistant decides how to keep the input visible.
struct AssistanceFacts {
    /// The help that the scroll views around an input can give.
    enum ScrollViewHelp {
        /// No scroll view can show the input above the keyboard.
        case none
        /// The scroll view can show the input above the keyboard.
        case scrolls(UIScrollView)
        /// The scroll view is the input itself, outside of the keyboard and with all of its content
        /// visible.
        case isIdle(UIScrollView)
        /// The scroll view can show a part of the input that is less than a line.
        case showsPart(UIScrollView)
        /// A scroll view can show the input, at least in part, and avoids the keyboard by itself as the
        /// table of a table view controller.
        case avoidsKeyboard
    }

    /// The help that the safe area of a presented view controller around an input can give.
    enum SafeAreaHelp {
        /// No view controller is presented, or its safe area doesn't move the input.
        case none
        /// The view controller's safe area may move the input.
        case possible(UIViewController)
        /// The view controller's safe area has been enlarged for this keyboard.
        case given(UIViewController)
    }

    /// A reason to give the input no help, whatever surrounds the input; `nil` if there is none.
    var reason: InactionReason?
    var scrollView: ScrollViewHelp = .none
    /// A Boolean value that indicates whether the app has pinned a view around the input to the
    /// keyboard layout guide.
    var followsKeyboardLayoutGuide = false
    var safeArea: SafeAreaHelp = .none
    /// A Boolean value that indicates whether the keyboard covers a part of the input.
    var isCovered = false

    /// The way in which the assistant responds.
    ///
    /// A scroll view that can show a line comes before the safe area, because the safe area moves
    /// everything on the screen. The safe area is used only for an input that the keyboard covers, and
    /// stays in use after uncovering the input.
    var decision: SceneKeyboardAssistant.Assistance {
        if let reason { return .leftAlone(reason) }
        switch scrollView {
        case .scrolls(let scrollView): return .scrollView(scrollView)
        case .avoidsKeyboard: return .leftAlone(.tableViewController)
        case .showsPart(let scrollView) where followsKeyboardLayoutGuide:
            return .scrollView(scrollView)
        case .none, .isIdle, .showsPart: break
        }
        if followsKeyboardLayoutGuide { return .leftAlone(.keyboardLayoutGuide) }
        switch safeArea {
        case .given(let controller): return .additionalSafeArea(controller)
        case .possible(let controller) where isCovered: return .additionalSafeArea(controller)
        case .none, .possible: return lastResort
        }
    }

    private var lastResort: SceneKeyboardAssistant.Assistance {
        switch scrollView {
        case .isIdle(let scrollView), .showsPart(let scrollView): .scrollView(scrollView)
        case .none, .scrolls, .avoidsKeyboard: .leftAlone(isCovered ? .noScrollView : .notCovered)
        }
    }
}
