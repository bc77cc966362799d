import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Outlines whose branches are opened and closed by random keys and touches.
@MainActor
@Suite struct RandomOutlineTests {
    private let steps = RandomPlay.steps(usually: 400, tests: 2)

    @Test(
        "The cursor stays on its row, or goes to the row that was closed around it",
        .requirement("U405"), arguments: RandomPlay.seeds, [false, true])
    func cursorStaysOnRow(seed: UInt64, isDrawn: Bool) {
        let (device, list) = (SimulatedDevice(), OutlineList())
        let delegate = isDrawn ? TestListDelegate() : nil
        var random = SeededNumbers(seed: seed)
        list.tree = .random(&random)
        list.sections = [list.tree.rows.count]
        list.reports = isDrawn || seed.isMultiple(of: 2)
        device.keyboard.mode = .hardware(bar: false)
        list.show(
            on: device,
            by: delegate.map { TableNavigator(tableView: list.tableView, delegate: $0) })
        list.navigator.outline = list.outline()
        for step in 0..<steps {
            let before = list.cursor
            if Bool.random(using: &random) {
                press(device, list, before, &random, "seed \(seed), step \(step)")
            } else {
                touch(list, before, &random, "seed \(seed), step \(step)")
            }
        }
    }

    private func press(
        _ device: SimulatedDevice, _ list: OutlineList, _ before: String?,
        _ random: inout SeededNumbers, _ step: String
    ) {
        let keys = [
            UIKeyCommand.inputDownArrow, UIKeyCommand.inputUpArrow, UIKeyCommand.inputLeftArrow,
            UIKeyCommand.inputRightArrow,
        ]
        let key = keys.randomElement(using: &random) ?? keys[0]
        let rows = list.tree.rows
        device.press(key)
        guard let before else { return }
        switch key {
        case UIKeyCommand.inputRightArrow where list.tree.rows != rows:
            #expect(list.tree.open.contains(before) && list.cursor == before, "\(step)")
        case UIKeyCommand.inputLeftArrow where list.tree.rows == rows && list.cursor != before:
            let isClosed = list.tree.open.contains(before) == false
            #expect(isClosed && list.cursor == list.tree.parent(of: before), "\(step)")
        default: #expect(list.cursor != nil, "\(step)")
        }
    }

    private func touch(
        _ list: OutlineList, _ before: String?, _ random: inout SeededNumbers, _ step: String
    ) {
        // UIKit asks for the keys at many times, and the cursor is known then.
        _ = list.keyCommands
        let branches = list.tree.rows.filter { list.tree.children[$0] != nil }
        guard let branch = branches.randomElement(using: &random) else { return }
        list.setOpen(!list.tree.open.contains(branch), branch)
        let isGone = before.map { !list.tree.rows.contains($0) } ?? false
        #expect(list.cursor == (isGone ? branch : before), "\(step): \(branch)")
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
