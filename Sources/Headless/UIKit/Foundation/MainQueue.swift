import Dispatch
import Foundation

/// Determines whether code runs on the main queue, on any thread.
///
/// Without Darwin, any thread may work for the main queue: tests run on others than the first.
enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    }
}
