import UIKit

/// An object that waits until a view comes into a window.
///
/// A hidden subview without extent notices that, and goes away with the observer.
@MainActor
final class WindowObserver {
    private(set) weak var view: UIView?
    private let cleanup: Cleanup

    /// Calls `onEntry` once, in the middle of the move into the window.
    init(_ view: UIView, onEntry: @escaping () -> Void) {
        self.view = view
        let probe = WindowProbe(frame: .zero)
        probe.isHidden = true
        probe.isUserInteractionEnabled = false
        probe.onEntry = onEntry
        cleanup = Cleanup { [weak probe] in probe?.removeFromSuperview() }
        view.addSubview(probe)
    }
}

private final class WindowProbe: UIView {
    var onEntry: (() -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, let onEntry else { return }
        self.onEntry = nil
        onEntry()
    }
}
