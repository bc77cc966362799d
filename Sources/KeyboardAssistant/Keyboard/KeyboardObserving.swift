import CoreGraphics
import UIKit

/// A source of keyboard events for an assistant: a `KeyboardObserver`, or an object of the app's
/// own.
@MainActor
public protocol KeyboardObserving: AnyObject {
    /// The last state that the keyboard reached.
    var keyboardState: KeyboardObserver.KeyboardState { get }
    /// The frame that the keyboard has or moves to, in screen coordinates; `nil` while it is away.
    var keyboardFrame: CGRect? { get }
    /// A Boolean value that indicates whether the keyboard is this app's.
    var keyboardIsLocal: Bool { get }
    /// A Boolean value that indicates whether changes are observed at present.
    var isObserving: Bool { get }

    /// Begins to observe; the present state is read from `window`, if there is one.
    func start(in window: UIWindow?)
    /// Stops observing and forgets the state.
    func stop()
    /// Reads the present state from `window`, for a keyboard that no notification announced.
    func refresh(in window: UIWindow)
    /// Calls `handler` with each change, until the returned token is released or canceled.
    func observe(_ handler: @escaping (KeyboardEvent) -> Void) -> ObservationToken
}

extension KeyboardObserving {
    /// Calls `handler` with each change, until the returned token is released or canceled, and with
    /// `replayingPresentState` first with the present state.
    public func observe(
        replayingPresentState: Bool, _ handler: @escaping (KeyboardEvent) -> Void
    ) -> ObservationToken {
        if replayingPresentState { handler(.stateChanged(keyboardState)) }
        return observe(handler)
    }

    /// Returns the keyboard in `window`, or `nil` while it is away from it.
    ///
    /// `bar` is the accessory view of the input that is typed in, which covers content as well.
    func geometry(in window: UIWindow, bar: UIView?) -> KeyboardGeometry? {
        resolution(in: window, bar: bar).geometry
    }

    /// Returns the keyboard in `window` by all witnesses, its frame converted into the window.
    ///
    /// Only our own observer has followed the window's layout guide and knows of screens; what an
    /// app's observer says is taken as it is, but for the bar.
    func resolution(in window: UIWindow, bar: UIView?) -> KeyboardResolution {
        guard let frame = keyboardFrame, let space = ScreenSpace(of: window) else {
            return KeyboardWitnesses(window: window.bounds).resolution
        }
        let observer = self as? KeyboardObserver
        let guide = observer?.readGuide(of: window)
        let endFrame = space.convertFromScreen(frame)
        let isAtRest = observer?.isAtRest ?? (keyboardState == .didShow)
        return KeyboardWitnesses(
            window: window.bounds, screen: space.bounds, endFrame: endFrame,
            isOnAnotherScreen: observer?.status.screen.map { $0 != space.identity } ?? false,
            guideTop: guide?.top, guideIsCurrent: guide?.isCurrent ?? true,
            bar: bar.flatMap { bar in
                // In a keyboard that moves the bar is still somewhere else.
                observer?.expectedBar(bar, on: endFrame)
                    ?? (isAtRest ? space.frame(ofBar: bar, in: window) : nil)
            }
        ).resolution
    }
}

extension ScreenSpace {
    /// Returns the frame of an accessory bar in `window`, or `nil` unless it shows in the
    /// keyboard's own window.
    func frame(ofBar bar: UIView, in window: UIWindow) -> CGRect? {
        guard let host = bar.window, host !== window,
            sequence(first: bar, next: \.superview).allSatisfy(\.isShown)
        else { return nil }
        return convertFromScreen(convertToScreen(bar.bounds, from: bar))
    }
}
