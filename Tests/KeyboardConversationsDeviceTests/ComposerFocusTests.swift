import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyNavigation
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant
@testable import KeyboardConversations

/// Where Tab and ⇧Tab go from a composer (WCAG 2.1.2).
@MainActor
@Suite(.doubts(.keys, .focus)) struct ComposerFocusTests {
    @Test("⌥Tab types a tab", .requirement("U548"))
    func optionTabTypesTab() {
        let (device, screen) = ComposerScreen.edited()
        device.press("a")
        device.press("\t", .alternate)
        #expect(screen.draft == "a\t" && screen.input.isFirstResponder)
    }

    @Test(
        "Tab goes to the field behind the composer, and from the last one to the first",
        .requirement("U548"), .bug("https://github.com/wireapp/wire-ios/pull/4955"))
    func tabGoesToNextField() {
        let (device, screen) = ComposerScreen.edited()
        let (first, last) = (screen.view.addField(0, 20), screen.view.addField(0, 400))
        device.press("\t")
        #expect(last.isFirstResponder && screen.draft == "")
        device.focus(screen.input)
        last.removeFromSuperview()
        device.press("\t")
        #expect(first.isFirstResponder && screen.draft == "")
    }

    @Test("Tab goes to the control that the app names, while it is there", .requirement("U548"))
    func tabGoesToNamedControl() {
        let (device, screen) = ComposerScreen.edited()
        let (named, other) = (screen.view.addField(0, 20), screen.view.addField(0, 400))
        screen.keys.nextControl = named
        device.press("\t")
        #expect(named.isFirstResponder)
        device.focus(screen.input)
        named.isHidden = true
        device.press("\t")
        #expect(other.isFirstResponder)
    }

    @Test(
        "Where no other control shows focus, Tab and ⇧Tab go to the list, whose keys then work",
        .requirement("U548"), .bug("https://github.com/wireapp/wire-ios/pull/4955"),
        arguments: [UIKeyModifierFlags(), .shift])
    func tabGoesToList(modifiers: UIKeyModifierFlags) {
        let (device, screen) = ComposerScreen.edited()
        screen.view.addCard(0, 400)
        device.press("\t", modifiers)
        #expect(!screen.input.isFirstResponder && screen.draft == "")
        device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.list.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }

    @Test(
        "Without a list and another control, Tab ends editing, and ⇧Tab is left to others",
        .requirement("U548"), .bug("https://github.com/wireapp/wire-ios/pull/4955"))
    func tabEndsEditing() {
        let (device, screen) = ComposerScreen.edited()
        screen.list.removeFromSuperview()
        #expect(!screen.offered.contains("⇧\t"))
        device.press("\t")
        #expect(!screen.input.isFirstResponder && screen.draft == "")
    }

    @Test(
        "Tab passes a field that declines",
        .requirement("U548"))
    func decliningFieldIsSkipped() {
        let (device, screen) = ComposerScreen.edited()
        let (shy, other) = (screen.view.addField(0, 400), screen.view.addField(0, 450))
        let decliner = Decliner()
        shy.delegate = decliner
        device.press("\t")
        #expect(other.isFirstResponder)
    }

    private final class Decliner: NSObject, UITextFieldDelegate {
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    }

    @Test(
        "With a focus navigator on an iPhone, Tab goes to any control and ⇧Tab to the list, with a ring",
        .requirement("U548"))
    func focusNavigatorMoves() {
        let (device, screen) = ComposerScreen.edited()
        let card = screen.view.addCard(0, 400)
        let focus = FocusNavigator(in: screen.view, stops: [screen.listNavigator])
        (screen.focus, screen.keys.focusNavigator) = (focus, focus)
        device.press("\t")
        #expect(focus.focusedItem === card && !screen.input.isFirstResponder)
        device.focus(screen.input)
        device.press("\t", .shift)
        #expect(focus.focusedItem === screen.list && !screen.input.isFirstResponder)
    }

    @Test(
        "On an iPad, Tab takes the system's focus to the next control, and ⇧Tab to the list",
        .requirement("U548"))
    func systemFocusFollows() throws {
        let (device, screen) = ComposerScreen.edited(on: .tablet())
        let card = screen.view.addCard(0, 400)
        card.focusGroupIdentifier = "cards"
        screen.list.allowsFocus = true
        // Focus that hasn't been used for long waits for another key until it is seen.
        screen.becomeFirstResponder()
        device.press(UIKeyCommand.inputDownArrow)
        device.focus(screen.input)
        device.press("\t")
        let system = try #require(UIFocusSystem(for: screen.view))
        #expect(system.focusedItem === card && screen.draft == "")
        device.focus(screen.input)
        device.press("\t", .shift)
        let cell = system.focusedItem as? UITableViewCell
        #expect(cell != nil && !screen.input.isFirstResponder)
    }

    @Test(
        "On an iPad, the system's focus is at the next control as soon as Tab has acted",
        .requirement("U548"))
    func systemFocusFollowsAtOnce() throws {
        let (device, screen) = ComposerScreen.edited(on: .tablet())
        let card = screen.view.addCard(0, 400)
        card.focusGroupIdentifier = "cards"
        screen.becomeFirstResponder()
        device.press(UIKeyCommand.inputDownArrow)
        device.focus(screen.input)
        let commands = screen.keys.possibleKeyCommands
        let tab = try #require(commands.first { $0.keys == "\t" })
        KeyCommandTarget.perform(tab)
        #expect(UIFocusSystem(for: screen.view)?.focusedItem === card)
    }
}
