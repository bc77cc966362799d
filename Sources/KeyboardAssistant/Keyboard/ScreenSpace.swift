import CoreGraphics
import Foundation
import UIKit

#if os(visionOS)
/// The screen that a window is on: visionOS has none, and posts no keyboard notifications.
@MainActor
struct ScreenSpace {
    var identity: ObjectIdentifier { ObjectIdentifier(ScreenSpace.self) }
    var bounds: CGRect { .zero }

    init?(of window: UIWindow) {
        nil
    }

    /// Returns `nil`: no object of a notification is a screen.
    nonisolated static func identity(of object: Any?) -> ObjectIdentifier? {
        nil
    }

    func convertFromScreen(_ frame: CGRect) -> CGRect {
        frame
    }

    func convertToScreen(_ frame: CGRect, from view: UIView) -> CGRect {
        frame
    }
}
#else
/// The coordinates of the screen that a window is on, seen from that window.
///
/// Apple's page of `keyboardFrameEndUserInfoKey` asks for the screen's coordinate space. A window
/// of nil, as in `convert(_:from: nil)`, may mean the window's scene, whose origin is elsewhere in
/// Split View, Slide Over and Stage Manager.
@MainActor
struct ScreenSpace {
    private let screen: UIScreen
    private let window: UIWindow

    /// The identity of the screen.
    var identity: ObjectIdentifier { ObjectIdentifier(screen) }

    /// The whole screen in the window's coordinates.
    var bounds: CGRect { convertFromScreen(screen.bounds) }

    /// Creates the space of the screen of the window's scene; of the window's own, without a scene.
    init?(of window: UIWindow) {
        screen = window.windowScene?.screen ?? window.screen
        self.window = window
    }

    /// Returns the identity of the screen that is the object of a notification, or `nil` if it is
    /// not a screen.
    nonisolated static func identity(of object: Any?) -> ObjectIdentifier? {
        (object as? UIScreen).map { ObjectIdentifier($0) }
    }

    /// Returns `frame`, which is in screen coordinates, in those of the window.
    func convertFromScreen(_ frame: CGRect) -> CGRect {
        window.convert(frame, from: screen.coordinateSpace)
    }

    /// Returns `frame`, which is in the coordinates of `view`, in screen coordinates.
    ///
    /// UIKit converts between views of one window only; this view may be in any window.
    func convertToScreen(_ frame: CGRect, from view: UIView) -> CGRect {
        view.convert(frame, to: screen.coordinateSpace)
    }
}
#endif
