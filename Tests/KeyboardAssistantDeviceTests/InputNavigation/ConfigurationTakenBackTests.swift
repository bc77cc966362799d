import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Apps that take an input back while it is being configured.
///
/// The keyboard of an input that is being edited grows by the bar, which the app hears.
@MainActor
@Suite(.doubts(.editing)) struct ConfigurationTakenBackTests {
    /// What the app does while an input is being configured.
    enum Reaction: CaseIterable {
        case removesInput, removesAll, stops, addsToOther, stopsAndStarts
    }

    /// What starts the configuring.
    enum Cause: CaseIterable {
        case add, start, container
    }

    private let stage = Stage()
    private var field: UITextField { stage.form.fields[1] }

    private func makeNavigator() -> InputNavigator {
        InputNavigator(
            accessory: .controller(DefaultNavigationView()), returnKey: .delegate)
    }

    @Test(
        "Nothing is left of a configuration that is taken back while it is applied",
        .requirement("U526"), arguments: Cause.allCases, Reaction.allCases)
    func nothingIsLeft(cause: Cause, reaction: Reaction) {
        let app = ReturnDelegate()
        let ownBar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        for field in stage.form.fields {
            (field.delegate, field.inputAccessoryView) = (app, ownBar)
        }
        for round in 1...3 {
            stage.device.focus(field)
            var navigator: InputNavigator? = makeNavigator()
            var other: InputNavigator? = makeNavigator()
            if cause == .start {
                navigator?.stop()
                navigator?.addInputItems(inputItems: stage.form.fields)
            }
            var reactions = 0
            let observer = KeyboardObserver()
            let token = observer.observe { [weak navigator, weak other, field] event in
                guard case .frameChanged = event, reactions == 0 else { return }
                reactions += 1
                switch reaction {
                case .removesInput: navigator?.removeInputItem(inputItem: field)
                case .removesAll: navigator?.removeInputItems()
                case .stops: navigator?.stop()
                case .addsToOther: other?.addInputItem(inputItem: field)
                case .stopsAndStarts:
                    navigator?.stop()
                    navigator?.start()
                }
            }
            observer.start()
            switch cause {
            case .add: navigator?.addInputItems(inputItems: stage.form.fields)
            case .start: navigator?.start()
            case .container: navigator?.addInputItems(in: stage.form.content)
            }
            #expect(reactions == 1, "\(round)")
            let isOurs = field.inputAccessoryView !== ownBar
            switch reaction {
            // An input of a container takes part again when the container is looked at next.
            case .removesInput where cause == .container: break
            case .removesInput, .removesAll, .stops: #expect(!isOurs, "\(round)")
            case .addsToOther:
                #expect(field.inputAccessoryView === other?.accessoryController?.controllerView)
            case .stopsAndStarts:
                #expect(
                    field.inputAccessoryView === navigator?.accessoryController?.controllerView)
            }
            stage.device.settle()
            navigator = nil
            stage.device.settle()
            other = nil
            stage.device.settle()
            for field in stage.form.fields {
                #expect(field.delegate === app, "\(round)")
                #expect(field.inputAccessoryView === ownBar, "\(round)")
                #expect(field.returnKeyType == .default, "\(round)")
                #expect(field.allControlEvents == [], "\(round)")
            }
            #expect(ownBar.window != nil)
            field.resignFirstResponder()
            stage.device.settle()
            withExtendedLifetime(token) {}
        }
    }
}
