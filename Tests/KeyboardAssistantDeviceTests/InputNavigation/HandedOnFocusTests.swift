import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Fields that hand the focus on, or resign, while editing begins in them.
@MainActor
@Suite(.doubts(.editing, .displacement, .lists)) struct HandedOnFocusTests {
    private final class Delegate: NSObject, UITextFieldDelegate {
        var began: [UITextField] = []
        var onBegin: ((UITextField) -> Void)?
        var onEnd: ((UITextField) -> Void)?

        func textFieldDidBeginEditing(_ textField: UITextField) {
            began.append(textField)
            onBegin?(textField)
        }

        func textFieldDidEndEditing(_ textField: UITextField) { onEnd?(textField) }
    }

    /// The ways in which people leave the first field.
    enum Way: CaseIterable {
        case returnKey, bar, tab, code
    }

    private let fields: [UITextField]
    private let special = UITextField()
    private let delegate = Delegate()
    private let form = TestForm(fields: 4)

    init() {
        special.frame = CGRect(x: 20, y: 70, width: 300, height: 20)
        form.content.addSubview(special)
        special.delegate = delegate
        fields = [form.fields[0], special] + form.fields[1...]
    }

    /// Runs `body` under each answer of `becomeFirstResponder()` to an input that is displaced.
    private func underBothAnswers(_ body: () -> Void) {
        for answer in UIKitBehavior.DisplacedResponder.allCases {
            var behavior = UIKitBehavior.standard
            behavior.displacedResponder = answer
            UIKitBehavior.$standard.withValue(behavior, operation: body)
        }
    }

    /// Leaves the first field in `way`, and returns the number of the field that is edited then.
    private func leaveFirst(_ way: Way, inScene: Bool) -> Int? {
        let bar = DefaultNavigationView()
        let scene =
            inScene ? AssistedScene(accessory: .controller(bar), handlesReturnKey: true) : nil
        let device = scene?.device ?? SimulatedDevice(.iPhone13)
        let own =
            inScene ? nil : InputNavigator(accessory: .controller(bar), returnKey: .delegate)
        own?.addInputItems(inputItems: fields)
        device.show(form)
        device.settle()
        device.focus(fields[0])
        let navigator = own ?? scene?.assistant?.navigator
        switch way {
        case .returnKey: device.press("\r")
        case .bar: bar.btNext.sendActions(for: .touchUpInside)
        case .tab: navigator?.actions.perform(.next)
        case .code: navigator?.gotoNextItem(shouldLoop: false)
        }
        device.settle()
        withExtendedLifetime(scene) {}
        return fields.firstIndex(where: \.isFirstResponder)
    }

    @Test(
        "What becoming first responder answers to a displaced field is open",
        .requirement("U528"), arguments: UIKitBehavior.DisplacedResponder.allCases)
    func displacedFieldIsAnswered(answer: UIKitBehavior.DisplacedResponder) {
        var behavior = UIKitBehavior()
        behavior.displacedResponder = answer
        let device = SimulatedDevice(behavior: behavior)
        device.show(form)
        for reaction in [
            { _ = $0.resignFirstResponder() },
            { [fields] _ in _ = fields[4].becomeFirstResponder() },
        ]
            as [(UITextField) -> Void]
        {
            delegate.onBegin = reaction
            #expect(special.becomeFirstResponder() == (answer == .succeeded))
            #expect(!special.isFirstResponder)
        }
        delegate.onBegin = nil
        #expect(special.becomeFirstResponder())
    }

    @Test(
        "The focus stays where the next field handed it, whatever UIKit then answers",
        .requirement("U518"), arguments: Way.allCases, [true, false])
    func focusStaysWhereHanded(way: Way, inScene: Bool) {
        underBothAnswers {
            delegate.began = []
            delegate.onBegin = { [fields] _ in _ = fields[4].becomeFirstResponder() }
            #expect(leaveFirst(way, inScene: inScene) == 4)
            #expect(delegate.began == [special])
        }
    }

    @Test(
        "A field that resigns at once, for example for a picker, leaves nothing edited",
        .requirement("U518"), arguments: Way.allCases, [true, false])
    func resignedFieldLeavesNothingEdited(way: Way, inScene: Bool) {
        underBothAnswers {
            delegate.onBegin = { _ = $0.resignFirstResponder() }
            #expect(leaveFirst(way, inScene: inScene) == nil)
        }
    }

    @Test(
        "A field that hands the focus on as it is left keeps what it decided",
        .requirement("U518"), arguments: Way.allCases, [true, false])
    func leftFieldHandsOn(way: Way, inScene: Bool) {
        let app = Delegate()
        fields[0].delegate = app
        app.onEnd = { [fields] _ in _ = fields[4].becomeFirstResponder() }
        #expect(leaveFirst(way, inScene: inScene) == 4)
    }

    @Test(
        "A row that hands the focus on, resigns or is reloaded as editing begins is not passed",
        .requirement("U518"), arguments: [true, false])
    func rowsAreNotPassed(isForward: Bool) {
        for reaction in ["hands on", "resigns", "reloads"] {
            let form = RowForm(rows: 30)
            form.tapField("3")
            let next = isForward ? "4" : "2"
            var reported: [String] = []
            let token = form.navigator.observe { [weak form] change in
                guard let field = change.to as? UITextField, let name = field.placeholder else {
                    return
                }
                reported.append(name)
                guard name == next else { return }
                switch reaction {
                case "hands on": form?.field("6")?.becomeFirstResponder()
                case "resigns": field.resignFirstResponder()
                default: form?.table.reloadData()
                }
            }
            if isForward { form.next() } else { form.previous() }
            // A row that was reloaded may begin again in another cell.
            let names = reaction == "reloads" ? Array(Set(reported)) : reported
            #expect(names == (reaction == "hands on" ? [next, "6"] : [next]), "\(reaction)")
            if reaction == "hands on" { #expect(form.field("6")?.isFirstResponder == true) }
            if reaction == "resigns" { #expect(form.device.keyboard.frame == nil) }
            withExtendedLifetime(token) {}
        }
    }

    @Test(
        "A field that refuses is still passed", .requirement("U518"), arguments: Way.allCases)
    func refusingFieldIsPassed(way: Way) {
        final class Refusal: NSObject, UITextFieldDelegate {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
        }
        let refusal = Refusal()
        special.delegate = refusal
        #expect(leaveFirst(way, inScene: false) == 2)
    }

    @Test(
        "A delegate of the navigator that moves the focus while it is asked keeps what it decided",
        .requirement("U518"), arguments: Way.allCases.filter { $0 != .code })
    func askedDelegateMovesFocus(way: Way) {
        final class Asked: InputNavigatorDelegate {
            var onAsk: (() -> Void)?
            func inputNavigatorFocusChanged(inputNavigator: InputNavigator, inputItem: UIView?) {}
            func inputNavigatorShouldPerform(
                inputNavigator: InputNavigator, action: InputNavigator.Action, inputItem: UIView
            ) -> Bool {
                onAsk?()
                return true
            }
        }
        let (device, bar, asked) = (SimulatedDevice(), DefaultNavigationView(), Asked())
        let navigator = InputNavigator(accessory: .controller(bar), returnKey: .delegate)
        navigator.addInputItems(inputItems: fields)
        navigator.delegate = asked
        asked.onAsk = { [fields] in _ = fields[3].becomeFirstResponder() }
        device.show(form)
        device.focus(fields[0])
        switch way {
        case .returnKey: device.press("\r")
        case .bar: bar.btNext.sendActions(for: .touchUpInside)
        case .tab, .code: navigator.actions.perform(.next)
        }
        device.settle()
        #expect(fields.firstIndex(where: \.isFirstResponder) == 3)
    }
}
