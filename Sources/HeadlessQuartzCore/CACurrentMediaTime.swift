import CoreGraphics
import Synchronization

/// The time of the device that is simulated at present, kept where any thread may ask for it.
package enum MediaTime {
    package static let now = Mutex<CFTimeInterval>(0)
}

/// Returns the current absolute time, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
    MediaTime.now.withLock { $0 }
}
