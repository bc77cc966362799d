import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import UIKit

/// A form of rows whose app does something when it is asked which rows have inputs.
@MainActor
struct RowMisuseHistory: RandomHistory {
    enum Act: String, CaseIterable {
        // What people do, and what happens.
        case edit, next, previous, returnKey, tab, jump, rotate, keyboard
        // What the app does at once, or in a call.
        case removeContainer, addContainer, stop, start, release, removeTable
        case reload, deleteRows, deleteAll, insertRows
        case focus, focusItem, endEditing, step, addField, scroll, layout, closeKeyboard
    }

    static let doubts: [UIKitBehavior.Doubt] = .keyboard + .lists + .editing

    var random: SeededNumbers
    private let device: SimulatedDevice
    private var played: MisusedRows?

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        device = SimulatedDevice(seed.isMultiple(of: 3) ? .iPad9_7 : .iPhone13)
        let app = MisusedRows(hasAssistant: seed.isMultiple(of: 2))
        played = app
        device.show(app)
        device.settle()
    }

    private var app: MisusedRows {
        guard let played else { preconditionFailure("There is an app until the end.") }
        return played
    }

    // MARK: Steps

    mutating func step(_ act: Act) -> [String] {
        app.misuse.beginStep()
        app.showTable()
        app.makeNavigator()
        device.settle()
        let (before, reported) = (app.edited, app.navigator?.focusedItem)
        let path = before.flatMap(app.path)
        perform(act)
        device.settle()
        app.misuse.beginCheck()
        defer { app.misuse.endCheck() }
        let isQuiet = app.misuse.done.isEmpty && MisusedRows.Deed(rawValue: act.rawValue) == nil
        var problems = wrongs(after: isQuiet ? reported : nil)
        // From an input that isn't reported, there is no step.
        if act == .next, app.misuse.done.isEmpty, let before, before === reported {
            problems += passed(from: before, at: path)
        }
        let deeds =
            app.misuse.done.isEmpty ? "" : " with \(app.misuse.done.joined(separator: ", "))"
        return problems.map { "\($0) after \(act)\(deeds)" }
    }

    private mutating func perform(_ act: Act) {
        switch act {
        case .edit: app.shownFields.randomElement(using: &random)?.becomeFirstResponder()
        case .next: app.navigator?.gotoNextItem(shouldLoop: false)
        case .previous: app.navigator?.gotoPreviousItem(shouldLoop: false)
        case .returnKey: if app.edited != nil { device.press("\r") }
        case .tab: device.press("\t")
        case .jump: app.table.contentOffset.y = CGFloat.random(in: 0...1_200, using: &random)
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .keyboard:
            device.keyboard.mode = Bool.random(using: &random) ? .docked : .hardware(bar: false)
        default: plan(act)
        }
    }

    /// Lets the app do something, mostly in a call that will come.
    private mutating func plan(_ act: Act) {
        guard let deed = MisusedRows.Deed(rawValue: act.rawValue) else { return }
        var choices = SeededNumbers(seed: .random(in: 0...99_999, using: &random))
        guard Int.random(in: 0..<4, using: &random) > 0 else {
            return app.perform(deed, &choices)
        }
        // Most calls ask which rows have inputs.
        let isAny = Int.random(in: 0..<3, using: &random) == 0
        let name =
            isAny ? app.misuse.names.randomElement(using: &random) : "InputNavigator.hasInputs"
        let count = Int.random(in: 0..<(isAny ? 3 : 40), using: &random)
        app.misuse.plan(act.rawValue, after: count, in: name) { [weak app] in
            app?.perform(deed, &choices)
        }
    }

    // MARK: What must hold

    /// What is wrong, where `reported` was reported as edited before people did something.
    private func wrongs(after reported: UIView?) -> [String] {
        var wrongs: [String] = []
        let owners = (app.fields + [app.field]).filter(\.isFirstResponder)
        if owners.count > 1 { wrongs.append("\(owners.count) fields are edited") }
        guard let navigator = app.navigator, app.isRunning else { return wrongs + leftInFields }
        if let focused = navigator.focusedItem, !focused.isFirstResponder {
            wrongs.append("a field that isn't edited is reported")
        }
        // A list that was added while a row out of view was edited has no place for it yet.
        let mustReport = owners.first.map {
            $0 === app.field || $0 === reported
                || app.isContained && !app.isRemovedWhileEdited && app.shownFields.contains($0)
        }
        if let owner = owners.first, mustReport == true, navigator.focusedItem !== owner {
            wrongs.append("\(owner.placeholder ?? "the last one") is edited and not reported")
        }
        return wrongs
    }

    /// What the library has left in fields.
    private var leftInFields: [String] {
        (app.fields + [app.field]).flatMap { field in
            (field.inputAccessoryView == nil ? [] : ["a bar"])
                + (field.delegate === app ? [] : ["a delegate"])
                + (field.returnKeyType == .default ? [] : ["a Return key"])
        }
    }

    /// What is wrong with a step to the next field, while the app did nothing.
    private func passed(from field: UITextField, at path: IndexPath?) -> [String] {
        let numbers = app.rows.flatMap { $0 }
        // In a reload, UIKit may keep the cell that is edited for another row.
        guard app.isRunning, app.isContained, let row = field.placeholder.flatMap(Int.init),
            path.flatMap(app.number) == row, let index = numbers.firstIndex(of: row)
        else { return [] }
        let next = numbers[(index + 1)...].first(where: MisusedRows.hasField)
        // The field below the table has no number. From the end of the form, there is no step.
        let last = app.isFieldLast ? nil : row
        let (expected, present) = ((next ?? last).map(String.init), app.edited?.placeholder)
        return present == expected
            ? [] : ["from \(row) to \(present ?? "none") and not \(expected ?? "none")"]
    }

    // MARK: The end

    mutating func end() -> [String] {
        app.misuse.beginStep()
        app.misuse.forget()
        weak var navigator: InputNavigator?
        weak var assistant: KeyboardAssistant?
        (navigator, assistant) = (app.navigator, app.assistant)
        app.release()
        device.settle()
        var left = leftInFields
        if navigator != nil { left.append("a navigator") }
        if assistant != nil { left.append("an assistant") }
        let views = app.table.subviews + app.view.subviews
        left += views.map { String(describing: type(of: $0)) }.filter { $0.hasSuffix("Probe") }
        if app.table.contentInset != .zero { left.append("insets \(app.table.contentInset)") }
        weak var app: MisusedRows?
        app = played
        device.show(UIViewController())
        device.settle()
        played = nil
        if app != nil { left.append("the app") }
        return left.map { "\($0) is left" }
    }
}
