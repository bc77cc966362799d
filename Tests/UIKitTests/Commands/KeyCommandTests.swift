import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIKeyCommand.
@MainActor
@Suite struct KeyCommandTests {
    private let action = Selector(("save:"))

    @Test("A key command keeps the values that it was made with")
    func aKeyCommandKeepsWhatItWasMadeWith() {
        let command = UIKeyCommand(
            title: "Save", action: action, input: "s", modifierFlags: [.command, .shift],
            propertyList: ["format": "text"], discoverabilityTitle: "Save as Text",
            attributes: .destructive, state: .on)

        #expect(command.title == "Save")
        #expect(command.action == action)
        #expect(command.input == "s")
        #expect(command.modifierFlags == [.command, .shift])
        #expect(command.propertyList as? [String: String] == ["format": "text"])
        #expect(command.discoverabilityTitle == "Save as Text")
        #expect(command.attributes == .destructive)
        #expect(command.state == .on)
        #expect(command.alternates.isEmpty)
    }

    @Test("The short initializer makes a key command without a title")
    func theShortFormMakesACommandWithoutATitle() {
        let command = UIKeyCommand(input: "s", modifierFlags: .command, action: action)

        #expect(command.title == "")
        #expect(command.discoverabilityTitle == nil)
        #expect(command.propertyList == nil)
    }

    @Test("A key command that is made without arguments has neither an action nor an input")
    func aKeyCommandMadeOfNothingHasNeitherActionNorInput() {
        let command = UIKeyCommand()

        #expect(command.action == nil)
        #expect(command.input == nil)
        #expect(command.modifierFlags == [])
    }

    // Apple's header: both are on for apps linked against the SDK of iOS 15 or later.
    @Test("A new key command has mirroring and localization on, and priority off")
    func mirroringAndLocalizationAreOnAndPriorityIsOffAtFirst() {
        let command = UIKeyCommand(input: "[", modifierFlags: .command, action: action)

        #expect(command.allowsAutomaticMirroring)
        #expect(command.allowsAutomaticLocalization)
        #expect(!command.wantsPriorityOverSystemBehavior)
    }

    @Test("A command's titles, attributes and state can be changed")
    func titleImageAttributesAndStateCanBeChanged() {
        let command = UICommand(title: "Show", action: action, propertyList: 1)
        command.title = "Hide"
        command.attributes = .disabled
        command.state = .mixed
        command.discoverabilityTitle = "Hide All"

        #expect(command.title == "Hide")
        #expect(command.attributes == .disabled)
        #expect(command.state == .mixed)
        #expect(command.discoverabilityTitle == "Hide All")
        #expect(command.action == action)
    }

    @Test("An alternate has a title, an action and modifiers of its own")
    func anAlternateHasItsOwnTitleActionAndModifiers() {
        let alternate = UICommandAlternate(
            title: "Close All", action: Selector(("closeAll:")), modifierFlags: .alternate)

        #expect(alternate.title == "Close All")
        #expect(alternate.action == Selector(("closeAll:")))
        #expect(alternate.modifierFlags == .alternate)
    }

    @Test("Each key without a character has an input string of its own")
    func theKeysWithoutACharacterHaveNamesOfTheirOwn() {
        let inputs = [
            UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
            UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape, UIKeyCommand.inputDelete,
            UIKeyCommand.inputPageUp, UIKeyCommand.inputPageDown, UIKeyCommand.inputHome,
            UIKeyCommand.inputEnd, UIKeyCommand.f1, UIKeyCommand.f2, UIKeyCommand.f3,
            UIKeyCommand.f4, UIKeyCommand.f5, UIKeyCommand.f6, UIKeyCommand.f7, UIKeyCommand.f8,
            UIKeyCommand.f9, UIKeyCommand.f10, UIKeyCommand.f11, UIKeyCommand.f12,
        ]

        #expect(Set(inputs).count == 22)
    }

    // Apple's reference: "add key commands without overriding the keyCommands property". That this
    // property returns them (assumed: A55).
    @Test("A controller offers the key commands that were added to it and not removed")
    func aControllerOffersTheKeyCommandsThatWereAddedToIt() {
        let controller = UIViewController()
        let first = UIKeyCommand(input: "1", modifierFlags: [], action: action)
        let second = UIKeyCommand(input: "2", modifierFlags: [], action: action)
        controller.addKeyCommand(first)
        controller.addKeyCommand(second)
        controller.removeKeyCommand(first)

        #expect(controller.keyCommands?.compactMap(\.input) == ["2"])
    }

    @Test("A plain responder or controller offers no key commands")
    func aPlainResponderOffersNoKeyCommands() {
        #expect(UIResponder().keyCommands == nil)
        #expect(UIViewController().keyCommands == nil)
    }

    // Apple's documentation: the actions of the Edit menu are optional.
    @Test(
        "A plain responder performs no action of the Edit menu",
        arguments: ["cut:", "copy:", "paste:", "selectAll:", "delete:"])
    func aPlainResponderPerformsNoActionOfTheEditMenu(name: String) {
        #expect(!UIResponder().canPerformAction(Selector((name)), withSender: nil))
    }
}
