import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardConversations
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Apps that do something in a call of the library, which then goes on with what there is by then.
@MainActor
@Suite(.doubts(.keyboard)) struct ConversationMisuseTests {
    @Test(
        "A conversation that is stopped while it asks for a row's identity leaves no inset",
        .requirement("U612"), arguments: ConversationStage.Kind.allCases)
    func stoppedInQuestion(kind: ConversationStage.Kind) {
        var stops = 0
        // The number of the question in which it is stopped.
        for question in 0..<5 {
            let history = History(kind, estimate: 60)
            let (screen, assistant) = (history.screen, history.assistant)
            var count = 0
            assistant.itemIdentifier = { [weak screen, weak assistant] path in
                count += 1
                if count == question + 1 { assistant?.stop() }
                return screen?.itemIdentifier(at: path)
            }
            history.scroll(awayFromEnd: 400)
            var freeze: ConversationFreeze? = assistant.freeze()
            history.device.focus(screen.input)
            screen.prepend(3, animated: false)
            withExtendedLifetime(freeze) {}
            freeze = nil
            history.device.settle()
            screen.append(1, animated: false)
            history.device.settle()
            history.device.rotate(to: .landscapeLeft)
            history.device.settle()
            guard count > question else { continue }
            stops += 1
            #expect(screen.list.contentInset == .zero, "\(question)")
            #expect(screen.list.verticalScrollIndicatorInsets == .zero, "\(question)")
        }
        #expect(stops > 2)
    }

    private final class Stopper: NSObject, UITableViewDelegate {
        weak var assistant: ConversationAssistant?
        private var hasStopped = false
        private(set) var offsetsAfterStop: [CGFloat] = []

        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            hasStopped = true
            assistant?.stop()
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if hasStopped { offsetsAfterStop.append(scrollView.contentOffset.y) }
        }
    }

    @Test(
        "A conversation that is stopped when its inset changes scrolls no further",
        .requirement("U612"))
    func stoppedInChangeOfInset() throws {
        let (history, stopper) = (History(.table, estimate: 60), Stopper())
        let table = try #require(history.screen.list as? UITableView)
        stopper.assistant = history.assistant
        table.delegate = stopper
        let end = table.contentOffset.y
        history.device.focus(history.screen.input)
        #expect(table.contentInset == .zero)
        #expect(stopper.offsetsAfterStop.allSatisfy { $0 <= end })
    }
}
