/// Finds out whether an object implements an optional method of a protocol.
///
/// Apple's runtime can be asked. Here the answer of an object without the method comes from a
/// default implementation, which says so.
@MainActor
package enum OptionalMethod {
    private static var isMissing = false

    /// Returns the method's answer, or nil if it is not implemented.
    package static func answer<Answer>(_ call: () -> Answer?) -> Answer? {
        var answer: Answer?
        return isImplemented { answer = call() } ? answer : nil
    }

    /// Returns a Boolean value that indicates whether a method is implemented, which can only be
    /// found out by calling it.
    static func isImplemented<Answer>(_ call: () -> Answer) -> Bool {
        let outer = isMissing
        isMissing = false
        defer { isMissing = outer }
        _ = call()
        return !isMissing
    }

    /// Called by default implementations.
    package static func missing<Answer>(_ answer: Answer) -> Answer {
        isMissing = true
        return answer
    }
}
