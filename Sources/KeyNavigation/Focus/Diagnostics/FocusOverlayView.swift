import UIKit

/// A view that draws the Tab order over a screen.
///
/// Each group has a frame with its number, and a dot at the item where focus enters the group.
///
/// Show the overlay over a screen during development. Touches pass through it.
@MainActor
public final class FocusOverlayView: UIView {
    /// Creates an overlay without content.
    ///
    /// Call ``show(_:)`` to draw an order.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isUserInteractionEnabled = false
        backgroundColor = .clear
    }

    /// Draws the current Tab order of `environment`.
    ///
    /// Call this method again when the order changes.
    ///
    /// The frame of a group contains the visible parts of its items, so a group with separate parts
    /// has one frame around all of them. A group scrolled out of view has no frame. Its number is
    /// skipped if Tab still goes to the group. Lay out the overlay first, because content outside
    /// of it isn't drawn.
    public func show(_ environment: any UIFocusEnvironment) {
        subviews.forEach { $0.removeFromSuperview() }
        let map = FocusMap(inTabOrderOf: environment)
        for (index, group) in map.loop.order.enumerated() {
            let seen = group.visible.map(\.frame)
            let rect = convert(seen.reduce(CGRect.null) { $0.union($1) }, from: map.root)
                .intersection(bounds)
            guard !rect.isEmpty else { continue }
            addSubview(frame(around: rect, number: index + 1))
            let primary = map.loop.primaryItem(of: group.id)
            if let item = group.visible.first(where: { $0.id == primary }) {
                addSubview(dot(on: convert(item.frame, from: map.root)))
            }
        }
    }

    private func frame(around rect: CGRect, number: Int) -> UIView {
        let border = UIView(frame: rect.insetBy(dx: 1, dy: 1))
        border.layer.borderWidth = 2
        border.layer.borderColor = UIColor.systemPurple.cgColor
        let label = UILabel(frame: badge(in: border.bounds))
        label.text = "\(number)"
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 13, weight: .bold)
        label.textColor = .white
        label.backgroundColor = .systemPurple
        border.addSubview(label)
        return border
    }

    /// Returns the frame of the number at the end of the upper edge.
    ///
    /// There the number covers the least content.
    private func badge(in bounds: CGRect) -> CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRightToLeft ? 0 : bounds.maxX - 28, y: 0, width: 28, height: 20)
    }

    private func dot(on rect: CGRect) -> UIView {
        let dot = UIView(frame: CGRect(x: rect.midX - 5, y: rect.midY - 5, width: 10, height: 10))
        dot.layer.cornerRadius = 5
        dot.layer.borderWidth = 1
        dot.layer.borderColor = UIColor.white.cgColor
        dot.backgroundColor = .systemPurple
        return dot
    }
}
