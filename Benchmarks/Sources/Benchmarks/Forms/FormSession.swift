import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A form that is filled in.
@MainActor
final class FormSession: MeasuredSession {
    /// The steps in the life of a form, in this order.
    enum Phase: String, CaseIterable {
        /// The assistant and its navigator are made, get the fields, and start.
        case attach
        /// The first field begins editing and the keyboard comes up.
        case show
        /// The keyboard changes its height.
        case change
        /// The same, in each frame in which the edge of the keyboard is told.
        case edge
        /// A finger drags the keyboard, in each frame.
        case drag
        /// Return leads from field to field.
        case next
        /// The field ends editing and the keyboard goes.
        case hide

        /// The number of times the step is done.
        var repetitions: Int {
            switch self {
            case .edge: 15
            case .drag, .next: 10
            case .attach, .show, .change, .hide: 1
            }
        }

        var growth: Growth {
            switch self {
            // Each field is added. When the keyboard goes and nothing is edited any more, all views
            // are asked for the first responder, which UIKit doesn't tell.
            case .attach, .hide: .linear
            case .show, .change, .edge, .drag, .next: .flat
            }
        }
    }

    static let name = "form"
    static let unit = "fields"
    static let sizes = [20, 200, 1_000]
    static let phases = Phase.allCases.map {
        MeasuredPhase(
            name: $0.rawValue, repetitions: $0.repetitions,
            growth: $0.growth)
    }

    private let device = SimulatedDevice()
    private let screen: FormScreen
    private let isAssisted: Bool
    private var assistant: KeyboardAssistant?

    init(_ setup: SessionSetup) {
        isAssisted = setup.isAssisted
        screen = FormScreen(
            fields: (0..<setup.size).map { _ in
                setup.countsQuestions ? CountedField() : UITextField()
            }, worksByHand: !setup.isAssisted)
        device.show(screen)
        device.settle()
    }

    func run(measuring measure: (() -> Void) -> Void) {
        for phase in Phase.allCases { measure { run(phase) } }
        assistant?.stop()
        assistant = nil
    }

    private func run(_ phase: Phase) {
        switch phase {
        case .attach: attach()
        case .show: screen.fields[0].becomeFirstResponder()
        case .change: device.keyboard.showsPredictions.toggle()
        case .edge:
            let token = assistant.flatMap { assistant in
                (assistant.observer as? KeyboardObserver)?.observeEdge(in: device.window) { _ in }
            }
            device.keyboard.showsPredictions.toggle()
            device.settle()
            token?.cancel()
        case .drag: drag(frames: phase.repetitions)
        case .next:
            for _ in 0..<phase.repetitions {
                device.type("\n")
                device.settle()
            }
        case .hide: screen.view.endEditing(true)
        }
        device.settle()
    }

    private func drag(frames: Int) {
        guard let top = device.keyboard.frame?.minY else { return }
        screen.scrollView.keyboardDismissMode = .interactive
        let finger = device.touch(at: CGPoint(x: 360, y: top - 4), in: device.window)
        for _ in 0..<frames {
            finger.move(by: CGVector(dx: 0, dy: 10))
            device.advance(by: 1 / 60)
        }
        finger.cancel()
    }

    private func attach() {
        guard isAssisted else { return }
        let navigator = InputNavigator.createWithKeyboardNavigation(
            shouldSetTextFieldDelegates: true)
        navigator.addInputItems(inputItems: screen.fields)
        let assistant = KeyboardAssistant.createAutoScrollView(
            inputNavigator: navigator, positionScrollView: screen.scrollView,
            positionConstraint: .viewBottomToTopOfKeyboard, positionOffset: 20,
            bottomConstraint: screen.bottomConstraint, bottomConstraintLayoutView: screen.view)
        assistant.start()
        self.assistant = assistant
    }
}
