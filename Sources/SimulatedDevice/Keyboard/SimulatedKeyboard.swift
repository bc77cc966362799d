import CoreGraphics
import Foundation
import UIKit

/// The keyboard of a simulated device: it follows the first responder and posts what iOS posts.
@MainActor
public final class SimulatedKeyboard {
    /// In which shape it is; changed while it is up, it says so as iOS does.
    public var mode = KeyboardMode.docked {
        didSet { if mode != oldValue { follow() } }
    }

    /// Whether there is a bar with predictions, or with shortcuts on a tablet, above the keys.
    public var showsPredictions = true {
        didSet { if showsPredictions != oldValue { follow() } }
    }

    /// Whether the app beside this one has raised it: it is up then without a first responder of
    /// ours, and iOS says that it is not local.
    public var belongsToAnotherApp = false {
        didSet { if belongsToAnotherApp != oldValue { follow(isLocal: false) } }
    }

    /// Whether it stays where it is and posts nothing, so that a recording can speak for it.
    public var isSilent = false {
        didSet { if isSilent != oldValue { follow() } }
    }

    var isReplaying = false

    let screen: UIScreen
    let window: KeyboardWindow
    /// How high the keys are as the device is held now.
    var height: KeyboardHeight
    weak var responder: UIResponder?
    weak var inputWindow: UIWindow?
    var placement = KeyboardPlacement.hidden
    /// Where a finger has dragged it, while it does.
    var draggedFrame: CGRect?
    private var pending: Pending?

    /// What is posted when the animation is over.
    private struct Pending {
        var token: VirtualClock.Token
        var notices: [KeyboardNotice]
        var content: KeyboardNoticeContent
    }

    init(screen: UIScreen, height: KeyboardHeight) {
        self.screen = screen
        self.height = height
        window = KeyboardWindow(screen: screen)
    }

    /// What is covered by the keyboard, accessory view included; nil while it is away.
    public var frame: CGRect? {
        placement.kind == .hidden ? nil : draggedFrame ?? placement.frame
    }

    /// Whether any of it is on the screen.
    public var isVisible: Bool { frame != nil }

    // MARK: Following the first responder

    /// Looks up what is needed now, and goes there.
    func follow(isLocal: Bool = true) {
        guard !isSilent, !isReplaying else { return }
        var parts = InputParts(of: responder, inside: window.accessory)
        if belongsToAnotherApp { parts = InputParts(ofAnotherApp: parts) }
        window.host(accessory: parts.accessory, input: parts.input)
        let needs = needs(for: parts)
        change(
            to: needs.placement, accessoryHeight: needs.accessoryHeight,
            isLocal: isLocal && !belongsToAnotherApp)
    }

    private func needs(for parts: InputParts) -> KeyboardNeeds {
        let width = screen.size.width
        var needs = KeyboardNeeds(screen: screen.size, mode: mode)
        if let accessory = parts.accessory {
            if case .hardware(bar: false) = mode { window.restAccessoryOnScreenBottom() }
            needs.accessoryHeight = window.height(of: accessory, width: width)
        }
        if let input = parts.input {
            needs.inputHeight = window.height(of: input, width: width)
        } else if parts.wantsKeys {
            needs.inputHeight = height.total(
                withPredictions: showsPredictions && parts.allowsPredictions)
        }
        return needs
    }

    private func change(
        to new: KeyboardPlacement, accessoryHeight: CGFloat, isLocal: Bool
    ) {
        let old =
            draggedFrame.map { KeyboardPlacement(kind: placement.kind, frame: $0) } ?? placement
        draggedFrame = nil
        placement = new
        guard let change = KeyboardChange(from: old, to: new, screen: screen.size) else {
            show(at: new, accessoryHeight: accessoryHeight)
            return
        }
        announce(change, isLocal: isLocal)
        // Whoever heard of it may have changed the first responder, and with it the keyboard.
        guard placement == new else { return }
        animate { self.show(at: new, accessoryHeight: accessoryHeight) }
    }

    private func announce(_ change: KeyboardChange, isLocal: Bool) {
        // A change that is overtaken is not told to have happened (general knowledge).
        if let pending { VirtualClock.current.cancel(pending.token) }
        let content = KeyboardNoticeContent(
            begin: change.begin, end: change.end, duration: duration,
            curve: KeyboardPoster.usualCurve, isLocal: isLocal)
        let clock = VirtualClock.current
        let token = clock.schedule(after: duration) { [weak self] in self?.finishAnnouncement() }
        pending = Pending(token: token, notices: change.after, content: content)
        post(change.before, content)
    }

    private func finishAnnouncement() {
        guard let pending else { return }
        self.pending = nil
        VirtualClock.current.cancel(pending.token)
        post(pending.notices, pending.content)
    }

    /// Posts both pairs in one go, as iOS does before the screen turns.
    func announceAtOnce(_ change: KeyboardChange) {
        announce(change, isLocal: !belongsToAnotherApp)
        VirtualClock.current.pass(0.02)
        finishAnnouncement()
    }

    /// The two of a pair come two milliseconds apart (ipad-ios5-landscape-show).
    private func post(_ notices: [KeyboardNotice], _ content: KeyboardNoticeContent) {
        for (index, notice) in notices.enumerated() {
            if index > 0 { VirtualClock.current.pass(ReplayTimeline.pairGap) }
            KeyboardPoster.post(notice, content)
        }
    }

    private var duration: TimeInterval {
        UIView.areAnimationsEnabled ? KeyboardPoster.usualDuration : 0
    }

    // MARK: On the screen

    /// The keyboard's own animation, in which whatever follows its guide is laid out.
    private func animate(_ changes: @escaping () -> Void) {
        let curve = UIView.AnimationOptions(rawValue: UInt(KeyboardPoster.usualCurve) << 16)
        UIView.animate(withDuration: duration, delay: 0, options: curve) {
            changes()
            UIApplication.shared.commitTransaction()
        }
    }

    func show(at placement: KeyboardPlacement, accessoryHeight: CGFloat) {
        window.panel.isHidden = placement.kind == .hidden
        if placement.kind != .hidden {
            window.arrange(in: placement.frame, accessoryHeight: accessoryHeight)
        }
        window.layoutIfNeeded()
        tellGuides()
    }

    /// Tells every window where the keyboard is now; a window may be new, or have moved.
    func tellGuides() {
        tellGuides(placement.kind == .docked ? draggedFrame ?? placement.frame : nil)
    }

    private func tellGuides(_ frame: CGRect?) {
        for appWindow in UIApplication.shared.allWindows where appWindow.screen === screen {
            func inWindow(_ frame: CGRect) -> CGRect {
                appWindow.convert(frame, from: screen.coordinateSpace)
            }
            appWindow.keyboardFrame = frame.map(inWindow)
            appWindow.undockedKeyboardFrame =
                placement.kind == .detached ? inWindow(placement.frame) : nil
        }
    }
}

extension SimulatedKeyboard: KeyboardHost {
    package var hasHardwareKeys: Bool {
        if case .hardware = mode { true } else { false }
    }

    package func inputResponderDidChange(in window: UIWindow, to responder: UIResponder?) {
        // Another window's input came to its end; the one that is used here goes on.
        if responder == nil, let inputWindow, window !== inputWindow { return }
        var (next, place) = (responder, window)
        // An input in the accessory view came to its end: whoever brought the view is next.
        if responder == nil, window === self.window, let key = UIApplication.shared.keyWindow {
            (next, place) = (key.firstResponder, key)
        }
        self.responder = next
        inputWindow = next == nil ? nil : place
        follow()
    }

    package func inputViewsNeedReload(for responder: UIResponder) {
        // Apple's reference: input views are replaced at once, without animation.
        guard responder === self.responder else { return }
        UIView.performWithoutAnimation { follow() }
    }
}
