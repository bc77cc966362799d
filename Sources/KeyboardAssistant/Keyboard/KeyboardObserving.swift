import CoreGraphics
import UIKit

/// A source of keyboard events for a keyboard assistant, either a `KeyboardObserver` or your own
/// type.
@MainActor
public protocol KeyboardObserving: AnyObject {
    /// The current state of the keyboard.
    var keyboardState: KeyboardObserver.KeyboardState { get }
    /// The current or target frame of the keyboard, in screen coordinates; `nil` while it is
    /// hidden.
    var keyboardFrame: CGRect? { get }
    /// A Boolean value that indicates whether the keyboard belongs to this app.
    var keyboardIsLocal: Bool { get }
    /// A Boolean value that indicates whether the object is currently observing changes.
    var isObserving: Bool { get }

    /// Starts observing, and reads the current state from `window` if it isn't `nil`.
    func start(in window: UIWindow?)
    /// Stops observing and resets the state.
    func stop()
    /// Reads the current state from `window`, in case a keyboard is visible without a notification.
    func refresh(in window: UIWindow)
    /// Calls `handler` for each change, until the returned token is released or canceled.
    func observe(_ handler: @escaping (KeyboardEvent) -> Void) -> ObservationToken
}

extension KeyboardObserving {
    /// Calls `handler` for each change, until the returned token is released or canceled.
    ///
    /// If `replayingPresentState` is true, `handler` is first called with the current state.
    public func observe(
        replayingPresentState: Bool, _ handler: @escaping (KeyboardEvent) -> Void
    ) -> ObservationToken {
        if replayingPresentState { handler(.stateChanged(keyboardState)) }
        return observe(handler)
    }

    /// Returns the keyboard's geometry in `window`; `nil` while the keyboard isn't there.
    ///
    /// `bar` is the accessory view of the input that is being edited, which also covers content. It is
    /// looked for only if there is a keyboard.
    package func geometry(
        in window: UIWindow, bar: @autoclosure () -> UIView?
    ) -> KeyboardGeometry? {
        guard keyboardFrame != nil else { return nil }
        return position(in: window, bar: bar()).geometry
    }

    /// Returns the keyboard's geometry in `window` according to all sources, in the window's
    /// coordinates.
    ///
    /// Only the library's own observer observes the layout guides and knows the screens, and what it
    /// has found for a notification isn't looked for again until something is laid out.
    /// The values of an app's observer are used unchanged, except for the bar.
    func position(in window: UIWindow, bar: UIView?) -> KeyboardPosition {
        let observer = self as? KeyboardObserver
        if let known = observer?.announcedPosition(in: window, bar: bar) { return known }
        guard let frame = keyboardFrame, let space = ScreenSpace(of: window) else {
            return KeyboardSources(window: window.bounds).position
        }
        let endFrame = space.convertFromScreen(frame)
        let isAtRest = observer?.status.isAtRest ?? (keyboardState == .didShow)
        let isUsedInOtherScene = observer?.isUsedInOtherScene(than: window) ?? false
        var guide = observer?.readGuide(of: window) ?? KeyboardGuideReading(isCurrent: true)
        if !isAtRest { guide.isDragged = false }
        return KeyboardSources(
            window: window.bounds, screen: space.bounds, endFrame: endFrame,
            unconvertedFrame: isUsedInOtherScene
                ? nil : observer?.guides.frame(frame, toldIn: window) ?? frame,
            isOnAnotherScreen: observer?.status.screen.map { $0 != space.identity } ?? false,
            isUsedInOtherScene: isUsedInOtherScene,
            previousTop: observer?.guides.shownOverlap(in: window).map { window.bounds.maxY - $0 },
            guide: guide, isAtRest: isAtRest,
            rememberedHeight: observer?.rememberedHeight(in: window.bounds.size),
            bar: bar.flatMap { bar in
                // While the keyboard moves, the bar isn't at its final position.
                observer?.expectedBar(bar, on: endFrame)
                    ?? (isAtRest ? space.frame(ofBar: bar, in: window) : nil)
            }
        ).position
    }
}

extension ScreenSpace {
    /// Returns the frame of an accessory bar in `window`; `nil` unless the bar is in the keyboard's
    /// own window.
    func frame(ofBar bar: UIView, in window: UIWindow) -> CGRect? {
        guard let host = bar.window, host !== window,
            sequence(first: bar, next: \.superview).allSatisfy(\.isShown)
        else { return nil }
        return convertFromScreen(convertToScreen(bar.bounds, from: bar))
    }
}
