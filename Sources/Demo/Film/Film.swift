import Foundation

/// A scene as it was played: what happened, and the pictures of it.
struct Film: Equatable, Sendable {
    /// The parts of the page's list of films.
    enum Group: String, CaseIterable, Sendable {
        case forms = "Forms"
        case scenes = "Whole scenes"
        case edge = "The keyboard's edge"
        case conversations = "Conversations"
        case lists = "Lists and grids"
        case focus = "Focus"
        case shortcuts = "Shortcuts"
    }

    /// A number or a word about a moment, and what it is called.
    struct Fact: Equatable, Sendable {
        var name: String
        var value: String

        /// The name of the fact that tells which inputs can be seen.
        static let inSight = "In sight"
        /// The name of the fact that tells of which inputs only a part can be seen.
        static let partlyCovered = "Partly covered"
    }

    /// A step of the scene, and what was true when all had come to rest.
    struct Moment: Equatable, Sendable {
        var event: String
        var facts: [Fact] = []
        /// What moved and why, a line each.
        var why: [String] = []
        /// What was not as it should be; nil if everything was.
        var problem: String?
        /// The pictures from the one before to the one at rest, at least one.
        var frames: [Frame] = []
    }

    /// A picture of the screen.
    struct Frame: Equatable, Sendable {
        /// The time since the moment began, in seconds.
        var time: TimeInterval
        /// The index of the drawing.
        var drawing: Int
    }

    var title: String
    var group: Group
    /// The size of the screen, in points.
    var width: Double
    var height: Double
    var moments: [Moment] = []

    /// The name by which a link finds the film: the words of its title with hyphens between them.
    var name: String {
        title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}

extension Film.Moment {
    /// Returns a step of the demo in the words that all films use for it.
    ///
    /// - Parameters:
    ///   - step: The step as the demo prints it, which is short.
    ///   - input: The name of the input that is edited then.
    static func event(of step: String, editing input: String?) -> String {
        switch step {
        case "tap": "Tap \(input ?? "a field")"
        case "Previous", "Next", "Done": "Tap \(step) in the bar"
        case "↩": "Press Return"
        case "⇥": "Press Tab"
        case "⇧⇥": "Press Shift-Tab"
        case "delete": "Press Delete"
        default: step.prefix(1).uppercased() + step.dropFirst()
        }
    }

    /// The event in words that a screen reader can pronounce.
    var spokenEvent: String {
        Self.keyNames.reduce(event) { $0.replacing($1.key, with: $1.value) }
    }

    private static let keyNames: KeyValuePairs = [
        "⌃": "Control-", "⌥": "Option-", "⇧": "Shift-", "⌘": "Command-", "⇥": "Tab", "↩": "Return",
        "⎋": "Escape", "⌫": "Delete", "↑": "Up Arrow", "↓": "Down Arrow", "←": "Left Arrow",
        "→": "Right Arrow",
    ]
}
