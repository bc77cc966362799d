import CoreGraphics
import UIKit

// The app comes back from the background.
extension KeyboardObserver {
    /// Looks after the app was away: at once, and again when the keyboard had a turn to come back.
    func catchUp(in window: UIWindow) {
        compare(with: window, absenceCounts: !window.isTypedIn)
        Task { @MainActor [weak self, weak window] in
            if let self, let window { lookAgain(in: window) }
        }
    }

    /// A turn later: a guide that saw this keyboard says whether it is gone, one that did not does
    /// not, as long as somebody types.
    private func lookAgain(in window: UIWindow) {
        guard isObserving else { return }
        compare(
            with: window, absenceCounts: guides.wasRight(in: window) || !window.isTypedIn)
    }

    /// Makes up for a notification that must have been missed, by what the guide says.
    ///
    /// While the app was away the keyboard may have come or gone without a word
    /// (react-native-keyboard-controller #1572).
    private func compare(with window: UIWindow, absenceCounts: Bool) {
        window.layoutIfNeeded()
        let guide = guide(of: window)
        // A guide that has not moved may be at the bottom since ever, or miss that all are gone.
        guard guide.isCurrent || guide.top == nil else { return }
        let missed = status.missed(
            docked: guide.top.flatMap(window.docked), absenceCounts: absenceCounts
        ) { [space = ScreenSpace(of: window)] frame in
            let frame = space?.convert(frame, to: window) ?? frame
            return KeyboardGeometry(keyboard: frame, window: window.bounds).isDocked
        }
        guard let missed else { return }
        receive(missed)
        guides.believe(window)
    }
}
