import CoreGraphics
import Foundation
import UIKit

/// The pictures that a screen shows, 60 per second, from the film's creation until it is stopped.
///
/// They show what a person sees, not what the app has set: an animated view is at the place of its
/// animation, and a change by a display link or a touch is visible one picture later. So a view
/// that moves with the keyboard's own animation stays with it, and one that follows it by a display
/// link is one picture late.
@MainActor
public final class ScreenFilm {
    /// The pictures so far, oldest first.
    public private(set) var pictures: [DrawnPicture] = []
    /// A closure that is called when a picture is shown, and may draw the rest of the screen.
    package var onPicture: (() -> Void)?

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

    /// Ends the film: no more pictures are added.
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
        onPicture?()
    }
}

extension SimulatedDevice {
    /// Starts a film of views and of the keyboard, which continues while the clock moves.
    ///
    /// - Parameter views: The views whose frames each picture has, in this order.
    public func film(_ views: UIView...) -> ScreenFilm {
        ScreenFilm(of: views, on: self)
    }

    /// Returns the frame at which a view is drawn at this moment, in the screen's coordinate space;
    /// `nil` if the view isn't in a window.
    ///
    /// During an animation, this is the frame of the animation, in contrast to the view's frame.
    public func drawnFrame(of view: UIView) -> CGRect? {
        view.window == nil ? nil : view.shownFrame
    }
}

extension SimulatedKeyboard {
    /// The frame at which the keyboard is drawn at this moment, in the screen's coordinate space;
    /// nil if no part of it is on the screen.
    public var drawnFrame: CGRect? {
        guard !window.panel.isHidden else { return nil }
        let frame = window.panel.shownFrame
        return frame.intersection(screen.bounds).height > 0 ? frame : nil
    }
}
