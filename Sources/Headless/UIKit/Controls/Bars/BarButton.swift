import CoreGraphics
import Foundation

/// The button that a bar shows for an item.
final class BarButton: UIButton {
    /// As the way back has it.
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
        // UIKit shows the image alone where an item has both (general knowledge).
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
        // Apple, accessibilityLabel: without one of its own an item is read out by its title.
        accessibilityLabel = item.accessibilityLabel ?? item.shownTitle
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        isHidden = item.isHidden
        tintColor = item.tintColor
    }

    // Easier to hit than its letters (general knowledge: bar buttons are as high as their bar).
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }
}

extension UIImage {
    /// Symbols in bars are large ones unless the app says otherwise (general knowledge).
    fileprivate var inBar: UIImage {
        guard symbolConfiguration == nil else { return self }
        return applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large)) ?? self
    }
}
