#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import Requirements
import SimulatedDevice
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIContextMenuInteraction and its delegate.
@MainActor @Suite(.requirement("U593")) struct ContextMenuTests {
    private func make() -> (SimulatedDevice, UIView, MenuLog, UIContextMenuInteraction) {
        let (device, controller, view) = (SimulatedDevice(), UIViewController(), UIView())
        let log = MenuLog()
        let interaction = UIContextMenuInteraction(delegate: log)
        view.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
        view.addInteraction(interaction)
        controller.view.addSubview(view)
        device.show(controller)
        return (device, view, log, interaction)
    }

    @Test("A long press opens the menu, and a tap beside it closes it")
    func pressOpensMenu() throws {
        let (device, view, log, interaction) = make()
        #expect(interaction.view === view && device.contextMenu == nil)
        try device.press(view)
        #expect(
            log.lines == ["configuration at (100.0, 50.0)", "will display", "animation"])
        #expect(interaction.location(in: view) == CGPoint(x: 100, y: 50))
        #expect(device.contextMenu?.children.map(\.title) == ["Reply", "Delete", "Pin"])
        device.settle()
        #expect(log.lines.last == "completion")
        #expect(throws: MissedTap.self) { try device.tap(view) }

        log.lines = []
        device.closeContextMenu()
        #expect(log.lines.first == "will end" && device.contextMenu == nil)
        device.settle()
        #expect(log.lines == ["will end", "animation", "completion"])
        try device.tap(view)
    }

    @Test("Without a configuration, no menu opens and the touch goes on")
    func noConfigurationNoMenu() throws {
        let (device, view, log, _) = make()
        log.hasMenu = false
        try device.press(view)
        device.settle()
        #expect(log.lines == ["configuration at (100.0, 50.0)"])
        #expect(device.contextMenu == nil)
        #expect(!device.chooseFromContextMenu("Reply"))
    }

    @Test("A tap, and a finger that moves, open no menu")
    func tapAndDragOpenNoMenu() throws {
        let (device, view, log, _) = make()
        try device.tap(view)
        let finger = try device.touch(view)
        finger.move(by: CGVector(dx: 0, dy: 30))
        finger.hold(for: 1)
        finger.lift()
        #expect(log.lines.isEmpty && device.contextMenu == nil)
    }

    @Test("An element that is chosen closes the menu and runs, unless it is disabled")
    func elementRuns() throws {
        let (device, view, log, _) = make()
        try device.press(view)
        device.settle()
        log.lines = []
        #expect(!device.chooseFromContextMenu("Delete"))
        #expect(device.chooseFromContextMenu("Reply"))
        #expect(log.lines.prefix(3) == ["will end", "animation", "Reply"])
        device.settle()
        #expect(device.contextMenu == nil)
    }

    @Test("An element that keeps the menu runs again and again (Apple, keepsMenuPresented)")
    func elementKeepsMenu() throws {
        let (device, view, log, interaction) = make()
        try device.press(view)
        device.settle()
        log.lines = []
        #expect(device.chooseFromContextMenu("Pin"))
        #expect(device.chooseFromContextMenu("Pin"))
        #expect(log.lines == ["Pin", "Pin"] && device.contextMenu != nil)

        interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Unpin") { _ in }]) }
        #expect(device.contextMenu?.children.map(\.title) == ["Unpin"])
        #expect(!device.chooseFromContextMenu("Pin"))
        interaction.dismissMenu()
        #expect(device.contextMenu == nil)
        device.settle()
        #expect(log.lines == ["Pin", "Pin", "will end", "animation", "completion"])
    }

    @Test("An interaction that is removed opens no menu")
    func removedInteractionOpensNoMenu() throws {
        let (device, view, log, interaction) = make()
        view.removeInteraction(interaction)
        #expect(interaction.view == nil)
        try device.press(view)
        #expect(log.lines.isEmpty)
    }

    // MARK: Lists

    @Test("A long press on a row opens the menu that the table's delegate has for it")
    func pressOnRowOpensItsMenu() throws {
        let device = SimulatedDevice()
        let (controller, log, table) = (UIViewController(), MenuLog(), UITableView())
        table.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        table.rowHeight = 50
        table.dataSource = log
        #expect(table.contextMenuInteraction == nil)
        table.delegate = log
        controller.view.addSubview(table)
        device.show(controller)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        try device.press(cell)
        device.settle()
        #expect(
            log.lines == ["row 2 at (195.0, 125.0)", "will display", "animation", "completion"])
        #expect(!cell.isHighlighted && table.indexPathForSelectedRow == nil)
        log.lines = []
        table.contextMenuInteraction?.dismissMenu()
        #expect(log.lines == ["will end", "animation"] && device.contextMenu == nil)
        device.settle()
        log.lines = []
        try device.tap(cell)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }

    @Test("A long press on an item opens the menu of several items, or that of the older method")
    func pressOnItemOpensItsMenu() throws {
        let (old, new) = (MenuLog(), NewMenuLog())
        try openItemMenu(old, old, ["item 1", "will display"], beside: [])
        try openItemMenu(new, new.log, ["items 1", "will display"], beside: ["items "])
    }

    private func openItemMenu(
        _ delegate: any UICollectionViewDataSource & UICollectionViewDelegate, _ log: MenuLog,
        _ expected: [String], beside: [String]
    ) throws {
        let (device, controller) = (SimulatedDevice(), UIViewController())
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 290)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        (view.dataSource, view.delegate) = (delegate, delegate)
        controller.view.addSubview(view)
        device.show(controller)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        try device.press(cell)
        #expect(log.lines == expected)
        device.settle()
        device.closeContextMenu()
        device.settle()
        log.lines = []
        let finger = device.touch(at: CGPoint(x: 300, y: 200), in: device.window)
        finger.hold(for: 0.6)
        finger.lift()
        #expect(log.lines == beside)
    }
}

private final class MenuLog: NSObject, UIContextMenuInteractionDelegate, UITableViewDataSource,
    UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate
{
    var lines: [String] = []
    var hasMenu = true

    var configuration: UIContextMenuConfiguration? {
        guard hasMenu else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [
                self.action("Reply"),
                UIMenu(
                    options: .displayInline, children: [self.action("Delete", .disabled)]
                ).children[0],
                self.action("Pin", .keepsMenuPresented),
            ])
        }
    }

    private func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = []
    ) -> UIAction {
        UIAction(title: title, attributes: attributes) { [weak self] _ in self?.lines.append(title)
        }
    }

    func note(_ line: String, _ animator: (any UIContextMenuInteractionAnimating)?) {
        lines.append(line)
        animator?.addAnimations { self.lines.append("animation") }
        animator?.addCompletion { self.lines.append("completion") }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        lines.append("configuration at \((location.x, location.y))")
        return configuration
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        note("will display", animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        note("will end", animator)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        lines.append("row \(indexPath.row) at \((point.x, point.y))")
        return configuration
    }

    func tableView(
        _ tableView: UITableView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        note("will display", animator)
    }

    func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        note("will end", animator)
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        lines.append("item \(indexPath.item)")
        return configuration
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        lines.append("will display")
    }
}

private final class NewMenuLog: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let log = MenuLog()

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        log.lines.append("items " + indexPaths.map { "\($0.item)" }.joined())
        return indexPaths.isEmpty ? nil : log.configuration
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        log.lines.append("will display")
    }
}
#endif
