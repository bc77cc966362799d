#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
struct RefreshControlTests {
    private final class Screen: UITableViewController {
        var refreshes = 0
        var endsAtOnce = false

        override func viewDidLoad() {
            super.viewDidLoad()
            let control = UIRefreshControl()
            control.addAction(
                UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
            refreshControl = control
        }

        private func refresh() {
            refreshes += 1
            if endsAtOnce { refreshControl?.endRefreshing() }
        }

        override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
        ) -> Int { 40 }
    }

    private func make() throws -> (SimulatedDevice, Screen, UITableView, UIRefreshControl) {
        let device = SimulatedDevice(.iPhone13)
        let screen = Screen(style: .plain)
        device.show(screen)
        let control = try #require(screen.refreshControl)
        return (device, screen, screen.tableView, control)
    }

    @Test(
        "Pulling the content down begins a refresh, and makes room for its control (Apple)",
        .requirement("U357"))
    func pullingBeginsRefreshAndMakesRoom() throws {
        let (device, screen, table, control) = try make()
        let inset = table.adjustedContentInset.top
        #expect(table.refreshControl === control)
        #expect(control.isDescendant(of: table))
        #expect(control.isHidden)
        device.drag(table, by: CGVector(dx: 0, dy: 300))
        #expect(control.isRefreshing)
        #expect(screen.refreshes == 1)
        device.settle()
        #expect(!control.isHidden)
        // The room is no part of the app's own inset (assumed: A63).
        #expect(table.adjustedContentInset.top == inset + 60)
        #expect(table.contentOffset.y == -inset - 60)
        #expect(table.contentInset == .zero)
        device.drag(table, by: CGVector(dx: 0, dy: 300))
        #expect(screen.refreshes == 1)
        control.endRefreshing()
        device.settle()
        #expect(!control.isRefreshing)
        #expect(table.adjustedContentInset.top == inset)
        #expect(table.contentOffset.y == -inset)
        #expect(control.isHidden)
    }

    @Test(
        "A drag begins one refresh, even where that is over at once (assumed: A63)",
        .requirement("U357"))
    func oncePerDrag() throws {
        let (device, screen, table, control) = try make()
        screen.endsAtOnce = true
        device.drag(table, by: CGVector(dx: 0, dy: 300))
        #expect(!control.isRefreshing)
        #expect(screen.refreshes == 1)
        device.settle()
        device.drag(table, by: CGVector(dx: 0, dy: 300))
        #expect(screen.refreshes == 2)
    }

    @Test("A pull that is too short begins nothing", .requirement("U357"))
    func tooShortPullBeginsNothing() throws {
        let (device, screen, table, control) = try make()
        device.drag(table, by: CGVector(dx: 0, dy: 40))
        device.settle()
        #expect(!control.isRefreshing)
        #expect(screen.refreshes == 0)
    }

    @Test(
        "Code that begins a refresh sends no action, and scrolls nowhere (Apple)",
        .requirement("U357"))
    func refreshFromCodeSendsNoAction() throws {
        let (_, screen, table, control) = try make()
        let (inset, offset) = (table.adjustedContentInset.top, table.contentOffset)
        control.beginRefreshing()
        #expect(control.isRefreshing)
        #expect(screen.refreshes == 0)
        #expect(table.adjustedContentInset.top == inset + 60)
        #expect(table.contentOffset == offset)
        table.refreshControl = nil
        #expect(table.adjustedContentInset.top == inset)
        #expect(control.superview == nil)
    }
}
#endif
