import Foundation
internal import HeadlessBehavior

/// The classes that implement each selector, because no runtime knows them here.
@MainActor
package enum ActionTable {
    package typealias Action = @MainActor (_ target: AnyObject, _ sender: Any?) -> Void

    private static var actions = BuiltInActions.table

    /// Registers the implementation of `selector` for `type` and its subclasses.
    package static func register<Target: AnyObject>(
        _ selector: Selector, on type: Target.Type,
        perform action: @escaping @MainActor (Target, Any?) -> Void
    ) {
        actions[ObjectIdentifier(type), default: [:]][selector] = { target, sender in
            guard let target = target as? Target else { return }
            action(target, sender)
        }
    }

    package static func action(for selector: Selector, of target: AnyObject) -> Action? {
        var type: AnyClass? = Swift.type(of: target)
        while let current = type {
            if let action = actions[ObjectIdentifier(current)]?[selector] { return action }
            type = _getSuperclass(current)
        }
        return nil
    }

    /// Sends an action, and returns a Boolean value that indicates whether `target` implements it.
    @discardableResult
    package static func send(_ selector: Selector, to target: AnyObject, from sender: Any?) -> Bool
    {
        guard let action = action(for: selector, of: target) else { return false }
        action(target, sender)
        return true
    }
    /// Calls a method of `target`; it is a fault if `target` has no method of that name.
    ///
    /// On Apple's systems, the runtime raises an exception with these words.
    @discardableResult
    package static func call(_ selector: Selector, of target: AnyObject, from sender: Any?) -> Bool
    {
        if send(selector, to: target, from: sender) { return true }
        Faults.raise(
            .invalidArgument,
            "-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance")
        return false
    }
}
