import UIKit

/// Waits until a view comes into a window.
///
/// A hidden subview without extent hears of that, and goes away with the watch.
@MainActor
final class WindowWatch {
    private(set) weak var view: UIView?
    private let loan: Cleanup

    /// Calls `entered` once, in the middle of the move into the window.
    init(_ view: UIView, entered: @escaping () -> Void) {
        self.view = view
        let probe = WindowProbe(frame: .zero)
        probe.isHidden = true
        probe.isUserInteractionEnabled = false
        probe.entered = entered
        loan = Cleanup { [weak probe] in probe?.removeFromSuperview() }
        view.addSubview(probe)
    }
}

private final class WindowProbe: UIView {
    var entered: (() -> Void)?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, let entered else { return }
        self.entered = nil
        entered()
    }
}
