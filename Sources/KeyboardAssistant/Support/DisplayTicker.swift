import UIKit

/// An object that calls a closure for each frame of the display while it is running.
///
/// The display's link references this object, and this object the closure, from `start()` until
/// `stop()`.
@MainActor
final class DisplayTicker: NSObject {
    private var link: CADisplayLink?
    private var onFrame: (() -> Void)?

    /// Starts to call `onFrame`, for each frame from the next one on.
    func start(_ onFrame: @escaping () -> Void) {
        self.onFrame = onFrame
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: Self.selector)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Stops calling the closure, and releases it.
    func stop() {
        link?.invalidate()
        (link, onFrame) = (nil, nil)
    }

    func frameBegan() {
        onFrame?()
    }
}
