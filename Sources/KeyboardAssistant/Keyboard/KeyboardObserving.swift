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
    /// Returns where the keyboard lies in `window`; nil while it is away.
    ///
    /// `bar` is the accessory view of the input that is typed in, which belongs to what hides.
    func geometry(in window: UIWindow, bar: UIView?) -> KeyboardGeometry? {
        keyboardFrame.map {
            KeyboardGeometry(
                keyboard: window.convert($0, from: nil as UIWindow?), window: window.bounds)
        }
    }
}
