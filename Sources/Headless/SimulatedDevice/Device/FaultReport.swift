internal import HeadlessBehavior
import Testing

/// The response of a device to faults that aren't collected.
enum FaultReport {
    /// Records a failure of the running test, or stops the program if no test is running.
    static func report(_ fault: UIKitFault) {
        guard Test.current != nil else { fatalError(fault.description) }
        Issue.record(fault)
    }
}
