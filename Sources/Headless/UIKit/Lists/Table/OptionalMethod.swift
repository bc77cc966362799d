/// The means of finding out whether an object implements an optional method.
///
/// Apple's runtime can be asked. Here, an object without the method has a default implementation,
/// which reports that it was called.
@MainActor
package enum OptionalMethod {
    private static var isMissing = false

    /// Returns the method's result, or `nil` if it isn't implemented.
    package static func answer<Answer>(_ call: () -> Answer?) -> Answer? {
        var answer: Answer?
        return isImplemented { answer = call() } ? answer : nil
    }

    /// Returns a Boolean value that indicates whether a method is implemented, which requires
    /// calling it.
    static func isImplemented<Answer>(_ call: () -> Answer) -> Bool {
        let outer = isMissing
        isMissing = false
        defer { isMissing = outer }
        _ = call()
        return !isMissing
    }

    /// Reports a missing method; called by default implementations.
    package static func missing<Answer>(_ answer: Answer) -> Answer {
        isMissing = true
        return answer
    }
}
