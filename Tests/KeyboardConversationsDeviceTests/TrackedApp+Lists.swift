import CoreGraphics
import DeviceFixtures
import Foundation
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen with a list whose navigator draws its cursor by the app.
private final class AppListScreen: KeyNavigatorScreen {
    let rows = ChatRows(Array(repeating: 60, count: 40))
    let list: UIScrollView
    var navigator: ListNavigator?

    init(isGrid: Bool) {
        list = isGrid ? rows.makeCollection() : rows.makeTable()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyNavigator: (any KeyNavigator)? { navigator }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if navigator?.typeSelect(presses) != true { super.pressesBegan(presses, with: event) }
    }
}

// What people do with the keys of a hardware keyboard.
extension TrackedApp {
    private func show(isGrid: Bool) -> AppListScreen {
        device.keyboard.mode = .hardware(bar: false)
        let screen = AppListScreen(isGrid: isGrid)
        device.show(screen)
        screen.becomeFirstResponder()
        device.settle()
        return screen
    }

    private func pressKeys(of navigator: ListNavigator) {
        navigator.options.commands = .all
        navigator.options.pageKeys = .moveCursor
        navigator.options.edgeBehavior = .stops
        device.press(named: "↓, \r, ↓, Page Down, End, ↓, ↑, Space")
        change()
        device.press(named: "7")
        device.advance(by: 2)
        device.press(named: "x")
        device.advance(by: 2)
        device.press(named: "Home, →, ←, ⌫")
        device.rotate(to: .landscapeLeft)
        device.press(named: "↓, End")
        change()
    }

    func playTable() {
        let screen = show(isGrid: false)
        let table = screen.list as? UITableView ?? UITableView()
        let navigator = TableNavigator(tableView: table, delegate: self)
        screen.navigator = navigator
        navigator.keySource = self
        navigator.textForRow = { [weak self] row in
            self?.read("TableNavigator.textForRow")
            return "\(row.row)"
        }
        navigator.onRowNotFound = { [weak self] _, _ in self?.read("TableNavigator.onRowNotFound") }
        navigator.outline = ListOutline(
            isExpanded: { [weak self] row in
                self?.read("ListOutline.isExpanded")
                return row.row == 0 ? false : nil
            }, setExpanded: { [weak self] _, _ in self?.read("ListOutline.setExpanded") },
            parent: { [weak self] _ in
                self?.read("ListOutline.parent")
                return nil
            })
        pressKeys(of: navigator)
        lookForInputs(in: table, of: screen)
    }

    /// Goes on from a field to the rows of `table`, none of which has one.
    private func lookForInputs(in table: UITableView, of screen: AppListScreen) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        screen.view.addSubview(field)
        let inputs = InputNavigator()
        inputs.addInputItem(inputItem: field)
        inputs.addInputItems(in: table) { [weak self] _ in
            self?.read("InputNavigator.hasInputs")
            return false
        }
        device.focus(field)
        inputs.gotoNextItem(shouldLoop: false)
        change()
    }

    func playGrid() {
        let screen = show(isGrid: true)
        let collection = screen.list as? UICollectionView
        guard let collection else { return }
        let navigator = CollectionNavigator(collectionView: collection, delegate: self)
        screen.navigator = navigator
        navigator.keySource = self
        navigator.canDeleteItem = { [weak self] _ in
            self?.read("CollectionNavigator.canDeleteItem")
            return true
        }
        navigator.deleteItem = { [weak self] _ in self?.read("CollectionNavigator.deleteItem") }
        navigator.textForItem = { [weak self] item in
            self?.read("CollectionNavigator.textForItem")
            return "\(item.item)"
        }
        navigator.onItemNotFound = { [weak self] _, _ in
            self?.read("CollectionNavigator.onItemNotFound")
        }
        pressKeys(of: navigator)
    }
}

extension TrackedApp: KeyCommandSource {
    func keys(for command: CommandIdentifier) -> [KeyChord]? {
        read("KeyCommandSource.keys(for:)")
        return nil
    }

    func isInMainMenu(_ command: CommandIdentifier) -> Bool {
        read("KeyCommandSource.isInMainMenu(_:)")
        return false
    }
}

extension TrackedApp: TableNavigatorDelegate {
    private func readTable(_ labels: String) {
        read("TableNavigatorDelegate.tableNavigator(_:\(labels))")
    }

    func tableNavigator(
        _ navigator: TableNavigator, didUpdateFocus focusUpdate: TableNavigator.FocusUpdate,
        completedNavigationWith context: TableNavigator.NavigationCompletionContext
    ) {
        readTable("didUpdateFocus:completedNavigationWith:")
    }

    func tableNavigator(_ navigator: TableNavigator, commitFocusedRowAt indexPath: IndexPath) {
        readTable("commitFocusedRowAt:")
    }

    func tableNavigator(
        _ navigator: TableNavigator, keyCommandDescriptorsFor action: TableNavigator.Action,
        defaultDescriptors: [KeyCommandDescriptor]
    ) -> [KeyCommandDescriptor] {
        readTable("keyCommandDescriptorsFor:defaultDescriptors:")
        return defaultDescriptors
    }

    func tableNavigator(
        _ navigator: TableNavigator,
        navigationResponseFor request: TableNavigator.NavigationRequest
    ) -> TableNavigator.NavigationResponse {
        readTable("navigationResponseFor:")
        return .defaultNavigation
    }

    func tableNavigator(
        _ navigator: TableNavigator, didReachEndFor request: TableNavigator.NavigationRequest
    ) {
        readTable("didReachEndFor:")
    }
}

extension TrackedApp: CollectionNavigatorDelegate {
    private func readGrid(_ labels: String) {
        read("CollectionNavigatorDelegate.collectionNavigator(_:\(labels))")
    }

    func collectionNavigator(
        _ navigator: CollectionNavigator,
        didUpdateFocus focusUpdate: CollectionNavigator.FocusUpdate,
        completedNavigationWith context: CollectionNavigator.NavigationCompletionContext
    ) {
        readGrid("didUpdateFocus:completedNavigationWith:")
    }

    func collectionNavigator(
        _ navigator: CollectionNavigator, commitFocusedItemAt indexPath: IndexPath
    ) {
        readGrid("commitFocusedItemAt:")
    }

    func collectionNavigator(
        _ navigator: CollectionNavigator,
        keyCommandDescriptorsFor action: CollectionNavigator.Action,
        defaultDescriptors: [KeyCommandDescriptor]
    ) -> [KeyCommandDescriptor] {
        readGrid("keyCommandDescriptorsFor:defaultDescriptors:")
        return defaultDescriptors
    }

    func collectionNavigator(
        _ navigator: CollectionNavigator,
        navigationResponseFor request: CollectionNavigator.NavigationRequest
    ) -> CollectionNavigator.NavigationResponse {
        readGrid("navigationResponseFor:")
        return .defaultNavigation
    }

    func collectionNavigator(
        _ navigator: CollectionNavigator,
        didReachEndFor request: CollectionNavigator.NavigationRequest
    ) {
        readGrid("didReachEndFor:")
    }
}
