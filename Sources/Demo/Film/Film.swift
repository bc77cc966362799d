import Foundation

/// A scene as it was played: what happened, and the pictures of it.
struct Film: Equatable, Sendable {
    /// A number or a word about a moment, and what it is called.
    struct Fact: Equatable, Sendable {
        var name: String
        var value: String
    }

    /// A step of the scene, and what was true when all had come to rest.
    struct Moment: Equatable, Sendable {
        var event: String
        var facts: [Fact] = []
        /// What moved and why, a line each.
        var why: [String] = []
        /// A Boolean value that indicates whether everything was as it should be.
        var isFine = true
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
    /// A moment with the numbers of a keyboard, in points.
    ///
    /// - Parameters:
    ///   - overlap: The height of the screen that the keyboard covers.
    ///   - room: The room that was made for it.
    ///   - offset: The vertical content offset of the scroll view.
    ///   - inSight: The inputs that can be seen.
    init(
        _ event: String, overlap: Double, room: Double, offset: Double, inSight: String,
        isFine: Bool = true, why: [String] = []
    ) {
        let numbers = [("Keyboard covers", overlap), ("Room", room), ("Offset", offset)]
        self.init(
            event: event,
            facts: numbers.map { Film.Fact(name: $0, value: "\($1.points) pt") }
                + [Film.Fact(name: "In sight", value: inSight.isEmpty ? "nothing" : inSight)],
            why: why, isFine: isFine)
    }
}
