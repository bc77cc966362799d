import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What walking, filling and emptying a form costs, in questions to its inputs.
@MainActor
@Suite struct StepCostTests {
    /// A field that counts what all of its kind are asked.
    private final class AskedField: UITextField {
        static var questions = 0

        override var isFirstResponder: Bool {
            Self.questions += 1
            return super.isFirstResponder
        }

        override var isEnabled: Bool {
            get {
                Self.questions += 1
                return super.isEnabled
            }
            set { super.isEnabled = newValue }
        }

        override var returnKeyType: UIReturnKeyType {
            get {
                Self.questions += 1
                return super.returnKeyType
            }
            set {
                Self.questions += 1
                super.returnKeyType = newValue
            }
        }
    }

    private final class Form: UIViewController {
        let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        let fields: [AskedField]

        init(_ count: Int) {
            fields = (0..<count).map {
                AskedField(frame: CGRect(x: 20, y: 100 + $0, width: 200, height: 40))
            }
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            fields.forEach(view.addSubview)
        }
    }

    /// The questions that the inputs are asked in `steps`, on a form of so many fields.
    private func questions(
        _ count: Int, adding: Bool = true, _ steps: (Form, SimulatedDevice) -> Void
    ) -> Int {
        let (device, form) = (SimulatedDevice(), Form(count))
        device.show(form)
        if adding { form.navigator.addInputItems(inputItems: form.fields) }
        device.focus(form.fields[1])
        AskedField.questions = 0
        steps(form, device)
        return AskedField.questions
    }

    /// The actions of people and keyboards in an unchanging form.
    enum Step: CaseIterable {
        case next, previous, returnKey, keys, hideAndShow, neighbor, removal, addition
    }

    private func take(_ step: Step, on form: Form, _ device: SimulatedDevice) {
        let navigator = form.navigator
        switch step {
        case .next: navigator.gotoNextItem(shouldLoop: true)
        case .previous: navigator.gotoPreviousItem(shouldLoop: true)
        case .returnKey: device.type("\n")
        case .keys: _ = navigator.possibleKeyCommands
        case .hideAndShow:
            navigator.focusedItem = nil
            form.fields[1].becomeFirstResponder()
        case .neighbor:
            _ = navigator.getNextInputItem(inputItem: form.fields[1], shouldLoop: true)
        case .removal: navigator.removeInputItem(inputItem: form.fields[2])
        case .addition: navigator.addInputItem(inputItem: AskedField())
        }
    }

    @Test(
        "A step asks the focused input and its neighbors", .requirement("U463"),
        arguments: Step.allCases)
    func stepAsksFocusedInputAndNeighbors(step: Step) {
        let counts = [20, 400].map { count in questions(count) { take(step, on: $0, $1) } }
        #expect(counts[0] == counts[1])
        #expect(counts[0] < 150)
    }

    @Test(
        "A step over k fields that are out of reach asks those, and no others", .requirement("U463")
    )
    func outOfReach() {
        func cost(of k: Int, in count: Int) -> Int {
            questions(count) { form, _ in
                for field in form.fields[2..<(2 + k)] { field.isEnabled = false }
                AskedField.questions = 0
                form.navigator.gotoNextItem(shouldLoop: false)
                #expect(form.fields[2 + k].isFirstResponder)
            }
        }
        #expect(cost(of: 10, in: 20) == cost(of: 10, in: 400))
        #expect(cost(of: 300, in: 400) < cost(of: 10, in: 400) * 30)
    }

    @Test(
        "Adding and removing cost as much for each input, however many there are",
        .requirement("U463"),
        arguments: ["at once", "one by one", "removing", "all disabled"])
    func addingCostPerInputIsConstant(way: String) {
        func cost(_ count: Int) -> Int {
            questions(count, adding: false) { form, _ in
                let navigator = form.navigator
                switch way {
                case "at once": navigator.addInputItems(inputItems: form.fields)
                case "one by one": form.fields.forEach(navigator.addInputItem)
                case "all disabled":
                    form.fields[1].resignFirstResponder()
                    form.fields.forEach { $0.isEnabled = false }
                    form.fields.forEach(navigator.addInputItem)
                default:
                    navigator.addInputItems(inputItems: form.fields)
                    AskedField.questions = 0
                    form.fields.reversed().forEach(navigator.removeInputItem)
                }
            }
        }
        let (few, many) = (cost(20), cost(400))
        #expect(many <= few * 21)
        #expect(few > 0)
    }

    @Test("Of the return keys only those are set that say something else", .requirement("U464"))
    func onlyChangedReturnKeysAreSet() {
        let navigator = InputNavigator(returnKey: .delegate)
        let fields = (0..<4).map { _ in LabeledField() }
        fields.forEach(navigator.addInputItem)
        #expect(
            fields.map(\.labels) == [[.done, .next], [.done, .next], [.done, .next], [.done]])
        navigator.removeInputItem(inputItem: fields[3])
        #expect(fields[2].labels == [.done, .next, .done])
        #expect(fields[0].labels == [.done, .next])

        let atOnce = (0..<3).map { _ in LabeledField() }
        navigator.addInputItems(inputItems: atOnce)
        #expect(atOnce.map(\.labels) == [[.next], [.next], [.done]])
    }

    private final class LabeledField: UITextField {
        var labels: [UIReturnKeyType] = []
        override var returnKeyType: UIReturnKeyType {
            didSet { labels.append(returnKeyType) }
        }
    }
}
