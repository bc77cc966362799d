import CoreGraphics

// With more contrast: the accessible colors of Apple's Human Interface Guidelines, and the others as
// a dump of UIKit on iOS 13 has them (flutter/flutter, CupertinoColors).
extension StyledColor {
    package static let systemRed = StyledColor(light: 0xFF3B30, dark: 0xFF453A)
        .contrast(light: 0xD70015, dark: 0xFF6961)
    package static let systemOrange = StyledColor(light: 0xFF9500, dark: 0xFF9F0A)
        .contrast(light: 0xC93400, dark: 0xFFB340)
    package static let systemYellow = StyledColor(light: 0xFFCC00, dark: 0xFFD60A)
        .contrast(light: 0xA05A00, dark: 0xFFD426)
    package static let systemGreen = StyledColor(light: 0x34C759, dark: 0x30D158)
        .contrast(light: 0x248A3D, dark: 0x30DB5B)
    package static let systemMint = StyledColor(light: 0x00C7BE, dark: 0x63E6E2)
        .contrast(light: 0x0C817B, dark: 0x66D4CF)
    package static let systemTeal = StyledColor(light: 0x30B0C7, dark: 0x40C8E0)
        .contrast(light: 0x008299, dark: 0x5DE6FF)
    package static let systemCyan = StyledColor(light: 0x32ADE6, dark: 0x64D2FF)
        .contrast(light: 0x0071A4, dark: 0x70D7FF)
    package static let systemBlue = StyledColor(light: 0x007AFF, dark: 0x0A84FF)
        .contrast(light: 0x0040DD, dark: 0x409CFF)
    package static let systemIndigo = StyledColor(light: 0x5856D6, dark: 0x5E5CE6)
        .contrast(light: 0x3634A3, dark: 0x7D7AFF)
    package static let systemPurple = StyledColor(light: 0xAF52DE, dark: 0xBF5AF2)
        .contrast(light: 0x8944AB, dark: 0xDA8FFF)
    package static let systemPink = StyledColor(light: 0xFF2D55, dark: 0xFF375F)
        .contrast(light: 0xD30F45, dark: 0xFF6482)
    package static let systemBrown = StyledColor(light: 0xA2845E, dark: 0xAC8E68)
        .contrast(light: 0x7F6545, dark: 0xB59469)
    package static let systemGray = StyledColor(light: 0x8E8E93, dark: 0x8E8E93)
        .contrast(light: 0x6C6C70, dark: 0xAEAEB2)
    package static let systemGray2 = StyledColor(light: 0xAEAEB2, dark: 0x636366)
        .contrast(light: 0x8E8E93, dark: 0x7C7C80)
    package static let systemGray3 = StyledColor(light: 0xC7C7CC, dark: 0x48484A)
        .contrast(light: 0xAEAEB2, dark: 0x545456)
    package static let systemGray4 = StyledColor(light: 0xD1D1D6, dark: 0x3A3A3C)
        .contrast(light: 0xBCBCC0, dark: 0x444446)
    package static let systemGray5 = StyledColor(light: 0xE5E5EA, dark: 0x2C2C2E)
        .contrast(light: 0xD8D8DC, dark: 0x363638)
    package static let systemGray6 = StyledColor(light: 0xF2F2F7, dark: 0x1C1C1E)
        .contrast(light: 0xEBEBF0, dark: 0x242426)

    package static let label = StyledColor(light: 0x000000, dark: 0xFFFFFF)
    package static let secondaryLabel = StyledColor(
        light: 0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, alpha: 0.6
    )
    .contrast(light: 0x3C3C43, alpha: 0.68, dark: 0xEBEBF5, alpha: 0.68)
    package static let tertiaryLabel = StyledColor(
        light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3
    )
    .contrast(light: 0x3C3C43, alpha: 0.38, dark: 0xEBEBF5, alpha: 0.38)
    package static let quaternaryLabel = StyledColor(
        light: 0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, alpha: 0.16
    )
    .contrast(light: 0x3C3C43, alpha: 0.26, dark: 0xEBEBF5, alpha: 0.24)
    package static let placeholderText = StyledColor(
        light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3
    )
    .contrast(light: 0x3C3C43, alpha: 0.38, dark: 0xEBEBF5, alpha: 0.38)
    package static let link = StyledColor(light: 0x007AFF, dark: 0x0984FF)
    package static let separator = StyledColor(
        light: 0x3C3C43, alpha: 0.29, dark: 0x545458, alpha: 0.6
    )
    .contrast(light: 0x3C3C43, alpha: 0.37, dark: 0x545458, alpha: 0.68)
    package static let opaqueSeparator = StyledColor(light: 0xC6C6C8, dark: 0x38383A)
    package static let systemBackground = StyledColor(
        light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E
    )
    .contrast(light: 0xFFFFFF, dark: 0x000000, elevated: 0x242426)
    package static let secondarySystemBackground = StyledColor(
        light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E
    )
    .contrast(light: 0xEBEBF0, dark: 0x242426, elevated: 0x363638)
    package static let tertiarySystemBackground = StyledColor(
        light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C
    )
    .contrast(light: 0xFFFFFF, dark: 0x363638, elevated: 0x444446)
    package static let systemGroupedBackground = StyledColor(
        light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E
    )
    .contrast(light: 0xEBEBF0, dark: 0x000000, elevated: 0x242426)
    package static let secondarySystemGroupedBackground = StyledColor(
        light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E
    )
    .contrast(light: 0xFFFFFF, dark: 0x242426, elevated: 0x363638)
    package static let tertiarySystemGroupedBackground = StyledColor(
        light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C
    )
    .contrast(light: 0xEBEBF0, dark: 0x363638, elevated: 0x444446)
    package static let systemFill = StyledColor(
        light: 0x787880, alpha: 0.2, dark: 0x787880, alpha: 0.36
    )
    .contrast(light: 0x787880, alpha: 0.28, dark: 0x787880, alpha: 0.44)
    package static let secondarySystemFill = StyledColor(
        light: 0x787880, alpha: 0.16, dark: 0x787880, alpha: 0.32
    )
    .contrast(light: 0x787880, alpha: 0.24, dark: 0x787880, alpha: 0.4)
    package static let tertiarySystemFill = StyledColor(
        light: 0x767680, alpha: 0.12, dark: 0x767680, alpha: 0.24
    )
    .contrast(light: 0x767680, alpha: 0.2, dark: 0x767680, alpha: 0.32)
    package static let quaternarySystemFill = StyledColor(
        light: 0x747480, alpha: 0.08, dark: 0x767680, alpha: 0.18
    )
    .contrast(light: 0x747480, alpha: 0.16, dark: 0x767680, alpha: 0.26)
}
