/// The simulated device of a test, also while other tests use theirs.
///
/// All tests share one process, and a test that waits lets others run. The work that the test has
/// started, such as a task of the app, still finds the screen, clock and application of its device.
@MainActor
package final class TestDevice {
    private var takeOver: (() -> Void)?

    nonisolated package init() {}

    /// Stores the device that `takeOver` makes current as the test's device.
    package func hold(_ takeOver: @escaping () -> Void) {
        self.takeOver = takeOver
    }

    /// Releases the device, because the test is about to have another one.
    package func release() {
        takeOver = nil
    }

    /// Makes the test's device, if there is one, the current one.
    package func use() {
        takeOver?()
    }
}

/// The device of the test to which the current task belongs.
package enum OwnTest {
    @TaskLocal package static var device: TestDevice?
}
