/// Who hears of Return in a text field.
public enum ReturnKeyPolicy: CaseIterable, Sendable {
    /// The navigator is the fields' delegate, and hands every call on to the delegate it found.
    case delegate
    /// The app's delegate calls `textFieldShouldReturn(_:)` of the navigator.
    case forwarded
    /// The navigator listens to the control event; no delegate is needed.
    case editingDidEndOnExit
}
