import Foundation

extension UIControl {
    /// A set of events of a control.
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var touchDown: UIControl.Event { .init(rawValue: 1 << 0) }
        public static var touchDownRepeat: UIControl.Event { .init(rawValue: 1 << 1) }
        public static var touchDragInside: UIControl.Event { .init(rawValue: 1 << 2) }
        public static var touchDragOutside: UIControl.Event { .init(rawValue: 1 << 3) }
        public static var touchDragEnter: UIControl.Event { .init(rawValue: 1 << 4) }
        public static var touchDragExit: UIControl.Event { .init(rawValue: 1 << 5) }
        public static var touchUpInside: UIControl.Event { .init(rawValue: 1 << 6) }
        public static var touchUpOutside: UIControl.Event { .init(rawValue: 1 << 7) }
        public static var touchCancel: UIControl.Event { .init(rawValue: 1 << 8) }
        public static var valueChanged: UIControl.Event { .init(rawValue: 1 << 12) }
        public static var primaryActionTriggered: UIControl.Event { .init(rawValue: 1 << 13) }
        public static var menuActionTriggered: UIControl.Event { .init(rawValue: 1 << 14) }
        public static var editingDidBegin: UIControl.Event { .init(rawValue: 1 << 16) }
        public static var editingChanged: UIControl.Event { .init(rawValue: 1 << 17) }
        public static var editingDidEnd: UIControl.Event { .init(rawValue: 1 << 18) }
        public static var editingDidEndOnExit: UIControl.Event { .init(rawValue: 1 << 19) }
        public static var allTouchEvents: UIControl.Event { .init(rawValue: 0x0000_0FFF) }
        public static var allEditingEvents: UIControl.Event { .init(rawValue: 0x000F_0000) }
        public static var applicationReserved: UIControl.Event { .init(rawValue: 0x0F00_0000) }
        public static var systemReserved: UIControl.Event { .init(rawValue: 0xF000_0000) }
        public static var allEvents: UIControl.Event { .init(rawValue: 0xFFFF_FFFF) }
    }
}
