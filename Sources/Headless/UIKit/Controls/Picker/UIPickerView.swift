import CoreGraphics
import Foundation

/// The rows of a picker's columns.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    @discardableResult
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    @discardableResult
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The look of a picker's rows, and the response when people pick one.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    @discardableResult
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    @discardableResult
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    @discardableResult
    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String?
    @discardableResult
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    @discardableResult
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(
        _ pickerView: UIPickerView, widthForComponent component: Int
    ) -> CGFloat { OptionalMethod.missing(0) }

    public func pickerView(
        _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { OptionalMethod.missing(0) }

    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }

    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }

    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
        reusing view: UIView?
    ) -> UIView { OptionalMethod.missing(UIView()) }

    public func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) {}
}

/// A view with wheels, each of which picks a row.
@preconcurrency @MainActor open class UIPickerView: UIView {
    // The size of a picker without a frame (markmeretzky.com, 2013-08).
    private static let standardSize = CGSize(width: 320, height: 216)

    private var wheels: [PickerWheel] = []
    private var isLoaded = false
    private var dragged: (wheel: PickerWheel, start: CGPoint)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        // A picker without a size gets the standard one (markmeretzky.com, 2013-08).
        if frame.size == .zero { self.frame.size = Self.standardSize }
        clipsToBounds = true
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { forgetRows() }
    }

    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { forgetRows() }
    }

    private func forgetRows() {
        isLoaded = false
        setNeedsLayout()
    }

    // MARK: Rows

    open var numberOfComponents: Int { loadedWheels.count }

    @discardableResult
    open func numberOfRows(inComponent component: Int) -> Int {
        wheel(component)?.numberOfRows ?? 0
    }

    @discardableResult
    open func rowSize(forComponent component: Int) -> CGSize {
        layoutIfNeeded()
        guard let wheel = wheel(component) else { return .zero }
        return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
    }

    @discardableResult
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheel(component)?.rowView(row)
    }

    open func reloadAllComponents() {
        isLoaded = false
        _ = loadedWheels
        setNeedsLayout()
    }

    open func reloadComponent(_ component: Int) {
        wheel(component)?.reload()
    }

    private func wheel(_ component: Int) -> PickerWheel? {
        let wheels = loadedWheels
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    /// The wheels, which are created again for another data source, and by a reload.
    private var loadedWheels: [PickerWheel] {
        guard !isLoaded else { return wheels }
        isLoaded = true
        let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(of: self, component: wheels.count)
            wheels.append(wheel)
            addSubview(wheel)
        }
        for wheel in wheels { wheel.reload() }
        return wheels
    }

    // MARK: Selection

    // Apple's reference: -1 where no row is selected.
    @discardableResult
    open func selectedRow(inComponent component: Int) -> Int {
        guard let wheel = wheel(component), wheel.numberOfRows > 0 else { return -1 }
        return wheel.selectedRow
    }

    // Apple's reference of `didSelectRow`: it is called for selections by people, not by code.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        wheel(component)?.select(row)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let place = touch.location(in: self)
        guard let wheel = wheels.first(where: { $0.frame.contains(place) }) else { return }
        dragged = (wheel, place)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // A drag turns the wheel by as many rows, and a tap on a row picks it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let (wheel, start) = dragged, let touch = touches.first else { return }
        dragged = nil
        let way = touch.location(in: self).y - start.y
        let rows = abs(way) < 10 ? (start.y - bounds.midY) : -way
        let old = wheel.selectedRow
        wheel.select(old + Int((rows / wheel.rowHeight).rounded()))
        guard wheel.selectedRow != old else { return }
        delegate?.pickerView(self, didSelectRow: wheel.selectedRow, inComponent: wheel.component)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        dragged = nil
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { Self.standardSize }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let wheels = loadedWheels
        let shares = wheels.map { wheel in
            OptionalMethod.answer {
                delegate?.pickerView(self, widthForComponent: wheel.component)
            } ?? bounds.width / CGFloat(wheels.count)
        }
        var x = bounds.midX - shares.reduce(0, +) / 2
        for (wheel, width) in zip(wheels, shares) {
            wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width
        }
    }

    package override func display(into list: inout DisplayList) {
        let height = wheels.first?.rowHeight ?? 0
        list.fill(
            CGRect(x: 8, y: bounds.midY - height / 2, width: bounds.width - 16, height: height),
            cornerRadius: 8,
            UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).cgColor)
    }
}
