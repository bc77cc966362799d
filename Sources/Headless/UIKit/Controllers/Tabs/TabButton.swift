import CoreGraphics
import Foundation

/// The button that a bar shows for a tab.
final class TabButton: UIControl {
    private static let fontSize: CGFloat = 10
    private static let gap: CGFloat = 2

    let item: UITabBarItem
    private let symbol = UIImageView(image: nil)
    private let label = UILabel(frame: .zero)

    init(for item: UITabBarItem, onTap: @escaping (UITabBarItem) -> Void) {
        self.item = item
        super.init(frame: .zero)
        label.textAlignment = .center
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .large)
        addSubview(symbol)
        addSubview(label)
        addAction(UIAction { [weak item] _ in item.map(onTap) }, for: .touchUpInside)
        adopt(isChosen: false)
    }

    required init?(coder: NSCoder) { nil }

    func adopt(isChosen: Bool) {
        isEnabled = item.isEnabled
        isSelected = isChosen
        label.text = item.title
        symbol.image = isChosen ? item.selectedImage ?? item.image : item.image
        accessibilityLabel = item.accessibilityLabel ?? item.title
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        let color = isSelected ? tintColor : UIColor.secondaryLabel
        let attributes = item.titleTextAttributes(for: isSelected ? .selected : .normal)
        label.textColor = attributes?[.foregroundColor] as? UIColor ?? color
        label.font =
            attributes?[.font] as? UIFont ?? .systemFont(ofSize: Self.fontSize, weight: .medium)
        symbol.tintColor = color
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image = symbol.sizeThatFits(bounds.size)
        let text = label.sizeThatFits(bounds.size)
        let gap = image.height > 0 && text.height > 0 ? Self.gap : 0
        let top = bounds.midY - (image.height + gap + text.height) / 2
        symbol.frame = CGRect(
            x: bounds.midX - image.width / 2, y: top, width: image.width, height: image.height)
        label.frame = CGRect(
            x: 0, y: top + image.height + gap, width: bounds.width, height: text.height)
    }
}
