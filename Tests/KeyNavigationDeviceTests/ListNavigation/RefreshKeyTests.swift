import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// R1: ⌘R refreshes what can be refreshed by a pull.
@MainActor
@Suite(.doubts(.keys)) struct RefreshKeyTests {
    private enum Kind: CaseIterable { case table, emptyTable, grid, scrollView }

    private final class Notes {
        var begun: [Bool] = []
    }

    private final class ScrollScreen: KeyNavigatorScreen {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        lazy var navigator = ScrollNavigator(scrollView: scrollView)

        override var canBecomeFirstResponder: Bool { true }
        override var keyNavigator: (any KeyNavigator)? { navigator }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(scrollView)
        }
    }

    private func screen(_ kind: Kind) -> (UIViewController, UIScrollView) {
        switch kind {
        case .table, .emptyTable:
            let list = TestList([kind == .table ? 5 : 0])
            return (list, list.tableView)
        case .grid:
            let grid = TestGrid([5], columns: 3)
            return (grid, grid.collectionView)
        case .scrollView:
            let screen = ScrollScreen()
            screen.loadViewIfNeeded()
            return (screen, screen.scrollView)
        }
    }

    @Test(
        "⌘R begins to refresh and then sends the action, also while text is edited",
        .requirement("U556"), arguments: Kind.allCases, [false, true])
    private func refreshes(kind: Kind, isTyping: Bool) {
        let device = SimulatedDevice(isTyping ? .iPad9_7 : .iPhone13)
        let (screen, scrollView) = screen(kind)
        device.show(screen)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        screen.view.addSubview(field)
        if isTyping { field.becomeFirstResponder() } else { screen.becomeFirstResponder() }
        scrollView.isScrollEnabled = false
        #expect(!device.press("r", .command))

        let (control, notes) = (UIRefreshControl(), Notes())
        scrollView.refreshControl = control
        #expect(!device.press("r", .command), "it has no action")
        control.addAction(
            UIAction { action in
                notes.begun.append((action.sender as? UIRefreshControl)?.isRefreshing ?? false)
            }, for: .valueChanged)
        #expect(device.press("r", .command))
        #expect(notes.begun == [true] && control.isRefreshing)
        #expect(device.press("r", .command), "it is consumed")
        #expect(notes.begun.count == 1)
        control.endRefreshing()
        device.press("r", .command)
        #expect(notes.begun.count == 2)
        control.endRefreshing()
        control.isEnabled = false
        #expect(!device.press("r", .command))
    }
}
