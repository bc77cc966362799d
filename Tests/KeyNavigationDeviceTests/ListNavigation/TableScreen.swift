import DeviceFixtures
import Foundation
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A list on a device with a hardware keyboard.
@MainActor
struct TableScreen {
    let device: SimulatedDevice
    let list: TestList
    /// The delegate that draws the cursor; nil where the selection is the cursor.
    private let delegate: TestListDelegate?

    init(
        _ list: TestList, on model: SimulatedDevice.Model = .iPhone13,
        drawnBy delegate: TestListDelegate? = nil
    ) {
        self.list = list
        self.delegate = delegate
        device = SimulatedDevice(model)
        device.keyboard.mode = .hardware(bar: false)
        list.show(on: device, drawnBy: delegate)
    }

    init(
        _ sections: [Int], style: UITableView.Style = .plain,
        on model: SimulatedDevice.Model = .iPhone13, drawnBy delegate: TestListDelegate? = nil
    ) {
        self.init(TestList(sections, style: style), on: model, drawnBy: delegate)
    }

    var table: UITableView { list.tableView }
    var navigator: TableNavigator { list.navigator }
    var keys: [String] { navigator.possibleKeyCommands.map(\.keys) }
    var cursor: IndexPath? { navigator.indexPathForFocusedRow }
    var selected: [IndexPath] { (table.indexPathsForSelectedRows ?? []).sorted() }

    // MARK: What shows

    /// The distances from the content's origin to the first and the last point that no bar covers.
    var top: CGFloat { table.contentOffset.y + table.adjustedContentInset.top }
    var bottom: CGFloat { table.bounds.maxY - table.adjustedContentInset.bottom }

    /// The rows that are wholly in sight.
    var wholeRows: [IndexPath] {
        (table.indexPathsForVisibleRows ?? []).sorted().filter {
            let rect = table.rectForRow(at: $0)
            return rect.minY >= top - 0.5 && rect.maxY <= bottom + 0.5
        }
    }

    var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }

    var highlighted: [IndexPath] {
        (table.indexPathsForVisibleRows ?? []).filter {
            table.cellForRow(at: $0)?.isHighlighted == true
        }
    }
}
