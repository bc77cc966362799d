import CoreGraphics
import Foundation
import UIKit

#if os(visionOS)
/// The screen that a window is on: visionOS has none, and posts no keyboard notifications.
@MainActor
struct ScreenSpace {
    var identity: ObjectIdentifier { ObjectIdentifier(ScreenSpace.self) }

    init?(of window: UIWindow) {
        nil
    }

    /// Returns nil: no object of a notification is a screen.
    nonisolated static func identity(of object: Any?) -> ObjectIdentifier? {
        nil
    }

    func bounds(in window: UIWindow) -> CGRect {
        window.bounds
    }

    func convert(_ frame: CGRect, to window: UIWindow) -> CGRect {
        frame
    }

    func convert(_ frame: CGRect, from view: UIView) -> CGRect {
        frame
    }
}
#else
/// The coordinates of the screen that a window is on.
///
/// Apple's page of `keyboardFrameEndUserInfoKey` asks for the screen's coordinate space. A window
/// of nil, as in `convert(_:from: nil)`, may mean the window's scene, whose origin is elsewhere in
/// Split View, Slide Over and Stage Manager.
@MainActor
struct ScreenSpace {
    private let screen: UIScreen

    /// Which screen it is.
    var identity: ObjectIdentifier { ObjectIdentifier(screen) }

    /// Returns the space of the screen of the window's scene; of the window's own, without a scene.
    init?(of window: UIWindow) {
        screen = window.windowScene?.screen ?? window.screen
    }

    /// Returns which screen the object of a notification is; nil where it is none.
    nonisolated static func identity(of object: Any?) -> ObjectIdentifier? {
        (object as? UIScreen).map { ObjectIdentifier($0) }
    }

    /// Returns the whole screen in the coordinates of `window`.
    func bounds(in window: UIWindow) -> CGRect {
        convert(screen.bounds, to: window)
    }

    /// Returns `frame`, which is in screen coordinates, in those of `window`.
    func convert(_ frame: CGRect, to window: UIWindow) -> CGRect {
        window.convert(frame, from: screen.coordinateSpace)
    }

    /// Returns `frame`, which is in the coordinates of `view`, in screen coordinates.
    ///
    /// UIKit converts between views of one window only; this view may be in any window.
    func convert(_ frame: CGRect, from view: UIView) -> CGRect {
        view.convert(frame, to: screen.coordinateSpace)
    }
}
#endif
