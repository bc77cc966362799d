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

    /// Creates the keyboard of `input` that was at `frame` until now; `nil` if the input isn't first
    /// responder.
    init?(of input: UIResponder?, at frame: CGRect, onScreen screen: CGRect?) {
        (self.input, self.frame, self.screen) = (input, frame, screen)
        guard isWanted else { return nil }
    }

    /// A Boolean value that indicates whether the input is still first responder.
    var isWanted: Bool { input?.isFirstResponder == true }

    /// Returns the frame of the returning keyboard; `nil` if the input has resigned, or if the screen
    /// has another size by now.
    func frame(onScreen screen: CGRect?) -> CGRect? {
        isWanted && screen == self.screen ? frame : nil
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
        var completed = transition
        completed.endFrame = frame
        return completed
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
            // The frame of the hide may have been announced already, and a show after that frame.
            let frame = before.announcedShow ?? (restingFrame == nil ? before.frame : nil)
            guard let frame = frame.map(guides.frameOnScreen) ?? restingFrame else { return }
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
