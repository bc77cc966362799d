import CoreGraphics
import Foundation

/// The labels and the image of the cell styles from before content configurations.
///
/// They are created when they are first used.
@MainActor
final class CellTexts {
    let style: UITableViewCell.CellStyle
    private var label: UILabel?
    private var detailLabel: UILabel?
    private var picture: UIImageView?

    init(style: UITableViewCell.CellStyle) {
        self.style = style
    }

    var isUsed: Bool { label != nil || detailLabel != nil || picture?.image != nil }

    func label(in view: UIView) -> UILabel {
        if let label { return label }
        let new = style == .value2 ? UILabel(size: 14, .systemBlue) : UILabel(size: 17, .label)
        label = new
        view.addSubview(new)
        return new
    }

    /// Apple, `detailTextLabel`: `nil` in the default style.
    func detailLabel(in view: UIView) -> UILabel? {
        guard style != .default else { return nil }
        if let detailLabel { return detailLabel }
        let new =
            switch style {
            case .value1: UILabel(size: 17, .secondaryLabel)
            case .value2: UILabel(size: 14, .label)
            default: UILabel(size: 12, .label)
            }
        detailLabel = new
        view.addSubview(new)
        return new
    }

    func picture(in view: UIView) -> UIImageView {
        if let picture { return picture }
        let new = UIImageView(image: nil)
        picture = new
        view.addSubview(new)
        return new
    }

    // MARK: Layout

    private func layout(margins: UIEdgeInsets, isRightToLeft: Bool) -> ListContentLayout {
        let image = picture?.image.map(\.size)
        return ListContentLayout(
            margins: margins, imageSize: image, imagePadding: 15,
            isSideBySide: style == .value1 || style == .value2, horizontalPadding: 6,
            verticalPadding: 3, isRightToLeft: isRightToLeft)
    }

    func height(forWidth width: CGFloat, margins: UIEdgeInsets) -> CGFloat {
        let layout = layout(margins: margins, isRightToLeft: false)
        let sizes = sizes(in: layout.textWidth(in: width))
        return layout.height(text: sizes.text, secondaryText: sizes.detail)
    }

    func layOut(in view: UIView, margins: UIEdgeInsets) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let layout = layout(margins: margins, isRightToLeft: isMirrored)
        let sizes = sizes(in: layout.textWidth(in: view.bounds.width))
        let frames = layout.frames(
            in: view.bounds.size, text: sizes.text, secondaryText: sizes.detail)
        if let image = frames.image { picture?.frame = image }
        label?.frame = frames.text
        detailLabel?.frame = frames.secondaryText
    }

    private func sizes(in width: CGFloat) -> (text: CGSize, detail: CGSize) {
        let room = CGSize(width: max(1, width), height: .infinity)
        return (label.shownSize(in: room), detailLabel.shownSize(in: room))
    }
}

extension UILabel? {
    @MainActor
    fileprivate func shownSize(in room: CGSize) -> CGSize {
        guard let self, let text = self.text, !text.isEmpty else { return .zero }
        return self.sizeThatFits(room)
    }
}

extension UILabel {
    fileprivate convenience init(size: CGFloat, _ color: UIColor) {
        self.init(frame: .zero)
        font = .systemFont(ofSize: size)
        textColor = color
    }
}

extension UITableViewCell.CellStyle {
    @MainActor
    var contentConfiguration: UIListContentConfiguration {
        switch self {
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        default: .cell()
        }
    }
}
