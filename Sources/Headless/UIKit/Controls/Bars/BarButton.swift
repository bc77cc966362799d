import CoreGraphics
import Foundation

/// The button that a bar shows for an item.
final class BarButton: UIButton {
    /// A Boolean value that indicates whether an image has the title beside it, as in Back.
    var showsTitleBesideImage = false

    override var gapBesideImage: CGFloat { showsTitleBesideImage ? 5 : 0 }

    convenience init(for item: UIBarButtonItem) {
        self.init(type: .system)
        addAction(UIAction { [weak item] _ in item?.trigger() }, for: .touchUpInside)
        adopt(item)
    }

    func adopt(_ item: UIBarButtonItem) {
        let image = item.shownImage.map(\.inBar)
        setImage(image, for: .normal)
        // UIKit shows only the image if an item has both (assumed: A71).
        let showsTitle = image == nil || showsTitleBesideImage
        setTitle(showsTitle ? item.shownTitle : nil, for: .normal)
        let font = item.titleTextAttributes(for: .normal)?[.font] as? UIFont
        titleLabel?.font =
            font
            ?? .systemFont(
                ofSize: UIFont.labelFontSize, weight: item.style == .done ? .semibold : .regular)
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            setTitleColor(
                item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor, for: state)
        }
        // Apple, accessibilityLabel: an item without a label of its own is read out by its title.
        accessibilityLabel = item.accessibilityLabel ?? item.shownTitle
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        isHidden = item.isHidden
        tintColor = item.tintColor
    }

    // The touch area is larger than the title, and as high as the bar (assumed: A71).
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }
}

extension UIImage {
    /// The image as a large symbol, unless the app has configured it (assumed: A71).
    fileprivate var inBar: UIImage {
        guard symbolConfiguration == nil else { return self }
        return applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)) ?? self
    }
}
