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
        isUserInteractionEnabled = false
        backgroundColor = .clear
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Draws the order of what is in `environment` now; call it again when that changes.
    public func show(_ environment: any UIFocusEnvironment) {
        subviews.forEach { $0.removeFromSuperview() }
        let map = FocusMap(of: environment)
        for (index, group) in map.loop.groups.enumerated() {
            guard let view = map.views[group] else { continue }
            addSubview(frame(around: view, number: index + 1))
            if let primary = map.loop.primaryItem(of: group).flatMap({ map.views[$0] }) {
                addSubview(dot(on: primary))
            }
        }
    }

    private func frame(around view: UIView, number: Int) -> UIView {
        let border = UIView(frame: view.convert(view.bounds, to: self).insetBy(dx: 1, dy: 1))
        border.layer.borderWidth = 2
        border.layer.borderColor = UIColor.systemPurple.cgColor
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 28, height: 20))
        label.text = "\(number)"
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 13, weight: .bold)
        label.textColor = .white
        label.backgroundColor = .systemPurple
        border.addSubview(label)
        return border
    }

    private func dot(on view: UIView) -> UIView {
        let frame = view.convert(view.bounds, to: self)
        let dot = UIView(frame: CGRect(x: frame.maxX - 14, y: frame.midY - 4, width: 8, height: 8))
        dot.layer.cornerRadius = 4
        dot.backgroundColor = .systemPurple
        return dot
    }
}
