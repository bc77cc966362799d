import CoreGraphics
import Foundation

/// A column of a picker, with the selected row in its middle.
final class PickerWheel: UIView {
    // About the height of a row (assumed: A70).
    private static let standardRowHeight: CGFloat = 32

    let component: Int
    private(set) var numberOfRows = 0
    private(set) var selectedRow = 0
    private(set) var rowHeight = PickerWheel.standardRowHeight
    private var views: [Int: UIView] = [:]
    private weak var picker: UIPickerView?

    init(of picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    // The selected row stays selected, or the last one if there are fewer (assumed: A79).
    func reload() {
        guard let picker else { return }
        let rows = picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0
        numberOfRows = max(0, rows)
        rowHeight =
            OptionalMethod.answer {
                picker.delegate?.pickerView(picker, rowHeightForComponent: component)
            } ?? Self.standardRowHeight
        for view in views.values { view.removeFromSuperview() }
        views = [:]
        select(selectedRow)
    }

    func select(_ row: Int) {
        selectedRow = min(max(0, row), max(0, numberOfRows - 1))
        setNeedsLayout()
    }

    func rowView(_ row: Int) -> UIView? {
        layoutIfNeeded()
        return views[row]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let visible = visibleRows
        for (row, view) in views where !visible.contains(row) {
            view.removeFromSuperview()
            views[row] = nil
        }
        for row in visible {
            let view = views[row] ?? makeView(row)
            views[row] = view
            if view.superview !== self { addSubview(view) }
            view.frame = CGRect(
                x: 0, y: bounds.midY + (CGFloat(row - selectedRow) - 0.5) * rowHeight,
                width: bounds.width, height: rowHeight)
        }
    }

    private var visibleRows: Range<Int> {
        guard numberOfRows > 0, rowHeight > 0 else { return 0..<0 }
        let reach = Int((bounds.height / 2 / rowHeight).rounded(.down))
        return max(0, selectedRow - reach)..<min(numberOfRows, selectedRow + reach + 1)
    }

    // Apple's reference: a view is preferred to an attributed title, and that to a plain one.
    private func makeView(_ row: Int) -> UIView {
        guard let picker, let delegate = picker.delegate else { return UIView() }
        let own = OptionalMethod.answer {
            delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
        }
        if let own { return own }
        let label = UILabel()
        label.font = .systemFont(ofSize: 21)
        if let title = delegate.pickerView(
            picker, attributedTitleForRow: row, forComponent: component)
        {
            label.attributedText = title
        } else {
            label.text = delegate.pickerView(picker, titleForRow: row, forComponent: component)
        }
        label.textAlignment = .center
        return label
    }
}
