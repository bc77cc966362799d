import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// A screen with bar buttons that note their presses.
@MainActor
private final class ButtonScreen: UIViewController {
    private static let pressed: Selector = {
        let selector: Selector = "buttonScreenPressed:"
        ActionTable.register(selector, on: ButtonScreen.self) { screen, sender in
            screen.notes.append((sender as? ShortcutBarButtonItem)?.name ?? "?")
        }
        return selector
    }()

    private(set) var notes: [String] = []
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }

    func button(_ item: UIBarButtonItem.SystemItem, target: Bool = true)
        -> ShortcutBarButtonItem
    {
        ShortcutBarButtonItem(keysOf: item, target: target ? self : nil, action: Self.pressed)
    }

    func closure(_ item: UIBarButtonItem.SystemItem, _ name: String) -> ShortcutBarButtonItem {
        ShortcutBarButtonItem(
            keysOf: item,
            primaryAction: UIAction(title: name) { [weak self] _ in self?.notes.append(name) })
    }
}

extension ShortcutBarButtonItem {
    /// The identifier of the command, which tells the buttons of a test apart.
    fileprivate var name: String { command?.identifier.rawValue ?? "" }
}

/// Bar buttons of a stack, pressed by keys.
@MainActor
@Suite(.doubts(.keys, .menus)) struct BarButtonTests {
    private func show(
        on device: SimulatedDevice, depth: Int = 1, _ setUp: (ButtonScreen) -> Void
    ) -> (screen: ButtonScreen, stack: KeyStack) {
        let stack = KeyStack(rootViewController: depth > 1 ? UIViewController() : ButtonScreen())
        if depth > 1 { stack.pushViewController(ButtonScreen(), animated: false) }
        let screen = stack.topViewController as? ButtonScreen ?? ButtonScreen()
        setUp(screen)
        device.show(stack)
        screen.becomeFirstResponder()
        device.settle()
        return (screen, stack)
    }

    private static let items: [(UIBarButtonItem.SystemItem, String, UIKeyModifierFlags, String)] = [
        (.cancel, UIKeyCommand.inputEscape, [], "bar.cancel"),
        (.cancel, ".", .command, "bar.cancel"),
        (.close, "w", .command, "bar.close"), (.done, "\r", .command, "bar.done"),
        (.save, "s", .command, "bar.save"), (.action, "i", .command, "bar.share"),
        (.edit, "e", .command, "bar.edit"), (.add, "n", .command, "bar.add"),
        (.compose, "n", .command, "bar.compose"), (.reply, "r", .command, "bar.reply"),
        (.refresh, "r", .command, "scroll.refresh"),
        (.bookmarks, "b", .command, "bar.bookmarks"), (.search, "f", .command, "bar.search"),
        (.trash, "\u{8}", .command, "bar.trash"),
        (.rewind, UIKeyCommand.inputLeftArrow, .command, "bar.rewind"),
        (.fastForward, UIKeyCommand.inputRightArrow, .command, "bar.fastForward"),
    ]

    @Test(
        "B1 to B13: the keys of a button press it, the same from right to left",
        .requirement("U556"), arguments: 0..<16, ["en", "ar"])
    func keysPressButton(row: Int, language: String) {
        let (item, input, modifiers, name) = Self.items[row]
        let device = SimulatedDevice(language: language)
        let (screen, _) = show(on: device) {
            $0.navigationItem.rightBarButtonItem = $0.button(item)
        }
        device.press(input, modifiers)
        #expect(screen.notes == [name])
        screen.navigationItem.rightBarButtonItem?.isEnabled = false
        device.press(input, modifiers)
        screen.navigationItem.rightBarButtonItem?.isEnabled = true
        screen.navigationItem.rightBarButtonItem?.isHidden = true
        device.press(input, modifiers)
        #expect(screen.notes == [name])
    }

    @Test(
        "A button gets its action at its target, or else the chain does, and closures are performed",
        .requirement("U556"))
    func actions() {
        let device = SimulatedDevice()
        let (screen, _) = show(on: device) {
            $0.navigationItem.leftBarButtonItem = $0.button(.cancel, target: false)
            $0.navigationItem.rightBarButtonItems = [
                $0.closure(.done, "closure"), UIBarButtonItem(systemItem: .save),
            ]
        }
        device.press(UIKeyCommand.inputEscape)
        device.press("\r", .command)
        device.press("s", .command)
        #expect(screen.notes == ["bar.cancel", "closure"])
        let menu = ShortcutBarButtonItem(systemItem: .add, menu: UIMenu(title: "", children: []))
        menu.shortcut = .system(.add)
        screen.navigationItem.rightBarButtonItem = menu
        #expect(!device.press("n", .command))
    }

    @Test("A button of the app's own has the keys and the title that the app gives it")
    func ownKeys() {
        let device = SimulatedDevice()
        var own: [ShortcutBarButtonItem] = []
        let (screen, stack) = show(on: device) { screen in
            own = ["j", "k"].map { key in
                let button = screen.closure(.play, key)
                button.shortcut = .keys([KeyChord(.characters(key), .command)])
                return button
            }
            own[1].primaryAction = UIAction { [weak screen] _ in screen?.field.text = "k" }
            own[1].accessibilityLabel = "Kick"
            screen.navigationItem.rightBarButtonItems = own
        }
        #expect(
            stack.navigator.possibleKeyCommands.map(\.discoverabilityTitle) == ["Kick", "j"])
        device.press("j", .command)
        device.press("k", .command)
        #expect(screen.notes == ["j"] && screen.field.text == "k")
    }

    @Test("People's keys for a button count instead", .requirement("U556"))
    func chosenKeys() {
        let device = SimulatedDevice()
        let keys = ChosenKeys(["bar.done": [KeyChord("d", .command)]])
        let (screen, stack) = show(on: device) {
            $0.navigationItem.rightBarButtonItem = $0.button(.done)
        }
        stack.navigator.keySource = keys
        device.press("\r", .command)
        #expect(screen.notes == [])
        device.press("d", .command)
        #expect(screen.notes == ["bar.done"])
    }

    @Test(
        "While text is edited, keys of text stay its own, and the others press buttons",
        .requirement("U556"), arguments: [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func typing(model: SimulatedDevice.Model) {
        let device = SimulatedDevice(model)
        let (screen, _) = show(on: device) {
            $0.navigationItem.rightBarButtonItems = [
                $0.button(.done), $0.button(.trash), $0.button(.rewind), $0.button(.cancel),
            ]
        }
        screen.field.text = "some text"
        screen.field.becomeFirstResponder()
        device.press("\u{8}", .command)
        device.press(UIKeyCommand.inputLeftArrow, .command)
        #expect(screen.notes == [] && screen.field.text == "")
        device.press("\r", .command)
        device.press(UIKeyCommand.inputEscape)
        #expect(screen.notes == ["bar.done", "bar.cancel"])
    }

    // MARK: Meetings

    @Test(
        "⌘← goes back where that is possible, and rewinds where it isn't", .requirement("U556"))
    func backAndRewind() {
        for depth in [1, 2] {
            let device = SimulatedDevice()
            let (screen, stack) = show(on: device, depth: depth) {
                $0.navigationItem.rightBarButtonItem = $0.button(.rewind)
            }
            let contested = stack.navigator.contestedKeys
            device.press(UIKeyCommand.inputLeftArrow, .command)
            device.settle()
            #expect(screen.notes == (depth == 1 ? ["bar.rewind"] : []))
            #expect(stack.viewControllers.count == 1)
            let both = contested[KeyChord(.leftArrow, .command)]
            #expect(both == (depth == 1 ? nil : ["screen.back", "bar.rewind"]))
        }
    }

    @Test(
        "Of two buttons with ⌘R the first gets it, and both are told", .requirement("U556"))
    func replyAndRefresh() {
        let device = SimulatedDevice()
        let (screen, stack) = show(on: device) {
            $0.navigationItem.rightBarButtonItems = [$0.button(.refresh), $0.button(.reply)]
        }
        #expect(
            stack.navigator.contestedKeys
                == [KeyChord("r", .command): ["bar.reply", "scroll.refresh"]])
        #expect(stack.navigator.possibleKeyCommands.map(\.discoverabilityTitle) == ["Reply"])
        device.press("r", .command)
        #expect(screen.notes == ["bar.reply"])
        screen.navigationItem.rightBarButtonItems?[1].isEnabled = false
        device.press("r", .command)
        #expect(screen.notes == ["bar.reply", "scroll.refresh"])
    }

    @Test(
        "A list's key that a button wants as well is told, whoever is asked first",
        .requirement("U556"), arguments: [true, false])
    func listAndButton(isInside: Bool) {
        let device = SimulatedDevice()
        let list = TestList([3])
        list.deletable = true
        let (screen, stack) = show(on: device) {
            $0.navigationItem.rightBarButtonItems = [$0.button(.trash), $0.button(.fastForward)]
        }
        screen.addChild(list)
        screen.view.addSubview(list.view)
        list.didMove(toParent: screen)
        if isInside { list.becomeFirstResponder() }
        device.press(UIKeyCommand.inputDownArrow)
        #expect(
            stack.navigator.contestedKeys
                == (isInside
                    ? [KeyChord(.backspace, .command): ["list.delete", "bar.trash"]] : [:]))
    }

    @Test(
        "A button's key that a screen further out wants as well is told", .requirement("U556"))
    func buttonAndOuterScreen() {
        let device = SimulatedDevice()
        let (screen, stack) = show(on: device, depth: 2) {
            $0.navigationItem.rightBarButtonItem = $0.button(.reply)
        }
        let outer = KeyScreen()
        let chosen = ChosenKeys(["screen.back": [KeyChord("r", .command)]])
        let navigator = ScreenNavigator(controller: stack)
        (outer.navigator, navigator.keySource) = (navigator, chosen)
        device.show(outer)
        outer.addChild(stack)
        outer.view.addSubview(stack.view)
        stack.didMove(toParent: outer)
        screen.becomeFirstResponder()
        device.settle()
        #expect(
            stack.navigator.contestedKeys
                == [KeyChord("r", .command): ["bar.reply", "screen.back"]])
        withExtendedLifetime(chosen) {}
    }

    @Test("A group that is pinned beside single buttons counts as they do", .requirement("U556"))
    func pinnedGroupBesideButtons() {
        let (_, stack) = show(on: SimulatedDevice()) {
            $0.navigationItem.rightBarButtonItem = $0.button(.add)
            $0.navigationItem.pinnedTrailingGroup = UIBarButtonItemGroup(
                barButtonItems: [$0.button(.save)], representativeItem: nil)
        }
        #expect(stack.navigator.possibleKeyCommands.map(\.keys) == ["⌘n", "⌘s"])
    }

    @Test("Buttons in groups count, as far as they are in the bar", .requirement("U556"))
    func groups() {
        final class Narrow: UIBarButtonItemGroup {
            override var isDisplayingRepresentativeItem: Bool { true }
        }
        let device = SimulatedDevice()
        var hidden: UIBarButtonItemGroup?
        let (screen, stack) = show(on: device, depth: 2) {
            let item = $0.navigationItem
            item.leadingItemGroups = [
                Narrow(
                    barButtonItems: [$0.button(.done)], representativeItem: $0.button(.edit))
            ]
            let group = UIBarButtonItemGroup(
                barButtonItems: [$0.button(.save), $0.button(.action)], representativeItem: nil)
            item.trailingItemGroups = [group]
            item.pinnedTrailingGroup = UIBarButtonItemGroup(
                barButtonItems: [$0.button(.add)], representativeItem: nil)
            hidden = group
        }
        #expect(
            stack.navigator.possibleKeyCommands.map(\.keys) == ["⌘e", "⌘s", "⌘i", "⌘n"],
            "and there is no back button")
        for key in ["e", "s", "i", "n"] { device.press(key, .command) }
        #expect(screen.notes == ["bar.edit", "bar.save", "bar.share", "bar.add"])
        hidden?.isHidden = true
        #expect(stack.navigator.possibleKeyCommands.map(\.keys) == ["⌘e", "⌘n"])
    }

    @Test(
        "In a sheet, Cancel has Escape and Close has ⌘W before the sheet does",
        .requirement("U556"),
        arguments: [UIBarButtonItem.SystemItem.cancel, .close], [false, true])
    func sheet(item: UIBarButtonItem.SystemItem, isPad: Bool) {
        let device = SimulatedDevice(isPad ? .iPad9_7 : .iPhone13)
        device.keyboard.mode = .hardware(bar: false)
        let root = KeyScreen()
        root.navigator = ScreenNavigator(controller: root)
        device.show(root)
        let screen = ButtonScreen()
        screen.navigationItem.leftBarButtonItem = screen.button(item)
        root.present(UINavigationController(rootViewController: screen), animated: false)
        device.settle()
        screen.becomeFirstResponder()
        if item == .cancel {
            device.press(UIKeyCommand.inputEscape)
            #expect(screen.notes == ["bar.cancel"])
        } else {
            device.press("w", .command)
            // On an iPad the main menu has ⌘W for the window and is asked first.
            #expect(screen.notes == (isPad ? [] : ["bar.close"]))
        }
        #expect(root.presentedViewController != nil)
    }

    @Test("While a screen comes or goes, its buttons can't be pressed")
    func movingScreen() {
        let device = SimulatedDevice(.iPhone13)
        device.keyboard.mode = .hardware(bar: false)
        let root = KeyScreen()
        root.navigator = ScreenNavigator(controller: root)
        device.show(root)
        let screen = ButtonScreen()
        screen.navigationItem.leftBarButtonItem = screen.button(.save)
        root.present(UINavigationController(rootViewController: screen), animated: true)
        device.press("s", .command)
        #expect(screen.notes == [])
        device.settle()
        device.press("s", .command)
        #expect(screen.notes == ["bar.save"])
        root.dismiss(animated: true)
        device.press("s", .command)
        #expect(screen.notes == ["bar.save"] && root.presentedViewController != nil)
        device.settle()
    }

    @Test("A toolbar that a screen hides has no keys until that screen has gone")
    func hiddenToolbar() {
        let device = SimulatedDevice()
        let (screen, stack) = show(on: device) { $0.toolbarItems = [$0.button(.add)] }
        stack.isToolbarHidden = false
        let above = [true, false].map { hides in
            let screen = ButtonScreen()
            screen.hidesBottomBarWhenPushed = hides
            screen.toolbarItems = [screen.button(.add)]
            stack.pushViewController(screen, animated: false)
            device.settle()
            device.press("n", .command)
            return screen
        }
        #expect(above.flatMap(\.notes) == [])
        stack.popToRootViewController(animated: false)
        device.settle()
        screen.becomeFirstResponder()
        device.press("n", .command)
        #expect(screen.notes == ["bar.add"])
    }

    @Test("Only buttons of the top screen count, and none while something is presented")
    func onlyTop() {
        let device = SimulatedDevice()
        let (screen, stack) = show(on: device) {
            $0.navigationItem.rightBarButtonItem = $0.button(.done)
            $0.toolbarItems = [$0.button(.add)]
        }
        var names: [String?] { stack.navigator.possibleKeyCommands.map(\.discoverabilityTitle) }
        #expect(names == ["Done"])
        stack.isToolbarHidden = false
        #expect(names == ["Done", "Add"])
        stack.isNavigationBarHidden = true
        #expect(names == ["Add"])
        screen.present(UIViewController(), animated: false)
        device.settle()
        #expect(!names.contains("Add"))
        screen.dismiss(animated: false)
        device.settle()
        stack.pushViewController(UIViewController(), animated: false)
        device.settle()
        #expect(!names.contains("Add"))
    }
}
