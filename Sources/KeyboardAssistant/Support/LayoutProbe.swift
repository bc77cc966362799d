import UIKit

/// A hidden view that tells when a layout gives it another size.
///
/// UIKit tells nobody but a view's own class of its layout. Constraints make the size of this one
/// follow what is to be watched, so that it hears of a change in the very pass that makes it, after
/// its superview was laid out.
class LayoutProbe: UIView {
    private let changed: () -> Void
    private var lastSize: CGSize?
    /// Changes by less are none: layouts round.
    private static let tolerance: CGFloat = 0.01

    /// Adds a probe to `superview`, whose first layout is a change only if `lastSize` is another.
    init(in superview: UIView, lastSize: CGSize? = nil, changed: @escaping () -> Void) {
        self.changed = changed
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

    /// Takes the next layout for the first one.
    func forgetSize() {
        lastSize = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        defer { lastSize = bounds.size }
        guard let lastSize else { return }
        let change = max(
            abs(lastSize.width - bounds.width), abs(lastSize.height - bounds.height))
        if change > Self.tolerance { changed() }
    }
}
