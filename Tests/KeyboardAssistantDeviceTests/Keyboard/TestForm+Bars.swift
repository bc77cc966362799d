import CoreGraphics
import DeviceFixtures
import UIKit

extension TestForm {
    /// A form of 20 fields, of which all but the last have a bar of 50 points, and that of field 3 is
    /// 80 points high.
    static func withBars() -> TestForm {
        let form = TestForm(fields: 20)
        for (index, field) in form.fields.dropLast().enumerated() {
            field.inputAccessoryView = UIView(
                frame: CGRect(x: 0, y: 0, width: 390, height: index == 3 ? 80 : 50))
        }
        return form
    }
}
