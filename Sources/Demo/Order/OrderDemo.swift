import Example
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Walks the example's order, a form in the rows of a table, by the bar, by Return and by Tab.
@MainActor
enum OrderDemo {
    /// The exit status: 0, 1 if a field was out of sight or was not the next one, or 2 if a picture
    /// could not be written.
    static func run(picturesIn folder: String?, telling output: Output) -> Int32 {
        Scenes(picturesIn: folder, telling: output).play(naming: "order-1-before") {
            try byBar($0) + byReturn($0) + byTab($0, .iPhone13, "an iPhone")
                + byTab($0, .iPad9_7, "an iPad")
        }
    }

    /// Plays the order in the way that is filmed, and returns the number of failures.
    static func film(_ scenes: Scenes) throws -> Int { try byReturn(scenes) }

    private static func byBar(_ scenes: Scenes) throws -> Int {
        let stage = OrderStage(
            SimulatedDevice(.iPhone13), in: scenes,
            saying: "An order of 60 rows on an iPhone 13, by the bar. Nothing is filled in.")
        let rows = stage.screen.form.inputRows
        try stage.picture("order-1-before")
        try start(stage)
        try stage.walk(to: rows.dropFirst(), by: .next) { row in
            if row == [0, 6] { try stage.picture("order-3-error") }
        }
        try stage.picture("order-4-end")
        try stage.walk(to: rows.dropLast().reversed(), by: .previous)
        stage.expectSteadyKeyboard()
        return stage.failures
    }

    private static func byReturn(_ scenes: Scenes) throws -> Int {
        let stage = OrderStage(
            SimulatedDevice(.iPhone13), in: scenes,
            saying: "By Return, and by Next where the keyboard has no Return. It becomes a gift.",
            filmedAs: "An order of 60 rows in a table, by Return")
        let rows = stage.screen.form.inputRows
        let country = stage.screen.form.indexPath(of: .gift)?.row ?? 0
        try start(stage)
        stage.step("type “Jane”") { stage.device.type("Jane") }
        try stage.walk(to: rows.dropFirst().prefix { $0 < [1, country] }, by: .returnKey) { row in
            if row == [0, 2] {
                stage.step("type “Appleseed”") { stage.device.type("Appleseed") }
            }
            if row == [0, 5] { try email(stage) }
        }
        try gift(stage)
        let rest = stage.screen.form.inputRows.drop { $0 < [1, country] }
        try stage.walk(to: rest, by: .returnKey)
        stage.expectSteadyKeyboard()
        try stage.step("tap Done") { try stage.device.tap(stage.bar.btDone) }
        stage.expect(stage.screen.navigator.focusedItem == nil, "Done ends the form")
        return stage.failures
    }

    private static func email(_ stage: OrderStage) throws {
        stage.step("type “jane@…”") { stage.device.type("jane@example.com") }
        try stage.picture("order-2-typing")
    }

    private static func gift(_ stage: OrderStage) throws {
        let count = stage.screen.form.inputRows.count
        try stage.step("tap the switch") {
            guard let row = stage.screen.form.indexPath(of: .gift) else { return }
            let table = stage.screen.tableView
            table.scrollRectToVisible(table.rectForRow(at: row), animated: false)
            stage.device.settle()
            let cell: OrderSwitchCell = try stage.cell(of: .gift)
            try stage.device.tap(cell.toggle)
        }
        stage.expect(stage.screen.form.inputRows.count == count + 3, "a gift has three more rows")
    }

    private static func byTab(
        _ scenes: Scenes, _ model: SimulatedDevice.Model, _ name: String
    ) throws -> Int {
        let device = SimulatedDevice(model)
        device.keyboard.mode = .hardware(bar: true)
        let stage = OrderStage(
            device, in: scenes, saying: "By Tab, with a hardware keyboard on \(name).")
        let rows = stage.screen.form.inputRows
        try start(stage)
        try stage.walk(to: rows.dropFirst(), by: .tab)
        try stage.walk(to: rows.dropLast().reversed(), by: .backTab)
        stage.expectSteadyKeyboard()
        return stage.failures
    }

    /// Taps the first field.
    private static func start(_ stage: OrderStage) throws {
        guard let row = stage.screen.form.inputRows.first else { return }
        let cell: OrderFieldCell = try stage.cell(of: stage.screen.form.row(at: row))
        try stage.step("tap") { try stage.device.tap(cell.field) }
    }
}
