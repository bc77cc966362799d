import CoreGraphics
import DeviceFixtures
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Objects of classes that are known only at run time.
@MainActor
@Suite struct MadeByClassTests {
    private class Base: UIView {
        let name = "base"
    }

    private final class Card: Base {
        private(set) var madeWith = CGRect.null
        var others = [1, 2, 3]

        override init(frame: CGRect) {
            super.init(frame: frame)
            madeWith = frame
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Cell: UITableViewCell {
        var given: (UITableViewCell.CellStyle, String?)?

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            given = (style, reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Header: UITableViewHeaderFooterView {
        let name = "header"
    }

    private final class Screen: UIViewController {
        let name = "screen"
    }

    @Test("A class known only at run time makes its own objects", .requirement("U528"))
    func ownObjectsAreMade() {
        let types: [UIView.Type] = [Card.self, UILabel.self]
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let views = types.map { SimulatedDevice.make($0, frame: frame) }
        #expect((views[0] as? Card)?.madeWith == frame)
        #expect((views[0] as? Card)?.others == [1, 2, 3] && (views[0] as? Card)?.name == "base")
        #expect(views[1] is UILabel && views[1].frame == frame)
        let cell = SimulatedDevice.make(Cell.self, style: .value1, reuseIdentifier: "a")
        #expect(cell.given?.0 == .value1 && cell.given?.1 == "a")
        #expect(SimulatedDevice.make(Header.self, reuseIdentifier: "b").reuseIdentifier == "b")
        #expect(SimulatedDevice.make(Screen.self).name == "screen")
    }
}
