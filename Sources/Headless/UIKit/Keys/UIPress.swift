import Foundation

/// A key or button from its press to its release.
open class UIPress: NSObject {
    /// The phases of a press.
    public typealias Phase = UIPressPhase

    private let ownKey: UIKey
    private var progress: (phase: Phase, time: TimeInterval)
    private weak var ownWindow: UIWindow?

    /// The responder that receives this press; `nil` if it was a command or typed text.
    package weak var receiver: UIResponder?

    @MainActor
    package init(_ stroke: KeyStroke, in window: UIWindow) {
        ownKey = UIKey(stroke)
        ownWindow = window
        progress = (.began, VirtualClock.current.now)
        super.init()
    }

    @MainActor
    package func move(to phase: Phase) {
        progress = (phase, VirtualClock.current.now)
    }

    open var timestamp: TimeInterval { progress.time }

    open var phase: UIPress.Phase { progress.phase }

    open var window: UIWindow? { ownWindow }

    open var responder: UIResponder? { receiver }

    open var key: UIKey? { ownKey }
}
