internal import HeadlessBehavior
import Testing

/// What a device does about faults that nobody collects.
enum FaultReport {
    /// Fails the test that runs, or stops the program where none does.
    static func report(_ fault: UIKitFault) {
        guard Test.current != nil else { fatalError(fault.description) }
        Issue.record(fault)
    }
}
