import DeviceTesting
import Foundation
import KeyboardTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit
import WebKit

/// The commands for Tab of a screen.
enum OfferedTab: CaseIterable {
    case none, usual, prior
}

/// A list that may have a command for Tab of its own.
private final class TabList: UITableView, UITableViewDataSource {
    var hasCommands = false
    var rows = 3

    override var keyCommands: [UIKeyCommand]? {
        hasCommands ? TabScreen.commands(hasPriority: false) : nil
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "go:" ? hasCommands : super.canPerformAction(action, withSender: sender)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessibilityLabel = "Row \(indexPath.row)"
        return cell
    }
}

/// A screen that may have commands for Tab.
private final class TabScreen: UIViewController {
    var offered = OfferedTab.none

    static func commands(hasPriority: Bool) -> [UIKeyCommand] {
        ([[], .shift] as [UIKeyModifierFlags]).map { modifiers in
            let command = UIKeyCommand(
                title: "Go", action: "go:", input: "\t", modifierFlags: modifiers)
            command.wantsPriorityOverSystemBehavior = hasPriority
            return command
        }
    }

    override var keyCommands: [UIKeyCommand]? {
        offered == .none ? nil : Self.commands(hasPriority: offered == .prior)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "go:" ? offered != .none : super.canPerformAction(action, withSender: sender)
    }
}

/// What the audit says of web views, lists, and elements that aren't inputs.
@MainActor @Suite(.ownDevice) struct AuditOfElementsTests {
    private func wrong(
        _ rule: AccessibilityFinding.Rule, in root: UIView, _ device: SimulatedDevice
    ) async -> [AccessibilityFinding] {
        await device.audit(root, keyboardHeight: 260).filter { $0.rule == rule && !$0.seemsRight }
    }

    @Test(
        "Keys seem to leave text and pages by commands that come before them, and lists by themselves",
        .requirement("U586"), arguments: OfferedTab.allCases)
    func keysLeave(offered: OfferedTab) async {
        let device = SimulatedDevice(.iPhoneSE)
        let screen = TabScreen()
        screen.offered = offered
        device.show(screen)
        let (text, web, list) = (UITextView(), WKWebView(frame: .zero), TabList())
        for (index, view) in [text, web, list].enumerated() {
            view.frame = CGRect(x: 0, y: 40 + 60 * index, width: 300, height: 50)
            screen.view.addSubview(view)
        }
        let findings = await device.audit(screen.view, keyboardHeight: 260)
            .filter { $0.rule == .noKeyboardTrap }
        #expect(findings.map(\.element) == ["UITextView", "WKWebView", "TabList"])
        let isPrior = offered == .prior
        #expect(findings.map(\.seemsRight) == [isPrior, isPrior, true])
        let page = "seems to keep Tab and ⇧Tab: no command has the keys before the page"
        #expect(findings.dropFirst().first?.text.hasPrefix(page) == !isPrior)
    }

    @Test("A list whose own command has Tab seems to keep it", .requirement("U586"))
    func listKeepsKeys() async {
        let device = SimulatedDevice(.iPhoneSE)
        let screen = TabScreen()
        screen.offered = .usual
        device.show(screen)
        let list = TabList(frame: CGRect(x: 0, y: 40, width: 300, height: 200))
        list.hasCommands = true
        screen.view.addSubview(list)
        let found = await wrong(.noKeyboardTrap, in: screen.view, device)
        #expect(found.map(\.element) == ["TabList"])
    }

    @Test(
        "What covers a button or a row is named, unless scrolling brings it into sight",
        .requirement("U586"))
    func coversAreNamed() async {
        let device = SimulatedDevice(.iPhoneSE)
        let screen = UIViewController()
        device.show(screen)
        let list = TabList(frame: screen.view.bounds)
        (list.rows, list.rowHeight, list.dataSource) = (20, 50, list)
        screen.view.addSubview(list)
        let button = UIButton(frame: CGRect(x: 20, y: 620, width: 100, height: 40))
        button.accessibilityLabel = "Under"
        screen.view.addSubview(button)
        let bar = UIView(frame: CGRect(x: 0, y: 607, width: 375, height: 60))
        (bar.backgroundColor, bar.accessibilityLabel) = (.white, "Bar")
        screen.view.addSubview(bar)
        device.settle()
        let found = await wrong(.focusNotObscured, in: screen.view, device)
        #expect(found.map(\.element) == ["UIButton “Under”"])
        #expect(found.first?.text.contains("UIView “Bar” covers 100.0 × 40.0") == true)
        button.removeFromSuperview()
        // The last row can't be scrolled farther than this, unless the inset makes room.
        list.contentOffset.y = 20 * 50 - 667
        device.settle()
        let last = await wrong(.focusNotObscured, in: screen.view, device)
        #expect(last.map(\.element) == ["UITableViewCell “Row 19”"])
        list.contentInset.bottom = 60
        #expect(await wrong(.focusNotObscured, in: screen.view, device) == [])
        // What is scrolled out of sight, or beside it, isn't covered.
        list.contentOffset.y = 330
        let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        page.contentSize.width = 300
        let far = UIButton(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
        page.addSubview(far)
        let side = UIView(frame: CGRect(x: 100, y: 0, width: 275, height: 50))
        side.backgroundColor = .white
        for view in [page, side] { screen.view.addSubview(view) }
        #expect(await wrong(.focusNotObscured, in: screen.view, device) == [])
        page.isScrollEnabled = false
        #expect(await wrong(.focusNotObscured, in: screen.view, device) == [])
    }

    @Test(
        "A field that is disabled, refuses or only shows text isn't held to be covered",
        .requirement("U586"))
    func othersAreNoInputs() async {
        let device = SimulatedDevice(.iPhoneSE)
        let screen = UIViewController()
        device.show(screen)
        let (disabled, refusing, plain) = (UITextField(), RefusingField(), UITextView())
        for (index, view) in [disabled, refusing, plain].enumerated() {
            view.frame = CGRect(x: 20, y: 450 + 50 * index, width: 200, height: 40)
            screen.view.addSubview(view)
        }
        disabled.isEnabled = false
        plain.isEditable = false
        let findings = await device.audit(screen.view, keyboardHeight: 260)
        #expect(findings.filter { !$0.seemsRight } == [])
        #expect(
            findings.filter { $0.rule == .focusNotObscured }.map(\.element) == [
                "UITextView", "RefusingField",
            ])
    }

    @Test(
        "The order is the one that the app gives to assistive apps, with a list's header first",
        .requirement("U586"))
    func orderIsTheAppsOwn() async {
        let device = SimulatedDevice(.iPhoneSE)
        let screen = UIViewController()
        device.show(screen)
        let buttons = [100, 40].map { UIButton(frame: CGRect(x: 0, y: $0, width: 90, height: 40)) }
        for button in buttons { screen.view.addSubview(button) }
        #expect(await wrong(.focusOrder, in: screen.view, device).count == 1)
        screen.view.accessibilityElements = [buttons[1], buttons[0], screen.view as Any]
        #expect(await wrong(.focusOrder, in: screen.view, device) == [])
        screen.view.accessibilityElements = nil
        for button in buttons { button.removeFromSuperview() }
        let list = TabList(frame: CGRect(x: 0, y: 200, width: 300, height: 400))
        list.dataSource = list
        list.tableHeaderView = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        screen.view.addSubview(list)
        device.settle()
        let order = await device.audit(screen.view, keyboardHeight: 260)
            .filter { $0.rule == .focusOrder }
        #expect(order.map(\.seemsRight) == [true, true, true, true])
        #expect(order.first?.element == "UIButton")
    }

    @Test(
        "What is beside a list, below one that scrolls, or in the system's bar comes in its place",
        .requirement("U586"))
    func orderIsThatOfPlaces() async {
        let device = SimulatedDevice(.iPhoneSE)
        let screen = UIViewController()
        let bar = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })
        screen.navigationItem.rightBarButtonItem = bar
        let stack = UINavigationController(rootViewController: screen)
        device.show(stack)
        let lists = [0, 190].map { TabList(frame: CGRect(x: $0, y: 80, width: 180, height: 300)) }
        for list in lists {
            (list.rows, list.rowHeight, list.dataSource) = (10, 50, list)
            screen.view.addSubview(list)
        }
        screen.view.addSubview(UIButton(frame: CGRect(x: 0, y: 390, width: 300, height: 40)))
        device.settle()
        let order = await device.audit(stack.view, keyboardHeight: 260)
            .filter { $0.rule == .focusOrder }
        #expect(order.filter { !$0.seemsRight } == [])
        #expect(order.count >= 14 && order.contains { $0.element.hasPrefix("BarButton") })
        screen.view.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 40)))
        #expect(await wrong(.focusOrder, in: stack.view, device).map(\.element) == ["UIButton"])
    }
}

private final class RefusingField: UITextField {
    override var canBecomeFirstResponder: Bool { false }
}
