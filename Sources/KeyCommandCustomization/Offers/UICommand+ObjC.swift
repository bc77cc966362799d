#if canImport(ObjectiveC)
import UIKit

extension UICommand {
    /// Sends `action` to `target` with the command as its sender, as the app object does, which
    /// extensions don't have.
    ///
    /// Returns false if `target` doesn't have the method.
    func send(_ action: Selector, to target: AnyObject) -> Bool {
        guard let target = target as? any NSObjectProtocol, target.responds(to: action) else {
            return false
        }
        // A method with two parameters also gets the event, and there is none.
        if NSStringFromSelector(action).filter({ $0 == ":" }).count > 1 {
            _ = target.perform(action, with: self, with: nil)
        } else {
            _ = target.perform(action, with: self)
        }
        return true
    }
}
#endif
