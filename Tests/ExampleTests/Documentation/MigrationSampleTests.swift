import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyCommandCustomization
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

// What the pages for people who come from another library tell them to write.

private final class InboxViewController: UITableViewController {
    private lazy var navigator = TableNavigator(tableView: tableView)

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigator.options.edgeBehavior = .wraps
        navigator.joinSystemFocus()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}

private final class ArticlesViewController: IPShortcutTableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView?.dataSource = self
        tableView?.delegate = self
    }
}

/// What the page leaves to the reader: the articles.
extension ArticlesViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        UITableViewCell()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        title = "Article \(indexPath.row)"
    }
}

/// Three messages, and what was opened of them.
private final class Messages: NSObject, UITableViewDataSource, UITableViewDelegate {
    var opened: [Int] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        UITableViewCell()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        opened.append(indexPath.row)
    }
}

private final class MailboxViewController: UIViewController, KeyBindingsProvider {
    static var providerName: String { "Mailbox" }

    static func provideKeyBindings() -> [KeyBinding] {
        [KeyBinding(key: "new", name: "New Message", input: "n", modifiers: .command)]
    }
}

/// A screen that makes room for the keyboard in a closure.
@MainActor
private final class Room {
    var heights: [CGFloat] = []
    private(set) var token: ObservationToken?

    func start(_ observer: KeyboardObserver, in view: UIView) {
        observer.start(in: view.window)
        token = observer.observe { [weak self] event in
            guard case .frameChanged(let transition) = event else { return }
            let curve = UIView.AnimationOptions(rawValue: UInt(transition.animation.curve) << 16)
            UIView.animate(withDuration: transition.animation.duration, delay: 0, options: curve) {
                self?.makeRoom(for: transition)
            }
        }
    }

    private func makeRoom(for transition: KeyboardTransition) {
        let isHiding = transition.phase == .willHide || transition.phase == .didHide
        heights.append(isHiding ? 0 : transition.endFrame?.height ?? 0)
    }
}

@MainActor
@Suite(.doubts(.keyboard, .keys, .lists)) struct MigrationSampleTests {
    private func showForm(
        of fields: [UITextField], in scrollView: UIScrollView, on device: SimulatedDevice
    ) {
        let screen = UIViewController()
        scrollView.frame = device.window.bounds
        scrollView.contentSize.height = 1200
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 20, y: 100 + 300 * index, width: 300, height: 40)
            scrollView.addSubview(field)
        }
        screen.view.addSubview(scrollView)
        device.show(screen)
        device.settle()
    }

    private func isAboveKeyboard(_ field: UIView, on device: SimulatedDevice) -> Bool {
        let top = device.keyboard.frame?.minY ?? 0
        return field.convert(field.bounds, to: nil).maxY <= top
    }

    @Test(
        "From KeyboardKit: arrows go around, and Return opens", .requirement("U242", "U444"))
    func tableHasKeysOfNavigator() {
        let device = SimulatedDevice(.iPhone13)
        let (inbox, messages) = (InboxViewController(), Messages())
        inbox.tableView.dataSource = messages
        inbox.tableView.delegate = messages
        device.show(inbox)
        device.settle()
        for key in [UIKeyCommand.inputDownArrow, UIKeyCommand.inputUpArrow, "\r"] {
            device.press(key)
        }
        #expect(inbox.tableView.indexPathForSelectedRow == [0, 2] && messages.opened == [2])
    }

    @Test(
        "From KeyboardKit: where there is a focus engine, it moves through the rows",
        .requirement("U444"))
    func focusEngineMovesThroughRows() {
        let (device, inbox, messages) = (
            SimulatedDevice(.iPad9_7), InboxViewController(), Messages()
        )
        inbox.tableView.dataSource = messages
        inbox.tableView.delegate = messages
        device.show(inbox)
        device.settle()
        #expect(inbox.tableView.allowsFocus)
        for key in [UIKeyCommand.inputDownArrow, UIKeyCommand.inputDownArrow, "\r"] {
            device.press(key)
            device.settle()
        }
        #expect(messages.opened == [1])
    }

    @Test(
        "From TPKeyboardAvoiding: one line for all screens", .requirement("U242", "U444"))
    func lineServesAllScreens() throws {
        let device = SimulatedDevice(.iPhone13)
        var keyboardAssistant: SceneKeyboardAssistant?
        let windowScene = try #require(device.window.windowScene)
        keyboardAssistant = SceneKeyboardAssistant(windowScene: windowScene, handlesReturnKey: true)
        let fields = [UITextField(), UITextField(), UITextField()]
        showForm(of: fields, in: UIScrollView(), on: device)
        try device.tap(fields[0])
        device.settle()
        for field in fields.dropFirst() {
            device.type("\n")
            device.settle()
            #expect(field.isFirstResponder && isAboveKeyboard(field, on: device))
        }
        #expect(keyboardAssistant?.navigator.focusedItem === fields[2])
    }

    @Test("From TPKeyboardAvoiding: one screen only", .requirement("U242", "U444"))
    func assistantServesOneScreen() throws {
        let device = SimulatedDevice(.iPhone13)
        let (scrollView, fields) = (UIScrollView(), [UITextField(), UITextField(), UITextField()])
        showForm(of: fields, in: scrollView, on: device)
        var assistant: KeyboardAssistant?

        let navigator = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: true)
        navigator.addInputItems(in: scrollView)
        assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)

        try device.tap(fields[1])
        device.settle()
        device.type("\n")
        device.settle()
        #expect(fields[2].isFirstResponder && isAboveKeyboard(fields[2], on: device))
        assistant?.closeKeyboard()
        device.settle()
        #expect(scrollView.contentInset == .zero)
    }

    @Test(
        "From Typist: one closure makes room and takes it back", .requirement("U242", "U444"))
    func closureMakesRoom() throws {
        let device = SimulatedDevice(.iPhone13)
        let (room, observer, field) = (Room(), KeyboardObserver(), UITextField())
        showForm(of: [field], in: UIScrollView(), on: device)
        room.start(observer, in: try #require(field.superview))
        field.becomeFirstResponder()
        device.settle()
        #expect(room.heights.last == device.keyboard.frame?.height)
        field.resignFirstResponder()
        device.settle()
        #expect(room.heights.last == 0 && room.token != nil)
    }

    @Test(
        "From KeyCommandKit: people keep the keys that its file has", .requirement("U242", "U444"))
    func peopleKeepTheirKeys() throws {
        // What `NSStringFromClass` returns for a class that isn't private.
        let name = "ExampleTests.MailboxViewController"
        let file = """
            <plist version="1.0"><dict><key>\(NSString(string: name).hash)</key><dict>
            <key>new</key><dict><key>input</key><string>k</string>
            <key>modifiers</key><integer>1048576</integer></dict></dict></dict></plist>
            """
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("Migration-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(file.utf8).write(to: folder.appendingPathComponent("KeyBindings.plist"))

        let registry = KeyBindingsRegistry(storage: FileKeyBindingsStorage(folder: folder))
        try registry.register(provider: MailboxViewController.self)
        let ownKeys = try registry.binding(withKey: "new", forProvider: MailboxViewController.self)
        #expect(ownKeys.keys == [KeyChord("n", .command)])
        registry.rename(
            provider: String(NSString(string: name).hash),
            to: MailboxViewController.providerIdentifier)
        let keys = try registry.binding(withKey: "new", forProvider: MailboxViewController.self)
        #expect(keys.keys == [KeyChord("k", .command)] && keys.isCustomized)
    }

    @Test(
        "From IPShortcut: the superclass keeps its name and its keys", .requirement("U242", "U444"))
    func superclassKeepsItsKeys() {
        let device = SimulatedDevice(.iPhone13)
        let screen = ArticlesViewController()
        device.show(screen)
        device.settle()
        for key in [UIKeyCommand.inputDownArrow, UIKeyCommand.inputDownArrow, "\r"] {
            device.press(key)
        }
        #expect(screen.title == "Article 1")
    }

    @Test("From version 1: a closure is told of each state", .requirement("U242", "U444"))
    func closureIsToldOfStates() {
        let device = SimulatedDevice(.iPhone13)
        let field = UITextField()
        let scrollView = UIScrollView()
        showForm(of: [field], in: scrollView, on: device)
        let navigator = InputNavigator()
        navigator.addInputItem(inputItem: field)
        let keyboardAssistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
        var states: [KeyboardObserver.KeyboardState] = []
        func show(_ state: KeyboardObserver.KeyboardState) { states.append(state) }
        var token: ObservationToken?

        token = keyboardAssistant.observer.observe { event in
            if case .stateChanged(let state) = event { show(state) }
        }

        field.becomeFirstResponder()
        device.settle()
        keyboardAssistant.closeKeyboard()
        device.settle()
        #expect(states == [.willShow, .didShow, .willHide, .didHide])
        withExtendedLifetime(token) {}
    }
}
