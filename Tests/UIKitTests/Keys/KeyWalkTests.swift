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
    @Test func theNearestResponderWithTheKeyWins() {
        let screen = KeyScreen()
        screen.inner.offered = [KeyScreen.command("a")]
        screen.outer.offered = [KeyScreen.command("s", .command)]
        screen.controller.offered = [KeyScreen.command("s", .command)]
        screen.inner.becomeFirstResponder()
        screen.inner.performs = false

        screen.device.press("s", .command)

        #expect(screen.log.commands == ["outer s"])
    }

    // Apple's documentation of `UIKeyCommand`: once a command matches, its action is looked for
    // along the whole chain, wherever the command came from.
    @Test func theActionIsLookedForFromTheFirstResponderOn() {
        let screen = KeyScreen()
        screen.controller.offered = [KeyScreen.command("s", .command)]
        screen.inner.becomeFirstResponder()

        screen.device.press("s", .command)

        #expect(screen.log.commands == ["inner s"])
    }

    // lionheart/openradar-mirror#21237: such a command isn't called, and one for Escape is.
    @Test func commandAndPeriodAreEscape() {
        let screen = KeyScreen()
        screen.inner.offered = [
            KeyScreen.command(".", .command), KeyScreen.command(UIKeyCommand.inputEscape),
        ]
        screen.inner.becomeFirstResponder()

        screen.device.press(".", .command)

        #expect(screen.log.commands == ["inner \(UIKeyCommand.inputEscape)"])
    }

    // FB9469253, reported in KeyboardKit.
    @Test func aCommandThatNobodyPerformsKeepsOthersWithItsKeyFromBeingGiven() {
        let screen = KeyScreen()
        let dead = UIKeyCommand(input: "s", modifierFlags: .command, action: "nobody:")
        screen.inner.offered = [dead]
        screen.controller.offered = [KeyScreen.command("s", .command)]
        screen.inner.becomeFirstResponder()

        screen.device.press("s", .command)

        #expect(screen.log.commands == [])
    }

    @Test func withoutAFirstResponderTheDeepestVisibleControllerComesFirst() {
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

    @Test func theTopOfANavigationStackComesBeforeItsContainer() {
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

    @Test func whatIsPresentedComesBeforeWhoPresentsIt() {
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

    @Test func commandsAreAskedForAnewWithEveryKey() {
        let screen = KeyScreen()
        screen.inner.becomeFirstResponder()

        screen.device.press("a")
        screen.device.press("b")

        #expect(screen.inner.timesAsked == 2)
    }

    // Apple's reference of `validate(_:)`: the target can disable a command.
    @Test func aCommandThatItsTargetDisablesIsNotPerformed() {
        let screen = KeyScreen()
        screen.inner.offered = [KeyScreen.command("s", .command)]
        screen.inner.onValidate = { $0.attributes = .disabled }
        screen.inner.becomeFirstResponder()

        screen.device.press("s", .command)

        #expect(!screen.log.entries.contains("inner s"))
    }

    @Test func theTargetIsAskedOnceWhetherTheCommandIsValid() {
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
    @Test(arguments: [("en", "[", true), ("ar", "[", false), ("ar", "]", true)])
    func commandsThatPointAreMirroredFromRightToLeft(
        language: String, key: String, isGiven: Bool
    ) {
        let screen = KeyScreen(language: language)
        screen.controller.offered = [KeyScreen.command("[", .command)]

        screen.device.press(key, .command)

        #expect(screen.log.entries == (isGiven ? ["controller ["] : []))
    }

    @Test func aCommandThatIsNotToBeMirroredKeepsItsKey() {
        let screen = KeyScreen(language: "ar")
        let command = KeyScreen.command(UIKeyCommand.inputLeftArrow)
        command.allowsAutomaticMirroring = false
        screen.controller.offered = [command]

        screen.device.press(UIKeyCommand.inputRightArrow)
        #expect(screen.log.entries == [])
        screen.device.press(UIKeyCommand.inputLeftArrow)
        #expect(screen.log.entries == ["controller UIKeyInputLeftArrow"])
    }

    @Test func anAlternateIsGivenWithItsOwnModifiersAdded() {
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
