import Foundation

/// An object that calls a target before each picture of the screen.
open class CADisplayLink: NSObject {
    // Apple, init(target:selector:): a link retains its target until it is invalidated.
    package private(set) var target: AnyObject?
    package let selector: Selector

    private var modes: Set<String> = []
    private var isInvalid = false
    /// The display that calls the link.
    // Set and read in the run loop of the main thread, which is the only one here.
    nonisolated(unsafe) package private(set) weak var display: (any LinkedDisplay)?

    /// The number of the picture for which the link was last called.
    package private(set) var lastPicture: Int?

    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    open private(set) var timestamp: CFTimeInterval = 0
    open private(set) var targetTimestamp: CFTimeInterval = 0
    open private(set) var duration: CFTimeInterval = 0

    open var isPaused = false {
        didSet { if isPaused != oldValue { displayShouldLook() } }
    }

    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default

    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard !isInvalid else { return }
        modes.insert(mode.rawValue)
        displayShouldLook()
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode.rawValue)
        displayShouldLook()
    }

    // Apple, invalidate(): it is removed from all modes, and releases its target.
    open func invalidate() {
        isInvalid = true
        modes = []
        target = nil
        displayShouldLook()
    }

    /// A Boolean value that indicates whether a run loop holds the link.
    package var isAdded: Bool { !modes.isEmpty }

    /// A Boolean value that indicates whether the link is called for the next pictures.
    package var isRunning: Bool { isAdded && !isPaused }

    /// Returns a Boolean value that indicates whether the link is due for a picture of a display
    /// that shows one every `period` seconds.
    package func isDue(for picture: Int, period: CFTimeInterval) -> Bool {
        guard isRunning else { return false }
        guard let lastPicture else { return true }
        return picture - lastPicture >= pictures(period: period)
    }

    /// Adopts the times of a picture.
    package func begin(_ picture: Int, period: CFTimeInterval) {
        lastPicture = picture
        duration = period
        timestamp = Double(picture) * period
        targetTimestamp = timestamp + Double(pictures(period: period)) * period
    }

    // Apple, preferredFramesPerSecond: none, or more than the display supports, means its highest
    // rate. Other rates become one that divides it.
    private func pictures(period: CFTimeInterval) -> Int {
        let range = preferredFrameRateRange
        let wish = Double(range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum)
        let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : wish
        guard rate > 0, rate.isFinite else { return 1 }
        return max(1, Int((1 / (rate * period)).rounded()))
    }

    private func displayShouldLook() {
        // Safe: a display link is called and changed in the run loop to which it is added, which is
        // that of the main thread here.
        nonisolated(unsafe) let link = self
        MainActor.assumeIsolated {
            // Whoever stops a link may belong to another device by now.
            if link.display == nil, link.isAdded { link.display = DeviceInUse.current.display }
            link.display?.linkDidChange(link)
        }
    }
}

/// An object that calls display links.
@MainActor
package protocol LinkedDisplay: AnyObject {
    /// Called when a link was added or removed, paused or resumed.
    func linkDidChange(_ link: CADisplayLink)
}
