import CoreGraphics
import UIKit

/// Scrolls and zooms a scroll view without rows by the keys of a hardware keyboard.
///
/// It offers commands, and whoever is in the responder chain hands them on: return
/// ``possibleKeyCommands`` from `keyCommands`, and ask ``target(forKeyCommandAction:)`` first in
/// `target(forAction:withSender:)`. The scroll view's delegate stays the app's. From iOS 17 on the
/// scroll view's own scrolling by keys is switched off for as long as this object lives, so that
/// nothing scrolls twice.
@MainActor
public final class ScrollNavigator: KeyNavigator {
    /// The scroll view; nil once it is gone.
    public private(set) weak var scrollView: UIScrollView?

    /// Whether people see the commands while they hold ⌘.
    public var showsTitles = true

    /// Who has the arrows while the system's focus is in what people see, be it in the scroll view
    /// or beside it; the system at first.
    public var focusPreference = FocusPreference.system

    /// Which keys people gave to the commands; without it they have the default ones.
    public weak var keySource: (any KeyCommandSource)?

    private var step = PageStep()
    private var motion = ScrollMotion()
    private var ownScrolling: Cleanup?
    private lazy var target = KeyCommandTarget { [weak self] command, _ in
        if let intent = ScrollIntent(command) { self?.perform(intent) }
    }

    /// Scrolls `scrollView`, which is not kept.
    public init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        if #available(iOS 17, *), scrollView.allowsKeyboardScrolling {
            scrollView.allowsKeyboardScrolling = false
            ownScrolling = Cleanup { [weak scrollView] in scrollView?.allowsKeyboardScrolling = true
            }
        }
    }

    /// How much of a page still shows on the next one.
    public var scrollWithinPageMargin: CGFloat {
        get { step.margin }
        set { step.margin = newValue }
    }

    /// How far an arrow scrolls.
    public var scrollArrowHeight: CGFloat {
        get { step.line }
        set { step.line = newValue }
    }

    // MARK: Key commands

    /// The commands that would do something now; ask for them afresh every time.
    public var possibleKeyCommands: [UIKeyCommand] {
        guard let scrollView, scrollView.getsKeys else { return [] }
        let context = KeyCommandContext(of: scrollView)
        let platform = focusPlatform
        let offers = ScrollIntent.all.filter { effect(of: $0.intent) != nil }.map {
            var offer = context.available(
                $0.command, customKeys: keySource?.keys(for: $0.command.identifier),
                titled: showsTitles)
            offer.keys.removeAll(where: platform.takes)
            return offer
        }
        return target.commands(for: offers)
    }

    /// Whose keys are not ours: a scroll view that has focus itself, or beside which nothing has,
    /// is scrolled.
    private var focusPlatform: FocusPlatform {
        guard let scrollView else { return .none }
        let focused = scrollView.systemFocusedItem
        let choice = FocusEngineChoice(
            hasSystem: focused != nil, optedIn: focused !== scrollView, preference: focusPreference)
        return choice == .system ? FocusPlatform(of: scrollView) : .none
    }

    /// What performs `action`; nil if that is no action of the library's.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        target.receiver(of: action)
    }

    // MARK: Scrolling

    /// Scrolls back by a page.
    public func pageUp() { perform(.reading(.backward, .page)) }
    /// Scrolls on by a page.
    public func pageDown() { perform(.reading(.forward, .page)) }
    /// Scrolls up a little.
    public func keyUp() { perform(.arrow(.up, .line)) }
    /// Scrolls down a little.
    public func keyDown() { perform(.arrow(.down, .line)) }

    private enum Effect {
        case scroll(CGPoint)
        case zoom(CGFloat)
    }

    private func perform(_ intent: ScrollIntent) {
        guard let scrollView, let effect = effect(of: intent) else { return }
        switch effect {
        case .zoom(let scale):
            motion.end()
            scrollView.setZoomScale(scale, animated: true)
        case .scroll(let offset): motion.scroll(scrollView, to: offset, animated: true)
        }
    }

    /// What `intent` would do now; nil if nothing, as while a finger holds the content.
    private func effect(of intent: ScrollIntent) -> Effect? {
        guard let scrollView, scrollView.isScrollEnabled, !scrollView.isTracking else { return nil }
        let base = motion.base(of: scrollView)
        let plane = ScrollPlane(of: scrollView, at: base)
        switch intent {
        case .arrow(let arrow, let move): return scroll(plane.offset(arrow, move, by: step), base)
        case .reading(let way, let move): return scroll(plane.offset(way, move, by: step), base)
        case .zoom(let move): return zoomScale(of: scrollView, after: move).map(Effect.zoom)
        }
    }

    private func scroll(_ offset: CGPoint, _ base: CGPoint) -> Effect? {
        offset == base ? nil : .scroll(offset)
    }

    /// Without a view for it UIKit zooms nothing (Apple's reference of `viewForZooming(in:)`).
    private func zoomScale(of scrollView: UIScrollView, after move: ZoomStep.Move) -> CGFloat? {
        guard scrollView.delegate?.zoomedView(in: scrollView) != nil else { return nil }
        return ZoomStep(
            scale: scrollView.zoomScale, minimum: scrollView.minimumZoomScale,
            maximum: scrollView.maximumZoomScale
        ).scale(after: move)
    }
}

extension ScrollNavigator: FocusStop {
    public var focusView: UIView? { scrollView }

    /// Nothing: what scrolls has no cursor.
    public func focusEntered() {}

    /// False: keys scroll it.
    public var hasJoinedSystemFocus: Bool { false }
}
