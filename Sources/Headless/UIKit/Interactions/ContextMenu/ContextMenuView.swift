import CoreGraphics

/// The rows of a context menu, above a screen that is dimmed.
final class ContextMenuView: UIView {
    var onChoice: (UIMenuElement?) -> Void = { _ in }

    private weak var source: UIView?
    private let box = UIView(frame: .zero)
    private var rows: [UIButton] = []

    // The size of a row; any size is suitable.
    private static let rowSize = CGSize(width: 250, height: 44)
    private static let margin: CGFloat = 16

    init(for source: UIView?) {
        self.source = source
        super.init(frame: .zero)
        backgroundColor = UIColor.black.withAlphaComponent(0.2)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        box.backgroundColor = .secondarySystemBackground
        box.layer.cornerRadius = 13
        box.clipsToBounds = true
        addSubview(box)
    }

    required init?(coder: NSCoder) { nil }

    func list(_ menu: UIMenu?) {
        for row in rows { row.removeFromSuperview() }
        rows = elements(of: menu).map(makeRow)
        for row in rows { box.addSubview(row) }
        setNeedsLayout()
    }

    func row(titled title: String) -> UIView? {
        rows.first { $0.currentTitle == title && $0.isEnabled }
    }

    /// A place beside the rows, which aren't in the corners, and away from the keyboard.
    var placeBeside: CGPoint { CGPoint(x: bounds.maxX - 1, y: bounds.minY + 1) }

    /// The elements of a menu and of those inside it, which are listed in place.
    private func elements(of menu: UIMenu?) -> [UIMenuElement] {
        (menu?.children ?? []).flatMap { element in
            (element as? UIMenu).map { elements(of: $0) } ?? [element]
        }
    }

    private func makeRow(for element: UIMenuElement) -> UIButton {
        let row = UIButton(
            type: .system,
            primaryAction: UIAction(title: element.title, image: element.image) { [weak self] _ in
                self?.onChoice(element)
            })
        let attributes =
            (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
        row.isEnabled = !attributes.contains(.disabled)
        row.isHidden = attributes.contains(.hidden)
        row.tintColor = attributes.contains(.destructive) ? .systemRed : .label
        row.contentHorizontalAlignment = .leading
        return row
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shown = rows.filter { !$0.isHidden }
        let size = CGSize(
            width: Self.rowSize.width, height: Self.rowSize.height * CGFloat(shown.count))
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let place = source.map { $0.convert($0.bounds, to: self) } ?? area
        let fitsBelow = place.maxY + size.height <= area.maxY
        let y = fitsBelow ? place.maxY : min(place.minY, area.maxY) - size.height
        box.frame = CGRect(
            origin: CGPoint(
                x: max(area.minX, min(place.minX, area.maxX - size.width)),
                y: max(area.minY, min(y, area.maxY - size.height))),
            size: size)
        for (index, row) in shown.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * Self.rowSize.height, width: size.width,
                height: Self.rowSize.height)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        onChoice(nil)
    }
}
