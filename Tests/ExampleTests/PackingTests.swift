import DeviceTesting
import Example
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.lists, .keys)) struct PackingTests {
    @Test("A packing list shows what is in open bags, and knows the bag around an entry")
    func listShowsOpenBags() throws {
        var list = PackingList()
        #expect(list.visible.map(\.title) == ["Backpack", "Tent", "Handbag"])
        list.change(0) { $0.isOpen = true }
        list.change(1) { $0.isOpen = true }
        #expect(list.visible.count == 9)
        #expect(list.parent(of: 3) == 1 && list.parent(of: 1) == 0 && list.parent(of: 0) == nil)
        list.change(0) { $0.isOpen = false }
        #expect(list.visible.count == 3)
    }

    @Test(
        "Keys open bags, step how many of a thing there are, and pack it",
        .requirement("U404", "U405", "U240"))
    func keysPackThings() {
        let (device, screen) = (SimulatedDevice(), PackingViewController())
        device.keyboard.mode = .hardware(bar: false)
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        let right = UIKeyCommand.inputRightArrow
        for key in [
            UIKeyCommand.inputDownArrow, right, right, right, right, UIKeyCommand.f2, right, "\t",
            " ", UIKeyCommand.inputEscape,
        ] {
            device.press(key)
            device.settle()
        }
        let entry = screen.list.visible[2]
        #expect(entry.title == "Socks" && entry.count == 2 && entry.isPacked)
        #expect(screen.navigator.indexPathForFocusedRow == [0, 2])
        device.press("\r")
        #expect(!screen.list.visible[2].isPacked)
    }

    @Test("A tap on a bag opens and closes it, with the cursor on it", .requirement("U405"))
    func tapsOpenBags() throws {
        let (device, screen) = (SimulatedDevice(), PackingViewController())
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        for count in [6, 3] {
            try device.tap(try #require(screen.tableView.cellForRow(at: [0, 0])))
            device.settle()
            #expect(screen.list.visible.count == count)
        }
        #expect(screen.navigator.indexPathForFocusedRow == [0, 0])
    }
}
