import CoreGraphics
import Foundation

/// The findings of one diagnosis, together with a recording of the keyboard's notifications.
///
/// As JSON, a report is a keyboard recording with one more key, `diagnosis`. `swift run Demo replay`
/// plays it.
public struct DiagnosisReport: Codable, Equatable, Sendable {
    /// The model of the device, such as "iPhone15,2".
    public var device: String
    /// The operating system and its version.
    public var os: String
    /// The orientation of the interface, `portrait` or `landscape`.
    public var orientation: String
    /// A description of what was done while the notifications were posted.
    public var scenario: String
    /// The width and the height of the screen, in points.
    public var screen: [Double]
    /// The notifications, in the order in which they were posted.
    public var events: [Event]
    /// The findings.
    public var diagnosis: Findings

    /// A keyboard notification.
    public struct Event: Codable, Equatable, Sendable {
        /// The name, such as "keyboardWillShow".
        public var name: String
        public var frameBegin: ScreenFrame?
        public var frameEnd: ScreenFrame?
        public var duration: Double?
        public var curve: Int?
        public var isLocal: Bool?
        /// The time since the first event, in seconds.
        public var time: Double
    }

    /// The result of each step, what was measured, and the answer to each question.
    public struct Findings: Codable, Equatable, Sendable {
        public var steps: [Step]
        public var readings: [Reading]
        public var answers: [Answer]
    }

    /// The frames after one step of the script, in screen coordinates, and their verdict.
    public struct Step: Codable, Equatable, Sendable {
        public var title: String
        /// The end frame of the latest notification; `nil` while the keyboard is hidden.
        public var keyboard: ScreenFrame?
        /// The frame of the view's keyboard layout guide.
        public var guide: ScreenFrame
        /// The frame of the bar above the keyboard; `nil` while the bar isn't on the screen.
        public var bar: ScreenFrame?
        /// The frame of the focused field, or of the caret in a text view.
        public var field: ScreenFrame?
        public var verdict: DiagnosisVerdict
    }

    /// What was measured at one moment, for questions that need more than one word.
    public struct Reading: Codable, Equatable, Sendable {
        /// The moment.
        public var title: String
        /// The numbers by their names.
        ///
        /// Frames are x, y, width and height, in the coordinates of the window.
        public var numbers: [String: [Double?]]
        /// What follows from the numbers, in a few words; `nil` if nothing does.
        public var verdict: String?

        /// Creates a reading, with numbers that are rounded to thousandths.
        init(_ title: String, _ numbers: [String: [CGFloat]], verdict: String? = nil) {
            self.title = title
            self.numbers = numbers.mapValues { $0.map(\.inThousandths) }
            self.verdict = verdict
        }
    }

    /// The answer to one question about UIKit.
    public struct Answer: Codable, Equatable, Sendable {
        /// The name of the question, as in `DiagnosisQuestion`.
        public var question: String
        /// The answer, as the headless UIKit names it; `nil` if the run couldn't tell.
        public var answer: String?
        /// The question and its answer in words.
        public var line: String
    }
}

/// A rectangle in screen coordinates, encoded as x, y, width and height.
///
/// UIKit can send rectangles that aren't finite, such as the null rectangle. JSON has no such
/// numbers, so they are encoded as null.
public struct ScreenFrame: Codable, Equatable, Sendable {
    private var numbers: [Double?]

    /// Creates a frame with the rectangle's numbers, rounded to thousandths of a point.
    public init(_ rect: CGRect) {
        numbers = rect.numbers.map(\.inThousandths)
    }

    public init(from decoder: any Decoder) throws {
        numbers = try decoder.singleValueContainer().decode([Double?].self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(numbers)
    }

    /// The rectangle; `nil` if one of its numbers isn't known.
    public var rect: CGRect? {
        let known = numbers.compactMap(\.self)
        guard known.count == 4 else { return nil }
        return CGRect(x: known[0], y: known[1], width: known[2], height: known[3])
    }

    /// The four numbers, rounded to points.
    public var text: String {
        numbers.map { $0.map { String(format: "%.0f", $0) } ?? "–" }.joined(separator: " ")
    }
}

extension CGRect {
    /// The coordinates of the origin, the width and the height.
    var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}

extension CGFloat {
    /// The number rounded to thousandths; `nil` if it isn't finite, which JSON can't express.
    fileprivate var inThousandths: Double? {
        isFinite ? (Double(self) * 1000).rounded() / 1000 : nil
    }
}

/// What the frames after a step mean for the person who types.
public enum DiagnosisVerdict: String, Codable, Sendable {
    /// The focused field is between the top of the form and the keyboard.
    case inSight = "in sight"
    /// A part of the focused field is under the keyboard, under the bar, or above the form's top.
    case covered
    /// The input refused to become first responder.
    case notFocused = "not focused"
    /// No field is focused, and the form is as it was before the keyboard came.
    case restored
    /// No field is focused, but the form still makes room for a keyboard.
    case leftover = "not restored"

    /// Returns the verdict for a focused field.
    ///
    /// All values are in the same coordinate space. Half a point is rounding.
    ///
    /// - Parameters:
    ///   - top: The y-coordinate of the form's visible top.
    ///   - obstacles: What covers the form from below: the keyboard and its bar.
    init(field: CGRect, top: CGFloat, obstacles: [CGRect]) {
        let covering = obstacles.filter { $0.maxX > field.minX && $0.minX < field.maxX }
        let bottom = covering.map(\.minY).min() ?? .infinity
        self = field.minY >= top - 0.5 && field.maxY <= bottom + 0.5 ? .inSight : .covered
    }
}
