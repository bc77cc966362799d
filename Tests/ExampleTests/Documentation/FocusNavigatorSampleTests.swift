import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A search field, a card and two lists.
private final class AreasViewController: UIViewController {
    let searchField = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    let card = Card(frame: CGRect(x: 0, y: 50, width: 300, height: 40))
    let tables = (0..<2).map {
        UITableView(frame: CGRect(x: 0, y: 100 + $0 * 200, width: 300, height: 190))
    }
    private lazy var listNavigator = TableNavigator(tableView: tables[0])
    private lazy var reminderNavigator = TableNavigator(tableView: tables[1])
    private(set) var opened = 0

    final class Card: UIView {
        override var canBecomeFocused: Bool { true }
    }

    private lazy var focus = FocusNavigator(in: view, stops: [listNavigator, reminderNavigator])

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { focus.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        focus.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        ([searchField, card] + tables).forEach(view.addSubview)
        tables.forEach { $0.dataSource = self }
        focus.onSelect = { [weak self] item in
            if item === self?.card { self?.open() }
        }
    }

    private func open() { opened += 1 }

    var focused: String? {
        switch focus.focusedItem {
        case let item? where item === searchField: "search"
        case let item? where item === card: "card"
        case let item? where item === tables[0]: "lists"
        case let item? where item === tables[1]: "reminders"
        default: nil
        }
    }
}

extension AreasViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

@MainActor
@Suite(.doubts(.lists, .keys)) struct FocusNavigatorSampleTests {
    @Test(
        "The article's screen is walked by Tab on an iPhone, and Return opens its card",
        .requirement("U242"))
    func phoneTabWalksAndReturnOpens() {
        let (device, screen) = (SimulatedDevice(), AreasViewController())
        device.show(screen)
        screen.becomeFirstResponder()
        let tour = (0..<5).map { _ in
            device.press("\t")
            return screen.focused
        }
        #expect(tour == ["search", "card", "lists", "reminders", "search"])
        device.press("\t")
        device.press("\r")
        #expect(screen.opened == 1)
    }
}
