/// The interface of the focus engine for keys.
@MainActor
package protocol FocusKeyHandling: AnyObject {
    /// Returns a Boolean value that indicates whether the key moved focus or acted on the focused
    /// item.
    func handleKey(_ key: UIKey) -> Bool
    /// The responder at which keys start if an item is focused.
    var keyResponder: UIResponder? { get }
}
