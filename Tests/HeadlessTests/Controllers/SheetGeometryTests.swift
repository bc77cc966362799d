import CoreGraphics
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIModalPresentationStyle.
@Suite struct SheetGeometryTests {
    private static let phone = CGRect(x: 0, y: 0, width: 390, height: 844)
    private static let tablet = CGRect(x: 0, y: 0, width: 1024, height: 768)
    private static let phoneSafe = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    private static let tabletSafe = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

    @Test(
        "A card rises from the bottom by its fraction of the room below the status bar",
        arguments: [(1.0, 57.0), (0.5, 450.5), (0, 844), (.nan, 57), (2, 57)])
    func aCardRisesFromTheBottom(fraction: Double, top: Double) {
        let geometry = SheetGeometry(
            kind: .card(fraction: fraction), bounds: Self.phone, safeArea: Self.phoneSafe)
        #expect(geometry.frame == CGRect(x: 0, y: top, width: 390, height: 844 - top))
    }

    // A form sheet gives way to a docked keyboard, to right below the status bar at most
    // (FinalCAD/iOS-KeyboardManager#2).
    @Test(
        "A form sheet moves up for a keyboard that covers it, to below the status bar at most",
        arguments: [(nil, 74.0), (700.0, 74), (660, 40), (370, 20)] as [(Double?, Double)])
    func aBoxGivesWayToTheKeyboard(keyboard: Double?, top: Double) {
        let geometry = SheetGeometry(
            kind: .box(CGSize(width: 540, height: 620)), bounds: Self.tablet,
            safeArea: Self.tabletSafe, keyboardTop: keyboard.map { CGFloat($0) })
        #expect(geometry.frame == CGRect(x: 242, y: top, width: 540, height: 620))
    }

    @Test("A sheet that wants more room than its window has fills the window's safe area")
    func aBoxIsNeverLargerThanItsWindow() {
        let geometry = SheetGeometry(
            kind: .box(CGSize(width: 5000, height: 5000)), bounds: Self.tablet,
            safeArea: Self.tabletSafe)
        #expect(geometry.frame == CGRect(x: 0, y: 20, width: 1024, height: 748))
    }

    private func kind(
        _ style: UIModalPresentationStyle, isWide: Bool = true, isHigh: Bool = true,
        preferred: CGSize = .zero
    ) -> SheetGeometry.Kind {
        .kind(
            of: style, preferred: preferred, in: CGSize(width: 1024, height: 768), isWide: isWide,
            isHigh: isHigh, fraction: 1)
    }

    @Test("The style and the size classes decide whether a sheet is full, a box or a card")
    func theStyleDecides() {
        #expect(kind(.fullScreen) == .full)
        #expect(kind(.overFullScreen) == .full)
        #expect(kind(.formSheet) == .box(CGSize(width: 540, height: 620)))
        #expect(
            kind(.formSheet, preferred: CGSize(width: 300, height: 200))
                == .box(CGSize(width: 300, height: 200)))
        #expect(kind(.pageSheet) == .box(CGSize(width: 712, height: 680)))
        #expect(kind(.formSheet, isWide: false) == .card(fraction: 1))
        #expect(kind(.formSheet, isWide: false, isHigh: false) == .full)
    }
}
