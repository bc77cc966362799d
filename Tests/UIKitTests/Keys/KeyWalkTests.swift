#if canImport(SimulatedDevice)
import Foundation
import SimulatedDevice
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIKeyCommand and UICommandAlternate, and the
// comments in douglashill/KeyboardKit.
@MainActor
@Suite struct KeyWalkTests {
    // Apple's documentation of `UIKeyCommand`: the responder chain is searched for the command.
    @Test("Of responders that offer the same key, the nearest performs its command")
    func theNearestResponderWithTheKeyWins() {
        let screen = KeyScreen()
        screen.inner.offered = [KeyScreen.command("a")]
        screen.outer.offered = [KeyScreen.command("s", .command, title: "near")]
        screen.controller.offered = [KeyScreen.command("s", .command, title: "far")]
        screen.inner.becomeFirstResponder()
        screen.inner.performs = false

        screen.device.press("s", .command)

        #expect(screen.log.commands == ["outer s"])
        #expect(screen.log.titles == ["near"])
    }

    // Apple's documentation of `UIKeyCommand`: once a command matches, its action is looked for
    // along the whole chain, wherever the command came from.
    @Test("A command's action is looked for from the first responder on, whoever offers it")
    func theActionIsLookedForFromTheFirstResponderOn() {
        let screen = KeyScreen()
        screen.controller.offered = [KeyScreen.command("s", .command)]
        screen.inner.becomeFirstResponder()

        screen.device.press("s", .command)

        #expect(screen.log.commands == ["inner s"])
    }

    // lionheart/openradar-mirror#21237: such a command isn't called, and one for Escape is.
    @Test("Command with a period is Escape, and not a command for the period")
    func commandAndPeriodAreEscape() {
        let screen = KeyScreen()
        screen.inner.offered = [
            KeyScreen.command(".", .command), KeyScreen.command(UIKeyCommand.inputEscape),
        ]
        screen.inner.becomeFirstResponder()

        screen.device.press(".", .command)

        #expect(screen.log.commands == ["inner \(UIKeyCommand.inputEscape)"])
    }

    // FB9469253, reported in KeyboardKit.
    @Test("A command that nobody performs blocks others with the same key")
    func aCommandThatNobodyPerformsKeepsOthersWithItsKeyFromBeingGiven() {
        let screen = KeyScreen()
        let dead = UIKeyCommand(input: "s", modifierFlags: .command, action: "nobody:")
        screen.inner.offered = [dead]
        screen.controller.offered = [KeyScreen.command("s", .command)]
        screen.inner.becomeFirstResponder()

        screen.device.press("s", .command)

        #expect(screen.log.commands == [])
    }

    @Test("Without a first responder, keys go to the deepest visible controller first")
    func withoutAFirstResponderTheDeepestVisibleControllerComesFirst() {
        let screen = KeyScreen()
        let child = KeyController()
        (child.log, child.name) = (screen.log, "child")
        screen.controller.addChild(child)
        screen.controller.view.addSubview(child.view)
        child.didMove(toParent: screen.controller)
        child.offered = [KeyScreen.command("s", .command)]
        screen.controller.offered = [KeyScreen.command("s", .command), KeyScreen.command("a")]

        screen.device.press("s", .command)
        screen.device.press("a")

        #expect(screen.log.entries == ["child s", "child a"])
    }

    @Test("The top of a navigation stack receives keys, and the controller below it doesn't")
    func theTopOfANavigationStackComesBeforeItsContainer() {
        let screen = KeyScreen()
        let top = KeyController()
        (top.log, top.name) = (screen.log, "top")
        top.offered = [KeyScreen.command("1")]
        let navigation = UINavigationController(rootViewController: screen.controller)
        screen.device.show(navigation)
        navigation.pushViewController(top, animated: false)
        screen.controller.offered = [KeyScreen.command("2")]

        screen.device.press("1")
        screen.device.press("2")

        #expect(screen.log.entries == ["top 1"])
    }

    @Test("A presented controller receives keys before the one that presents it")
    func whatIsPresentedComesBeforeWhoPresentsIt() {
        let screen = KeyScreen()
        let sheet = KeyController()
        (sheet.log, sheet.name) = (screen.log, "sheet")
        sheet.offered = [KeyScreen.command("1")]
        screen.controller.offered = [KeyScreen.command("1"), KeyScreen.command("2")]
        sheet.performs = true
        screen.controller.present(sheet, animated: false)
        screen.device.settle()

        screen.device.press("1")
        #expect(screen.log.entries == ["sheet 1"])

        sheet.dismiss(animated: false)
        screen.device.settle()
        screen.device.press("2")
        #expect(screen.log.entries == ["sheet 1", "controller 2"])
    }

    @Test("A responder is asked for its commands anew with each key")
    func commandsAreAskedForAnewWithEveryKey() {
        let screen = KeyScreen()
        screen.inner.becomeFirstResponder()

        screen.device.press("a")
        screen.device.press("b")

        #expect(screen.inner.timesAsked == 2)
    }

    // Apple's reference of `validate(_:)`: the target can disable a command.
    @Test("A command that its target disables isn't performed")
    func aCommandThatItsTargetDisablesIsNotPerformed() {
        let screen = KeyScreen()
        screen.inner.offered = [KeyScreen.command("s", .command)]
        screen.inner.onValidate = { $0.attributes = .disabled }
        screen.inner.becomeFirstResponder()

        screen.device.press("s", .command)

        #expect(!screen.log.entries.contains("inner s"))
    }

    @Test("The target is asked once whether a command is valid")
    func theTargetIsAskedOnceWhetherTheCommandIsValid() {
        let screen = KeyScreen()
        var count = 0
        screen.inner.offered = [KeyScreen.command("s", .command)]
        screen.inner.onValidate = { _ in count += 1 }
        screen.inner.becomeFirstResponder()

        screen.device.press("s", .command)

        #expect(count == 1)
        #expect(screen.log.commands == ["inner s"])
    }

    // Apple's header, `allowsAutomaticMirroring`.
    @Test(
        "A command for a bracket is one for the other bracket in a right-to-left language",
        arguments: [("en", "[", true), ("ar", "[", false), ("ar", "]", true)])
    func commandsThatPointAreMirroredFromRightToLeft(
        language: String, key: String, isGiven: Bool
    ) {
        let screen = KeyScreen(language: language)
        screen.controller.offered = [KeyScreen.command("[", .command)]

        screen.device.press(key, .command)

        #expect(screen.log.entries == (isGiven ? ["controller ["] : []))
    }

    @Test("A command without automatic mirroring keeps its key in Arabic")
    func aCommandThatIsNotToBeMirroredKeepsItsKey() {
        let screen = KeyScreen(language: "ar")
        let command = KeyScreen.command(UIKeyCommand.inputLeftArrow)
        command.allowsAutomaticMirroring = false
        screen.controller.offered = [command]

        screen.device.press(UIKeyCommand.inputRightArrow)
        #expect(screen.log.entries == [])
        screen.device.press(UIKeyCommand.inputLeftArrow)
        #expect(screen.log.entries == ["controller UIKeyInputLeftArrow"])
    }

    @Test("An alternate is performed by its command's key with its own modifiers added")
    func anAlternateIsGivenWithItsOwnModifiersAdded() {
        let screen = KeyScreen()
        screen.controller.offered = [
            UIKeyCommand(
                title: "Close", action: "nobody:", input: "w", modifierFlags: .command,
                alternates: [
                    UICommandAlternate(
                        title: "Close All", action: .logged, modifierFlags: .alternate)
                ])
        ]

        screen.device.press("w", [.command, .alternate])

        #expect(screen.log.entries == ["controller w"])
    }
}
#endif
