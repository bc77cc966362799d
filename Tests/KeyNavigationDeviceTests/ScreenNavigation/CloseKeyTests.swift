import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyNavigation
@testable import KeyboardAssistant

@MainActor
private enum Files: KeyBindingsProvider {
    static let providerName = "Files"
    static func provideKeyBindings() -> [KeyBinding] {
        [KeyBinding(key: "close", name: "Close File", keys: [KeyChord("w", .command)])]
    }
}

/// An app's delegate that closes windows from the main menu.
@MainActor
private final class Delegate: UIResponder, UIApplicationDelegate {
    let registry = KeyBindingsRegistry()
    var removesClose = false
    var closesFiles = false
    private(set) var closedWindows = 0

    override init() {
        super.init()
        ActionTable.register(Selector(("performClose:")), on: Delegate.self) { delegate, _ in
            delegate.closedWindows += 1
        }
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        if removesClose, builder.menu(for: .close) != nil { builder.remove(menu: .close) }
        let action = (key: "close", action: Selector(("closeFile:")))
        registry.addMenu(
            forProvider: Files.self, withActionsForKeys: closesFiles ? [action] : [], to: builder,
            atEndOfMenu: .file)
    }
}

@MainActor
@Suite(.doubts(.keys, .menus)) struct CloseKeyTests {
    /// A sheet above a screen that handles the keys; to be made in a test's body.
    @MainActor
    private struct Stage {
        let device: SimulatedDevice
        let delegate = Delegate()
        let root = KeyScreen()

        init(_ model: SimulatedDevice.Model, _ menu: UIKitBehavior.MainMenu, removesClose: Bool) {
            var behavior = UIKitBehavior.standard
            behavior.mainMenu = menu
            device = SimulatedDevice(model, behavior: behavior)
            device.keyboard.mode = .hardware(bar: false)
            root.navigator = ScreenNavigator(controller: root)
            delegate.removesClose = removesClose
            device.show(root)
            UIApplication.shared.delegate = delegate
            root.present(UIViewController(), animated: false)
            device.settle()
        }

        /// Has the registry read the main menu, and the screen use its keys.
        func readMenu() {
            root.navigator?.keySource = delegate.registry
            UIMenuSystem.main.setNeedsRebuild()
            _ = UIMenuSystem.main.mainMenu
        }

        var inputs: [String?] { root.navigator?.possibleKeyCommands.map(\.input) ?? [] }

        /// Presses ⌘W, and returns whether the sheet closed.
        func pressClose() -> Bool {
            device.press("w", .command)
            device.settle()
            return root.presentedViewController == nil
        }
    }

    @Test(
        "On an iPad, ⌘W is left to the main menu, and Escape and ⌘. still close a sheet",
        .requirement("U522"))
    func menuKeepsCommandW() {
        let stage = Stage(.iPad9_7, .whole, removesClose: false)
        #expect(stage.inputs == [UIKeyCommand.inputEscape])
        #expect(!stage.pressClose() && stage.delegate.closedWindows == 1)
        stage.device.press(".", .command)
        stage.device.settle()
        #expect(stage.root.presentedViewController == nil)
    }

    @Test(
        "A menu that was read and has no ⌘W leaves it to the sheet", .requirement("U522"),
        arguments: UIKitBehavior.MainMenu.allCases)
    func menuWithoutCommandW(menu: UIKitBehavior.MainMenu) {
        let stage = Stage(.iPad9_7, menu, removesClose: true)
        stage.readMenu()
        #expect(stage.inputs == [UIKeyCommand.inputEscape, "w"])
        #expect(stage.pressClose() && stage.delegate.closedWindows == 0)
    }

    @Test(
        "A binding that has ⌘W in the menu keeps it, until people change it", .requirement("U522"))
    func bindingKeepsCommandW() throws {
        let stage = Stage(.iPad9_7, .whole, removesClose: true)
        let registry = stage.delegate.registry
        stage.delegate.closesFiles = true
        try registry.register(provider: Files.self)
        stage.readMenu()
        #expect(stage.inputs == [UIKeyCommand.inputEscape])
        registry.customize(
            .init(provider: Files.providerIdentifier, key: "close"), to: KeyChord("j", .command))
        stage.readMenu()
        #expect(stage.inputs == [UIKeyCommand.inputEscape, "w"])
    }

    @Test("On an iPhone, which shows no menu bar, ⌘W closes a sheet", .requirement("U522"))
    func phoneKeepsCommandW() {
        let stage = Stage(.iPhone13, .editing, removesClose: false)
        #expect(stage.inputs == [UIKeyCommand.inputEscape, "w"])
        #expect(stage.pressClose())
    }
}
