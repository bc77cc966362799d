import CoreGraphics
import Foundation
internal import HeadlessBehavior
import UIKit

/// The keyboard of a simulated device, which follows the first responder and posts the
/// notifications that iOS posts.
@MainActor
public final class SimulatedKeyboard {
    /// The keyboard's form.
    ///
    /// Changing it moves a visible keyboard and posts the notifications that iOS posts.
    public var mode = KeyboardMode.docked {
        didSet { if mode != oldValue { modeDidChange(from: oldValue) } }
    }

    /// A Boolean value that indicates whether a bar with predictions, or with shortcuts on a
    /// tablet, is above the keys.
    public var showsPredictions = true {
        didSet { if showsPredictions != oldValue { follow() } }
    }

    /// A Boolean value that indicates whether a bar with candidates is above the keys, or above a
    /// hardware keyboard, as long as text is marked.
    ///
    /// Keyboards for Chinese and Japanese have such a bar. The initial value is `false`.
    public var offersCandidates = false

    /// A Boolean value that indicates whether the app beside this one shows the keyboard.
    ///
    /// The keyboard is then visible without a first responder of this app, and its notifications
    /// say that it isn't local.
    public var belongsToAnotherApp = false {
        didSet { if belongsToAnotherApp != oldValue { follow(isLocal: false) } }
    }

    /// A Boolean value that indicates whether the keyboard stays where it is and posts nothing.
    public var isSilent = false {
        didSet { if isSilent != oldValue { follow() } }
    }

    /// A Boolean value that indicates whether the person has keyboard clicks on in Settings.
    public var hasClicks = true
    /// The number of clicks that the app's own input and accessory views have made.
    public internal(set) var inputClickCount = 0

    var isReplaying = false

    let screen: UIScreen
    let window: KeyboardWindow
    /// The height of the keys in the device's orientation.
    var height: KeyboardHeight
    weak var responder: UIResponder?
    weak var inputWindow: UIWindow?
    /// The window of the app in which an input was last first responder.
    weak var latestInputWindow: UIWindow? {
        didSet { guides.inputMoved(to: latestInputWindow) }
    }
    var placement = KeyboardPlacement.hidden
    /// The frame to which a finger has dragged the keyboard, in the screen's coordinate space.
    var draggedFrame: CGRect?
    /// The keyboard layout guides of the windows.
    let guides = KeyboardGuides()
    /// The notifications to post when the animation is over.
    var announcement: KeyboardAnnouncement?
    /// A Boolean value that indicates whether the keyboard has appeared since the device was
    /// switched on.
    var wasShown = false
    /// A Boolean value that indicates whether the keyboard appears because a hardware keyboard was
    /// detached.
    private(set) var replacesHardware = false
    /// A Boolean value that indicates whether the keyboard hides at the end of the turn, unless an
    /// input needs it again.
    private var isHideDue = false

    /// A Boolean value that indicates whether the keyboard is away because a context menu is on the
    /// screen.
    var isBehindMenu = false
    /// A Boolean value that indicates whether the keyboard was on the screen before the context menu.
    var hasLeftForMenu = false
    /// A Boolean value that indicates whether the keyboard returns because a context menu disappears.
    var returnsFromMenu = false

    /// A Boolean value that indicates whether candidates for marked text are shown.
    private var showsCandidates = false

    /// A Boolean value that indicates whether changes are posted.
    var posts = true
    /// A Boolean value that indicates whether the keyboard is hidden temporarily, although the first
    /// responder stays.
    var isAway = false
    /// The number of times that the keyboard has followed the first responder.
    private var changes = 0

    init(screen: UIScreen, height: KeyboardHeight) {
        self.screen = screen
        self.height = height
        window = KeyboardWindow(screen: screen)
    }

    /// The keyboard's frame with its accessory view, in the screen's coordinate space; `nil` while
    /// the keyboard is hidden.
    public var frame: CGRect? {
        placement.kind == .hidden ? nil : draggedFrame ?? placement.frame
    }

    /// The frame of a docked keyboard in the screen's coordinates; `nil` if there is none.
    package var dockedFrame: CGRect? { placement.kind == .docked ? frame : nil }

    /// A Boolean value that indicates whether the keyboard is on the screen.
    public var isVisible: Bool { frame != nil }

    // MARK: Following the first responder

    /// Moves the keyboard to the place that the first responder now needs.
    ///
    /// - Parameter isSwap: A Boolean value that indicates whether the cause is another first
    ///   responder, or its request for other input views.
    func follow(isLocal: Bool = true, isSwap: Bool = false) {
        guard !isSilent, !isReplaying else { return }
        guard !isBehindMenu else { return change(to: .hidden, isLocal: isLocal) }
        var parts = InputParts(of: responder, inside: window.accessory)
        if belongsToAnotherApp { parts = InputParts(ofAnotherApp: parts) }
        let hasOtherViews = window.accessory !== parts.accessory || window.input !== parts.input
        window.host(parts)
        let new = needs(for: parts).placement
        changes += 1
        let change = changes
        if isSwap, hasOtherViews || placement.differs(from: new) { announceSwap(to: new) }
        // An observer may have changed the first responder, and with it the keyboard.
        guard change == changes else { return }
        self.change(to: new, isLocal: isLocal && !belongsToAnotherApp)
    }

    /// Announces a hide of a keyboard that stays where it is, before it is shown in another form, or
    /// a show of one that is shown already.
    private func announceSwap(to new: KeyboardPlacement) {
        let old = placement
        let swap = UIApplication.behavior.inputViewSwap
        guard swap != .showAlone, draggedFrame == nil, old.kind == .docked, new.kind == .docked
        else { return }
        let isLocal = !belongsToAnotherApp
        if swap == .hideFirst {
            announce(from: old, to: .hidden, isLocal: isLocal, isTransient: true)
        }
        guard placement == old, !new.differs(from: old) else { return }
        let start = swap == .hideFirst ? .hidden : old
        announce(from: start, to: new, isLocal: isLocal, isTransient: true)
    }

    private func modeDidChange(from old: KeyboardMode) {
        if case .hardware = old { replacesHardware = mode == .docked }
        follow()
        replacesHardware = false
    }

    private func needs(for parts: InputParts) -> KeyboardNeeds {
        let width = screen.size.width
        var needs = KeyboardNeeds(screen: screen.size, mode: mode)
        // Until people close it, the bar posts what a keyboard posts
        // (qmui-ipad-hardware-candidate-bar-closed).
        if showsCandidates, mode == .hardware(bar: false) { needs.mode = .hardware(bar: true) }
        if let accessory = parts.accessory {
            if case .hardware(bar: false) = mode { window.restAccessoryOnScreenBottom() }
            needs.accessoryHeight = window.height(of: accessory, width: width)
        }
        window.shortcutsHeight = shortcutsHeight(for: parts)
        if let input = parts.input {
            needs.inputHeight = window.height(of: input, width: width) + window.shortcutsHeight
            needs.staysBesideHardware = UIApplication.behavior.inputViewBesideHardware == .shown
        } else if parts.wantsKeys {
            needs.inputHeight = height.total(
                withPredictions: showsCandidates || showsPredictions && parts.allowsPredictions)
        }
        return needs
    }

    /// Returns the height of a tablet's bar of shortcuts above a view of the app's, in points.
    private func shortcutsHeight(for parts: InputParts) -> CGFloat {
        let isShown =
            UIApplication.behavior.shortcutsAboveInputView == .shown && parts.input != nil
            && showsPredictions && UIDevice.current.userInterfaceIdiom == .pad
        return isShown ? height.predictions : 0
    }

    private func change(to new: KeyboardPlacement, isLocal: Bool) {
        var old = placement
        let isDragged = draggedFrame != nil
        if let draggedFrame { old.frame = draggedFrame }
        draggedFrame = nil
        placement = new
        guard old.differs(from: new) else {
            // The content of the keyboard may have changed. A keyboard that is hidden, or about to
            // be, stays hidden.
            if new.kind != .hidden { show(at: new) }
            return
        }
        if let passing = passingPlacement(from: old, to: new) {
            announce(from: old, to: passing, isLocal: isLocal)
            old = passing
        }
        guard placement == new else { return }
        announce(from: old, to: new, isLocal: isLocal)
        // An observer may have changed the first responder, and with it the keyboard.
        guard placement == new else { return }
        animate(to: new)
        if isDragged, new.kind == .hidden { guides.keyboard(isDismissedFrom: old) }
    }

    // iOS 17 logs: the first show reports 44 points, the height of a hardware keyboard's bar, and
    // the real height in the same turn.
    private func passingPlacement(
        from old: KeyboardPlacement, to new: KeyboardPlacement
    ) -> KeyboardPlacement? {
        guard new.kind == .docked else { return nil }
        defer { wasShown = true }
        guard UIApplication.behavior.firstHeight == .correctedAtOnce, !wasShown,
            old.kind == .hidden, new.frame.height > Self.barHeight
        else { return nil }
        let bar = CGRect(
            x: 0, y: screen.size.height - Self.barHeight, width: new.frame.width,
            height: Self.barHeight)
        return KeyboardPlacement(kind: .docked, frame: bar)
    }

    private static let barHeight: CGFloat = 44

    // MARK: On the screen

    /// Runs the keyboard's own animation, in which the views that follow its guide are laid out
    /// once.
    private func animate(to new: KeyboardPlacement) {
        let duration = announcement?.content.duration ?? 0
        guard !fades else { return fade(to: new, over: duration) }
        if new.kind != .hidden { window.appear(at: new) }
        Self.animate(over: duration) {
            self.show(at: new)
            UIApplication.shared.commitTransaction()
        } completion: { [weak self] in
            self?.window.panel.isHidden = self?.placement.kind == .hidden
        }
    }

    static func animate(
        over duration: TimeInterval, _ changes: @escaping () -> Void,
        completion: (() -> Void)? = nil
    ) {
        let curve = UIView.AnimationOptions(rawValue: UInt(KeyboardNoticeContent.usualCurve) << 16)
        UIView.animate(withDuration: duration, delay: 0, options: curve, animations: changes) {
            _ in completion?()
        }
    }

    /// Moves the keyboard without an animation.
    func place(at placement: KeyboardPlacement) {
        window.panel.isHidden = placement.kind == .hidden
        window.panel.alpha = 1
        show(at: placement)
    }

    func show(at placement: KeyboardPlacement) {
        if placement.kind == .hidden {
            window.leave()
        } else {
            window.arrange(in: placement.frame, accessoryHeight: placement.accessoryHeight)
        }
        window.layoutIfNeeded()
        guides.keyboard(
            isAt: placement, over: fades ? 0 : announcement?.content.duration ?? 0)
    }
}

extension SimulatedKeyboard: KeyboardHost {
    /// A Boolean value that indicates whether a hardware keyboard is connected.
    package var hasHardwareKeys: Bool {
        switch mode {
        case .hardware, .minimizedToolbar: true
        case .docked, .undocked, .split, .floating: false
        }
    }

    package func inputResponderDidChange(in window: UIWindow, to responder: UIResponder?) {
        // Editing has ended in another window; the input of this one continues.
        if responder == nil, let inputWindow, window !== inputWindow { return }
        var (next, place) = (responder, window)
        // Editing has ended in the accessory view; the owner of the view is next.
        if responder == nil, window === self.window, let key = UIApplication.shared.keyWindow {
            (next, place) = (key.firstResponder, key)
        }
        self.responder = next
        inputWindow = next == nil ? nil : place
        if next != nil, place !== self.window { latestInputWindow = place }
        isHideDue = next == nil && UIApplication.behavior.successiveResponders == .keepKeyboard
        if !isHideDue { follow(isSwap: next != nil) }
    }

    /// Performs the work that was deferred to the end of a turn of the run loop.
    func turnEnds() {
        let isLeaving = isHideDue
        isHideDue = false
        let hasOtherCandidates = updateCandidates()
        if isLeaving || hasOtherCandidates || window.takeAccessoryGrowth(since: placement) {
            follow()
        }
    }

    /// Returns a Boolean value that indicates whether candidates appear or disappear.
    private func updateCandidates() -> Bool {
        let old = showsCandidates
        showsCandidates =
            offersCandidates && (responder as? any UITextInput)?.markedTextRange != nil
        return showsCandidates != old
    }

    package func inputViewsNeedReload(for responder: UIResponder) {
        // Apple's reference: input views are replaced at once, without animation.
        guard responder === self.responder else { return }
        let posted = posts
        // What is known of accessory views alone is that they are posted.
        let isOfInputView = window.input != nil || InputParts(of: responder).input != nil
        // A keyboard that a rotation has hidden is announced when it comes back.
        if isOfInputView, !isAway, UIApplication.behavior.reloadedHeight == .silent {
            posts = false
        }
        UIView.performWithoutAnimation { follow(isSwap: true) }
        posts = posted
    }

    package func interactivePopBegan() {
        guides.interactivePopBegan()
    }

    package func interactivePopEnded() {
        guides.interactivePopEnded()
    }
}
