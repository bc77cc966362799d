import CoreGraphics
import Foundation
import Requirements
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIPickerView.
@MainActor
@Suite struct PickerTests {
    private let picker = UIPickerView()
    private let rows = Rows()

    init() {
        picker.dataSource = rows
        picker.delegate = rows
    }

    @Test("A picker asks for its wheels and rows", .requirement("U593"))
    func pickerAsksForRows() {
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 1) == 5)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        picker.layoutIfNeeded()
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "0.1")
    }

    // The last row is selected if there are fewer (assumed: A79).
    @Test("A row that code selects is nobody's choice", .requirement("U593"))
    func selectingByCodeTellsNobody() {
        picker.selectRow(3, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 3)
        #expect(rows.picked == [])
        rows.count = 2
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 1) == 1)
    }

    @Test("A picker brings its own size", .requirement("U593"))
    func pickerHasSize() {
        #expect(picker.bounds.size == picker.intrinsicContentSize)
        #expect(picker.bounds.height > 100)
    }
}

private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var count = 5
    var picked: [[Int]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        count
    }

    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        picked.append([component, row])
    }
}

#if canImport(SimulatedDevice)
import SimulatedDevice

extension PickerTests {
    @Test("People turn wheels as far as there are rows, and tap rows", .requirement("U593"))
    func peopleTurnWheels() throws {
        let (device, screen) = (SimulatedDevice(), UIViewController())
        device.show(screen)
        picker.frame.origin.y = 200
        screen.view.addSubview(picker)
        device.settle()
        try device.pick(3, inComponent: 1, of: picker)
        try device.pick(9, of: picker)
        try device.pick(2, inComponent: 1, of: picker)
        #expect(rows.picked == [[1, 3], [0, 4], [1, 2]])
        let height = picker.rowSize(forComponent: 0).height
        device.tap(
            at: CGPoint(x: picker.frame.minX + 40, y: picker.frame.midY - height),
            in: device.window)
        #expect(rows.picked.last == [0, 3])
        #expect(device.transcript.contains("1.2"))
    }
}
#endif
