import UIKit

/// A hidden view that reports when a layout gives it another size.
///
/// UIKit informs only a view's own class of its layout. Constraints make the size of this one
/// follow what is to be observed, so that a change is reported in the very pass that makes it,
/// after the superview was laid out.
class LayoutProbe: UIView {
    private let onChange: () -> Void
    private var lastSize: CGSize?
    // Changes by less are none: layouts round.
    private static let tolerance: CGFloat = 0.01

    /// Adds a probe to `superview`; its first layout counts as a change only if `lastSize` is given
    /// and different.
    init(in superview: UIView, lastSize: CGSize? = nil, onChange: @escaping () -> Void) {
        self.onChange = onChange
        self.lastSize = lastSize
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(self)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Forgets the last size, so that the next layout is no change.
    func forgetSize() {
        lastSize = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        defer { lastSize = bounds.size }
        guard let lastSize else { return }
        let change = max(
            abs(lastSize.width - bounds.width), abs(lastSize.height - bounds.height))
        if change > Self.tolerance { onChange() }
    }
}
