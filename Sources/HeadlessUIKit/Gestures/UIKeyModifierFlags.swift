/// Which modifier keys are down.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static var alphaShift: Self { Self(rawValue: 1 << 16) }
    public static var shift: Self { Self(rawValue: 1 << 17) }
    public static var control: Self { Self(rawValue: 1 << 18) }
    public static var alternate: Self { Self(rawValue: 1 << 19) }
    public static var command: Self { Self(rawValue: 1 << 20) }
    public static var numericPad: Self { Self(rawValue: 1 << 21) }
}
