import CoreGraphics
import UIKit

/// The keyboard of an input that has stayed first responder although the keyboard was hidden, as while
/// a context menu is on the screen.
///
/// When such a keyboard returned to its earlier place, its frames had no height
/// (nextcloud/talk-ios#2249).
@MainActor
struct ReturningKeyboard {
    private weak var input: UIResponder?
    private let frame: CGRect
    private let screen: CGRect?
    /// The app's view that was in place of the keys.
    private weak var view: UIView?
    private let hadView: Bool

    /// Creates the keyboard of `input` that was at `frame` until now; `nil` if the input isn't first
    /// responder.
    init?(of input: UIResponder?, at frame: CGRect, onScreen screen: CGRect?) {
        (self.input, self.frame, self.screen) = (input, frame, screen)
        view = input?.inputViewInChain
        hadView = view != nil
        guard isWanted else { return nil }
    }

    /// A Boolean value that indicates whether the input is still first responder.
    var isWanted: Bool { input?.isFirstResponder == true }

    /// Returns the frame of the returning keyboard; `nil` if the input has resigned, or if the screen
    /// has another size by now.
    ///
    /// Keys that come in place of a view of the app's have the frame of the last keyboard for such an
    /// input or, if there was none, that of the view.
    func frame(onScreen screen: CGRect?) -> CGRect? {
        guard isWanted, screen == self.screen else { return nil }
        return hasOtherView ? screen.flatMap(frameOfKeys) ?? frame : frame
    }

    /// A Boolean value that indicates whether another view is in place of the keys by now, or none.
    private var hasOtherView: Bool {
        let present = input?.inputViewInChain
        return present !== view || (present != nil) != hadView
    }

    private func frameOfKeys(on screen: CGRect) -> CGRect? {
        guard let input = input as? any UIView & UITextInput, input.inputViewInChain == nil,
            let window = input.windowOfKeyboardOwner, let scene = window.windowScene
        else { return nil }
        let bar = window.barAbove(input)
        let circumstances = KeyboardHeights.Circumstances(of: input, under: bar, in: window)
        guard let keys = KeyboardHeights[scene].height(under: circumstances) else { return nil }
        let height = keys + (bar?.bounds.height ?? 0)
        return CGRect(x: screen.minX, y: screen.maxY - height, width: screen.width, height: height)
    }
}

/// The state before a keyboard leaves, recorded before the app is notified.
@MainActor
struct KeyboardDeparture {
    /// The first responder; `nil` if there is none.
    weak var input: UIResponder?
}

extension KeyboardObserver {
    /// Returns a notification of a return without height, completed with the earlier frame of the
    /// absent keyboard, and any other notification as it is.
    ///
    /// Without an absent keyboard, a frame without height is the frame of a hardware keyboard on an
    /// iPhone.
    func completed(
        _ transition: KeyboardTransition, onScreen screen: CGRect?
    ) -> KeyboardTransition {
        guard let returning, transition.endFrame?.height == 0,
            transition.phase.announcesReturn(besides: status.frame),
            let frame = returning.frame(onScreen: screen)
        else { return transition }
        return transition.assuming(frame)
    }

    /// Records that the keyboard leaves an input that is still first responder, that the input has
    /// resigned by now, or that the keyboard is back.
    func noteAbsence(
        since before: KeyboardStatus, _ transition: KeyboardTransition, onScreen screen: CGRect?
    ) {
        if before.isAtRest, transition.phase.isAnnouncement {
            restingFrame = before.frame.map(guides.frameOnScreen)
        }
        switch transition.phase {
        // A hide may begin so. The windows are looked through in this event anyway.
        case .willChangeFrame:
            departure = before.frame == nil ? nil : KeyboardDeparture(input: guides.firstResponder)
        case .willHide:
            let departure = departure ?? KeyboardDeparture(input: guides.firstResponder)
            self.departure = nil
            // The frame of the hide may have been announced already, and a show after that frame. The
            // keyboard may rest elsewhere although the end of its show was never told.
            let show = before.isAtRest ? nil : before.announcedShow
            let resting = show == nil ? restingFrame : nil
            let frame = resting ?? (show ?? before.frame).map(guides.frameOnScreen)
            guard let frame else { return }
            returning = ReturningKeyboard(of: departure.input, at: frame, onScreen: screen)
        case .didHide:
            (departure, restingFrame) = (nil, nil)
            if returning?.isWanted == false { returning = nil }
        case .willShow:
            departure = nil
            // A keyboard with a height needs no memory.
            let hasHeight = transition.endFrame.map { $0.height > 0 } ?? false
            if hasHeight || returning?.isWanted == false { returning = nil }
        case .didShow: returning = nil
        case .didChangeFrame: return
        }
    }
}

extension KeyboardTransition {
    /// Returns the transition with an earlier frame.
    fileprivate func assuming(_ frame: CGRect) -> KeyboardTransition {
        var transition = self
        (transition.endFrame, transition.isAssumed) = (frame, true)
        return transition
    }
}

extension KeyboardTransition.Phase {
    /// Returns a Boolean value that indicates whether a notification announces that an absent keyboard
    /// returns, and the `known` frame isn't better.
    fileprivate func announcesReturn(besides known: CGRect?) -> Bool {
        switch self {
        case .willShow: true
        // Before a show, it may be the beginning of a hide.
        case .willChangeFrame: known != nil
        // Afterward, such a frame needs another source.
        case .didShow: known == nil
        case .didChangeFrame, .willHide, .didHide: false
        }
    }
}
