import CoreGraphics
import Foundation
import UIKit

/// The colors of a keyboard, picked to resemble what iOS 15 to 18 show.
struct KeyboardColors {
    var panel: CGColor
    var letterKey: CGColor
    var functionKey: CGColor
    var prominentKey: CGColor
    var shadow: CGColor
    var label: CGColor
    var prominentLabel = CGColor(rgb: 0xFFFFFF)
    var dimmedLabel: CGColor
    var looseLabel: CGColor
    var separator: CGColor

    static let light = KeyboardColors(
        panel: DeviceDesign.classic.keyboardColor(isDark: false), letterKey: CGColor(rgb: 0xFFFFFF),
        functionKey: CGColor(rgb: 0xABB1BB), prominentKey: CGColor(rgb: 0x007AFF),
        shadow: CGColor(rgb: 0x000000, alpha: 0.32), label: CGColor(rgb: 0x000000),
        dimmedLabel: CGColor(rgb: 0x3C3C43, alpha: 0.45), looseLabel: CGColor(rgb: 0x50555C),
        separator: CGColor(rgb: 0x8E9299, alpha: 0.5))

    static let dark = KeyboardColors(
        panel: DeviceDesign.classic.keyboardColor(isDark: true), letterKey: CGColor(rgb: 0x6B6B6E),
        functionKey: CGColor(rgb: 0x464649), prominentKey: CGColor(rgb: 0x0A84FF),
        shadow: CGColor(rgb: 0x000000, alpha: 0.4), label: CGColor(rgb: 0xFFFFFF),
        dimmedLabel: CGColor(rgb: 0xEBEBF5, alpha: 0.4), looseLabel: CGColor(rgb: 0xD8D8DC),
        separator: CGColor(rgb: 0x8E8E93, alpha: 0.4))

    func key(_ role: KeyboardKey.Role) -> CGColor? {
        switch role {
        case .character: letterKey
        case .function, .disabled: functionKey
        case .prominent: prominentKey
        case .bare: nil
        }
    }

    func label(_ role: KeyboardKey.Role) -> CGColor {
        switch role {
        case .character, .function: label
        case .prominent: prominentLabel
        case .disabled: dimmedLabel
        case .bare: looseLabel
        }
    }
}
