#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// A cell with a key command of its own.
private final class CommandCell: UITableViewCell {
    var log: KeyLog?
    var name = ""
    var offered: [UIKeyCommand] = []
    var canBeFirst = false

    override var canBecomeFirstResponder: Bool { canBeFirst }
    override var keyCommands: [UIKeyCommand]? { offered }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log?.entries.append("\(name) began")
        super.pressesBegan(presses, with: event)
    }

    func act() { log?.entries.append(name) }
}

/// A controller that can be first responder.
private final class Accepting: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
}

/// Facts of WWDC21 10260 about focus and the responder chain.
@MainActor
@Suite struct FocusTalkResponderTests {
    private let down = UIKeyCommand.inputDownArrow

    /// Two rows with a field above them, on a controller.
    @MainActor
    private final class Rows: NSObject, UITableViewDataSource {
        let screen = FocusScreen()
        let log = KeyLog()
        let controller: UIViewController
        let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        let cells = [CommandCell(), CommandCell()]

        init(_ controller: UIViewController) {
            self.controller = controller
            super.init()
            ActionTable.register(.logged, on: CommandCell.self) { cell, _ in cell.act() }
            table.dataSource = self
            table.allowsFocus = true
            for (index, cell) in cells.enumerated() {
                (cell.log, cell.name) = (log, "cell \(index)")
            }
            controller.view.addSubview(field)
            controller.view.addSubview(table)
            screen.device.show(controller)
            screen.device.advance(by: 0)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { cells[indexPath.row] }
    }

    @Test("Responders: The cell refuses, the list, the view; the controller becomes first")
    func upTheChain() {
        let rows = Rows(Accepting())
        rows.screen.device.press("\t")
        #expect(rows.field.isFirstResponder && rows.field.isFocused)
        rows.screen.device.press("\t")
        #expect(rows.cells[0].isFocused)
        #expect(rows.controller.isFirstResponder)
        rows.cells[1].canBeFirst = true
        rows.screen.device.press(down)
        #expect(rows.cells[1].isFirstResponder)
    }

    @Test("Responders: Where nobody accepts, the field is left all the same")
    func fieldIsLeftThoughNobodyAccepts() {
        let rows = Rows(UIViewController())
        rows.screen.device.press("\t")
        rows.screen.device.press("\t")
        #expect(rows.cells[0].isFocused)
        #expect(!rows.field.isFirstResponder)
    }

    @Test("Responders: Who becomes first responder brings focus inside")
    func newFirstResponderBringsFocusInside() {
        let rows = Rows(Accepting())
        rows.cells[1].canBeFirst = true
        rows.screen.device.press("\t")
        rows.cells[1].becomeFirstResponder()
        #expect(rows.cells[1].isFocused)
        rows.field.becomeFirstResponder()
        #expect(rows.field.isFocused)
    }

    @Test("Responders: A first responder around what is focused moves nothing")
    func aroundTheFocus() {
        let rows = Rows(Accepting())
        rows.screen.device.press("\t")
        rows.screen.device.press("\t")
        rows.controller.becomeFirstResponder()
        #expect(rows.cells[0].isFocused)
    }

    @Test("Responders: A key command of a cell goes to the cell that is focused")
    func commandsOfCells() {
        let rows = Rows(Accepting())
        for cell in rows.cells { cell.offered = [KeyScreen.command("k", .command)] }
        rows.screen.device.press("\t")
        rows.screen.device.press("k", .command)
        #expect(rows.log.commands == [])
        rows.screen.device.press("\t")
        rows.screen.device.press("k", .command)
        rows.screen.device.press(down)
        rows.screen.device.press("k", .command)
        #expect(rows.log.commands == ["cell 0", "cell 1"])
    }

    @Test("Responders: Keys begin at the focused item, though another is first responder")
    func pressesBeginAtTheItem() {
        let rows = Rows(Accepting())
        rows.screen.device.press("\t")
        rows.screen.device.press("\t")
        rows.screen.device.press("x")
        #expect(rows.controller.isFirstResponder)
        #expect(rows.log.entries == ["cell 0 began"])
    }
}
#endif
