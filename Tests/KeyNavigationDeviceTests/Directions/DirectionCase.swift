import CoreGraphics
import DeviceFixtures
import Foundation
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// A layout from another project's public tests, with the moves of arrow keys that are expected
/// there.
struct DirectionCase: Decodable, CustomStringConvertible {
    /// One press of an arrow key.
    struct Step: Decodable, Hashable {
        var start: String
        var key: String
        /// The name of the rectangle that has focus afterward; `nil` if focus stays.
        var expected: String?

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            start = try values.decode(String.self)
            key = try values.decode(String.self)
            expected = try values.decodeIfPresent(String.self)
        }

        var arrow: ArrowDirection {
            switch key {
            case "U": .up
            case "D": .down
            case "L": .left
            default: .right
            }
        }
    }

    var id: String
    /// The value `run` if the steps are one history of keys.
    ///
    /// Otherwise, each step stands alone.
    var kind: String?
    var rects: [String: [CGFloat]]
    var steps: [Step]

    var isRun: Bool { kind == "run" }
    var description: String { id }

    /// The names in reading order.
    var names: [String] {
        rects.keys.sorted { a, b in
            let (first, second) = (rects[a] ?? [], rects[b] ?? [])
            return (first[1], first[0], a) < (second[1], second[0], b)
        }
    }

    /// The rectangles, moved so that none has a negative coordinate.
    var frames: [String: CGRect] {
        let x = rects.values.map { $0[0] }.min() ?? 0
        let y = rects.values.map { $0[1] }.min() ?? 0
        return rects.mapValues {
            CGRect(x: $0[0] - x + 20, y: $0[1] - y + 20, width: $0[2], height: $0[3])
        }
    }

    /// Returns whether a step to the side starts at a rectangle with nothing beside it on that side.
    func isAtLineEnd(_ step: Step) -> Bool {
        guard step.arrow.axis == .horizontal, let start = frames[step.start] else { return false }
        return !frames.values.contains { other in
            other.minY < start.maxY && start.minY < other.maxY
                && (step.arrow == .right ? other.maxX > start.maxX : other.minX < start.minX)
        }
    }

    /// Returns the cases in a file.
    static func all(in file: URL) throws -> [DirectionCase] {
        try JSONDecoder().decode([DirectionCase].self, from: Data(contentsOf: file))
    }
}

extension ArrowDirection {
    var input: String {
        switch self {
        case .up: UIKeyCommand.inputUpArrow
        case .down: UIKeyCommand.inputDownArrow
        case .left: UIKeyCommand.inputLeftArrow
        case .right: UIKeyCommand.inputRightArrow
        }
    }
}
