import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A form that is filled in, phase by phase.
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

        /// The number of times the step is done, so that a single one can be distinguished from the
        /// whole.
        var repetitions: Int {
            switch self {
            case .edge: 15
            case .drag, .next: 10
            case .attach, .show, .change, .hide: 1
            }
        }
    }

    static let name = "form"
    static let unit = "fields"
    static let sizes = [20, 200, 1000]
    static let phases = Phase.allCases.map {
        MeasuredPhase(name: $0.rawValue, repetitions: $0.repetitions)
    }

    private let device = SimulatedDevice()
    private let screen: FormScreen
    private let isAssisted: Bool
    private var assistant: KeyboardAssistant?

    /// Shows a form with a number of fields.
    ///
    /// A form that is not assisted shows what the same costs without the library.
    init(
        fields count: Int, isAssisted: Bool = true,
        making makeField: () -> UITextField = { UITextField() }
    ) {
        self.isAssisted = isAssisted
        screen = FormScreen(fields: (0..<count).map { _ in makeField() })
        device.show(screen)
        device.settle()
    }

    convenience init(size: Int) {
        self.init(fields: size)
    }

    func run(measuring measure: (() -> Void) -> Void) {
        for phase in Phase.allCases { measure { run(phase) } }
        end()
    }

    /// Goes through all phases, each within a call of `measure`.
    func run(measuring measure: (Phase, () -> Void) -> Void) {
        for phase in Phase.allCases { measure(phase) { run(phase) } }
        end()
    }

    private func end() {
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
            for step in 0..<phase.repetitions {
                if isAssisted {
                    device.type("\n")
                } else {
                    screen.fields[(step + 1) % screen.fields.count].becomeFirstResponder()
                }
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
