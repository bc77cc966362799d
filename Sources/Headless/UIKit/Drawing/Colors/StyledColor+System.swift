import CoreGraphics

extension StyledColor {
    package static let systemRed = StyledColor(light: 0xFF3B30, dark: 0xFF453A)
    package static let systemOrange = StyledColor(light: 0xFF9500, dark: 0xFF9F0A)
    package static let systemYellow = StyledColor(light: 0xFFCC00, dark: 0xFFD60A)
    package static let systemGreen = StyledColor(light: 0x34C759, dark: 0x30D158)
    package static let systemMint = StyledColor(light: 0x00C7BE, dark: 0x63E6E2)
    package static let systemTeal = StyledColor(light: 0x30B0C7, dark: 0x40C8E0)
    package static let systemCyan = StyledColor(light: 0x32ADE6, dark: 0x64D2FF)
    package static let systemBlue = StyledColor(light: 0x007AFF, dark: 0x0A84FF)
    package static let systemIndigo = StyledColor(light: 0x5856D6, dark: 0x5E5CE6)
    package static let systemPurple = StyledColor(light: 0xAF52DE, dark: 0xBF5AF2)
    package static let systemPink = StyledColor(light: 0xFF2D55, dark: 0xFF375F)
    package static let systemBrown = StyledColor(light: 0xA2845E, dark: 0xAC8E68)
    package static let systemGray = StyledColor(light: 0x8E8E93, dark: 0x8E8E93)
    package static let systemGray2 = StyledColor(light: 0xAEAEB2, dark: 0x636366)
    package static let systemGray3 = StyledColor(light: 0xC7C7CC, dark: 0x48484A)
    package static let systemGray4 = StyledColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    package static let systemGray5 = StyledColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    package static let systemGray6 = StyledColor(light: 0xF2F2F7, dark: 0x1C1C1E)

    package static let label = StyledColor(light: 0x000000, dark: 0xFFFFFF)
    package static let secondaryLabel = StyledColor(
        light: 0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, alpha: 0.6)
    package static let tertiaryLabel = StyledColor(
        light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3)
    package static let quaternaryLabel = StyledColor(
        light: 0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, alpha: 0.16)
    package static let placeholderText = StyledColor(
        light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3)
    package static let link = StyledColor(light: 0x007AFF, dark: 0x0984FF)
    package static let separator = StyledColor(
        light: 0x3C3C43, alpha: 0.29, dark: 0x545458, alpha: 0.6)
    package static let opaqueSeparator = StyledColor(light: 0xC6C6C8, dark: 0x38383A)
    package static let systemBackground = StyledColor(
        light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
    package static let secondarySystemBackground = StyledColor(
        light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    package static let tertiarySystemBackground = StyledColor(
        light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    package static let systemGroupedBackground = StyledColor(
        light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
    package static let secondarySystemGroupedBackground = StyledColor(
        light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    package static let tertiarySystemGroupedBackground = StyledColor(
        light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    package static let systemFill = StyledColor(
        light: 0x787880, alpha: 0.2, dark: 0x787880, alpha: 0.36)
    package static let secondarySystemFill = StyledColor(
        light: 0x787880, alpha: 0.16, dark: 0x787880, alpha: 0.32)
    package static let tertiarySystemFill = StyledColor(
        light: 0x767680, alpha: 0.12, dark: 0x767680, alpha: 0.24)
    package static let quaternarySystemFill = StyledColor(
        light: 0x747480, alpha: 0.08, dark: 0x767680, alpha: 0.18)
}
