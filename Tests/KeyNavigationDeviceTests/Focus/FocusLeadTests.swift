import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Where the system's focus is when the library moves focus on a device with a focus engine.
@MainActor
@Suite(.doubts(.lists, .keys, .focus, .editing)) struct FocusLeadTests {
    /// Two fields, two cards and a list that has joined the system's focus.
    private final class Screen: FocusScreen {
        let fields = [80, 140].map {
            UITextField(frame: CGRect(x: 20, y: $0, width: 200, height: 34))
        }
        let list = TestList([5])

        override var stops: [any KeyNavigator] { [list.navigator] }

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, field) in fields.enumerated() {
                things["field \(index)"] = field
                view.addSubview(field)
            }
            for index in 0..<2 {
                add("card \(index)", CGRect(x: 20, y: 200 + index * 60, width: 200, height: 44))
            }
            list.tableView.frame = CGRect(x: 20, y: 340, width: 300, height: 300)
            view.addSubview(list.tableView)
            list.navigator.joinSystemFocus()
            list.navigator.options.focusPreference = .library
            focus.focusPreference = .library
        }
    }

    private let device = SimulatedDevice.tablet()

    private func show() -> Screen {
        let screen = Screen()
        device.keyboard.mode = .hardware(bar: false)
        screen.show(on: device)
        // The system focuses nothing before the first key.
        screen.focus.focusPreference = .system
        device.press("\t")
        screen.focus.focusPreference = .library
        return screen
    }

    @Test("When the library leaves a field, the system begins to edit no other one")
    func leftFieldEditsNoOther() throws {
        let screen = show()
        let card = try #require(screen.things["card 0"])
        #expect(screen.focus.focus(screen.fields[0]))
        device.settle()
        #expect(screen.view.systemFocusedItem === screen.fields[0])
        #expect(screen.focus.focus(card))
        #expect(screen.view.systemFocusedItem === card)
        screen.fields[0].isHidden = true
        device.settle()
        #expect(screen.focused == "card 0")
        #expect(!screen.fields[1].isFirstResponder)
    }

    @Test("The system's focus goes along to the items to which the library moves focus")
    func systemsFocusGoesAlong() throws {
        let screen = show()
        #expect(screen.focus.focus(screen.fields[0]))
        device.settle()
        for key in ["\t", "\t", UIKeyCommand.inputDownArrow] {
            device.press(key)
            let focused = try #require(screen.view.systemFocusedItem)
            #expect(focused === screen.focus.focusedItem)
        }
        #expect(screen.focused == "card 1")
    }

    @Test(
        "The system's focus goes along to the cursor of a list that Tab enters",
        .requirement("U527"))
    func systemsFocusGoesToCursor() throws {
        let screen = show()
        screen.list.navigator.focus([0, 3])
        let card = try #require(screen.things["card 1"])
        #expect(screen.focus.focus(screen.fields[0]))
        #expect(screen.focus.focus(card))
        device.press("\t")
        #expect(screen.focus.focusedItem === screen.list.tableView)
        #expect(screen.list.navigator.indexPathForFocusedRow == [0, 3])
        let row = try #require(screen.list.tableView.cellForRow(at: [0, 3]))
        #expect(row.isFocused)
    }
}
