package import HeadlessBehavior

/// The handler of all calls that UIKit would answer with an exception.
///
/// A call that raises a fault changes nothing and returns.
@MainActor
package enum Faults {
    /// The function that handles a fault that isn't collected; `nil` stops the program, like an
    /// exception.
    package static var handler: ((UIKitFault) -> Void)?

    private static var collected: [UIKitFault]?

    package static func raise(_ exception: UIKitFault.Exception, _ reason: String) {
        let fault = UIKitFault(exception, reason)
        if collected != nil {
            collected?.append(fault)
        } else if let handler {
            handler(fault)
        } else {
            fatalError(fault.description)
        }
    }

    /// Runs `body`, and returns the faults that it caused.
    package static func collect(_ body: () throws -> Void) rethrows -> [UIKitFault] {
        let outer = collected
        collected = []
        defer { collected = outer }
        do {
            try body()
        } catch {
            // The caller gets the error instead of these faults, so they are raised again.
            let lost = collected ?? []
            collected = outer
            for fault in lost { raise(fault.exception, fault.reason) }
            throw error
        }
        return collected ?? []
    }
}
