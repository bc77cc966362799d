/// The focus engine, as keys see it.
@MainActor
package protocol FocusKeyHandling: AnyObject {
    /// Whether the key moved focus or acted on the focused item.
    func handleKey(_ key: UIKey) -> Bool
    /// Where keys start if an item is focused.
    var keyResponder: UIResponder? { get }
}
