import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Whether there is a next or previous input, as far as the bar, the return key, Return, Done, Tab
/// and the end of the form show.
@MainActor
@Suite(.doubts(.keyboard)) struct NeighborTests {
    private let stage = Stage(fields: 4)
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }

    private func makeNavigator() throws -> (InputNavigator, DefaultNavigationView) {
        let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        navigator.shouldLoopAccessoryControllerNavigation = false
        navigator.addInputItems(inputItems: form.fields)
        return (navigator, try #require(navigator.defaultController))
    }

    /// Ways in which a field cannot be gone to.
    enum Obstacle: CaseIterable {
        case disabled, untouchable, hidden, clear, inSomethingHidden, elsewhere

        @MainActor
        func stop(_ field: UITextField) {
            switch self {
            case .disabled: field.isEnabled = false
            case .untouchable: field.isUserInteractionEnabled = false
            case .hidden: field.isHidden = true
            case .clear: field.alpha = 0
            case .inSomethingHidden:
                let box = UIView(frame: field.frame)
                box.isHidden = true
                field.superview?.addSubview(box)
                box.addSubview(field)
            case .elsewhere: field.removeFromSuperview()
            }
        }
    }

    private func offersTab(_ navigator: InputNavigator) -> Bool {
        navigator.possibleKeyCommands.contains { $0.modifierFlags.isEmpty }
    }

    @Test(
        "If the last fields are unavailable, the one before them is the last in every respect",
        .requirement("U320"),
        arguments: Obstacle.allCases, [true, false])
    func lastReachableFieldCountsAsLast(obstacle: Obstacle, isKnownBefore: Bool) throws {
        let (navigator, bar) = try makeNavigator()
        var finished = 0
        navigator.onFinish = { finished += 1 }
        if isKnownBefore { form.fields[2...].forEach(obstacle.stop) }
        device.focus(form.fields[1])
        if !isKnownBefore {
            form.fields[2...].forEach(obstacle.stop)
            // Nobody told; the next time that the focus moves it is asked again.
            form.fields[0].becomeFirstResponder()
            form.fields[1].becomeFirstResponder()
        }

        #expect(form.fields[1].returnKeyType == .done)
        #expect(!bar.btNext.isEnabled && bar.btPrev.isEnabled)
        #expect(!offersTab(navigator))
        bar.btDone.sendActions(for: .touchUpInside)
        #expect(finished == 1)
        form.fields[1].becomeFirstResponder()
        device.type("\n")
        #expect(finished == 2)
        #expect(!form.fields[1].isFirstResponder)
    }

    @Test(
        "Return checks again, even without notice that the fields after it are unavailable",
        .requirement("U320"))
    func returnAsksAgainWithoutBeingTold() throws {
        let (navigator, bar) = try makeNavigator()
        var finished = 0
        navigator.onFinish = { finished += 1 }
        device.focus(form.fields[2])
        #expect(form.fields[2].returnKeyType == .next && bar.btNext.isEnabled)
        form.fields[3].isHidden = true

        // The bar learns of it where it leads nowhere.
        bar.btNext.sendActions(for: .touchUpInside)
        #expect(form.fields[2].isFirstResponder)
        #expect(!bar.btNext.isEnabled && form.fields[2].returnKeyType == .done)
        form.fields[3].isHidden = false
        device.type("\n")
        #expect(form.fields[3].isFirstResponder)
        form.fields[2].becomeFirstResponder()
        form.fields[3].isEnabled = false
        device.type("\n")
        #expect(finished == 1 && !form.fields[2].isFirstResponder)
    }

    @Test("The first field that can be edited has none before it", .requirement("U320"))
    func firstEditableFieldHasNoneBefore() throws {
        let (navigator, bar) = try makeNavigator()
        form.fields[0].isEnabled = false
        form.fields[1].becomeFirstResponder()
        #expect(!bar.btPrev.isEnabled && bar.btNext.isEnabled)
        #expect(navigator.possibleKeyCommands.map(\.modifierFlags) == [[]])
        navigator.shouldLoopAccessoryControllerNavigation = true
        #expect(bar.btPrev.isEnabled)
        form.fields[2...].forEach { $0.isEnabled = false }
        navigator.shouldLoopAccessoryControllerNavigation = true
        #expect(!bar.btPrev.isEnabled && !bar.btNext.isEnabled, "nobody else is left")
    }

    @Test("A field that is the last no longer says Next again", .requirement("U320"))
    func fieldNoLongerLastSaysNext() throws {
        let (navigator, bar) = try makeNavigator()
        form.fields[2...].forEach { $0.isEnabled = false }
        form.fields[1].becomeFirstResponder()
        #expect(form.fields[1].returnKeyType == .done)
        form.fields[3].isEnabled = true
        navigator.focusedItem = form.fields[0]
        device.type("\n")
        #expect(form.fields[1].returnKeyType == .next && bar.btNext.isEnabled)
        device.type("\n")
        #expect(form.fields[3].isFirstResponder && form.fields[3].returnKeyType == .done)
    }

    @Test("The bar asks again when it shows", .requirement("U320"))
    func barAsksAgainWhenShown() throws {
        let (navigator, bar) = try makeNavigator()
        device.focus(form.fields[2])
        #expect(bar.btNext.isEnabled)
        form.fields[3].isEnabled = false
        let superview = try #require(bar.superview)
        bar.removeFromSuperview()
        superview.addSubview(bar)
        #expect(!bar.btNext.isEnabled)
        withExtendedLifetime(navigator) {}
    }

    @Test("Before there is a window the keys are labeled as they will be", .requirement("U320"))
    func beforeTheWindow() {
        let form = TestForm(fields: 4)
        form.fields[3].isEnabled = false
        let navigator = InputNavigator(returnKey: .delegate)
        form.fields.forEach(navigator.addInputItem)
        #expect(form.fields.map(\.returnKeyType) == [.next, .next, .done, .done])
        navigator.removeInputItem(inputItem: form.fields[2])
        #expect(form.fields.map(\.returnKeyType) == [.next, .done, .default, .done])
    }

    @Test(
        "However inputs are added and removed, unavailable ones do not hide the last",
        .requirement("U320"))
    func unreachableInputsNeverHideLast() {
        let (fields, navigator) = (form.fields, InputNavigator(returnKey: .delegate))
        let notes = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        form.content.addSubview(notes)
        notes.isEditable = false
        navigator.addInputItems(inputItems: [fields[0], notes])
        #expect(fields[0].returnKeyType == .done)
        fields[1].isEnabled = false
        navigator.addInputItem(inputItem: fields[1])
        #expect(fields[0].returnKeyType == .done)
        navigator.addInputItem(inputItem: fields[2])
        #expect(fields[..<3].map(\.returnKeyType) == [.next, .next, .done])
        navigator.removeInputItem(inputItem: fields[2])
        #expect(fields[..<3].map(\.returnKeyType) == [.done, .done, .default])
    }

    @Test(
        "A next field that refuses is no end of the form: Return changes nothing",
        .requirement("U320"))
    func returnIntoRefusingFieldChangesNothing() throws {
        let (navigator, _) = try makeNavigator()
        let refuser = RefusingDelegate()
        for field in form.fields[2...] { field.delegate = refuser }
        var finished = 0
        navigator.onFinish = { finished += 1 }
        form.fields[1].becomeFirstResponder()
        device.type("\n")
        #expect(form.fields[1].isFirstResponder && finished == 0)
    }
}
