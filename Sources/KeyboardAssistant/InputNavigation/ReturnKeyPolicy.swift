/// Who hears of Return in a text field.
public enum ReturnKeyPolicy: CaseIterable, Sendable {
    /// The navigator is the fields' delegate, and hands every call on to the delegate it found.
    ///
    /// Two are left out, since merely having them changes what a field does: the one that inserts
    /// suggestions (iOS 18.4), and those for several ranges (iOS 26), in place of which those for
    /// one range are called and handed on. A delegate that needs them goes with another policy.
    case delegate
    /// The app's delegate calls `textFieldShouldReturn(_:)` of the navigator.
    case forwarded
    /// The navigator listens to the control event; no delegate is needed.
    case editingDidEndOnExit
}
