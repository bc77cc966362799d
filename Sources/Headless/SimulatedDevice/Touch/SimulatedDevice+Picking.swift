import CoreGraphics
import UIKit

extension SimulatedDevice {
    /// Turns a wheel of a picker to a row.
    ///
    /// - Parameters:
    ///   - row: The number of the row. If there is no such row, it is replaced by the nearest one.
    ///   - component: The number of the wheel.
    ///   - picker: The picker, which may be an input view.
    /// - Throws: A ``MissedTap`` if a finger wouldn't reach the picker.
    public func pick(
        _ row: Int, inComponent component: Int = 0, of picker: UIPickerView
    ) throws {
        takeOver()
        let way = CGFloat(row - picker.selectedRow(inComponent: component))
        guard way != 0, component < picker.numberOfComponents else { return }
        let widths = (0...component).map { picker.rowSize(forComponent: $0).width }
        let whole = (0..<picker.numberOfComponents)
            .reduce(0) { $0 + picker.rowSize(forComponent: $1).width }
        let x = picker.bounds.midX - whole / 2 + widths.reduce(0, +) - widths[component] / 2
        let middle = try TapTarget(picker, under: keyboard.window)
        let place = picker.convert(CGPoint(x: x, y: picker.bounds.midY), to: middle.window)
        let finger = touch(at: CGPoint(x: place.x, y: middle.point.y), in: middle.window)
        let height = picker.rowSize(forComponent: component).height
        // A shorter movement is a tap.
        finger.move(by: CGVector(dx: 0, dy: -way * height))
        finger.lift()
        finishTurn()
    }
}
