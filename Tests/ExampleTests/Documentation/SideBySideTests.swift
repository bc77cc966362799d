import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

// Stand-ins for classes of TPKeyboardAvoiding, which avoid the keyboard in its way: they set the
// bottom inset when the keyboard appears, and set it back to what they remember when it hides.

/// The way of TPKeyboardAvoiding, for a scroll view of any class.
@MainActor
private final class InsetSetter {
    private weak var scrollView: UIScrollView?
    private var remembered: UIEdgeInsets?
    private var tokens: [any NSObjectProtocol] = []

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        // "Did" instead of "will", because TPKeyboardAvoiding waits for a moment, and so that the
        // order of observers doesn't matter.
        observe(UIResponder.keyboardDidShowNotification) { $0.makeRoom(above: $1) }
        observe(UIResponder.keyboardDidHideNotification) { setter, _ in setter.setBack() }
    }

    private func observe(
        _ name: Notification.Name, _ respond: @escaping @MainActor (InsetSetter, CGRect) -> Void
    ) {
        let token = NotificationCenter.default.addObserver(
            forName: name, object: nil, queue: nil
        ) { [weak self] notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            MainActor.assumeIsolated {
                if let self, let frame { respond(self, frame) }
            }
        }
        tokens.append(token)
    }

    private func makeRoom(above keyboard: CGRect) {
        guard let scrollView, scrollView.window != nil else { return }
        remembered = remembered ?? scrollView.contentInset
        let frame = scrollView.convert(scrollView.bounds, to: nil)
        scrollView.contentInset.bottom = frame.intersection(keyboard).height
    }

    private func setBack() {
        guard let remembered else { return }
        scrollView?.contentInset = remembered
        self.remembered = nil
    }
}

private final class TPKeyboardAvoidingScrollView: UIScrollView {
    private lazy var setter = InsetSetter(self)

    override func didMoveToWindow() {
        super.didMoveToWindow()
        _ = setter
    }
}

private final class TPKeyboardAvoidingTableView: UITableView {}
private final class TPKeyboardAvoidingCollectionView: UICollectionView {}

/// A table that has keys of its own, as KeyboardKit's has.
private final class KeyedTableView: UITableView {
    var presses = 0

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        let command = UIKeyCommand(
            input: UIKeyCommand.inputDownArrow, modifierFlags: [],
            action: Selector(("selectBelow:")))
        command.wantsPriorityOverSystemBehavior = true
        return [command]
    }

    func selectBelow(_ sender: Any?) { presses += 1 }
}

/// A controller that offers a navigator's keys for a table of any class.
private final class ListController: UIViewController, UITableViewDataSource {
    let tableView: UITableView
    private lazy var navigator = TableNavigator(tableView: tableView)

    init(_ tableView: UITableView) {
        self.tableView = tableView
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.frame = view.bounds
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        tableView.dataSource = self
        view.addSubview(tableView)
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

/// What the pages about moving say about an app that has two libraries for a while.
@MainActor
@Suite(.doubts(.keyboard)) struct SideBySideTests {
    /// Shows a form with its lowest field at 700 points.
    private func show(_ scrollView: UIScrollView, on device: SimulatedDevice) -> UITextField {
        let (screen, field) = (UIViewController(), UITextField())
        scrollView.frame = device.window.bounds
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize.height = 1200
        field.frame = CGRect(x: 20, y: 700, width: 300, height: 40)
        scrollView.addSubview(field)
        screen.view.addSubview(scrollView)
        device.show(screen)
        device.settle()
        return field
    }

    private func edit(_ field: UIView, on device: SimulatedDevice) {
        field.becomeFirstResponder()
        device.settle()
    }

    private func endEditing(on device: SimulatedDevice) {
        device.window.endEditing(true)
        device.settle()
    }

    private func makeAssistant(on device: SimulatedDevice) throws -> SceneKeyboardAssistant {
        SceneKeyboardAssistant(windowScene: try #require(device.window.windowScene))
    }

    @Test(
        "With the closure of the page, each scroll view is served by one of two libraries",
        .requirement("U444"))
    func closureDividesScrollViews() throws {
        let device = SimulatedDevice(.iPhone13)
        let keyboardAssistant: SceneKeyboardAssistant? = try makeAssistant(on: device)

        keyboardAssistant?.shouldAssist = { input in
            !sequence(first: input, next: \.superview).contains {
                $0 is TPKeyboardAvoidingScrollView || $0 is TPKeyboardAvoidingTableView
                    || $0 is TPKeyboardAvoidingCollectionView
            }
        }

        let old = TPKeyboardAvoidingScrollView()
        for _ in 1...2 {
            edit(show(old, on: device), on: device)
            #expect(keyboardAssistant?.assistance == .leftAlone(.excluded))
            #expect(old.contentInset.bottom == 336 && old.contentOffset.y == 0)
            endEditing(on: device)
            #expect(old.contentInset == .zero)
        }

        let new = UIScrollView()
        edit(show(new, on: device), on: device)
        #expect(keyboardAssistant?.assistance == .scrollView(new))
        #expect(new.contentInset.bottom == 336 && new.contentOffset.y > 0)
        endEditing(on: device)
        #expect(new.contentInset == .zero)
    }

    @Test(
        "Without it, both make room, and what the other remembers of the assistant's doesn't stay",
        .requirement("U444"), .requirement("U529"))
    func remembersAssistantsRoom() throws {
        let device = SimulatedDevice(.iPhone13)
        let keyboardAssistant = try makeAssistant(on: device)
        let old = TPKeyboardAvoidingScrollView()
        let field = show(old, on: device)
        edit(field, on: device)
        #expect(keyboardAssistant.assistance == .scrollView(old))
        for _ in 1...3 {
            endEditing(on: device)
            #expect(old.contentInset == .zero)
            edit(field, on: device)
            #expect(old.contentInset.bottom == 336)
        }
    }

    @Test(
        "A table with keys of its own keeps them until it is replaced",
        .requirement("U444"))
    func tableKeepsItsKeys() {
        let device = SimulatedDevice(.iPhone13)
        ActionTable.register(Selector(("selectBelow:")), on: KeyedTableView.self) {
            $0.selectBelow($1)
        }
        let keyed = KeyedTableView()
        device.show(ListController(keyed))
        device.settle()
        keyed.becomeFirstResponder()
        device.press(UIKeyCommand.inputDownArrow)
        #expect(keyed.presses == 1 && keyed.indexPathForSelectedRow == nil)

        let controller = ListController(UITableView())
        device.show(controller)
        device.settle()
        controller.becomeFirstResponder()
        device.press(UIKeyCommand.inputDownArrow)
        #expect(controller.tableView.indexPathForSelectedRow == [0, 0])
    }
}
