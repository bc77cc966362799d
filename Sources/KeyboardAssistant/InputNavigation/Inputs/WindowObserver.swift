import UIKit

/// An object that waits until a view enters a window.
///
/// It uses a hidden subview of zero size, which is removed together with the observer.
@MainActor
final class WindowObserver {
    private(set) weak var view: UIView?
    private let cleanup: Cleanup

    /// Calls `onEntry` once, while the view moves to the window.
    init(_ view: UIView, onEntry: @escaping () -> Void) {
        self.view = view
        let probe = WindowProbe(frame: .zero)
        probe.isHidden = true
        probe.isUserInteractionEnabled = false
        probe.onEntry = onEntry
        cleanup = Cleanup { [weak probe] in probe?.removeFromSuperview() }
        view.viewForSubviews.addSubview(probe)
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
