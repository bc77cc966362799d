/// The choices of an app for the cursor of a table or collection view.
///
/// Each navigator has its own, which suit its cursor: change single ones by
/// ``ListNavigator/options``.
public struct ListOptions: Hashable, Sendable {
    /// Kinds of commands that a list can have.
    public struct Commands: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// Arrows, which move the cursor.
        public static let moves = Commands(rawValue: 1 << 0)
        /// Return, which opens what is under the cursor.
        public static let opening = Commands(rawValue: 1 << 1)
        /// ⌥ or ⌘ with an arrow, which go to the first or last.
        public static let ends = Commands(rawValue: 1 << 2)
        /// Space, Page Up, Page Down, Home and End, which scroll.
        public static let pages = Commands(rawValue: 1 << 3)
        /// ⇧ with arrows and ⌘A, which extend a selection where several can be selected.
        public static let extending = Commands(rawValue: 1 << 4)
        /// Escape, which takes the cursor and the selection away.
        public static let clearing = Commands(rawValue: 1 << 5)
        /// Backspace, which deletes where the data source allows it.
        public static let deleting = Commands(rawValue: 1 << 6)
        /// ⌥⌘ with an arrow, which moves a row or item where the data source allows it.
        public static let reordering = Commands(rawValue: 1 << 7)

        /// The arrows and Return, as KeyboardNavigationKit documents.
        public static let basic: Commands = [.moves, .opening]
        /// All kinds.
        public static let all: Commands = [
            .basic, .ends, .pages, .extending, .clearing, .deleting, .reordering,
        ]
    }

    /// The position at which a cursor appears that was nowhere.
    public enum InitialPosition: Hashable, Sendable, CaseIterable {
        /// The first row or item of all.
        case first
        /// The first that shows completely, or the last for an arrow that points backward.
        case visible
    }

    /// The rule for a cursor whose row or item is gone.
    public enum MissingRowPolicy: CaseIterable, Sendable {
        /// The cursor goes to the row that fills the gap, or else to the nearest one.
        case nearest
        /// The cursor goes away too.
        case clear
    }

    /// The effect of an arrow that would lead beyond the first or the last row.
    public enum EdgeBehavior: CaseIterable, Sendable {
        /// The cursor stays where it is.
        case stops
        /// The cursor goes on at the other end.
        case wraps
        /// The command is not offered there, so that other responders get the key.
        case passesKeyOn
    }

    /// The kinds of commands that are offered.
    public var commands: Commands
    /// The position at which the cursor appears when it was nowhere.
    public var initialPosition: InitialPosition
    /// The rule for a cursor whose row or item is gone.
    public var missingRowPolicy = MissingRowPolicy.nearest
    /// The effect of an arrow that would lead beyond the first or the last.
    public var edgeBehavior = EdgeBehavior.stops
    /// The one that moves the cursor where the system's focus engine could do it too.
    ///
    /// Where the system does, arrows and Return (on a Mac the space bar) are its own, and the
    /// focused row or item is the cursor of all other commands.
    public var focusPreference = FocusPreference.system
    /// A Boolean value that indicates whether the list scrolls to the cursor, and by pages, with an
    /// animation.
    ///
    /// A way longer than what shows is not animated where heights are estimated and turn out to be
    /// others, because the animation would end elsewhere.
    public var animatesScrolling = false
    /// A Boolean value that indicates whether the cursor stays when people scroll; if not, the next
    /// arrow starts in what is in sight.
    public var keepsCursorWhenScrolled: Bool
    /// A Boolean value that indicates whether the list has arrows up and down, Page Up, Page Down
    /// and Return while a single line is edited, as in a search with suggestions below.
    public var takesKeysFromSingleLines = false

    /// Creates the options that hold until the app chooses.
    ///
    /// Where the selection is the cursor, all commands are offered, and the cursor starts in what
    /// is in sight. Where the app draws it, only the arrows and Return are, and it starts at the
    /// first.
    init(for cursor: ListCursorKind) {
        commands = cursor == .selection ? .all : .basic
        initialPosition = cursor == .selection ? .visible : .first
        keepsCursorWhenScrolled = cursor == .appDrawn
    }

    var sharedKeys: KeyCommandContext.SharedKeys { takesKeysFromSingleLines ? .list : .text }
}

/// The kinds of cursors that a list can have.
enum ListCursorKind: Hashable, Sendable, CaseIterable {
    /// A cursor that the app draws, apart from the selection.
    case appDrawn
    /// The selection.
    ///
    /// Where several can be selected the cursor is a highlighted cell, apart from the selection, so
    /// that moving on does not destroy what people picked.
    case selection
}
