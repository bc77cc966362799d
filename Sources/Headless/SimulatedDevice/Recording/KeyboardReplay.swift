import CoreGraphics
import Foundation

/// What playing a recording comes to: what is posted when, what cannot be posted, and whether
/// there is anything to lay out.
public struct KeyboardReplay: Equatable, Sendable {
    /// One notification to post.
    public struct Step: Equatable, Sendable {
        /// Seconds since the beginning.
        public var time: TimeInterval
        public var notice: KeyboardNotice
        /// Which of the recording's events it is.
        public var index: Int
        var content: KeyboardNoticeContent

        public var begin: CGRect? { content.begin }
        public var end: CGRect? { content.end }
        public var isLocal: Bool? { content.isLocal }
    }

    /// An event that is not posted.
    public struct Skip: Equatable, Sendable {
        public var index: Int
        public var reason: Reason

        public enum Reason: Equatable, Sendable {
            /// Nobody knows under which of the six names it was posted.
            case unknownName(String)
        }
    }

    /// Whether a screen can be laid out by it.
    public enum Layout: Equatable, Sendable {
        case possible(screen: CGSize)
        case nothing(because: Reason)

        public enum Reason: String, Equatable, Sendable {
            case noEvents = "no notification was recorded"
            case noNames = "under which names it was posted is not known"
            case noScreen = "the screen's size is not known"
            case noFrame = "no notification has a whole end frame"
            case turnedFrames = "frames are in the fixed portrait coordinates of before iOS 8"
        }
    }

    public var steps: [Step]
    public var skips: [Skip]
    public var layout: Layout

    public init(_ recording: KeyboardRecording) {
        let timeline = ReplayTimeline(recording.events)
        steps = timeline.steps
        skips = timeline.skips
        layout = Layout(recording, steps: timeline.steps)
    }
}

extension KeyboardReplay.Layout {
    init(_ recording: KeyboardRecording, steps: [KeyboardReplay.Step]) {
        guard !steps.isEmpty else {
            self = .nothing(because: recording.events.isEmpty ? .noEvents : .noNames)
            return
        }
        guard let screen = recording.screen, screen.isUsable else {
            self = .nothing(because: .noScreen)
            return
        }
        let ends = steps.compactMap(\.end)
        guard !ends.isEmpty else {
            self = .nothing(because: .noFrame)
            return
        }
        let frames = ends + steps.compactMap(\.begin)
        self =
            frames.contains { $0.isTurned(on: screen) }
            ? .nothing(because: .turnedFrames) : .possible(screen: screen)
    }
}

extension CGSize {
    // A window larger than this is no device's, and sums of its coordinates would lose points.
    fileprivate static let largestSide: CGFloat = 10_000

    fileprivate var isUsable: Bool {
        let sides = 1...Self.largestSide
        return sides.contains(width) && sides.contains(height)
    }
}

extension CGRect {
    // iOS: before iOS 8 frames were in fixed portrait coordinates, so that a keyboard in landscape
    // stands upright: as high as the whole screen and narrower than its short side
    // (ipad-ios5-landscape-show, iphone4-ios7-rotation-end-frames).
    func isTurned(on screen: CGSize) -> Bool {
        let long = max(screen.width, screen.height)
        let short = min(screen.width, screen.height)
        return abs(size.height - long) < 0.5 && size.width > 0 && size.width < short - 0.5
    }
}
