extension KeyCommandDescriptor {
    /// Keys that are held while another one is pressed.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// One bit per key.
        public let rawValue: UInt

        /// Bits that stand for no key are dropped by the descriptor.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The Command key, ⌘.
        public static let command = Modifiers(rawValue: 1 << 1)
        /// The Shift key, ⇧.
        public static let shift = Modifiers(rawValue: 1 << 2)
        /// The Control key, ⌃.
        public static let control = Modifiers(rawValue: 1 << 3)
        /// The Option key, ⌥.
        public static let alternate = Modifiers(rawValue: 1 << 4)
        /// Caps Lock, when it is on.
        public static let alphaShift = Modifiers(rawValue: 1 << 5)

        static let all: Modifiers = [.command, .shift, .control, .alternate, .alphaShift]
    }
}
