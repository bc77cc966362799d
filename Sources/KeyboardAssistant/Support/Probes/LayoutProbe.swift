import UIKit

/// A hidden view that reports when a layout changes its size.
///
/// UIKit reports a layout only to the view's own class. Constraints tie the size of the probe to
/// the observed edges, so that a change is reported in the same layout pass, after the superview
/// has been laid out.
package class LayoutProbe: UIView {
    private let onChange: () -> Void
    private var lastSize: CGSize?
    // Smaller changes are ignored, because layouts round.
    private static let tolerance: CGFloat = 0.01

    /// Adds a probe to `superview`.
    ///
    /// Its first layout counts as a change only if `lastSize` isn't `nil` and is different.
    init(in superview: UIView, lastSize: CGSize? = nil, onChange: @escaping () -> Void) {
        self.onChange = onChange
        self.lastSize = lastSize
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        superview.viewForSubviews.addSubview(self)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Makes the next layout count as a change only if it results in another size than `size`.
    func expect(_ size: CGSize) {
        lastSize = size
    }

    /// Forgets the last size, so that the next layout doesn't count as a change.
    func forgetSize() {
        lastSize = nil
    }

    /// Has the next layout count as a change.
    package func reportNextLayout() {
        expect(CGSize(width: CGFloat.infinity, height: .infinity))
        setNeedsLayout()
    }

    /// Reports the layout as soon as it is over, in the same pass and the same animation.
    ///
    /// From iOS 26, UIKit tracks what is read from observable models in `layoutSubviews()`, and lays
    /// the view out again when that changes (Apple, Updating views automatically with observation
    /// tracking in UIKit). A report makes the app's closures and delegates read their models, so it must
    /// not come from there. All that UIKit does for the layout of a view, it does in this method, which
    /// the layer calls (Apple, `CALayer.layoutSublayers()`; the stack in jdg/MBProgressHUD#198).
    package override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        if layer === self.layer { report() }
    }

    private func report() {
        defer { lastSize = bounds.size }
        guard let lastSize else { return }
        let change = max(
            abs(lastSize.width - bounds.width), abs(lastSize.height - bounds.height))
        if change > Self.tolerance { onChange() }
    }
}
