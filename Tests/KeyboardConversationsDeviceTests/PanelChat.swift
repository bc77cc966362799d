import CoreGraphics
import HeadlessBehavior
import SimulatedDevice
import UIKit

@testable import KeyboardConversations

/// A chat whose composer has panels in place of its keyboard.
@MainActor
final class PanelChat {
    let chat: Chat
    let emoji = UIView()
    let files = UIView()
    private(set) var panel: ComposerPanel!
    /// What has been told of the panel.
    private(set) var told: [UIView?] = []
    private var token: ObservationToken?

    init(
        _ kind: ConversationStage.Kind = .table, _ model: SimulatedDevice.Model = .iPhone13,
        _ change: (inout UIKitBehavior) -> Void = { _ in }
    ) {
        chat = Chat(kind, model)
        change(&chat.device.behavior)
        panel = ComposerPanel(input: chat.screen.input, conversation: chat.assistant)
        token = panel.observe { [weak self] in self?.told.append($0) }
    }

    var device: SimulatedDevice { chat.device }
    var input: UITextField { chat.screen.input }

    /// The height that the keyboard or the panel covers on the screen.
    var covered: CGFloat {
        device.keyboard.frame.map { device.window.bounds.maxY - $0.minY } ?? 0
    }

    /// The height that the keyboard or the panel covers at the bottom of the screen; zero for one that
    /// is elsewhere.
    var coveredByDocked: CGFloat {
        let frame = device.keyboard.frame
        return frame.map { $0.maxY >= device.window.bounds.maxY ? covered : 0 } ?? 0
    }

    /// A Boolean value that indicates whether a hardware keyboard hides the panel.
    var isPanelHidden: Bool {
        device.behavior.inputViewBesideHardware == .hidden && device.keyboard.mode != .docked
    }

    /// Performs `change`, and returns how far the bar and the newest row are from where they were in the
    /// frame in which they are farthest.
    func farthest(_ change: () -> Void) -> CGFloat {
        let before = places
        change()
        var farthest: CGFloat = 0
        for _ in 0..<60 {
            for (place, other) in zip(places, before) {
                farthest = max(farthest, abs(place - other))
            }
            device.advance(by: 1.0 / 60)
        }
        device.settle()
        return farthest
    }

    /// Where the bar, the newest row and the content are, as they are drawn.
    private var places: [CGFloat] {
        [
            chat.drawn(chat.screen.bar).minY, chat.newestRow.end, chat.list.contentOffset.y,
        ]
    }

    /// Lets the panel go, as an app does that doesn't need it any more.
    func releasePanel() {
        (token, panel) = (nil, nil)
    }
}

/// A text view that counts how often its input views are reloaded.
final class ReloadCounter: UITextView {
    private(set) var reloads = 0

    override func reloadInputViews() {
        reloads += 1
        super.reloadInputViews()
    }
}
