import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import UIKit

/// An outline whose branches are opened and closed by random keys and touches.
struct OutlineHistory: RandomHistory {
    enum Act: String, CaseIterable {
        case down, up, left, right, touch, ends, escape, hold
    }

    static let doubts: [UIKitBehavior.Doubt] = .lists + .keys

    var random: SeededNumbers
    private let device = SimulatedDevice()
    private let list = OutlineList()
    private let delegate: TestListDelegate?

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        let isDrawn = seed.isMultiple(of: 2)
        delegate = isDrawn ? TestListDelegate() : nil
        list.tree = .random(&random)
        list.sections = [list.tree.rows.count]
        // Whoever draws the cursor has to report.
        list.reports = isDrawn || Bool.random(using: &random)
        if Int.random(in: 0..<3, using: &random) == 0 { device.language = "ar" }
        device.keyboard.mode = .hardware(bar: false)
        list.show(on: device, drawnBy: delegate)
        list.navigator.outline = list.outline()
    }

    // MARK: Steps

    mutating func step(_ act: Act) -> [String] {
        let before = list.cursor
        var problems: [String] = []
        switch act {
        case .down, .up, .hold:
            press(
                act == .up ? UIKeyCommand.inputUpArrow : UIKeyCommand.inputDownArrow,
                holding: act == .hold ? 1 : 0)
            if before != nil, list.cursor == nil { problems.append("the cursor is gone") }
        case .left: problems = goOut(from: before)
        case .right: problems = goIn(from: before)
        case .ends: device.press(UIKeyCommand.inputDownArrow, .command)
        case .escape: press(UIKeyCommand.inputEscape)
        case .touch: problems = touch(before)
        }
        device.settle()
        return (problems + wrongs).map { "\(act) from \(before ?? "nowhere"): \($0)" }
    }

    private func press(_ key: String, holding seconds: Double = 0) {
        device.press(key, holding: seconds)
        device.settle()
    }

    private var inward: String {
        device.isRightToLeft ? UIKeyCommand.inputLeftArrow : UIKeyCommand.inputRightArrow
    }

    private var outward: String {
        device.isRightToLeft ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
    }

    /// Expands the row, or goes to the first row in it.
    private func goIn(from before: String?) -> [String] {
        let (rows, wasOpen) = (list.tree.rows, list.tree.open)
        press(inward)
        guard let before else { return [] }
        let children = list.tree.children[before]
        switch children {
        case let children? where wasOpen.contains(before):
            let expected = children.first ?? before
            return list.cursor == expected && list.tree.rows == rows
                ? [] : ["goes to \(list.cursor ?? "nowhere")"]
        case _?:
            return list.tree.open.contains(before) && list.cursor == before
                ? [] : ["\(before) isn't opened"]
        case nil: return list.cursor == before && list.tree.rows == rows ? [] : ["a leaf is left"]
        }
    }

    /// Collapses the row, or goes to the row that contains it.
    private func goOut(from before: String?) -> [String] {
        let (rows, wasOpen) = (list.tree.rows, list.tree.open)
        press(outward)
        guard let before else { return [] }
        if wasOpen.contains(before) {
            return !list.tree.open.contains(before) && list.cursor == before
                ? [] : ["\(before) isn't closed"]
        }
        let expected = list.tree.parent(of: before) ?? before
        return list.cursor == expected && list.tree.rows == rows
            ? [] : ["goes to \(list.cursor ?? "nowhere")"]
    }

    /// Opens or closes a branch, as people do with a finger.
    private mutating func touch(_ before: String?) -> [String] {
        // UIKit asks for the keys at many times, and the cursor is known then.
        _ = list.keyCommands
        let branches = list.tree.rows.filter { list.tree.children[$0] != nil }
        guard let branch = branches.randomElement(using: &random) else { return [] }
        list.setOpen(!list.tree.open.contains(branch), branch)
        let isGone = before.map { !list.tree.rows.contains($0) } ?? false
        let expected = isGone ? branch : before
        return list.cursor == expected
            ? [] : ["\(branch) moves the cursor to \(list.cursor ?? "nowhere")"]
    }

    private var wrongs: [String] {
        // A list that doesn't report is looked at when keys are asked for.
        _ = list.keyCommands
        let table = list.tableView
        let selected = table.indexPathForSelectedRow.map { list.tree.rows[$0.row] }
        let isRight = delegate != nil || selected == list.cursor
        return isRight ? [] : ["selected is \(selected ?? "nothing")"]
    }

    mutating func end() -> [String] {
        weak var navigator: TableNavigator?
        navigator = list.navigator
        list.navigator = TableNavigator(tableView: list.tableView)
        return navigator == nil ? [] : ["the navigator is kept"]
    }
}

extension TestTree {
    /// A tree of about fifty rows, up to four levels deep.
    fileprivate static func random(_ random: inout SeededNumbers) -> TestTree {
        var tree = TestTree(children: ["": []])
        var names = [""]
        for number in 0..<50 {
            let parent = names.randomElement(using: &random) ?? ""
            let name = parent.isEmpty ? "\(number)" : "\(parent).\(number)"
            tree.children[parent, default: []].append(name)
            if name.count(where: { $0 == "." }) < 3 { names.append(name) }
        }
        return tree
    }
}
