public import CoreGraphics
import Synchronization

/// What `CACurrentMediaTime()` answers; whoever moves the clock keeps it up.
package let mediaTime = Mutex<CFTimeInterval>(0)

public func CACurrentMediaTime() -> CFTimeInterval {
    mediaTime.withLock { $0 }
}
