import UIKit

/// Draws the order of Tab over a screen: each group in a frame with its number, and a dot where
/// focus enters it.
///
/// Lay it over a screen while you build it; touches pass through.
@MainActor
public final class FocusOverlayView: UIView {
    /// Makes an overlay; ``show(_:)`` fills it.
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

    /// Draws the order of what is in `environment` now; call it again when that changes.
    ///
    /// What can be seen of a group is framed, so a group that lies in several places has one frame
    /// around all of them. Lay the overlay out first: what lies outside of it is not drawn.
    public func show(_ environment: any UIFocusEnvironment) {
        subviews.forEach { $0.removeFromSuperview() }
        let map = FocusMap(of: environment)
        for (index, group) in map.loop.order.enumerated() {
            let seen = group.visible.map(\.frame)
            let place = convert(seen.reduce(CGRect.null) { $0.union($1) }, from: map.root)
                .intersection(bounds)
            guard !place.isEmpty else { continue }
            addSubview(frame(around: place, number: index + 1))
            let primary = map.loop.primaryItem(of: group.id)
            if let item = group.visible.first(where: { $0.id == primary }) {
                addSubview(dot(on: convert(item.frame, from: map.root)))
            }
        }
    }

    private func frame(around place: CGRect, number: Int) -> UIView {
        let border = UIView(frame: place.insetBy(dx: 1, dy: 1))
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

    /// At the end of the upper edge, where it covers the least of what people read.
    private func badge(in bounds: CGRect) -> CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRightToLeft ? 0 : bounds.maxX - 28, y: 0, width: 28, height: 20)
    }

    private func dot(on place: CGRect) -> UIView {
        let dot = UIView(frame: CGRect(x: place.midX - 5, y: place.midY - 5, width: 10, height: 10))
        dot.layer.cornerRadius = 5
        dot.layer.borderWidth = 1
        dot.layer.borderColor = UIColor.white.cgColor
        dot.backgroundColor = .systemPurple
        return dot
    }
}
