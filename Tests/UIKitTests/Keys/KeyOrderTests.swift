#if canImport(SimulatedDevice)
import Foundation
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

// Where a test names no source: Apple's reference of UIKeyCommand and UIPress.
@MainActor
@Suite struct KeyOrderTests {
    private func screen(editing input: UIView) -> KeyScreen {
        let screen = KeyScreen()
        input.frame = CGRect(x: 20, y: 100, width: 300, height: 100)
        screen.controller.view.addSubview(input)
        input.becomeFirstResponder()
        return screen
    }

    // Apple does not say which comes first; emkey1/ish-AOK measured that presses do.
    @Test(
        "Responders hear of a press after commands and text, or before them", .requirement("U358"),
        arguments: UIKitBehavior.PressOrder.allCases)
    func respondersHearPressBeforeOrAfter(order: UIKitBehavior.PressOrder) {
        let screen = KeyScreen()
        screen.device.behavior.pressOrder = order
        screen.controller.offered = [KeyScreen.command("s", .command)]
        screen.inner.becomeFirstResponder()

        screen.device.press("s", .command)
        screen.device.press("x")

        let heard = ["inner began s", "outer began s"]
        #expect(
            screen.log.entries.filter { !$0.contains("ended") }
                == (order == .commandsFirst ? [] : heard) + ["inner s"]
                + ["inner began x", "outer began x"])
    }

    @Test(
        "Where a focus engine moves by Tab, responders don't hear of it, and can't keep it",
        .requirement("U571"), arguments: UIKitBehavior.PressOrder.allCases)
    func focusTakesTabBeforeResponders(order: UIKitBehavior.PressOrder) {
        let screen = KeyScreen()
        let engine = Engine(startingAt: screen.inner)
        screen.device.behavior.pressOrder = order
        screen.device.window.focusKeyHandler = engine
        screen.inner.offered = [KeyScreen.command("\t")]
        screen.inner.becomeFirstResponder()

        screen.device.press("\t", holding: 0.45)

        #expect(engine.keys == ["\t", "\t"])
        #expect(screen.log.entries == [])
    }

    @Test(
        "A command that wants priority has Tab before the focus engine and responders, or after responders",
        .requirement("U571"), arguments: UIKitBehavior.PressOrder.allCases)
    func priorityTakesTabFromFocus(order: UIKitBehavior.PressOrder) {
        let screen = KeyScreen()
        let engine = Engine(startingAt: screen.inner)
        screen.device.behavior.pressOrder = order
        screen.device.window.focusKeyHandler = engine
        screen.inner.offered = [KeyScreen.command("\t", hasPriority: true)]
        screen.inner.becomeFirstResponder()

        screen.device.press("\t")
        #expect(engine.keys == [])
        #expect(screen.log.entries == ["inner \t"])

        // On a device without a focus engine, Tab is like any other key.
        screen.device.window.focusKeyHandler = nil
        screen.device.press("\t")
        let heard = ["inner began \t", "outer began \t"]
        #expect(
            screen.log.entries.dropFirst().filter { !$0.contains("ended") }
                == (order == .commandsFirst ? [] : heard) + ["inner \t"])
    }

    @Test(
        "Tab that the focus engine has no use for goes to responders and to commands, and is asked of the engine once",
        .requirement("U571"), arguments: UIKitBehavior.PressOrder.allCases)
    func focusDeclinesTab(order: UIKitBehavior.PressOrder) {
        let screen = KeyScreen()
        let engine = Engine(startingAt: screen.inner)
        engine.takesTab = false
        screen.device.behavior.pressOrder = order
        screen.device.window.focusKeyHandler = engine
        screen.inner.offered = [KeyScreen.command("\t")]
        screen.inner.becomeFirstResponder()

        screen.device.press("\t")

        let heard = ["inner began \t", "outer began \t"]
        #expect(engine.keys == ["\t"])
        #expect(
            screen.log.entries.filter { !$0.contains("ended") }
                == (order == .commandsFirst ? [] : heard) + ["inner \t"])
    }

    @Test(
        "Tab that a text view types is not asked of the focus engine", .requirement("U571"),
        arguments: UIKitBehavior.PressOrder.allCases)
    func typedTabPassesFocus(order: UIKitBehavior.PressOrder) {
        let view = UITextView()
        let screen = screen(editing: view)
        let engine = Engine(startingAt: view)
        screen.device.behavior.pressOrder = order
        screen.device.window.focusKeyHandler = engine

        screen.device.press("\t")
        #expect(view.text == "\t" && engine.keys == [])
        view.isEditable = false
        screen.device.press("\t")
        #expect(view.text == "\t" && engine.keys == ["\t"])
    }

    @Test(
        "A responder that keeps a press to itself keeps it from commands that come later",
        .requirement("U358"),
        arguments: UIKitBehavior.PressOrder.allCases)
    func keptPressBlocksLaterCommands(order: UIKitBehavior.PressOrder) {
        final class Greedy: UIView {
            override var canBecomeFirstResponder: Bool { true }

            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
        }
        let greedy = Greedy()
        let screen = screen(editing: greedy)
        screen.device.behavior.pressOrder = order
        screen.controller.offered = [KeyScreen.command("s", .command)]

        screen.device.press("s", .command)

        #expect(screen.log.entries == (order == .commandsFirst ? ["controller s"] : []))
    }

    // FB9469253, reported by douglashill/KeyboardKit for iOS 15.
    @Test(
        "A command that nobody can perform blocks others with its keys, or lets them pass",
        .requirement("U358"),
        arguments: UIKitBehavior.UnperformableCommand.allCases)
    func unperformableCommandBlocksOrPasses(answer: UIKitBehavior.UnperformableCommand) {
        let screen = KeyScreen()
        screen.device.behavior.unperformableCommand = answer
        let dead = UIKeyCommand(
            title: "", action: Selector(("nobody:")), input: "s", modifierFlags: .command)
        screen.inner.offered = [dead]
        screen.controller.offered = [KeyScreen.command("s", .command)]
        screen.inner.becomeFirstResponder()

        screen.device.press("s", .command)

        #expect(screen.log.entries.contains("inner s") == (answer == .passes))
    }

    // Apple's reference of `wantsPriorityOverSystemBehavior`: since iOS 15 text input comes first.
    @Test("Text input comes before commands without priority")
    func textInputComesBeforeCommandsWithoutPriority() {
        let field = UITextField()
        let screen = screen(editing: field)
        screen.controller.offered = [
            KeyScreen.command("a"), KeyScreen.command(UIKeyCommand.inputLeftArrow),
            KeyScreen.command("\r"), KeyScreen.command("s", .command),
        ]

        screen.device.press("a")
        screen.device.press(UIKeyCommand.inputLeftArrow)
        screen.device.press("\r")
        screen.device.press("s", .command)

        #expect(field.text == "a")
        #expect(screen.log.entries == ["controller s"])
    }

    @Test("A command with priority comes before text input")
    func aCommandWithPriorityComesBeforeTextInput() {
        let field = UITextField()
        let screen = screen(editing: field)
        screen.controller.offered = [KeyScreen.command("a", hasPriority: true)]

        screen.device.press("a")
        screen.device.press("b")

        #expect(field.text == "b")
        #expect(screen.log.entries == ["controller a"])
    }

    @Test("A command with priority that nobody performs leaves its key to the text")
    func aBlockedCommandWithPriorityLeavesTheKeyToTheText() {
        let field = UITextField()
        let screen = screen(editing: field)
        screen.controller.performs = false
        screen.controller.offered = [KeyScreen.command("a", hasPriority: true)]

        screen.device.press("a")

        #expect(field.text == "a")
    }

    // UIKit of iOS 5 and 6 moved by itself (weaklyreferenced.wordpress.com, 2012-11).
    @Test(
        "Tab in a field goes to commands, or to the next field", .requirement("U358"),
        arguments: UIKitBehavior.TabInField.allCases)
    func tabBetweenFields(answer: UIKitBehavior.TabInField) {
        var behavior = UIKitBehavior()
        behavior.tabInField = answer
        let device = SimulatedDevice(.iPhone13, behavior: behavior)
        let controller = UIViewController()
        let fields = [300, 100, 200].map {
            UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 40))
        }
        for field in fields { controller.view.addSubview(field) }
        device.show(controller)
        fields[1].becomeFirstResponder()

        device.press("\t")
        #expect(fields[answer == .nextField ? 2 : 1].isFirstResponder)
        device.press("\t", .shift)
        device.press("\t", .shift)
        #expect(fields[1].isFirstResponder)
    }

    // Without a focus engine a field has no use for Tab (assumed: A21).
    @Test(
        "Tab in a field goes on to key commands, and types nothing",
        arguments: [UIKeyModifierFlags(), .shift])
    func tabInAFieldGoesOnToCommands(modifiers: UIKeyModifierFlags) {
        let field = UITextField()
        let screen = screen(editing: field)
        screen.controller.offered = [
            KeyScreen.command("\t"), KeyScreen.command("\t", .shift),
        ]

        screen.device.press("\t", modifiers)

        #expect(field.text == "")
        #expect(screen.log.entries == ["controller \t"])
    }

    @Test("Tab in a text view is typed, and Tab with Shift does nothing")
    func tabInATextViewIsTyped() {
        let view = UITextView()
        let screen = screen(editing: view)
        screen.controller.offered = [KeyScreen.command("\t")]

        screen.device.press("\t")
        screen.device.press("\t", .shift)

        #expect(view.text == "\t")
        #expect(screen.log.entries == [])
    }

    @Test("A text view that can't be edited leaves its keys to commands")
    func aTextViewThatIsOnlyReadTypesNothing() {
        let view = UITextView()
        view.isEditable = false
        let screen = screen(editing: view)
        screen.controller.offered = [KeyScreen.command("a")]

        screen.device.press("a")

        #expect(view.text == "")
        #expect(screen.log.entries == ["controller a"])
    }

    @Test("A key goes to the focus engine, and to commands only if the engine doesn't use it")
    func theFocusEngineStandsBetweenTextAndCommands() {
        let screen = KeyScreen()
        let engine = Engine(startingAt: screen.outer)
        screen.device.window.focusKeyHandler = engine
        screen.outer.offered = [KeyScreen.command("\t"), KeyScreen.command("a")]
        screen.inner.becomeFirstResponder()

        screen.device.press("\t")
        #expect(engine.keys == ["\t"])
        #expect(screen.log.entries == [])

        screen.device.press("a")
        #expect(engine.keys == ["\t", "a"])
        #expect(screen.log.commands == ["outer a"])
    }

    @Test("The beginning and the end of an unused press go along the responder chain")
    func aPressThatNobodyUsesIsToldAlongTheChain() {
        let screen = KeyScreen()
        screen.inner.becomeFirstResponder()

        screen.device.press("a", .shift)

        #expect(
            screen.log.entries == [
                "inner began A", "outer began A", "inner ended A", "outer ended A",
            ])
    }

    @Test("Where commands come first, a press that performs one isn't sent to responders")
    func aPressThatWasACommandIsNotToldAfterwards() {
        let screen = KeyScreen()
        screen.device.behavior.pressOrder = .commandsFirst
        screen.inner.offered = [KeyScreen.command("a")]
        screen.inner.becomeFirstResponder()

        screen.device.press("a")

        #expect(screen.log.entries == ["inner a"])
    }

    @Test("A key that is held performs its command again and again")
    func aHeldKeyGivesItsCommandAgainAndAgain() {
        let screen = KeyScreen()
        screen.controller.offered = [KeyScreen.command("a")]

        screen.device.press("a", holding: 0.65)

        #expect(
            screen.log.entries == ["controller a", "controller a", "controller a", "controller a"])
    }

    @Test("A key that is held is one press, with one beginning and one end")
    func aHeldKeyIsOnePress() {
        let screen = KeyScreen()
        screen.inner.becomeFirstResponder()

        screen.device.press("a", holding: 2)

        #expect(
            screen.log.entries == [
                "inner began a", "outer began a", "inner ended a", "outer ended a",
            ])
    }

    @Test(
        "A key that is held for no usable time performs its command once",
        arguments: [.nan, -1, .infinity, 0] as [TimeInterval])
    func aTimeThatIsNoneIsAShortPress(seconds: TimeInterval) {
        let screen = KeyScreen()
        screen.controller.offered = [KeyScreen.command("a")]

        screen.device.press("a", holding: seconds)

        #expect(screen.log.entries == ["controller a"])
    }
}

@MainActor
private final class Engine: FocusKeyHandling {
    var keys: [String] = []
    var takesTab = true
    weak var keyResponder: UIResponder?

    init(startingAt responder: UIResponder) {
        keyResponder = responder
    }

    func handleKey(_ key: UIKey) -> Bool {
        keys.append(key.characters)
        return takesTab && key.keyCode == .keyboardTab
    }
}
#endif
