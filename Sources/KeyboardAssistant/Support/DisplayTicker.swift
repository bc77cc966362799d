import Foundation
import QuartzCore
import UIKit

/// An object that calls a closure for each frame of the display while it is running.
///
/// The display's link references this object, and this object the closure, from `start()` until
/// `stop()`.
@MainActor
package final class DisplayTicker: NSObject {
    private var link: CADisplayLink?
    private var onFrame: (() -> Void)?

    /// Starts to call `onFrame`, for each frame from the next one on, at a rate up to
    /// `framesPerSecond` or, if it is `nil`, at one that the system chooses.
    package func start(at framesPerSecond: Int? = nil, _ onFrame: @escaping () -> Void) {
        self.onFrame = onFrame
        guard link == nil else { return }
        let link = CADisplayLink(target: self, selector: Self.selector)
        if let framesPerSecond {
            link.preferredFrameRateRange = .upTo(framesPerSecond)
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Starts to wait, and calls `action` once, in the first frame that begins at least `seconds` from
    /// now.
    ///
    /// Waiting again, or stopping, drops the action.
    package func start(after seconds: TimeInterval, _ action: @escaping () -> Void) {
        let start = CACurrentMediaTime()
        self.start { [weak self] in
            guard CACurrentMediaTime() - start >= seconds else { return }
            self?.stop()
            action()
        }
    }

    /// Stops calling the closure, and releases it.
    package func stop() {
        link?.invalidate()
        (link, onFrame) = (nil, nil)
    }

    func frameBegan() {
        onFrame?()
    }
}

extension CAFrameRateRange {
    /// Returns the range that prefers the highest rate of a screen, and allows 60 frames a second while
    /// the device saves power.
    fileprivate static func upTo(_ framesPerSecond: Int) -> CAFrameRateRange {
        let rate = Float(max(1, framesPerSecond))
        return CAFrameRateRange(minimum: min(rate, 60), maximum: rate, preferred: rate)
    }
}
