import CoreGraphics
import Foundation
import UIKit

/// Whatever tells of the keyboard: the observer, or one made up for a test.
@MainActor
public protocol KeyboardObserving: AnyObject {
    /// The last state that was reached.
    var keyboardState: KeyboardObserver.KeyboardState { get }
    /// Where the keyboard is or will be, in screen coordinates; nil while it is away.
    var keyboardFrame: CGRect? { get }
    /// The identity of the screen that the keyboard is on; nil, as it is by default, where that is
    /// not known, so that it is on every window's.
    var keyboardScreen: ObjectIdentifier? { get }
    /// Whether the keyboard is this app's.
    var keyboardIsLocal: Bool { get }
    /// How it last moved.
    var keyboardAnimation: KeyboardAnimation { get }
    /// Whether changes are noticed at present.
    var isObserving: Bool { get }

    /// Begins to notice changes; the present state is read from `window`, where one is given.
    func start(in window: UIWindow?)
    /// Stops noticing changes and forgets the state.
    func stop()
    /// Reads the present state anew from `window`, for a keyboard that nobody announced.
    func refresh(in window: UIWindow)
    /// Calls `handler` with each change for as long as the result is held.
    func observe(_ handler: @escaping (KeyboardEvent) -> Void) -> ObservationToken
}

extension KeyboardObserving {
    public var keyboardScreen: ObjectIdentifier? { nil }

    /// Returns where the keyboard lies in `window`; nil while it is away.
    ///
    /// `bar` is the accessory view of the input that is typed in, which belongs to what hides.
    func geometry(in window: UIWindow, bar: UIView?) -> KeyboardGeometry? {
        verdict(in: window, bar: bar).geometry
    }

    /// Returns where the keyboard lies in `window`, and which of the witnesses says so.
    ///
    /// Only an observer of ours has followed the window's layout guide; what an app's own observer
    /// says is taken as it is, but for the bar.
    func verdict(in window: UIWindow, bar: UIView?) -> KeyboardVerdict {
        guard let frame = keyboardFrame, let space = ScreenSpace(of: window) else {
            return KeyboardWitnesses(window: window.bounds).verdict
        }
        let guide = (self as? KeyboardObserver)?.guide(of: window)
        let endFrame = space.convert(frame, to: window)
        return KeyboardWitnesses(
            window: window.bounds, screen: space.bounds(in: window), endFrame: endFrame,
            isOnAnotherScreen: keyboardScreen.map { $0 != space.identity } ?? false,
            guideTop: guide?.top, guideIsCurrent: guide?.isCurrent ?? true,
            bar: bar.flatMap { place(of: $0, on: endFrame, in: window, space) }
        ).verdict
    }

    /// Where a bar stands, or will stand; in a keyboard that moves it is still somewhere else.
    private func place(
        of bar: UIView, on endFrame: CGRect, in window: UIWindow, _ space: ScreenSpace
    ) -> CGRect? {
        (self as? KeyboardObserver)?.expectedBar(bar, on: endFrame)
            ?? (keyboardIsSettled ? space.frame(ofBar: bar, in: window) : nil)
    }

    /// Whether the keyboard shows and nothing says that it is on its way.
    var keyboardIsSettled: Bool {
        keyboardState == .didShow && (self as? KeyboardObserver)?.status.isSettled ?? true
    }
}

extension ScreenSpace {
    /// Where an accessory bar lies in `window`; nil unless it is seen in the keyboard's own window.
    func frame(ofBar bar: UIView, in window: UIWindow) -> CGRect? {
        guard let host = bar.window, host !== window,
            sequence(first: bar, next: \.superview).allSatisfy(\.isShown)
        else { return nil }
        return convert(convert(bar.bounds, from: bar), to: window)
    }
}
