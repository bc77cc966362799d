import Foundation
internal import HeadlessBehavior

/// The content inset of a list that is being updated.
struct UpdateInset {
    /// The inset that counts until the update has ended; `nil` if it is the present one.
    var held: UIEdgeInsets?
    /// The end of the update's animation.
    var end: VirtualClock.Token?
}

extension UIScrollView {
    /// The inset within which content rests.
    var restingInset: UIEdgeInsets {
        guard let held = updateInset.held else { return adjustedContentInset }
        return adjustedContentInset - contentInset + held
    }

    /// Called when an update of the list begins.
    func listUpdateBegins() {
        guard UIApplication.behavior.insetInUpdate == .afterUpdate else { return }
        updateInset.end?.cancel()
        updateInset.held = updateInset.held ?? contentInset
    }

    /// Called when the changes of an update have been made, which are shown over `duration`
    /// seconds.
    func listUpdateEnds(after duration: TimeInterval) {
        guard updateInset.held != nil else { return }
        let delay = UIView.areAnimationsEnabled ? duration : 0
        updateInset.end = VirtualClock.current.schedule(after: delay) { [weak self] in
            self?.updateInset = UpdateInset()
            self?.returnToLegalOffset()
        }
    }
}
