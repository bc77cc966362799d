import CoreGraphics
import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIColor.
@Suite struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func bytes(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let isReadable = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(isReadable)
        return [red, green, blue].map { Int(($0 * 255).rounded()) }
            + [Int((alpha * 100).rounded())]
    }

    // Human Interface Guidelines, Color, "System colors" and "System gray colors".
    @Test("System colors have the values that Apple publishes")
    func systemColorsHaveApplesPublishedValues() {
        let colors: [(color: UIColor, light: [Int], dark: [Int])] = [
            (.systemRed, [255, 59, 48], [255, 69, 58]),
            (.systemGreen, [52, 199, 89], [48, 209, 88]),
            (.systemBlue, [0, 122, 255], [10, 132, 255]),
            (.systemGray, [142, 142, 147], [142, 142, 147]),
            (.systemGray6, [242, 242, 247], [28, 28, 30]),
            (.label, [0, 0, 0], [255, 255, 255]),
            (.systemBackground, [255, 255, 255], [0, 0, 0]),
            (.systemGroupedBackground, [242, 242, 247], [0, 0, 0]),
            (.secondarySystemGroupedBackground, [255, 255, 255], [28, 28, 30]),
        ]
        for (color, inLight, inDark) in colors {
            #expect(bytes(color.resolvedColor(with: light)) == inLight + [100])
            #expect(bytes(color.resolvedColor(with: dark)) == inDark + [100])
        }
    }

    @Test("A dynamic color asks its provider each time")
    func dynamicColorAsksProviderEachTime() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
        #expect(color.resolvedColor(with: light) == .red)
        #expect(color.resolvedColor(with: dark) == .white)
    }

    @Test("A dynamic color with another alpha stays dynamic")
    func alphaOfDynamicColors() {
        let color = UIColor.label.withAlphaComponent(0.5)
        #expect(bytes(color.resolvedColor(with: light)) == [0, 0, 0, 50])
        #expect(bytes(color.resolvedColor(with: dark)) == [255, 255, 255, 50])
    }

    @Test("cgColor is the color under the current traits")
    func cgColorFollowsCurrentTraits() {
        dark.performAsCurrent {
            #expect(UIColor.systemBackground.cgColor.components == UIColor.black.cgColor.components)
        }
        light.performAsCurrent {
            #expect(UIColor.label.cgColor.components == UIColor.black.cgColor.components)
        }
    }

    @Test("Colors are equal when they look equal everywhere")
    func colorsLookingEqualAreEqual() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor.systemBlue == .systemBlue)
        #expect(UIColor.systemBlue != .systemRed)
        #expect(UIColor.label != .black)
    }

    @Test(
        "A hue is a place on the wheel of colors",
        arguments: [
            (0, [255, 0, 0]), (1.0 / 3, [0, 255, 0]), (2.0 / 3, [0, 0, 255]), (0.5, [0, 255, 255]),
            (1.0 / 6, [255, 255, 0]), (1, [255, 0, 0]),
        ] as [(CGFloat, [Int])])
    func hueIsPlaceOnColorWheel(hue: CGFloat, color: [Int]) {
        #expect(
            bytes(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)) == color + [100])
    }
}
