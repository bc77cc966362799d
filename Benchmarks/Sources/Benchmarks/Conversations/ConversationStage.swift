import KeyboardConversations
import SimulatedDevice
import UIKit

/// A device with a conversation, which is at its end.
@MainActor
struct ConversationStage {
    /// What happens in the conversation, in this order.
    private enum Phase: String, CaseIterable {
        /// A message arrives.
        case receive
        /// The newest message grows by a line.
        case stream
        /// The input in the bar begins editing and the keyboard comes up.
        case show
        /// The bar grows by a line.
        case grow
        /// The input ends editing and the keyboard goes.
        case hide
        /// A finger drags the messages, in each frame.
        case scroll

        /// The number of times that it happens.
        var repetitions: Int {
            switch self {
            case .receive, .stream, .scroll: 10
            case .grow: 4
            case .show, .hide: 1
            }
        }
    }

    static let sizes = [60, 1_000, 20_000]
    static let phases = Phase.allCases.map {
        MeasuredPhase(name: $0.rawValue, repetitions: $0.repetitions)
    }

    private let device = SimulatedDevice()
    private let screen: MessageScreen
    private let assistant: ConversationAssistant?
    /// As for a button that leads to the newest message and says how many are below.
    private let tokens: [ObservationToken]

    init(_ list: UIScrollView, _ setup: SessionSetup) {
        screen = MessageScreen(list, messages: setup.size)
        device.show(screen)
        assistant =
            setup.isAssisted ? ConversationAssistant(list: list, bar: screen.bar) : nil
        assistant?.start()
        tokens = [assistant?.observeEnd { _ in }, assistant?.observeRowsBelow { _ in }]
            .compactMap(\.self)
        device.settle()
        // Until the messages that are in sight there have been measured.
        for _ in 0..<4 { showNewest() }
    }

    func run(measuring measure: (() -> Void) -> Void) {
        for phase in Phase.allCases { measure { run(phase) } }
    }

    private func run(_ phase: Phase) {
        if phase == .scroll { return drag(frames: phase.repetitions) }
        for _ in 0..<phase.repetitions {
            switch phase {
            case .receive: screen.receive()
            case .stream: screen.stream()
            case .show: screen.input.becomeFirstResponder()
            case .grow: screen.barHeight.constant += 20
            case .hide: screen.input.resignFirstResponder()
            case .scroll: break
            }
            device.settle()
            if assistant == nil { screen.showNewest() }
        }
    }

    private func showNewest() {
        if let assistant { assistant.scrollToEnd(animated: false) } else { screen.showNewest() }
        device.settle()
    }

    private func drag(frames: Int) {
        let finger = device.touch(at: CGPoint(x: 195, y: 200), in: device.window)
        for _ in 0..<frames { finger.move(by: CGVector(dx: 0, dy: 30)) }
        finger.cancel()
        device.settle()
    }
}
