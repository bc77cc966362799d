import DeviceFixtures
import Foundation
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A grid on a device with a hardware keyboard.
@MainActor
struct GridScreen {
    let device: SimulatedDevice
    let grid: TestGrid
    /// The delegate that draws the cursor; nil where the selection is the cursor.
    private let delegate: TestGridDelegate?

    init(
        _ grid: TestGrid, on model: SimulatedDevice.Model = .iPhone13,
        drawnBy delegate: TestGridDelegate? = nil
    ) {
        self.grid = grid
        self.delegate = delegate
        device = SimulatedDevice(model)
        device.keyboard.mode = .hardware(bar: false)
        grid.show(on: device, drawnBy: delegate)
    }

    init(
        _ sections: [Int], columns: Int = 3, on model: SimulatedDevice.Model = .iPhone13,
        drawnBy delegate: TestGridDelegate? = nil
    ) {
        self.init(TestGrid(sections, columns: columns), on: model, drawnBy: delegate)
    }

    var view: UICollectionView { grid.collectionView }
    var navigator: CollectionNavigator { grid.navigator }
    var keys: [String] { navigator.possibleKeyCommands.map(\.keys) }
    var cursor: IndexPath? { navigator.indexPathForFocusedItem }
    var selected: [IndexPath] { (view.indexPathsForSelectedItems ?? []).sorted() }

    // MARK: What shows

    /// The items that are wholly in sight.
    var wholeItems: [IndexPath] {
        let visible = view.bounds.inset(by: view.adjustedContentInset).insetBy(dx: -0.5, dy: -0.5)
        return view.indexPathsForVisibleItems.sorted().filter {
            visible.contains(view.layoutAttributesForItem(at: $0)?.frame ?? .null)
        }
    }

    var highlighted: [IndexPath] {
        view.indexPathsForVisibleItems.filter { view.cellForItem(at: $0)?.isHighlighted == true }
    }
}
