/// What an app chooses for the cursor of a table or collection view.
public struct ListOptions: Hashable, Sendable {
    /// Which kinds of commands are offered.
    public var commands: ListCommands
    /// Where the cursor appears when it was nowhere.
    public var entry: ListEntry
    /// What becomes of the cursor when its row or item is gone.
    public var loss = CursorPolicy.nearest
    /// What an arrow does that would lead beyond the first or the last.
    public var ends = EndPolicy.stops
    /// Who moves the cursor where the system's focus engine could do it too.
    ///
    /// Where the system does, arrows and Return (on a Mac the space bar) are its own, and the
    /// focused row or item is the cursor of all other commands.
    public var focusPreference = FocusPreference.system
    /// Whether the list scrolls to the cursor, and by pages, with an animation.
    ///
    /// A way longer than what shows is not animated where heights are estimated and turn out to be
    /// others, because the animation would end elsewhere.
    public var animatesScrolling = false
    /// Whether the cursor stays when people scroll; if not, the next arrow starts in what is in
    /// sight.
    public var keepsCursorWhenScrolled: Bool
    /// Whether arrows up and down, Page Up, Page Down and Return are for the list while somebody
    /// types in a single line, as in a search with suggestions below.
    public var takesKeysFromSingleLines = false

    /// What holds for `cursor` until the app chooses.
    ///
    /// Where the selection is the cursor, all commands are offered, and the cursor starts in what
    /// is in sight. Where the app draws it, only the arrows and Return are, and it starts at the
    /// first.
    public init(for cursor: ListCursor) {
        commands = cursor == .selection ? .all : .basic
        entry = cursor == .selection ? .visible : .first
        keepsCursorWhenScrolled = cursor == .focus
    }

    var sharedKeys: KeyCommandContext.SharedKeys { takesKeysFromSingleLines ? .list : .text }
}
