import CoreGraphics
import Foundation
import UIKit

/// The pictures that a screen shows, sixty a second, from when it is made until it is stopped.
///
/// They show what a person sees, not what the app has set: what is animated is where the animation
/// is, and what a display link or a touch sets is seen one picture after it. So a view that moves
/// with the keyboard's own animation stays with it, and one that follows it by a display link is
/// a picture late.
@MainActor
public final class ScreenFilm {
    public private(set) var pictures: [DrawnPicture] = []

    private let device: SimulatedDevice
    private let views: [UIView]
    private var viewer: Int?

    init(of views: [UIView], on device: SimulatedDevice) {
        self.views = views
        self.device = device
        viewer = device.clock.display.addViewer { [weak self] in
            self?.takePicture()
            return self != nil
        }
    }

    /// Takes no more pictures.
    public func stop() {
        guard let viewer else { return }
        device.clock.display.removeViewer(viewer)
        self.viewer = nil
    }

    private func takePicture() {
        pictures.append(
            DrawnPicture(
                time: device.clock.now, keyboard: device.keyboard.drawnFrame,
                views: views.map(device.drawnFrame)))
    }
}

extension SimulatedDevice {
    /// Films what the screen shows of `views` and of the keyboard, while the clock moves.
    public func film(_ views: UIView...) -> ScreenFilm {
        ScreenFilm(of: views, on: self)
    }

    /// Where `view` is drawn at this moment, on the screen; nil where it is in no window.
    ///
    /// What animates is where the animation is, in contrast to the view's frame.
    public func drawnFrame(of view: UIView) -> CGRect? {
        view.window == nil ? nil : view.shownFrame
    }
}

extension SimulatedKeyboard {
    /// Where the keyboard is drawn at this moment, on the screen; nil where none of it is seen.
    public var drawnFrame: CGRect? {
        guard !window.panel.isHidden else { return nil }
        let frame = window.panel.shownFrame
        return frame.intersection(screen.bounds).height > 0 ? frame : nil
    }
}
