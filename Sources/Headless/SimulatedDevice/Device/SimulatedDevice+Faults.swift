public import HeadlessBehavior
import UIKit

extension SimulatedDevice {
    /// Runs a function and returns the faults that it caused.
    ///
    /// A fault is a call that UIKit answers with an exception. The call of a collected fault has no
    /// effect; a fault that isn't collected fails the running test, or stops the program.
    public static func collectFaults(_ body: () throws -> Void) rethrows -> [UIKitFault] {
        try Faults.collect(body)
    }
}
