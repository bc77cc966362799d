import CoreGraphics
import Foundation

@testable import KeyboardConversations

/// A conversation with its events, and the numbers that another project's public tests expect.
///
/// Points throughout. The list has a fixed frame. `offset` is that of the content; of an inverted
/// list, the newest row is at 0, and the room at the top.
struct ConversationCase: Decodable, CustomStringConvertible {
    struct List: Decodable {
        var viewport: CGFloat
        var content: CGFloat
        var inverted: Bool?
    }

    /// What a step expects.
    struct Expectation: Decodable {
        /// The part of the inset that comes from the keyboard.
        var room: CGFloat?
        /// The offset that the step writes, or whether it writes one.
        var offset: Offset?
        /// The offset that stands without a write of this step.
        var standingOffset: CGFloat?
    }

    enum Offset: Decodable {
        case number(CGFloat)
        case isWritten(Bool)

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let number = try? value.decode(CGFloat.self) {
                self = .number(number)
            } else {
                self = .isWritten(try value.decode(String.self) == "written")
            }
        }
    }

    struct Step: Decodable {
        /// The keyboard announces this height.
        var keyboard: CGFloat?
        /// The keyboard is this high in a frame of its animation.
        var keyboardMoves: CGFloat?
        /// The keyboard has come to rest at this height.
        var keyboardSettles: CGFloat?
        /// A finger drags the keyboard, and it is this high.
        var drag: CGFloat?
        /// People have brought the list to this offset.
        var scrolledTo: CGFloat?
        /// The bar above the keyboard has grown by this much since its resting height.
        var bar: CGFloat?
        /// The first layout.
        var appears: Bool?
        var frozen: Bool?
        var expect: Expectation?

        /// A Boolean value that indicates whether a player knows what happens in this step.
        var isKnown: Bool {
            let numbers = [keyboard, keyboardMoves, keyboardSettles, drag, scrolledTo, bar]
            return numbers.contains { $0 != nil } || appears != nil || frozen != nil
        }
    }

    var id: String
    var list: List?
    var lift: String?
    var frozen: Bool?
    /// The height of what is below the list.
    var below: CGFloat?
    /// The least room.
    var blank: CGFloat?
    /// The growth of the bar at the start.
    var bar: CGFloat?
    var keyboardAtStart: CGFloat?
    var offset: CGFloat?
    var steps: [Step]?

    // A question without a list.
    var rule: String?
    var viewport: CGFloat?
    var content: CGFloat?
    var inverted: Bool?
    var atEnd: Bool?
    var keyboard: CGFloat?
    var totalInset: CGFloat?
    var height: CGFloat?
    var fullHeight: CGFloat?
    var room: CGFloat?
    var absorbed: CGFloat?
    var expected: Answer?

    enum Answer: Decodable, Equatable, CustomStringConvertible {
        case number(CGFloat)
        case yes(Bool)

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let yes = try? value.decode(Bool.self) {
                self = .yes(yes)
            } else {
                self = .number(try value.decode(CGFloat.self))
            }
        }

        var description: String {
            switch self {
            case .number(let number): "\(Double(number))"
            case .yes(let yes): "\(yes)"
            }
        }
    }

    var description: String { id }

    /// The rule for the content; `nil` if the case names one that isn't known.
    var knownLift: ConversationLift? {
        switch lift {
        case "always", "any", nil: .always
        case "whenAtEnd": .whenAtEnd
        case "persistent": .persistent
        case "never": .never
        default: nil
        }
    }

    /// Returns the cases in a file.
    static func all(in file: URL) throws -> [ConversationCase] {
        struct File: Decodable {
            var cases: [ConversationCase]
        }
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases
    }
}

/// What a player did in a step.
struct ConversationStepResult {
    var room: CGFloat
    /// The offset afterward.
    var offset: CGFloat
    /// A Boolean value that indicates whether the step wrote the offset.
    var isWritten: Bool
}

extension ConversationCase.Expectation {
    /// Returns what isn't as expected; empty if all is.
    func differences(from result: ConversationStepResult, written: CGFloat?) -> [String] {
        var found: [String] = []
        if let room, abs(room - result.room) > 0.01 {
            found.append("expected room \(Double(room)), got \(Double(result.room))")
        }
        switch offset {
        case .number(let number) where abs(number - result.offset) > 0.01:
            found.append("expected offset \(Double(number)), got \(Double(result.offset))")
        case .isWritten(let isWritten) where isWritten != result.isWritten:
            found.append(
                "expected offset \(isWritten ? "" : "not ")written, got "
                    + (result.isWritten ? "\(Double(result.offset))" : "none"))
        default: break
        }
        if let standingOffset,
            result.isWritten || abs(standingOffset - (written ?? standingOffset)) > 0.01
        {
            found.append(
                "expected \(Double(standingOffset)) standing, got "
                    + (result.isWritten ? "\(Double(result.offset))" : "\(Double(written ?? 0))"))
        }
        return found
    }
}
