public import CoreGraphics
import Synchronization

/// The time that `CACurrentMediaTime()` returns, in seconds, which the clock in use updates.
package let mediaTime = Mutex<CFTimeInterval>(0)

public func CACurrentMediaTime() -> CFTimeInterval {
    mediaTime.withLock { $0 }
}
