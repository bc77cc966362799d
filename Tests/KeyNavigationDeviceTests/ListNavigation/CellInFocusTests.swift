import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// Cells with controls in a list that is one of the stops of a screen.
@MainActor
@Suite(.doubts(.lists, .keys)) struct CellInFocusTests {
    @Test("Tab stays in a cell of a list until Escape, and then goes on", .requirement("U404"))
    func tabStaysInCell() throws {
        let (device, list) = (SimulatedDevice(), ControlList([5]))
        let stage = FocusStage(list, on: device)
        for key in ["\t", UIKeyCommand.inputDownArrow, UIKeyCommand.f2] { device.press(key) }
        let cell = try #require(list.tableView.cellForRow(at: [0, 1]) as? ControlCell)
        for control in [cell.button, cell.field, cell.slider, cell.toggle, cell.button] {
            #expect(list.navigator.focusedControl === control)
            device.press("\t")
        }
        device.press(UIKeyCommand.inputEscape)
        #expect(list.navigator.focusedControl == nil && !cell.field.isFirstResponder)
        device.press("\t")
        #expect(stage.field.isFirstResponder)
    }

    @Test(
        "A list that is hidden or disabled with focus in a cell gives the keys away",
        .requirement("U404"), arguments: Vanishing.allCases)
    func vanishingListLeavesKeys(vanishing: Vanishing) throws {
        let (device, list) = (SimulatedDevice(), ControlList([5]))
        let stage = FocusStage(list, on: device)
        for key in ["\t", UIKeyCommand.inputDownArrow, UIKeyCommand.f2] { device.press(key) }
        try #require(list.navigator.focusedControl != nil)
        switch vanishing {
        case .hiddenList: list.tableView.isHidden = true
        case .disabledList: list.tableView.isUserInteractionEnabled = false
        case .hiddenContainer: stage.container.isHidden = true
        case .disabledContainer: stage.container.isUserInteractionEnabled = false
        case .clearContainer: stage.container.alpha = 0
        }
        device.press("\t")
        #expect(stage.field.isFirstResponder && list.navigator.focusedControl == nil)
    }

    enum Vanishing: CaseIterable {
        case hiddenList, disabledList, hiddenContainer, disabledContainer, clearContainer
    }

    @Test("Focus that the app moves elsewhere leaves the cell", .requirement("U404"))
    func appMovesFocusOutOfCell() throws {
        let (device, list) = (SimulatedDevice(), ControlList([5]))
        let stage = FocusStage(list, on: device)
        let card = stage.view.addCard(0, 500)
        for leave in [{ _ = stage.focus.focus(card) }, { stage.focus.removeFocus() }] {
            list.navigator.focus([0, 1])
            stage.focus.focus(list.tableView)
            device.press(UIKeyCommand.f2)
            #expect(list.navigator.focusedControl != nil)
            leave()
            #expect(list.navigator.focusedControl == nil)
        }
        #expect(stage.focus.possibleKeyCommands.contains { $0.input == "\t" })
    }

    @Test("Focus that the app moves to the list itself stays in the cell", .requirement("U404"))
    func appMovesFocusToListOfCell() throws {
        let (device, list) = (SimulatedDevice(), ControlList([5]))
        let stage = FocusStage(list, on: device)
        for key in ["\t", UIKeyCommand.inputDownArrow, UIKeyCommand.f2] { device.press(key) }
        let control = try #require(list.navigator.focusedControl)
        #expect(stage.focus.focus(list.tableView))
        #expect(list.navigator.focusedControl === control)
    }

    @Test(
        "A field outside that people turn to while they edit a cell keeps the keyboard",
        .requirement("U404"))
    func fieldElsewhereKeepsKeyboard() throws {
        let (device, list) = (SimulatedDevice(), ControlList([5]))
        let stage = FocusStage(list, on: device)
        for key in ["\t", UIKeyCommand.inputDownArrow, UIKeyCommand.f2, "\t"] { device.press(key) }
        let cell = try #require(list.tableView.cellForRow(at: [0, 1]) as? ControlCell)
        try #require(cell.field.isFirstResponder)
        stage.field.becomeFirstResponder()
        device.settle()
        #expect(stage.field.isFirstResponder && list.navigator.focusedControl == nil)
        device.type("a")
        #expect(stage.field.text == "a" && stage.field.isFirstResponder)
    }

    @Test("↑ enters a list at its last row", .requirement("U401"))
    func upEntersListAtLastRow() {
        let (device, list) = (SimulatedDevice(), ControlList([5]))
        let stage = FocusStage(list, on: device)
        stage.field.frame.origin.y = 20
        device.press(UIKeyCommand.inputUpArrow)
        #expect(list.navigator.indexPathForFocusedRow == [0, 4])
    }
}

/// A list above a text field on a device with a hardware keyboard.
private final class FocusStage: FocusScreen {
    private let list: ControlList
    let field = UITextField(frame: CGRect(x: 0, y: 600, width: 200, height: 40))
    /// The view that the list is in.
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))

    init(_ list: ControlList, on device: SimulatedDevice) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
        list.tableView.frame = CGRect(x: 0, y: 50, width: 390, height: 300)
        device.keyboard.mode = .hardware(bar: false)
        show(on: device)
    }

    required init?(coder: NSCoder) { nil }

    override var stops: [any KeyNavigator] { [list.navigator] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(container)
        container.addSubview(list.tableView)
        view.addSubview(field)
    }
}
