import CoreGraphics
import Foundation

/// A plan for posting a recording's notifications again.
public struct KeyboardReplay: Equatable, Sendable {
    /// A notification to post.
    public struct Step: Equatable, Sendable {
        /// The time since the beginning, in seconds.
        public var time: TimeInterval
        /// The name under which the notification is posted.
        public var notice: KeyboardNotice
        /// The index of the notification among the recording's events.
        public var index: Int
        package var content: KeyboardNoticeContent
        /// The real frame of the keyboard after the change, in the screen's coordinate space; `nil` if
        /// the frame is missing or incomplete in the recording.
        public var realKeyboard: CGRect?

        /// The keyboard's frame before the change, in the screen's coordinate space; `nil` if
        /// incomplete.
        public var begin: CGRect? { content.begin }
        /// The keyboard's frame after the change, in the screen's coordinate space; `nil` if
        /// incomplete.
        public var end: CGRect? { content.end }
        /// A Boolean value that indicates whether the keyboard belongs to the app; `nil` if unknown.
        public var isLocal: Bool? { content.isLocal }
    }

    /// An event that the replay leaves out.
    public struct Skip: Equatable, Sendable {
        /// The index of the event among the recording's events.
        public var index: Int
        /// The reason to leave out the event.
        public var reason: Reason

        /// The reasons to leave out an event.
        public enum Reason: Equatable, Sendable {
            /// The event has this name, other than UIKit's six.
            case unknownName(String)
        }
    }

    /// The results of looking for a screen on which the recording can be laid out.
    package enum Layout: Equatable, Sendable {
        /// The recording can be laid out on a screen of this size in points.
        case possible(screen: CGSize)
        /// The recording can't be laid out for this reason.
        case nothing(because: Reason)

        /// The reasons why a recording can't be laid out.
        package enum Reason: String, Equatable, Sendable {
            /// The recording is empty.
            case noEvents = "no notification was recorded"
            /// No event has one of UIKit's six names.
            case noNames = "under which names it was posted is not known"
            /// The recording has no screen size, or one that no device has.
            case noScreen = "the screen's size is not known"
            /// No notification has a complete end frame.
            case noFrame = "no notification has a whole end frame"
            /// The frames are in the fixed portrait coordinates of before iOS 8.
            case turnedFrames = "frames are in the fixed portrait coordinates of before iOS 8"
        }
    }

    /// The notifications to post, in their order.
    public var steps: [Step]
    /// The events that the replay leaves out.
    public var skips: [Skip]
    /// The screen on which the recording can be laid out, or the reason against that.
    package var layout: Layout

    /// Creates a plan for a recording, with the usual times of iOS in place of missing ones.
    public init(_ recording: KeyboardRecording) {
        let timeline = ReplayTimeline(recording.events)
        steps = timeline.steps
        skips = timeline.skips
        layout = Layout(recording, steps: timeline.steps)
    }
}

extension KeyboardReplay.Layout {
    fileprivate init(_ recording: KeyboardRecording, steps: [KeyboardReplay.Step]) {
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
    // No device has a larger window, and sums of its coordinates would be inexact.
    fileprivate static let largestSide: CGFloat = 10_000

    fileprivate var isUsable: Bool {
        let sides = 1...Self.largestSide
        return sides.contains(width) && sides.contains(height)
    }
}

extension CGRect {
    // iOS: before iOS 8, frames were in fixed portrait coordinates, so that a keyboard in landscape
    // is as high as the whole screen and narrower than its short side (ipad-ios5-landscape-show,
    // iphone4-ios7-rotation-end-frames).
    package func isTurned(on screen: CGSize) -> Bool {
        let long = max(screen.width, screen.height)
        let short = min(screen.width, screen.height)
        return abs(size.height - long) < 0.5 && size.width > 0 && size.width < short - 0.5
    }
}
