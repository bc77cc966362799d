/// The simulated device that a test uses, also while other tests use theirs.
///
/// All tests share one process, and one that waits lets others go on. What the first has started
/// meanwhile, such as a task of the app's, finds the screen, the clock and the application of its
/// own device all the same.
@MainActor
package final class TestDevice {
    private var takeOver: (() -> Void)?

    nonisolated package init() {}

    /// Makes the device that `takeOver` makes the current one that of the test.
    package func hold(_ takeOver: @escaping () -> Void) {
        self.takeOver = takeOver
    }

    /// Lets go of the device, because the test is about to have another one.
    package func release() {
        takeOver = nil
    }

    /// Makes the test's device the current one, if there is one.
    package func use() {
        takeOver?()
    }
}

/// The device of the test to which the present task belongs.
package enum OwnTest {
    @TaskLocal package static var device: TestDevice?
}
