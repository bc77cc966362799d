import DeviceFixtures
import KeyNavigation
import KeyboardAssistant
import SimulatedDevice
import Testing
import UIKit

/// One row of the page that sets the keys of lists and grids beside those of W3C ARIA.
struct ARIARow: Sendable, CustomTestStringConvertible {
    /// How a list of ours responds to the same keys.
    enum Here: Hashable, Sendable {
        case same
        /// The same with all of the options, and with none of them missing.
        case sameWith([Option])
        /// Something else, or the same with these keys.
        case ours(keys: String?)
        case notOffered
    }

    /// The options that let an app choose what W3C ARIA describes.
    enum Option: String, Hashable, Sendable, CaseIterable {
        case pageKeys, spaceKey, gridSelection, lineEnd, selectionFollowsCursor

        func set(in options: inout ListOptions) {
            switch self {
            case .pageKeys: options.pageKeys = .moveCursor
            case .spaceKey: options.spaceKey = .select
            case .gridSelection: options.gridSelection = .rectangle
            case .lineEnd: options.lineEnd = .stops
            case .selectionFollowsCursor: options.selectionFollowsCursor = true
            }
        }
    }

    var id: String
    var here: Here
    var plays: [ARIAPlay]

    init(_ id: String, _ here: Here, _ plays: ARIAPlay...) {
        (self.id, self.here, self.plays) = (id, here, plays)
    }

    var testDescription: String { id }

    /// The text of the column "Keys".
    var keysText: String { plays.map(\.keys).joined(separator: "; ") }

    /// The text of the column "Here".
    var hereText: String {
        switch here {
        case .same: return "the same"
        case .sameWith(let options):
            return "the same with " + options.map { "`\($0.rawValue)`" }.joined(separator: " and ")
        case .ours(nil): return "ours"
        case .ours(let keys?): return "ours: \(keys)"
        case .notOffered: return "not offered"
        }
    }

    static let all = lists + grids + cells + outlines + typing
}

/// A list, keys that are pressed in it, and what W3C ARIA expects then.
///
/// Rows and items are counted from 1, across sections.
struct ARIAPlay: Sendable {
    enum Kind: Sendable {
        case table([Int])
        /// Items in sections with headers, and in columns.
        case grid([Int], columns: Int)
        /// Items in one line that scrolls sideways.
        case line(Int)
        /// Rows with a button, a text field, a slider and a switch.
        case controls
        /// Three rows of which the first has two rows in it.
        case outline
    }

    /// What shows afterward; a value that is not given is not compared.
    struct Sight: Sendable {
        var cursor: Int?
        var selected: [Int]?
        /// The first row that is wholly visible.
        var top: Int?
        /// What the data source was told.
        var told: String?
        /// The control in a cell that has focus, or “none”.
        var control: String?
        /// The number of rows.
        var rows: Int?
    }

    var kind = Kind.table([10])
    var allowsMultipleSelection = false
    /// The text of each row, for typing.
    var texts: [String] = []
    /// A row or item that is tapped at first.
    var tapped: Int?
    var selected: [Int] = []
    var cursor: Int?
    /// Prepares the list in another way.
    var prepare: (@MainActor @Sendable (ARIAStage) -> Void)?
    /// Keys that lead to the state in which the keys are pressed.
    var before = ""
    /// The keys of the web, separated by commas; "–" lets focus move to the list.
    var keys: String
    var web: Sight
    /// What happens here instead.
    var here: Sight?
}
