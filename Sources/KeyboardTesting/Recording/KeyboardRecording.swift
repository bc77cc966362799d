import CoreGraphics
import Foundation

/// The keyboard notifications that a device or a simulator once posted, with the circumstances.
public struct KeyboardRecording: Equatable, Sendable {
    /// The model of the device, as the source names it.
    public var device: String
    /// The version of the operating system, as the source names it.
    public var system: String
    /// The orientation of the device, as the source names it.
    public var orientation: String
    /// A description of what was done while the notifications were posted.
    public var scenario: String
    /// The screen's size in points, where it is known.
    public var screen: CGSize?
    /// The notifications in the order in which they were posted.
    public var events: [Event]

    /// Creates a recording of notifications.
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

    /// A recorded notification, as complete as its source.
    public struct Event: Equatable, Sendable {
        /// One of UIKit's six names without its `UI` and `Notification`, or the name that the
        /// source has.
        public var name: String
        /// The keyboard's frame before the change, in the screen's coordinate space.
        public var begin: PartialRect?
        /// The keyboard's frame after the change, in the screen's coordinate space.
        public var end: PartialRect?
        /// The animation's duration in seconds.
        public var duration: TimeInterval?
        /// The raw value of the animation's curve.
        public var curve: Int?
        /// A Boolean value that indicates whether the keyboard belonged to the app that recorded.
        public var isLocal: Bool?
        /// The time since the recording's first event, in seconds.
        public var time: TimeInterval?
        /// The real frame of the keyboard after the change, in the screen's coordinate space; `nil`
        /// if the source doesn't say that it differs from the end frame.
        public var realKeyboard: PartialRect?

        /// Creates an event.
        ///
        /// A value that is `nil` was not recorded.
        public init(
            name: String, begin: PartialRect? = nil, end: PartialRect? = nil,
            duration: TimeInterval? = nil, curve: Int? = nil, isLocal: Bool? = nil,
            time: TimeInterval? = nil, realKeyboard: PartialRect? = nil
        ) {
            self.name = name
            self.begin = begin
            self.end = end
            self.duration = duration
            self.curve = curve
            self.isLocal = isLocal
            self.time = time
            self.realKeyboard = realKeyboard
        }
    }

    /// A rectangle of which some numbers may not have been recorded.
    public struct PartialRect: Equatable, Sendable {
        /// The x-coordinate of the origin.
        public var x: CGFloat?
        /// The y-coordinate of the origin.
        public var y: CGFloat?
        /// The width in points.
        public var width: CGFloat?
        /// The height in points.
        public var height: CGFloat?

        /// Creates a rectangle.
        ///
        /// A number that is `nil` was not recorded.
        public init(x: CGFloat?, y: CGFloat?, width: CGFloat?, height: CGFloat?) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }

        /// Creates a rectangle that was recorded completely.
        public init(_ rect: CGRect) {
            self.init(
                x: rect.origin.x, y: rect.origin.y, width: rect.size.width,
                height: rect.size.height)
        }

        /// The rectangle, or nil if one of its numbers is missing.
        public var rect: CGRect? {
            guard let x, let y, let width, let height else { return nil }
            return CGRect(x: x, y: y, width: width, height: height)
        }
    }
}
