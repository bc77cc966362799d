import CoreGraphics
import Foundation

/// The standard accessories of rows.
@MainActor
enum CellAccessory {
    /// Returns the view for a type; a detail button calls `onTap`.
    static func view(
        _ type: UITableViewCell.AccessoryType, onTap: @escaping () -> Void
    ) -> UIView? {
        switch type {
        case .disclosureIndicator: indicator
        case .checkmark: symbol("checkmark", nil)
        case .detailButton: button(onTap)
        case .detailDisclosureButton: row([button(onTap), indicator])
        default: nil
        }
    }

    private static var indicator: UIView { symbol("chevron.forward", .tertiaryLabel) }

    private static func symbol(_ name: String, _ color: UIColor?) -> UIView {
        let looks = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: looks))
        if let color { view.tintColor = color }
        return view
    }

    private static func button(_ onTap: @escaping () -> Void) -> UIView {
        let button = UIButton(type: .detailDisclosure)
        button.addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        return button
    }

    private static func row(_ views: [UIView?]) -> UIView {
        let row = UIView()
        var end: CGFloat = 0
        for view in views.compactMap({ $0 }) {
            view.frame.origin = CGPoint(x: end, y: (24 - view.bounds.height) / 2)
            row.addSubview(view)
            end = view.frame.maxX + 8
        }
        row.frame.size = CGSize(width: max(0, end - 8), height: 24)
        return row
    }
}
