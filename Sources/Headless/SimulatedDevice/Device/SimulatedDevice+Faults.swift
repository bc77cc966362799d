public import HeadlessBehavior
import UIKit

extension SimulatedDevice {
    /// Runs a function and returns the faults that it led to.
    ///
    /// A fault is a call that UIKit answers with an exception. One that is collected has done
    /// nothing; one that is not collected fails the test that runs, or stops the program.
    public static func collectFaults(_ body: () throws -> Void) rethrows -> [UIKitFault] {
        try Faults.collect(body)
    }
}
