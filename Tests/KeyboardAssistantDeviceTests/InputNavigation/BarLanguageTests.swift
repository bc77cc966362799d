import CoreGraphics
import DeviceFixtures
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The bar above the keyboard in languages that nobody speaks.
@MainActor
@Suite struct BarLanguageTests {
    @Test(
        "Buttons, title and items are inside of the bar, beside each other and in their order",
        .requirement("U600"), arguments: PseudoLanguage.allCases,
        PseudoLanguage.textSizes)
    func partsAreBesideEachOther(language: PseudoLanguage, size: UIContentSizeCategory) {
        for hasGlass in [false, true] {
            for hasItems in [false, true] {
                language.speak {
                    let stage = Stage(
                        on: SimulatedDevice(
                            .narrowest, language: language.device, textSize: size,
                            hasGlass: hasGlass))
                    // The bar asks for the design of the device that there is.
                    let (_, bar) = (stage.device, stage.bar)
                    stage.editFirst()
                    bar.title = language.text("Email")
                    let item = UIButton(type: .system)
                    item.setImage(UIImage(systemName: "plus"), for: .normal)
                    if hasItems { bar.trailingItems = [item] }
                    stage.device.settle()
                    #expect(bar.btDone.accessibilityLabel == language.text("Done"))
                    #expect(bar.lostTexts == [])
                    #expect(bar.btDone.titleLabel?.lostTexts ?? [] == [])
                    let parts = bar.accessibilityElements?.compactMap { $0 as? UIView } ?? []
                    let frames = parts.map { $0.convert($0.bounds, to: bar) }
                    #expect(frames.count == (hasItems ? 5 : 4))
                    #expect(
                        frames.allSatisfy { bar.bounds.insetBy(dx: 0, dy: -1).contains($0) },
                        "\(frames)")
                    // Title and items give way.
                    let buttons = [bar.btPrev, bar.btNext, bar.btDone]
                    #expect(buttons.allSatisfy { $0.bounds.width >= 50 })
                    let inOrder = language == .rightToLeft ? frames.reversed() : frames
                    for (one, other) in zip(inOrder, inOrder.dropFirst()) {
                        #expect(one.maxX <= other.minX + 0.5, "\(frames)")
                    }
                }
            }
        }
    }
}
