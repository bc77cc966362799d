/// Options for the cursor of a table or collection view.
///
/// Each navigator starts with options that suit its kind of cursor. Change individual options
/// through ``ListNavigator/options``.
public struct ListOptions: Hashable, Sendable {
    /// The kinds of commands that a list can provide.
    public struct Commands: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The arrow keys: the cursor moves.
        public static let moves = Commands(rawValue: 1 << 0)
        /// Return: the row or item under the cursor opens.
        public static let opening = Commands(rawValue: 1 << 1)
        /// ⌥ or ⌘ with an arrow key: the cursor moves to the first or last row or item.
        public static let ends = Commands(rawValue: 1 << 2)
        /// Space, Page Up, Page Down, Home and End: the list scrolls, or the cursor moves.
        public static let pages = Commands(rawValue: 1 << 3)
        /// ⇧ with arrow keys, and ⌘A: the selection is extended if multiple selection is allowed.
        ///
        /// Space is included if it selects.
        public static let extending = Commands(rawValue: 1 << 4)
        /// Escape: the cursor and the selection are removed.
        public static let clearing = Commands(rawValue: 1 << 5)
        /// Backspace: rows or items are deleted if the data source allows it.
        public static let deleting = Commands(rawValue: 1 << 6)
        /// ⌥⌘ with an arrow key: a row or item moves if the data source allows it.
        public static let reordering = Commands(rawValue: 1 << 7)
        /// F2: focus goes to the controls and text inputs in the cell under the cursor.
        ///
        /// The keys for these controls are included.
        public static let cellControls = Commands(rawValue: 1 << 8)

        /// The arrow keys and Return, as documented by KeyboardNavigationKit.
        public static let basic: Commands = [.moves, .opening]
        /// All kinds of commands.
        public static let all: Commands = [
            .basic, .ends, .pages, .extending, .clearing, .deleting, .reordering, .cellControls,
        ]
    }

    /// The position where a cursor first appears.
    public enum InitialPosition: Hashable, Sendable, CaseIterable {
        /// The first row or item of the list.
        case first
        /// The first row or item that is fully visible, or the last one for a backward arrow key.
        case visible
    }

    /// The policy for a cursor on a row or item that no longer exists.
    public enum MissingRowPolicy: CaseIterable, Sendable {
        /// The cursor moves to the row in its place, or to the nearest one.
        case nearest
        /// The cursor is removed.
        case clear
    }

    /// The behavior of an arrow key that would move past the first or the last row.
    public enum EdgeBehavior: CaseIterable, Sendable {
        /// The cursor doesn't move.
        case stops
        /// The cursor continues at the other end.
        case wraps
        /// The command isn't available, so that other responders receive the key.
        case passesKeyOn
    }

    /// The effect of Page Up, Page Down, Home and End.
    public enum PageKeys: CaseIterable, Sendable {
        /// The keys scroll, and the next arrow key starts in the visible area.
        case scroll
        /// Page Up and Page Down move the cursor by a page, in the same column.
        ///
        /// Home and End move the cursor to the ends of the list, or of its row in a grid.
        case moveCursor
    }

    /// The effect of Space.
    public enum SpaceKey: CaseIterable, Sendable {
        /// Space is a second Page Down key, and ⇧Space a second Page Up key.
        case scroll
        /// Space selects or deselects the row or item under the cursor, without its primary action.
        ///
        /// ⇧Space selects from the row or item that was selected last to the cursor. In a grid with
        /// ``ListOptions/GridSelection/rectangle``, ⇧Space selects a row and ⌃Space a column.
        case select
        /// Space opens the row or item under the cursor, as Return does.
        case open
    }

    /// The cells that ⇧ and the arrow keys select in a grid.
    public enum GridSelection: CaseIterable, Sendable {
        /// All cells between the first and the last one, in reading order.
        case range
        /// The cells that overlap the smallest rectangle around the first and the last one.
        case rectangle
    }

    /// The behavior of an arrow key at the end of a line of a grid.
    public enum LineEnd: CaseIterable, Sendable {
        /// The cursor continues on the next line in reading order.
        case continues
        /// The cursor doesn't move. With ``ListOptions/EdgeBehavior/passesKeyOn``, other responders
        /// receive the key.
        case stops
    }

    /// The kinds of commands that the navigator provides.
    public var commands: Commands
    /// The position where the cursor first appears.
    public var initialPosition: InitialPosition
    /// The policy for a cursor on a row or item that no longer exists.
    public var missingRowPolicy = MissingRowPolicy.nearest
    /// The behavior of an arrow key that would move past the first or the last row or item.
    public var edgeBehavior = EdgeBehavior.stops
    /// The behavior of an arrow key along a line at the line's end, in a grid.
    ///
    /// With ``LineEnd/stops``, an arrow key along a line doesn't wrap, whatever the
    /// ``edgeBehavior``. Arrow keys across the lines do.
    public var lineEnd = LineEnd.continues
    /// The effect of Page Up, Page Down, Home and End.
    public var pageKeys = PageKeys.scroll
    /// The effect of Space.
    public var spaceKey = SpaceKey.scroll
    /// The cells that ⇧ and the arrow keys select in a grid that allows multiple selection.
    public var gridSelection = GridSelection.range
    /// A Boolean value that indicates whether keys that move the cursor select its row or item
    /// alone, in a list that allows multiple selection.
    ///
    /// ⌃ and an arrow key then move only the cursor. If the system's focus engine moves the cursor,
    /// the list's own `selectionFollowsFocus` takes the place of this option.
    public var selectionFollowsCursor = false
    /// A Boolean value that indicates whether keys can leave the list without a selection.
    ///
    /// Otherwise, Escape isn't available, and neither is a key that would deselect the only
    /// selected row or item. A first row is selected by an arrow key only.
    public var allowsEmptySelection = true
    /// The engine that moves the cursor where the system's focus engine is available.
    ///
    /// If the system moves the cursor, the system handles the arrow keys and Return (the space bar
    /// on a Mac), and the focused row or item is the cursor for all other commands.
    public var focusPreference = FocusPreference.system
    /// A Boolean value that indicates whether scrolling to the cursor and by pages is animated.
    ///
    /// A distance longer than the visible area isn't animated in a list that has had wrong size
    /// estimates. If the estimates prove wrong only on the way, a long animation ends near the row
    /// or item instead of at it, and the next key scrolls without one.
    public var animatesScrolling = false
    /// A Boolean value that indicates whether the cursor stays when people scroll.
    ///
    /// Otherwise, the next arrow key starts in the visible area.
    public var keepsCursorWhenScrolled: Bool
    /// A Boolean value that indicates whether the list handles the Up and Down Arrow, Page Up, Page
    /// Down and Return keys while a single-line field is edited, as for search suggestions.
    public var takesKeysFromSingleLines = false
    /// A Boolean value that indicates whether Return goes to the controls and text inputs in a
    /// cell, as F2 does, instead of opening the row or item.
    ///
    /// A cell without controls opens. If the selection is the cursor, Return always goes to the
    /// controls in a cell that can't be selected. If the app draws the cursor, Return otherwise
    /// opens every row or item.
    public var returnEntersCells = false

    /// Creates the default options.
    ///
    /// If the selection is the cursor, all commands are provided, and the cursor starts in the
    /// visible area. If the app draws the cursor, only the arrow keys and Return are provided, and
    /// the cursor starts at the first row or item.
    init(for cursor: ListCursorKind) {
        commands = cursor == .selection ? .all : .basic
        initialPosition = cursor == .selection ? .visible : .first
        keepsCursorWhenScrolled = cursor == .appDrawn
    }

    var sharedKeys: KeyCommandContext.SharedKeys { takesKeysFromSingleLines ? .list : .text }
}

/// The kinds of cursors of a list.
enum ListCursorKind: Hashable, Sendable, CaseIterable {
    /// A cursor that the app draws, separate from the selection.
    case appDrawn
    /// The selection.
    ///
    /// If multiple selection is allowed, the cursor is a highlighted cell instead, so that a move
    /// leaves the selection unchanged.
    case selection
}
