import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@testable import SimulatedDevice

@MainActor
@Suite struct ScreenPictureTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let look = ScreenLook(
        size: CGSize(width: 390, height: 844), kind: .phone,
        safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), isDark: false)

    init() {
        window.isHidden = false
    }

    private func picture() -> SVGDocument {
        SVGDocument(ScreenPicture.svg(of: [window], look: look))
    }

    private func box(_ frame: CGRect, in superview: UIView) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        superview.addSubview(view)
        return view
    }

    private var redBoxes: Int {
        picture().elements.count { $0.attributes["fill"] == "#ff0000" }
    }

    @Test("A screen shows the time and is well-formed")
    func wellFormedScreenShowsTime() {
        let svg = picture()
        #expect(svg.isWellFormed)
        #expect(svg.text.contains("9:41"))
    }

    @Test("Hidden and transparent views are not drawn")
    func hiddenOrTransparentViewsDrawNothing() {
        let view = box(CGRect(x: 0, y: 0, width: 10, height: 10), in: window)
        #expect(redBoxes == 1)
        view.isHidden = true
        #expect(redBoxes == 0)
        view.isHidden = false
        view.alpha = 0
        #expect(redBoxes == 0)
    }

    @Test("What a clipping view scrolls away is not drawn")
    func clippedAwayContentIsNotDrawn() {
        let clip = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(clip)
        _ = box(CGRect(x: 0, y: 150, width: 10, height: 10), in: clip)
        #expect(redBoxes == 1)
        clip.clipsToBounds = true
        #expect(redBoxes == 0)
        clip.bounds.origin.y = 100
        #expect(redBoxes == 1)
    }

    @Test("Colours adapt to the style of the view they are in")
    func colorsAdaptToViewStyle() {
        window.backgroundColor = .systemBackground
        window.overrideUserInterfaceStyle = .light
        #expect(picture().elements.contains { $0.attributes["fill"] == "#ffffff" })
        window.overrideUserInterfaceStyle = .dark
        #expect(!picture().elements.contains { $0.attributes["fill"] == "#ffffff" })
    }

    @Test("Higher windows cover lower ones")
    func higherWindowsCoverLowerOnes() throws {
        let above = UIWindow(frame: window.frame)
        above.isHidden = false
        above.windowLevel = .alert
        above.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        window.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let svg = ScreenPicture.svg(of: [above, window], look: look)
        let blue = try #require(svg.range(of: "#0000ff"))
        let green = try #require(svg.range(of: "#00ff00"))
        #expect(blue.lowerBound < green.lowerBound)
    }

    @Test("The same screen gives the same text")
    func sameScreenGivesSameText() {
        _ = box(CGRect(x: 0.1 + 0.2, y: 1.0 / 3, width: 10, height: 10), in: window)
        let first = ScreenPicture.svg(of: [window], look: look)
        #expect(ScreenPicture.svg(of: [window], look: look) == first)
    }
}
