internal import HeadlessBehavior
import Testing

/// The response of a device to faults that are not collected.
enum FaultReport {
    /// Fails the test that runs, or stops the program where none does.
    static func report(_ fault: UIKitFault) {
        guard Test.current != nil else { fatalError(fault.description) }
        Issue.record(fault)
    }
}
