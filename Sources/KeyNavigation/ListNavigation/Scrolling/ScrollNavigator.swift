import CoreGraphics
import UIKit

/// An object that scrolls, zooms and refreshes a scroll view without rows with the keys of a
/// hardware keyboard.
///
/// To connect the navigator, override two members in a responder: return ``possibleKeyCommands``
/// from `keyCommands`, and return the result of ``target(forKeyCommandAction:)`` from
/// `target(forAction:withSender:)` if it isn't `nil`. The scroll view keeps its delegate. On iOS 17
/// and later, the navigator turns off the scroll view's own keyboard scrolling during its lifetime,
/// so that each key scrolls once.
@MainActor
public final class ScrollNavigator: MenuCommandPerformer {
    private weak var view: UIScrollView?

    /// The engine that handles the arrow keys while the system's focus is in the visible content,
    /// inside or outside of the scroll view.
    ///
    /// The default is the system.
    public var focusPreference = FocusPreference.system

    /// The source of the keys that people chose for the commands.
    ///
    /// The source is referenced weakly. Without a source, the commands have their default keys.
    public weak var keySource: (any KeyCommandSource)?

    private var step = ScrollStep()
    private var pendingScroll = PendingScroll.none
    private var keyboardScrolling: Cleanup?
    private lazy var target = KeyCommandTarget { [weak self] command, _ in
        self?.perform(command)
    }

    /// Creates a navigator for a scroll view.
    ///
    /// The scroll view is referenced weakly.
    public init(scrollView: UIScrollView) {
        view = scrollView
        if #available(iOS 17, *), scrollView.allowsKeyboardScrolling {
            scrollView.allowsKeyboardScrolling = false
            keyboardScrolling = Cleanup { [weak scrollView] in
                scrollView?.allowsKeyboardScrolling = true
            }
        }
    }

    /// The part of a page that stays visible on the next page, in points.
    public var scrollWithinPageMargin: CGFloat {
        get { step.margin }
        set { step.margin = newValue }
    }

    /// The distance that an arrow key scrolls, in points.
    public var scrollArrowHeight: CGFloat {
        get { step.line }
        set { step.line = newValue }
    }

    /// The scroll view; `nil` after it is deallocated.
    var scrollView: UIScrollView? { view }

    // MARK: Key commands

    /// The key commands that currently have an effect.
    ///
    /// Read this property each time.
    public var possibleKeyCommands: [UIKeyCommand] {
        target.commands(for: offeredCommands, keySource)
    }

    package func menuReceiver(of action: Selector, _ sender: Any?) -> Any? {
        target.menuReceiver(of: action, sender, offeredCommands)
    }

    private var offeredCommands: [AvailableCommand] {
        guard let scrollView, scrollView.getsKeys else { return [] }
        let context = KeyCommandContext(of: scrollView)
        let (platform, state) = (focusPlatform, scrollState)
        let commands = ScrollIntent.all.filter { effect(of: $0.intent, in: state) != nil }.map {
            var command = context.available($0.command, from: keySource)
            command.keys.removeAll(where: platform.takes)
            return command
        }
        return commands + refreshing(scrollView)
    }

    private func refreshing(_ scrollView: UIScrollView) -> [AvailableCommand] {
        [scrollView.refreshCommand(keySource)].compactMap(\.self)
    }

    /// The platform of the focus engine that has the arrow keys.
    ///
    /// The navigator scrolls if the scroll view itself is focused, or if no item has the system's
    /// focus.
    private var focusPlatform: FocusPlatform {
        guard let scrollView else { return .none }
        let focused = scrollView.systemFocusedItem
        let choice = FocusEngineChoice(
            hasSystem: focused != nil, optedIn: focused !== scrollView, preference: focusPreference)
        return choice == .system ? FocusPlatform(of: scrollView) : .none
    }

    /// Returns the object that performs `action`; `nil` if `action` isn't the library's.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        target.receiver(of: action)
    }

    // MARK: Scrolling

    private enum Effect {
        case scroll(CGPoint)
        case zoom(CGFloat)
    }

    /// A scroll view that keys can scroll now, and the axes at the start of a step.
    private typealias State = (scrollView: UIScrollView, axes: ScrollAxes)

    /// The current state; `nil` while scrolling is impossible, for example while a finger touches
    /// the content.
    private var scrollState: State? {
        guard let scrollView, scrollView.isScrollEnabled, !scrollView.isTracking else { return nil }
        return (scrollView, ScrollAxes(of: scrollView, at: pendingScroll.origin(in: scrollView)))
    }

    private func perform(_ command: CommandIdentifier) {
        guard let scrollView else { return }
        if command == BuiltInCommand.refresh.identifier {
            PullToRefresh(of: scrollView)?.perform()
        } else if let intent = ScrollIntent(command) {
            perform(intent, in: scrollView)
        }
    }

    private func perform(_ intent: ScrollIntent, in scrollView: UIScrollView) {
        guard let effect = effect(of: intent, in: scrollState) else { return }
        switch effect {
        case .zoom(let scale):
            pendingScroll = .none
            scrollView.setZoomScale(scale, animated: true)
        case .scroll(let offset): pendingScroll.scroll(scrollView, to: offset, animated: true)
        }
    }

    /// Returns the effect of `intent`; `nil` for no effect.
    private func effect(of intent: ScrollIntent, in state: State?) -> Effect? {
        guard let (scrollView, axes) = state else { return nil }
        let offset: CGPoint
        switch intent {
        case .arrow(let arrow, let move): offset = axes.offset(arrow, move, by: step)
        case .reading(let direction, let move): offset = axes.offset(direction, move, by: step)
        case .zoom(let move): return zoomScale(of: scrollView, after: move).map(Effect.zoom)
        }
        return offset == axes.offset ? nil : .scroll(offset)
    }

    /// UIKit doesn't zoom without a zooming view (Apple's reference of `viewForZooming(in:)`).
    private func zoomScale(of scrollView: UIScrollView, after move: ZoomStep.Move) -> CGFloat? {
        guard scrollView.delegate?.zoomedView(in: scrollView) != nil else { return nil }
        return ZoomStep(
            scale: scrollView.zoomScale, minimum: scrollView.minimumZoomScale,
            maximum: scrollView.maximumZoomScale
        ).scale(after: move)
    }
}

extension ScrollNavigator: FocusStop {
    var focusView: UIView? { scrollView }

    /// Does nothing, because a scroll view has no cursor.
    func focusEntered(by step: FocusStep?) {}

    /// Does nothing, because a scroll view has no focus inside.
    func focusLeft() {}

    /// The value is false, because keys scroll the view.
    var hasJoinedSystemFocus: Bool { false }

    /// The value is false, because arrows scroll the view.
    var isMovedBySystem: Bool { false }

    /// The value is false, because a scroll view and the focus navigator share no keys.
    var keepsKeys: Bool { false }
}

/// The scroll or zoom of a command.
private enum ScrollIntent {
    case arrow(ArrowDirection, ScrollStep.Move)
    /// Scrolls along the reading axis of the content.
    case reading(RowWalk.Direction, ScrollStep.Move)
    case zoom(ZoomStep.Move)

    /// The commands of a scroll view without rows, in display order.
    static let all: [(command: BuiltInCommand, intent: ScrollIntent)] = [
        (.scrollUp, .arrow(.up, .line)), (.scrollDown, .arrow(.down, .line)),
        (.scrollLeft, .arrow(.left, .line)), (.scrollRight, .arrow(.right, .line)),
        (.pageUp, .reading(.backward, .page)), (.pageDown, .reading(.forward, .page)),
        (.arrowPageUp, .arrow(.up, .page)), (.arrowPageDown, .arrow(.down, .page)),
        (.scrollToTop, .reading(.backward, .end)), (.scrollToBottom, .reading(.forward, .end)),
        (.jumpToTop, .arrow(.up, .end)), (.jumpToBottom, .arrow(.down, .end)),
        (.zoomIn, .zoom(.larger)), (.zoomOut, .zoom(.smaller)), (.actualSize, .zoom(.actual)),
    ]

    /// Returns the intent of `command`; `nil` for commands of other views.
    init?(_ command: CommandIdentifier) {
        guard let found = Self.all.first(where: { $0.command.identifier == command }) else {
            return nil
        }
        self = found.intent
    }
}

extension ScrollAxes {
    /// Creates both axes of `scrollView` as if it were at `offset`.
    @MainActor
    fileprivate init(of scrollView: UIScrollView, at offset: CGPoint) {
        horizontal = ScrollAxis(.horizontal, of: scrollView, at: offset)
        vertical = ScrollAxis(.vertical, of: scrollView, at: offset)
        isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The offset of both axes.
    fileprivate var offset: CGPoint { CGPoint(x: horizontal.offset, y: vertical.offset) }
}
