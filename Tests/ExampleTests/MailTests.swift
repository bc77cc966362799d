import DeviceTesting
import Example
import Foundation
import KeyCommandCustomization
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The mail app, which is used by keys only.
@MainActor
@Suite(.doubts(.lists, .keys)) struct MailTests {
    /// The mail app on a device, to be made in a test's body.
    @MainActor
    private struct Stage {
        let device: SimulatedDevice
        let screen: MailViewController

        init(_ model: SimulatedDevice.Model = .iPad12_9, hasFocusSystem: Bool = true) {
            device = SimulatedDevice(model, orientation: .landscapeLeft)
            if hasFocusSystem { device.keyboard.mode = .hardware(bar: false) }
            screen = MailViewController(registry: KeyBindingsRegistry())
            device.show(screen)
            device.settle()
        }

        func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) {
            device.press(input, modifiers)
            device.settle()
        }

        var subjects: [String] { screen.mail.messages.map(\.subject) }

        var palette: CommandPaletteViewController? {
            screen.presentedViewController as? CommandPaletteViewController
        }

        /// Opens the palette, types `text` and presses Return.
        func run(_ text: String) throws {
            press("p", [.command, .shift])
            _ = try #require(palette)
            device.type(text)
            press("\r")
        }
    }

    @Test("Arrows move between the columns where no focus system does", .requirement("U240"))
    func arrowsMoveBetweenColumns() {
        let stage = Stage(hasFocusSystem: false)
        #expect(stage.screen.messages.isFirstResponder)
        stage.press(UIKeyCommand.inputLeftArrow)
        #expect(stage.screen.mailboxes.isFirstResponder)
        stage.press(UIKeyCommand.inputDownArrow)
        stage.press(UIKeyCommand.inputDownArrow)
        #expect(stage.subjects == ["A long walk"])
        stage.press(UIKeyCommand.inputRightArrow)
        #expect(stage.screen.messages.isFirstResponder)
        stage.press(UIKeyCommand.inputRightArrow)
        #expect(stage.screen.message.isFirstResponder)
    }

    @Test("⌘R refreshes the list, and in the message it replies", .requirement("U240"))
    func refreshesAndReplies() throws {
        let stage = Stage(hasFocusSystem: false)
        stage.press("r", .command)
        #expect(stage.subjects.first == "A book is ready" && stage.subjects.count == 4)
        #expect(stage.screen.mail.message?.subject == "Lunch on Friday?")
        stage.press(UIKeyCommand.inputRightArrow)
        stage.press("r", .command)
        let sheet = try #require(stage.screen.presentedViewController as? UINavigationController)
        #expect(sheet.topViewController?.title == "Lunch on Friday?")
    }

    @Test("⌘N writes, ⌘Return sends and Escape cancels", .requirement("U240"))
    func barButtonsHaveKeys() {
        let stage = Stage()
        for (text, key, modifiers, sent) in [
            ("Hello", "\r", .command, ["Hello"]), ("No", UIKeyCommand.inputEscape, [], ["Hello"]),
        ] as [(String, String, UIKeyModifierFlags, [String])] {
            stage.press("n", .command)
            #expect(stage.screen.presentedViewController != nil)
            stage.device.type(text)
            stage.press(key, modifiers)
            #expect(stage.screen.sent == sent && stage.screen.presentedViewController == nil)
        }
    }

    @Test(
        "The palette runs a command of the list and one of the app on the message with the cursor",
        .requirement("U240", "U551"), arguments: [false, true])
    func paletteRunsCommands(hasFocusSystem: Bool) throws {
        let stage = Stage(hasFocusSystem: hasFocusSystem)
        if hasFocusSystem { stage.press("\t") }
        stage.press(UIKeyCommand.inputDownArrow)
        stage.press(UIKeyCommand.inputDownArrow)
        let subject = try #require(stage.screen.mail.message?.subject)
        try stage.run("delete")
        #expect(stage.subjects.count == 2 && !stage.subjects.contains(subject))
        try stage.run("flag")
        #expect(stage.palette == nil && stage.screen.mail.message?.isFlagged == true)
        try stage.run("refresh")
        #expect(stage.subjects.first == "A book is ready")
    }

    @Test(
        "After a command of the app's from the palette, the keys go on in the list from its row",
        .requirement("U240"), arguments: [("flag", 1), ("archive", 1), ("refresh", 2)])
    func listKeepsFocus(command: String, row: Int) throws {
        let stage = Stage()
        stage.press("\t")
        stage.press(UIKeyCommand.inputDownArrow)
        let table = stage.screen.messages.tableView
        func focused() -> IndexPath? {
            (UIFocusSystem(for: table)?.focusedItem as? UITableViewCell).flatMap(
                table.indexPath(for:))
        }
        #expect(focused() == [0, 1])
        let first = try #require(table.cellForRow(at: [0, 0]))
        let before = stage.screen.mail
        try stage.run(command)
        #expect(stage.screen.mail != before)
        #expect(focused() == [0, row])
        #expect(table.indexPath(for: first) == [0, row - 1], "cells stay")
        #expect(table.indexPathForSelectedRow == [0, row])
        stage.press(UIKeyCommand.inputUpArrow)
        #expect(focused() == [0, row - 1])
    }

    @Test("On a phone, the last command of the palette is above the keyboard", .requirement("U555"))
    func lastCommandOnPhone() throws {
        let device = SimulatedDevice()
        device.keyboard.mode = .docked
        let screen = MailViewController(registry: KeyBindingsRegistry())
        device.show(screen)
        device.settle()
        let down = UIKeyCommand.inputDownArrow
        let steps: [(String, UIKeyModifierFlags)] = [
            ("[", .command), (down, []), ("p", [.command, .shift]), (down, .command),
        ]
        for step in steps {
            device.press(step.0, step.1)
            device.settle()
        }
        let palette = try #require(screen.presentedViewController)
        let table = try #require(palette.view.subviews.compactMap { $0 as? UITableView }.first)
        let path = try #require(table.indexPathForSelectedRow)
        let row = try #require(table.cellForRow(at: path))
        let keyboard = try #require(device.keyboard.frame)
        #expect(path.row == table.numberOfRows(inSection: 0) - 1 && path.row > 10)
        #expect(row.convert(row.bounds, to: nil).maxY <= keyboard.minY + 0.5)
    }

    @Test("A button opens the palette as well", .requirement("U240"))
    func buttonOpensPalette() throws {
        let stage = Stage()
        let button = try #require(
            stage.screen.messages.navigationItem.rightBarButtonItems?.last)
        UIControl().sendAction(try #require(button.primaryAction))
        stage.device.settle()
        #expect(stage.palette != nil)
    }

    @Test(
        "The list of examples presents the mail app, and its button closes it", .requirement("U240")
    )
    func listPresentsMail() throws {
        let device = SimulatedDevice(.iPad12_9, orientation: .landscapeLeft)
        let list = ExampleListViewController()
        list.registry = KeyBindingsRegistry()
        device.show(UINavigationController(rootViewController: list))
        device.settle()
        let button = try #require(list.buttons.first { $0.configuration?.title == "Mail" })
        list.scrollView.scrollRectToVisible(
            button.convert(button.bounds, to: list.scrollView), animated: false)
        device.settle()
        try device.tap(button)
        device.settle()
        let mail = try #require(list.presentedViewController as? MailViewController)
        let close = try #require(mail.mailboxes.navigationItem.leftBarButtonItem?.primaryAction)
        UIControl().sendAction(close)
        device.settle()
        #expect(list.presentedViewController == nil)
    }
}
