#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// Facts of WWDC21 10260 about the looks of what is focused, and about who is notified of a change.
@MainActor
@Suite struct FocusTalkLooksTests {
    /// An item with an image and, on that, a badge; in a view that clips it.
    @MainActor
    private struct Badge {
        let screen = FocusScreen()
        let clipping = UIView(frame: CGRect(x: 20, y: 20, width: 300, height: 300))
        let image = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
        let item: FocusView

        init() {
            item = screen.add("item", 10, 10, to: clipping)
            let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            badge.backgroundColor = .green
            image.backgroundColor = .red
            item.addSubview(image)
            item.addSubview(badge)
            clipping.clipsToBounds = true
            screen.controller.view.addSubview(clipping)
        }

        /// Returns the parts of the item that are drawn, in their order, with the ends of what is
        /// clipped.
        func drawn(_ effect: UIFocusEffect?) -> [String] {
            item.focusEffect = effect
            screen.device.press("\t")
            let parts = [
                ("fill=\"#ff0000\"", "image"), ("fill=\"#00ff00\"", "badge"),
                ("stroke-width=\"3\"", "ring"), ("</g>", "end"),
            ]
            let lines = screen.device.picture().split(separator: "\n")
            let end = lines.firstIndex { $0.contains("<text") } ?? lines.endIndex
            return lines[..<end].compactMap { line in parts.first { line.contains($0.0) }?.1 }
        }

        func ring(_ effect: UIFocusEffect?) -> String? {
            item.focusEffect = effect
            screen.device.press("\t")
            return screen.device.picture().split(separator: "\n")
                .first { $0.contains("stroke-width=\"3\"") }.map(String.init)
        }
    }

    @Test("5:48 A halo without a shape takes that of the item, with its corners")
    func haloWithoutShapeTakesItemsShape() throws {
        let badge = Badge()
        badge.item.layer.cornerRadius = 7
        let ring = try #require(badge.ring(UIFocusHaloEffect()))
        #expect(ring.contains("x=\"7\" y=\"7\" width=\"96\" height=\"46\" rx=\"10\""))
    }

    @Test("5:48 A halo with a shape of its own goes around that")
    func haloGoesAroundItsOwnShape() throws {
        let shape = CGRect(x: 10, y: 5, width: 50, height: 20)
        let plain = try #require(Badge().ring(UIFocusHaloEffect(rect: shape)))
        #expect(plain.contains("x=\"17\" y=\"12\" width=\"56\" height=\"26\""))
        #expect(!plain.contains("rx="))
        let round = UIFocusHaloEffect(roundedRect: shape, cornerRadius: 9, curve: .continuous)
        #expect(try #require(Badge().ring(round)).contains("rx=\"12\""))
    }

    @Test("6:03 A halo lies right above its reference view, below the badge")
    func haloLiesRightAboveReferenceView() {
        let badge = Badge()
        let halo = UIFocusHaloEffect()
        #expect(badge.drawn(halo) == ["image", "badge", "end", "ring", "end", "end"])
        halo.referenceView = badge.image
        #expect(badge.drawn(halo) == ["image", "ring", "badge", "end", "end", "end"])
    }

    @Test("6:03 A container takes a halo out of what would clip it")
    func containerTakesHaloOutOfClipping() {
        let badge = Badge()
        let halo = UIFocusHaloEffect()
        halo.containerView = badge.screen.controller.view
        #expect(badge.drawn(halo) == ["image", "badge", "end", "end", "end", "ring"])
    }

    @Test("7:43 No effect, no ring")
    func noEffectDrawsNoRing() {
        #expect(Badge().ring(nil) == nil)
    }

    /// A controller that writes down the focus updates it receives.
    private final class Listening: UIViewController {
        var heard = 0

        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) { heard += 1 }
    }

    @Test("7:43 Views and controllers around old and new item hear, those beside do not")
    func ancestorsOfBothItemsHear() {
        let screen = FocusScreen()
        let root = Listening()
        let children = (0..<3).map { _ in Listening() }
        screen.device.show(root)
        for (index, child) in children.enumerated() {
            root.addChild(child)
            root.view.addSubview(child.view)
            child.view.frame = CGRect(x: 0, y: CGFloat(index) * 200, width: 300, height: 200)
            child.didMove(toParent: root)
            screen.add("\(index)", 0, 100, to: child.view)
        }
        #expect(screen.press(["\t", UIKeyCommand.inputDownArrow]) == ["0", "1"])
        #expect(children.map(\.heard) == [2, 1, 0])
        #expect(root.heard == 2)
    }
}
#endif
