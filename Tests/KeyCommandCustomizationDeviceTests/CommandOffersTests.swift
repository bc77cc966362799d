import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyNavigation
@testable import KeyboardAssistant

@MainActor
@Suite(.doubts(.keys, .menus)) struct CommandOffersTests {
    @Test("One declaration is in all places that show commands", .requirement("U550"))
    func oneDeclarationIsEverywhere() throws {
        let app = try OffersApp()
        app.addCommands("send")

        let pressed = try #require(app.screen.keyCommands?.first)
        #expect(pressed.discoverabilityTitle == "Send" && pressed.input == "d")
        #expect(pressed.propertyList as? String == "send" && pressed.image != nil)

        #expect(app.menu?.children.map(\.title) == ["New Letter", "Mailing"])
        let section = try #require(app.menu?.children.last as? UIMenu)
        #expect(section.options == .displayInline)
        #expect(section.children.map(\.title) == ["Send", "Burn"])
        #expect(section.children.map { $0.image == nil } == [false, true])

        let sheet = app.registry.cheatSheet
        #expect(sheet.sections.map(\.title) == ["Letters", "Letters – Mailing"])
        #expect(sheet.filtered(by: "DISPATCH").sections.flatMap(\.rows).map(\.name) == ["Send"])

        let settings = KeyBindingsViewController(registry: app.registry)
        settings.loadViewIfNeeded()
        settings.searchBar.text = "dispatch"
        settings.searchBar.searchTextField.sendActions(for: .editingChanged)
        #expect(settings.tableView(settings.tableView, numberOfRowsInSection: 0) == 1)
        let cell = settings.tableView(settings.tableView, cellForRowAt: [0, 0])
        let content = cell.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "Send" && content?.image != nil)

        let offer = try #require(app.offer("send"))
        #expect(
            offer.binding.section == "Mailing" && offer.binding.keywords == ["dispatch", "mail"])
        #expect(offer.binding.systemImage == "checkmark" && offer.providerName == "Letters")
    }

    @Test("What nobody takes is dimmed or hidden, and not offered", .requirement("U550", "U551"))
    func whatNobodyTakesIsDimmedOrHidden() async throws {
        let app = try OffersApp()
        #expect(app.shownItems() == ["New Letter", "Send", "Burn"])
        #expect(app.offered == ["Post/new", "Post/send", "Post/burn"])
        app.screen.able = []
        #expect(app.shownItems() == ["·New Letter", "·Send", "-Burn"])
        #expect(app.offered == [])
        #expect(app.registry.cheatSheet.sections.flatMap(\.rows).count == 3, "keys can be changed")
        app.screen.able = [.offeredInMenu]
        for _ in 0..<10 { await Task.yield() }
        #expect(app.shownItems() == ["New Letter", "Send", "Burn"], "not hidden for good")
        app.screen.isDisabling = true
        #expect(app.offered == [])
    }

    @Test("Only the item that asks for it is hidden, of two with one key and name")
    func itemOfNamesakeIsDimmed() throws {
        let app = try OffersApp()
        try app.registry.register(provider: Fires.self)
        app.delegate.addMore = { [registry = app.registry] builder in
            registry.addMenu(
                forProvider: Fires.self, withActionsForKeys: [("burn", .offered)],
                to: builder, atEndOfMenu: .file)
        }
        app.buildMenu()
        app.screen.able = []
        #expect(app.shownItems(of: "Fires") == ["·Burn"])
        #expect(app.shownItems() == ["·New Letter", "·Send", "-Burn"])
    }

    @Test("Commands come from the chain, then from the menu, each once", .requirement("U551"))
    func eachBindingIsOfferedOnce() throws {
        let app = try OffersApp()
        app.addCommands("send")
        app.screen.actions = KeyBindingActions(
            forProvider: Post.self, in: app.registry,
            withHandlersForKeys: [("burn", {}), ("send", {})])
        app.screen.commands = { [commands = app.screen.commands] in
            commands() + [UIKeyCommand(input: "k", modifierFlags: .command, action: .offered)]
        }
        #expect(app.offered == ["Post/send", "Post/burn", "Post/new"])
        #expect(app.offers.map(\.action.description).first == Selector.offered.description)
        app.screen.able = [.offeredInMenu]
        app.screen.actions = nil
        #expect(
            app.offers.map(\.action.description)
                == Array(repeating: Selector.offeredInMenu.description, count: 3),
            "the first that can run")
        app.screen.able = [.offered]
        #expect(app.offered == ["Post/send"])
    }

    @Test(
        "Commands whose keys people removed are offered, and UIKit sees none", .requirement("U551"))
    func commandsWithoutKeysAreOffered() throws {
        let app = try OffersApp(hasMenu: false)
        app.addCommands("new", "send")
        var ran = 0
        app.screen.actions = KeyBindingActions(
            forProvider: Post.self, in: app.registry, withHandlersForKeys: [("burn", { ran += 1 })])
        for key in ["new", "send", "burn"] { app.registry.unassign(app.identifier(key)) }
        #expect(app.screen.keyCommands?.isEmpty == true)
        #expect(app.offered == ["Post/new", "Post/send", "Post/burn"])
        #expect(app.offers.allSatisfy { $0.binding.keys.isEmpty })
        #expect(app.screen.keyCommands?.isEmpty == true)
        for offer in app.offers { #expect(app.perform(offer) == nil) }
        #expect(app.screen.performed == ["new", "send"] && ran == 1)
        #expect(app.registry.recentCommands.map(\.key) == ["burn", "send", "new"])
    }

    @Test("Commands of two providers with one key and name are told apart", .requirement("U551"))
    func namesakesAreToldApart() throws {
        let app = try OffersApp(hasMenu: false)
        try app.registry.register(provider: Drafts.self)
        app.addCommands("new", of: Drafts.self)
        #expect(app.offered == ["Drafts/new"])
        #expect(app.offers.first?.binding.keys.map(\.symbols) == ["⌃⌘L"])
        #expect(app.offers.first.map(app.perform) == .some(nil))
        #expect(app.screen.performed == ["new"])
    }

    @Test("The library's own commands are offered, with and without keys", .requirement("U551"))
    func builtInCommandsAreOffered() throws {
        let app = try OffersApp(hasMenu: false)
        let table = UITableView(frame: app.screen.view.bounds)
        app.screen.view.addSubview(table)
        let navigator = TableNavigator(tableView: table)
        let list = ListResponder(navigator)
        table.dataSource = list
        app.screen.view.addSubview(list)
        list.becomeFirstResponder()
        app.device.settle()
        func offers() -> [CommandOffer] {
            CommandOffers(registry: app.registry).offers(to: list)
        }
        let next = KeyBindingIdentifier("list.next")
        #expect(offers().first { $0.identifier == next }?.providerName == "Lists")
        app.registry.registerBuiltInCommands()
        navigator.keySource = app.registry
        app.registry.unassign(next)
        let keys = (list.keyCommands ?? []).compactMap { KeyChord($0)?.text }
        #expect(keys.contains("up") && !keys.contains("down"))
        let offer = try #require(offers().first { $0.identifier == next })
        #expect(offer.binding.keys.isEmpty)
        #expect(app.perform(offer) == nil)
        #expect(table.indexPathForSelectedRow == [0, 0])
    }

    @Test("A suspended registry offers nothing, and runs nothing", .requirement("U551"))
    func suspendedRegistryOffersNothing() throws {
        let app = try OffersApp()
        let offer = try #require(app.offer("new"))
        let suspension = app.registry.suspend()
        #expect(app.offered == [] && app.perform(offer) == .unavailable)
        #expect(app.screen.performed == [])
        withExtendedLifetime(suspension) {}
    }

    @Test("A target that has gone is told, and nothing else runs", .requirement("U551"))
    func goneTargetRunsNothing() throws {
        let app = try OffersApp()
        let view = KeysView()
        app.screen.view.addSubview(view)
        let offers = CommandOffers(registry: app.registry).offers(to: view)
        let offer = try #require(offers.first { $0.identifier.key == "send" })
        #expect(offer.action == .offeredInMenu)
        view.removeFromSuperview()
        #expect(app.perform(offer) == .responderIsGone)

        // The view's own action ends up at the screen once the view doesn't take it.
        app.screen.view.addSubview(view)
        view.isAble = true
        let own = try #require(
            CommandOffers(registry: app.registry).offers(to: view).first {
                $0.identifier.key == "send"
            })
        view.isAble = false
        #expect(app.perform(own) == .unavailable, "another object would perform it")
        app.screen.able = []
        #expect(app.perform(offer) == .unavailable)
        #expect(app.screen.performed == [] && app.registry.recentCommands == [])
    }

    @Test("An object that is no responder runs nothing instead of the one that was offered")
    func otherReceiverRunsNothing() throws {
        let app = try OffersApp()
        let view = KeysView()
        view.isAble = true
        app.screen.view.addSubview(view)
        func offer() -> CommandOffer? {
            CommandOffers(registry: app.registry).offers(to: view).first {
                $0.identifier.key == "send"
            }
        }
        let before = try #require(offer())
        let receiver = Receiver()
        view.receiver = receiver
        #expect(app.perform(before) == .unavailable && receiver.runs == 0)
        let now = try #require(offer())
        #expect(app.perform(now) == nil && receiver.runs == 1)
    }

    @Test("A responder that no longer exists is gone", .requirement("U551"))
    func deallocatedResponderIsGone() throws {
        let app = try OffersApp()
        var offer: CommandOffer?
        do {
            let screen = OffersScreen()
            app.device.show(screen)
            offer = CommandOffers(registry: app.registry).offers(to: screen).first
        }
        app.device.show(UIViewController())
        app.device.settle()
        #expect(try app.perform(#require(offer)) == .responderIsGone)
    }

    @Test("A command that the app keeps is not disabled by the question", .requirement("U551"))
    func questionLeavesCommandsAlone() throws {
        let app = try OffersApp(hasMenu: false)
        let kept = app.registry.bindings(forProvider: Post.self)
            .make(withActionsForKeys: [("new", .offered)])
        app.screen.commands = { kept }
        app.screen.isDisabling = true
        #expect(app.offered == [] && kept.first?.attributes == [])
        app.screen.isDisabling = false
        #expect(app.offered == ["Post/new"])
    }

    @Test("What a menu no longer has when it is built anew is not offered", .requirement("U551"))
    func rebuiltMenuForgetsCommands() throws {
        let app = try OffersApp()
        app.delegate.keys = ["send"]
        app.buildMenu()
        #expect(app.offered == ["Post/send"])
    }

    @Test("The keys start at the first responder, or else at the screen", .requirement("U551"))
    func keysStartAtFirstResponder() throws {
        let app = try OffersApp()
        let window = try #require(app.screen.view.window)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        app.screen.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(window.commandResponder === field)
        field.resignFirstResponder()
        app.screen.resignFirstResponder()
        #expect(window.commandResponder === app.screen)
    }
}

/// A view that has the keys and may take the commands of the menu itself.
private final class KeysView: UIView {
    var isAble = false
    /// The object that performs the commands for the view.
    var receiver: Receiver?

    override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        ActionTable.register(.offeredInMenu, on: KeysView.self) { _, _ in }
        ActionTable.register(.offeredInMenu, on: Receiver.self) { receiver, _ in
            receiver.runs += 1
        }
    }

    required init?(coder: NSCoder) { nil }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == .offeredInMenu ? isAble : super.canPerformAction(action, withSender: sender)
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        receiver ?? super.target(forAction: action, withSender: sender)
    }
}

/// An object that performs commands and is no responder.
@MainActor
private final class Receiver: NSObject {
    var runs = 0
}

/// Other commands, of which one has the key and the name of a letter's and is never hidden.
@MainActor
private enum Fires: KeyBindingsProvider {
    static func provideKeyBindings() -> [KeyBinding] {
        [KeyBinding(key: "burn", name: "Burn", keys: [])]
    }

    static var providerName: String { "Fires" }
}

/// A responder with the keys of a list.
private final class ListResponder: UIView, UITableViewDataSource {
    private let navigator: TableNavigator

    init(_ navigator: TableNavigator) {
        self.navigator = navigator
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}
