#if !canImport(ObjectiveC)
import UIKit

extension UICommand {
    /// Sends `action` to `target` with the command as its sender.
    func send(_ action: Selector, to target: AnyObject) -> Bool {
        ActionTable.send(action, to: target, from: self)
    }
}
#endif
