import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Keys that go into a cell, work there, and come back.
@MainActor
@Suite(.doubts(.lists, .keys)) struct CellControlTests {
    private let left = UIKeyCommand.inputLeftArrow
    private let right = UIKeyCommand.inputRightArrow
    private let down = UIKeyCommand.inputDownArrow
    private let up = UIKeyCommand.inputUpArrow
    private let escape = UIKeyCommand.inputEscape

    // MARK: In and out

    @Test("F2 goes to the first control, Escape and F2 come back", .requirement("U404"))
    func enterAndLeave() throws {
        let stage = ControlStage()
        for back in [escape, UIKeyCommand.f2] {
            let cell = try stage.enter()
            #expect(stage.list.navigator.focusedControl === cell.button)
            #expect(!stage.screen.keys.contains("⌫") && !stage.screen.keys.contains("⌥↓"))
            stage.press(back)
            #expect(stage.isClean(cell))
            #expect(stage.screen.cursor == [0, 2] && stage.screen.selected == [[0, 2]])
        }
        stage.press(down)
        #expect(stage.screen.cursor == [0, 3])
    }

    @Test("F2 isn't offered for a cell without controls, nor without a cursor")
    func nothingToEnter() throws {
        let stage = ControlStage()
        #expect(!stage.screen.keys.contains(UIKeyCommand.f2))
        let cell = try stage.cell(2)
        cell.button.isEnabled = false
        cell.field.isEnabled = false
        cell.slider.isHidden = true
        cell.toggle.isUserInteractionEnabled = false
        stage.list.navigator.focus([0, 2])
        #expect(!stage.screen.keys.contains(UIKeyCommand.f2))
        cell.slider.isHidden = false
        #expect(stage.screen.keys.contains(UIKeyCommand.f2))
        stage.list.navigator.options.commands.remove(.cellControls)
        #expect(!stage.screen.keys.contains(UIKeyCommand.f2))
    }

    @Test("Tab and ⇧Tab go through all controls of the cell, and around", .requirement("U404"))
    func tabGoesAround() throws {
        let stage = ControlStage()
        let cell = try stage.enter()
        for control in [cell.field, cell.slider, cell.toggle, cell.button, cell.field] {
            stage.press("\t")
            #expect(stage.list.navigator.focusedControl === control)
        }
        #expect(cell.field.isFirstResponder)
        for control in [cell.button, cell.toggle] {
            stage.press("\t", modifiers: .shift)
            #expect(stage.list.navigator.focusedControl === control)
        }
        #expect(!cell.field.isFirstResponder)
    }

    @Test("The arrows move on, and ← and → change a slider's value", .requirement("U404"))
    func arrowsByControl() throws {
        let stage = ControlStage()
        let cell = try stage.enter()
        stage.press(up)
        #expect(stage.list.navigator.focusedControl === cell.toggle)
        stage.press(left)
        #expect(stage.list.navigator.focusedControl === cell.slider)
        stage.list.forget()
        stage.press(right, right, left)
        #expect(abs(cell.slider.value - 0.1) < 0.001)
        stage.press(left, left)
        #expect(stage.list.events == Array(repeating: "slider value", count: 4))
        stage.press(down)
        #expect(stage.list.navigator.focusedControl === cell.toggle)
        stage.press(right)
        #expect(stage.list.navigator.focusedControl === cell.button)
        #expect(stage.screen.cursor == [0, 2])
    }

    @Test("Return and Space do what a tap does, event by event", .requirement("U404"))
    func activationIsTap() throws {
        let stage = ControlStage()
        let cell = try stage.enter()
        try stage.screen.device.tap(cell.button)
        let tap = stage.list.events
        stage.list.forget()
        stage.press("\r")
        #expect(stage.list.events == tap)
        stage.press(up)
        try stage.screen.device.tap(cell.toggle)
        #expect(cell.toggle.isOn)
        stage.list.forget()
        stage.press(" ")
        #expect(!cell.toggle.isOn)
        #expect(
            stage.list.events.contains("switch value") && stage.list.events.first == "switch down")
    }

    @Test("A control that is out of sight in a tall cell is scrolled to", .requirement("U404"))
    func tallCell() throws {
        let buttons = [5, 700, 1400].map {
            UIButton(frame: CGRect(x: 0, y: $0, width: 100, height: 40))
        }
        for animated in [false, true] {
            let list = TestList([3])
            list.hasHeaders = true
            list.makeCell = { path in
                let cell = UITableViewCell()
                if path.row == 0 { buttons.forEach(cell.contentView.addSubview) }
                return cell
            }
            list.tableView.rowHeight = 1500
            list.tableView.sectionHeaderHeight = 50
            let screen = TableScreen(list)
            screen.navigator.options.animatesScrolling = animated
            screen.navigator.focus([0, 0])
            screen.device.press(UIKeyCommand.f2)
            for button in buttons + [buttons[0]] {
                screen.device.settle()
                #expect(screen.navigator.focusedControl === button)
                let visible = screen.table.bounds.inset(by: screen.table.adjustedContentInset)
                    .inset(by: UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
                #expect(visible.contains(button.convert(button.bounds, to: screen.table)))
                screen.device.press("\t")
            }
        }
    }

    // MARK: Text

    @Test("A text field begins editing, and Escape ends it", .requirement("U404"))
    func textFieldEditsAndComesBack() throws {
        let stage = ControlStage()
        let cell = try stage.enter()
        stage.press("\t")
        stage.screen.device.type("Moss")
        #expect(cell.field.text == "Moss")
        stage.press(left)
        #expect(stage.list.navigator.focusedControl === cell.field)
        stage.press(escape)
        #expect(!cell.field.isFirstResponder && stage.list.isFirstResponder && stage.isClean(cell))
        stage.press(down)
        #expect(stage.screen.cursor == [0, 3])
    }

    @Test("A field that ends editing by itself gives the keys back", .requirement("U404"))
    func fieldEndsEditingItself() async throws {
        let stage = ControlStage()
        let cell = try stage.enter()
        stage.press("\t")
        cell.field.resignFirstResponder()
        await Task.yield()
        #expect(stage.isClean(cell) && stage.list.isFirstResponder)
        #expect(stage.screen.cursor == [0, 2])
    }

    @Test("Another input of the screen that begins editing ends the stay, and keeps the keys")
    func inputBesideListEndsStay() throws {
        let stage = ControlStage()
        let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 34))
        let cell = try stage.enter()
        stage.list.view.window?.addSubview(field)
        field.becomeFirstResponder()
        stage.screen.device.settle()
        #expect(stage.isClean(cell) && field.isFirstResponder)
    }

    @Test("A field that refuses to begin editing is skipped")
    func refusingFieldIsSkipped() throws {
        let stage = ControlStage()
        let refusing = StubbornFieldDelegate()
        let cell = try stage.enter()
        cell.field.delegate = refusing
        stage.press("\t")
        #expect(stage.list.navigator.focusedControl === cell.slider)
    }

    @Test("A field that refuses to end editing keeps the keys")
    func keepingFieldStays() throws {
        let stage = ControlStage()
        let keeping = StubbornFieldDelegate()
        let cell = try stage.enter()
        stage.press("\t")
        cell.field.delegate = keeping
        stage.press(escape)
        #expect(cell.field.isFirstResponder && stage.list.navigator.focusedControl === cell.field)
    }

    // MARK: Return

    @Test("Return goes in where the app wants it, or no row can be selected", .requirement("U404"))
    func returnEnters() throws {
        let stage = ControlStage()
        stage.list.navigator.focus([0, 1])
        stage.press("\r")
        #expect(stage.list.diary == ["select 1", "open 1"] || stage.list.diary == ["open 1"])
        stage.list.navigator.options.returnEntersCells = true
        stage.press("\r")
        #expect(stage.list.navigator.focusedControl === (try stage.cell(1)).button)
        stage.press(escape)
        stage.list.navigator.options.returnEntersCells = false
        stage.list.tableView.allowsSelection = false
        stage.list.navigator.focus([0, 1])
        stage.press("\r")
        #expect(stage.list.navigator.focusedControl === (try stage.cell(1)).button)
    }

    @Test(
        "Return goes into a cell that was scrolled out of sight, or opens it if it has no controls",
        .requirement("U404"), arguments: [false, true])
    func returnEntersOutOfSight(animated: Bool) throws {
        let stage = ControlStage()
        stage.list.navigator.options.returnEntersCells = true
        stage.list.navigator.options.animatesScrolling = animated
        stage.list.plain = [[0, 3]]
        for row in [2, 3] {
            stage.list.navigator.focus([0, row])
            stage.list.tableView.contentOffset.y = 700
            stage.list.tableView.layoutIfNeeded()
            try #require(stage.list.tableView.cellForRow(at: [0, row]) == nil)
            stage.press("\r")
            #expect((stage.list.navigator.focusedControl != nil) == (row == 2))
            #expect(stage.list.tableView.cellForRow(at: [0, row]) != nil)
            stage.press(escape)
        }
        #expect(stage.list.diary.last == "open 3" && !stage.list.diary.contains("open 2"))
    }

    @Test("With a cursor of the app's, Return goes in or commits out of sight")
    func returnWithDrawnCursorOutOfSight() throws {
        let (list, delegate) = (ControlList([30]), TestListDelegate())
        let screen = TableScreen(list, drawnBy: delegate)
        screen.navigator.options.commands.insert(.cellControls)
        screen.navigator.options.returnEntersCells = true
        list.plain = [[0, 3]]
        for row in [2, 3] {
            screen.navigator.focus([0, row])
            screen.table.contentOffset.y = 700
            screen.table.layoutIfNeeded()
            screen.device.press("\r")
            #expect((screen.navigator.focusedControl != nil) == (row == 2))
            screen.navigator.focus(nil)
        }
        #expect(delegate.commits == [[0, 3]])
    }

    // MARK: The end

    @Test(
        "What takes the cell away ends the stay, and nothing is left", .requirement("U404"),
        arguments: Departure.allCases)
    func departures(departure: Departure) async throws {
        let stage = ControlStage()
        let cell = try stage.enter()
        if departure.isEditing { stage.press("\t") }
        switch departure {
        case .reload, .reloadEditing: stage.list.tableView.reloadData()
        case .scroll, .scrollEditing: stage.list.tableView.contentOffset.y = 700
        case .delete, .deleteEditing:
            stage.list.sections = [29]
            stage.list.tableView.deleteRows(at: [[0, 2]], with: .none)
        case .cursor: stage.list.navigator.focus([0, 5])
        case .noList: stage.list.tableView.removeFromSuperview()
        case .touch:
            stage.screen.device.tap(
                at: CGPoint(x: 340, y: 300), in: try #require(stage.list.view.window))
        }
        stage.list.tableView.layoutIfNeeded()
        stage.screen.device.settle()
        await Task.yield()
        #expect(stage.isClean(cell))
        #expect(
            stage.list.tableView.window == nil || stage.list.isFirstResponder
                || cell.field.isFirstResponder)
        #expect(cell.allViews.allSatisfy { !"\(type(of: $0))".contains("WindowProbe") })
    }

    enum Departure: CaseIterable {
        case reload, reloadEditing, scroll, scrollEditing, delete, deleteEditing
        case cursor, noList, touch

        var isEditing: Bool { [.reloadEditing, .scrollEditing, .deleteEditing].contains(self) }
    }

    @Test("Rows that come and go above leave focus where it is", .requirement("U404"))
    func insertionAboveKeepsStay() throws {
        let stage = ControlStage()
        let cell = try stage.enter()
        stage.list.sections = [31]
        stage.list.tableView.insertRows(at: [[0, 0]], with: .none)
        stage.list.tableView.layoutIfNeeded()
        #expect(
            stage.list.navigator.focusedControl === cell.button && stage.screen.cursor == [0, 3])
        stage.press(escape)
        #expect(stage.screen.cursor == [0, 3])
    }

    @Test("A control that vanishes leaves the others to the keys")
    func vanishedControl() throws {
        let stage = ControlStage()
        let cell = try stage.enter()
        cell.button.isEnabled = false
        #expect(stage.list.navigator.focusedControl == nil)
        cell.button.isEnabled = true
        #expect(stage.list.navigator.focusedControl === cell.button)
        cell.button.removeFromSuperview()
        #expect(stage.list.navigator.focusedControl == nil && !stage.screen.keys.contains("⌥↓"))
        stage.press("\t")
        #expect(stage.list.navigator.focusedControl === cell.field)
    }

    @Test("Going in ends the editing of a search field, and letters find no row meanwhile")
    func searchFieldEndsEditing() throws {
        let stage = ControlStage()
        let search = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        stage.list.tableView.tableHeaderView = search
        stage.list.navigator.textForRow = { $0.row == 9 ? "x" : "y" }
        stage.list.navigator.options.takesKeysFromSingleLines = true
        stage.list.navigator.focus([0, 2])
        search.becomeFirstResponder()
        stage.press(UIKeyCommand.f2)
        #expect(!search.isFirstResponder && stage.list.isFirstResponder)
        stage.press("x")
        #expect(stage.screen.cursor == [0, 2] && stage.list.navigator.focusedControl != nil)
    }

    @Test("Where the system moves focus, controls are the system's", .requirement("U404"))
    func systemFocus() throws {
        let list = ControlList([30])
        let screen = TableScreen(list, on: .iPad12_9)
        list.navigator.joinSystemFocus()
        screen.device.press(down)
        #expect(!screen.keys.contains(UIKeyCommand.f2))
        list.navigator.options.focusPreference = .library
        list.navigator.focus([0, 1])
        #expect(screen.keys.contains(UIKeyCommand.f2))
    }

    @Test("The cells of a grid are entered, too, and keep their arrows to themselves")
    func gridCell() throws {
        let screen = GridScreen([9])
        let (grid, toggle) = (screen.grid, UISwitch())
        let cell = try #require(grid.collectionView.cellForItem(at: [0, 1]))
        cell.contentView.addSubview(toggle)
        grid.navigator.focus([0, 1])
        for key in [UIKeyCommand.f2, right, " ", down] { screen.device.press(key) }
        #expect(toggle.isOn && grid.navigator.focusedControl === toggle)
        #expect(grid.navigator.indexPathForFocusedItem == [0, 1])
        grid.collectionView.reloadData()
        grid.collectionView.layoutIfNeeded()
        #expect(toggle.subviews.allSatisfy { $0.layer.borderWidth == 0 })
        screen.device.press(right)
        #expect(grid.navigator.focusedControl == nil)
    }

    @Test("The arrows of a segmented control end at its first and its last segment")
    func segmentsEnd() throws {
        let stage = ControlStage()
        let cell = try stage.cell(2)
        let segments = UISegmentedControl(items: ["A", "B", "C"])
        cell.controls.forEach { $0.removeFromSuperview() }
        cell.contentView.addSubview(segments)
        try stage.enter()
        let steps = [(left, 2), (right, 2), (left, 1), (left, 0), (left, 0), (right, 1)]
        for (key, selected) in steps {
            stage.press(key)
            #expect(segments.selectedSegmentIndex == selected)
        }
    }

    @Test("Steppers and segmented controls take ← and →, and so does what is adjustable")
    func adjustableControls() throws {
        let stage = ControlStage()
        let cell = try stage.cell(2)
        let (stepper, segments) = (UIStepper(), UISegmentedControl(items: ["A", "B", "C"]))
        let custom = AdjustableControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        segments.setEnabled(false, forSegmentAt: 1)
        cell.controls.forEach { $0.removeFromSuperview() }
        [stepper, segments, custom].forEach(cell.contentView.addSubview)
        segments.frame.origin.x = 120
        custom.frame.origin.x = 300
        let controls: [UIView] = [custom, stepper, segments]
        try stage.enter()
        var seen: [UIView] = []
        for _ in controls {
            stage.press(right, right, left)
            seen.append(try #require(stage.list.navigator.focusedControl))
            stage.press("\t")
        }
        #expect(Set(seen) == Set(controls))
        #expect(stepper.value == 1 && segments.selectedSegmentIndex == 0 && custom.value == 1)
    }

    @Test("A stepper that wraps goes on at its other end")
    func stepperWraps() throws {
        let stage = ControlStage()
        let cell = try stage.cell(2)
        let stepper = UIStepper()
        (stepper.wraps, stepper.maximumValue) = (true, 2)
        cell.controls.forEach { $0.removeFromSuperview() }
        cell.contentView.addSubview(stepper)
        try stage.enter()
        for (key, value) in [(right, 1), (right, 2), (right, 0), (left, 2), (left, 1)] {
            stage.press(key)
            #expect(stepper.value == Double(value))
        }
    }
}

private final class StubbornFieldDelegate: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

private final class AdjustableControl: UIControl {
    private(set) var value = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func accessibilityIncrement() { value += 1 }
    override func accessibilityDecrement() { value -= 1 }
}
