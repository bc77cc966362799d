import CoreGraphics
import Foundation

/// The keyboard notifications that a real device posted once, with where and when it did so.
public struct KeyboardRecording: Equatable, Sendable {
    public var device: String
    public var system: String
    public var orientation: String
    public var scenario: String
    /// The screen's size in points, where it is known.
    public var screen: CGSize?
    public var events: [Event]

    public init(
        device: String = "", system: String = "", orientation: String = "", scenario: String = "",
        screen: CGSize? = nil, events: [Event]
    ) {
        self.device = device
        self.system = system
        self.orientation = orientation
        self.scenario = scenario
        self.screen = screen
        self.events = events
    }

    /// One recorded notification, as complete or incomplete as its source had it.
    public struct Event: Equatable, Sendable {
        /// One of UIKit's six names without its `UI` and `Notification`, or what its source said.
        public var name: String
        public var begin: PartialRect?
        public var end: PartialRect?
        public var duration: TimeInterval?
        public var curve: Int?
        public var isLocal: Bool?
        /// Seconds since the recording's first event.
        public var time: TimeInterval?

        public init(
            name: String, begin: PartialRect? = nil, end: PartialRect? = nil,
            duration: TimeInterval? = nil, curve: Int? = nil, isLocal: Bool? = nil,
            time: TimeInterval? = nil
        ) {
            self.name = name
            self.begin = begin
            self.end = end
            self.duration = duration
            self.curve = curve
            self.isLocal = isLocal
            self.time = time
        }
    }

    /// A rectangle of which some numbers may not have been recorded.
    public struct PartialRect: Equatable, Sendable {
        public var x: CGFloat?
        public var y: CGFloat?
        public var width: CGFloat?
        public var height: CGFloat?

        public init(x: CGFloat?, y: CGFloat?, width: CGFloat?, height: CGFloat?) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        public init(_ rect: CGRect) {
            self.init(
                x: rect.origin.x, y: rect.origin.y, width: rect.size.width,
                height: rect.size.height)
        }

        /// The rectangle, if nothing of it is missing.
        public var rect: CGRect? {
            guard let x, let y, let width, let height else { return nil }
            return CGRect(x: x, y: y, width: width, height: height)
        }
    }
}
