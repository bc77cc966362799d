import CoreGraphics
import Foundation
import UIKit

#if os(visionOS)
/// The screen of a window; there is none on visionOS.
///
/// visionOS posts no keyboard notifications either.
@MainActor
struct ScreenSpace {
    var identity: ObjectIdentifier { ObjectIdentifier(ScreenSpace.self) }
    var bounds: CGRect { .zero }
    var screenBounds: CGRect { .zero }
    var framesPerSecond: Int { 60 }

    init?(of window: UIWindow) {
        nil
    }

    /// Returns `nil`, because no notification object is a screen.
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
/// The coordinate space of a window's screen, for conversions to and from that window.
///
/// Apple's documentation of `keyboardFrameEndUserInfoKey` refers to the screen's coordinate space. A
/// `nil` window, as in `convert(_:from: nil)`, may refer to the window's scene, with another origin in
/// Split View, Slide Over and Stage Manager.
@MainActor
struct ScreenSpace {
    private let screen: UIScreen
    private let window: UIWindow

    /// The identity of the screen.
    var identity: ObjectIdentifier { ObjectIdentifier(screen) }

    /// The bounds of the screen in the window's coordinates.
    var bounds: CGRect { convertFromScreen(screenBounds) }

    /// The bounds of the screen in screen coordinates.
    var screenBounds: CGRect { screen.bounds }

    /// The number of frames that the screen can show in a second.
    var framesPerSecond: Int { screen.maximumFramesPerSecond }

    /// Creates the space of the screen of the window's scene, or of the window if it has no scene.
    init?(of window: UIWindow) {
        screen = window.windowScene?.screen ?? window.screen
        self.window = window
    }

    /// Returns the identity of the screen that is the object of a notification; `nil` if the object
    /// isn't a screen.
    nonisolated static func identity(of object: Any?) -> ObjectIdentifier? {
        (object as? UIScreen).map { ObjectIdentifier($0) }
    }

    /// Returns `frame` converted from screen coordinates to the window's coordinates.
    func convertFromScreen(_ frame: CGRect) -> CGRect {
        window.convert(frame, from: screen.coordinateSpace)
    }

    /// Returns `frame` converted from the coordinates of `view` to screen coordinates.
    ///
    /// The view can be in any window, while UIKit's own conversion works only within one window.
    func convertToScreen(_ frame: CGRect, from view: UIView) -> CGRect {
        view.convert(frame, to: screen.coordinateSpace)
    }
}
#endif
