import CoreGraphics

/// The look of the parts that the system draws.
package enum DeviceDesign: Sendable, CaseIterable {
    /// The look up to iOS 18.
    case classic
    /// The look from iOS 26: bars and keyboards made of glass.
    case glass

    /// The oldest system that has the design.
    package var systemVersion: String {
        switch self {
        // The oldest supported system, as for other answers that depend on a system.
        case .classic: "15.0"
        case .glass: "26.0"
        }
    }

    /// The color of the keyboard below its keys.
    package func keyboardColor(isDark: Bool) -> CGColor {
        switch self {
        case .classic: CGColor(rgb: isDark ? 0x2A2A2C : 0xD1D4DA)
        case .glass: CGColor(rgb: isDark ? 0x2C2C2E : 0xE4E6EB, alpha: 0.92)
        }
    }
}
