import KeyNavigation
import KeyboardAssistant
import UIKit

/// Arrow keys in a table.
@MainActor
final class TableSession: MeasuredSession {
    static let name = "table"
    static let unit = "rows"
    static let sizes = [10, 1_000, 1_000_000]
    static let phases = [MeasuredPhase(name: "arrow", repetitions: ListStage.presses)]

    private let stage = ListStage()

    init(_ setup: SessionSetup) {
        let screen = ListScreen(rows: setup.size, isAssisted: setup.isAssisted)
        stage.show(screen)
        if setup.isAssisted { screen.navigator.focus([0, 1]) }
    }

    func run(measuring measure: (() -> Void) -> Void) {
        measure { stage.press() }
    }
}

/// Arrow keys in a table of which all rows are selected.
@MainActor
final class SelectionSession: MeasuredSession {
    static let name = "selection"
    static let unit = "selected rows"
    static let sizes = [10, 1_000, 100_000]
    static let phases = ["arrow", "⇧arrow"].map {
        MeasuredPhase(name: $0, repetitions: ListStage.presses)
    }

    private let setup: SessionSetup

    init(_ setup: SessionSetup) {
        self.setup = setup
    }

    func run(measuring measure: (() -> Void) -> Void) {
        for modifiers in [[], .shift] as [UIKeyModifierFlags] {
            let screen = ListScreen(rows: setup.size, isAssisted: setup.isAssisted)
            screen.tableView.allowsMultipleSelection = true
            for row in screen.indexPaths {
                screen.tableView.selectRow(at: row, animated: false, scrollPosition: .none)
            }
            let stage = ListStage()
            stage.show(screen)
            if setup.isAssisted { screen.navigator.focus([0, 1]) }
            measure { stage.press(modifiers) }
        }
    }
}

/// Arrow keys in a grid of unequal cells.
@MainActor
final class GridSession: MeasuredSession {
    static let name = "grid"
    static let unit = "items"
    static let sizes = [100, 1_000, 100_000]
    static let phases = [MeasuredPhase(name: "arrow", repetitions: ListStage.presses)]

    private let stage = ListStage()

    init(_ setup: SessionSetup) {
        let screen = GridScreen(items: setup.size, isAssisted: setup.isAssisted)
        stage.show(screen)
        if setup.isAssisted { screen.navigator.focus([0, 1]) }
    }

    func run(measuring measure: (() -> Void) -> Void) {
        measure { stage.press() }
    }
}
