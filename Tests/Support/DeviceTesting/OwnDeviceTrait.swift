internal import HeadlessBehavior
public import Testing

/// Keeps the device of each test current for that test, also after it has waited for others.
///
/// A suite whose tests wait, and which names no doubts, needs this. Otherwise what a test has
/// started may find the clock, screen and application of another test's device.
public struct OwnDeviceTrait: SuiteTrait, TestTrait, TestScoping {
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await OwnTest.$device.withValue(TestDevice()) { try await function() }
    }
}

extension Trait where Self == OwnDeviceTrait {
    /// Gives each test a device of its own for as long as the test takes.
    public static var ownDevice: Self { OwnDeviceTrait() }
}
