import Observation

/// A call of UIKit's in which it tracks which observable properties are read, as from iOS 26 or, with
/// `UIObservationTrackingEnabled` in the Info.plist, from iOS 18 (Apple, Updating views automatically
/// with observation tracking in UIKit; WWDC25 session 243).
///
/// Tracked is all that a view does for its layer's layout, including its controller's part. Apple lists
/// the methods, and no source says where tracking begins: no code that UIKit calls for the layout of a
/// view is outside, so what is outside here is outside there as well (assumed: A80).
package enum TrackedCall: Hashable, Sendable {
    /// `layoutSubviews()`, and the controller's `viewWillLayoutSubviews()` and
    /// `viewDidLayoutSubviews()`.
    case layout
    /// `updateConstraints()` or the controller's `updateViewConstraints()`.
    case constraints
    /// The update of a configuration, and the handler for it.
    case configuration

    /// The views for which such calls are under way, the innermost last.
    @MainActor package fileprivate(set) static var views: [UIView] = []
}

// A protocol lets `invalidate` take the view's own class.
@MainActor
package protocol Tracking: UIView {}

extension UIView: Tracking {}

extension Tracking {
    /// Runs `body` as such a call, and `invalidate` when what it has read changes, if it still is the
    /// last call of its kind then.
    ///
    /// Models are changed on the main actor here.
    func track(
        _ call: TrackedCall, invalidate: @escaping @MainActor (Self) -> Void, _ body: () -> Void
    ) {
        guard UIApplication.shared.tracksObservation else { return body() }
        let number = layout.trackedCalls[call, default: 0] + 1
        layout.trackedCalls[call] = number
        TrackedCall.views.append(self)
        defer { TrackedCall.views.removeLast() }
        withObservationTracking(body) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.layout.trackedCalls[call] == number else { return }
                invalidate(self)
            }
        }
    }
}
