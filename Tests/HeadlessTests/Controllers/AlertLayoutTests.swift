import CoreGraphics
import Testing
import UIKit

// The stand-in's own arithmetic: no test here states a fact about UIKit.
@Suite struct AlertLayoutTests {
    @Test(
        "The texts, fields and buttons of an alert stay inside its box and don't overlap",
        arguments: [
            (fields: 0, buttons: 2, sides: true), (1, 2, true), (2, 3, true), (0, 0, false),
            (0, 2, false),
        ])
    func partsStandBelowEachOtherInsideTheBox(fields: Int, buttons: Int, sides: Bool) {
        let layout = AlertLayout(
            textHeights: [22, 16], fieldCount: fields, buttonCount: buttons, isSideBySide: sides)
        let parts = layout.texts + layout.fields + layout.buttons
        let box = CGRect(origin: .zero, size: layout.size)
        for (index, part) in parts.enumerated() {
            #expect(box.contains(part))
            for other in parts[..<index] {
                #expect(!part.insetBy(dx: 0.1, dy: 0.1).intersects(other))
            }
        }
        #expect(layout.buttons.count == buttons && layout.fields.count == fields)
    }

    @Test("Three buttons of an alert are stacked, even if it wants them side by side")
    func threeButtonsAreNeverBesideEachOther() {
        let layout = AlertLayout(
            textHeights: [22, 0], fieldCount: 0, buttonCount: 3, isSideBySide: true)
        #expect(!layout.isSideBySide)
        #expect(Set(layout.buttons.map(\.minX)) == [0])
    }
}
