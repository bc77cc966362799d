import CoreGraphics
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIKeyboardLayoutGuide.
@Suite struct LayoutKeyboardGuideTests {
    struct Row: Sendable {
        var name: String
        var keyboard: KeyboardGuideShape.Keyboard
        var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
        var safeArea: CGFloat = 34
        var expected: CGRect
    }

    static let rows: [Row] = [
        Row(
            name: "away: the safe area below", keyboard: .away,
            expected: CGRect(x: 0, y: 810, width: 390, height: 34)),
        Row(
            name: "away, and no safe area: the lower edge", keyboard: .away, safeArea: 0,
            expected: CGRect(x: 0, y: 844, width: 390, height: 0)),
        Row(
            name: "docked: what is covered",
            keyboard: .docked(CGRect(x: 0, y: 508, width: 390, height: 336)),
            expected: CGRect(x: 0, y: 508, width: 390, height: 336)),
        Row(
            name: "a bar that is lower than the safe area",
            keyboard: .docked(CGRect(x: 0, y: 824, width: 390, height: 20)),
            expected: CGRect(x: 0, y: 810, width: 390, height: 34)),
        Row(
            name: "a keyboard that reaches below the screen",
            keyboard: .docked(CGRect(x: 0, y: 789, width: 390, height: 390)),
            expected: CGRect(x: 0, y: 789, width: 390, height: 55)),
        Row(
            name: "a view that ends above the keyboard",
            keyboard: .docked(CGRect(x: 0, y: 508, width: 390, height: 336)),
            bounds: CGRect(x: 0, y: 0, width: 390, height: 400), safeArea: 0,
            expected: CGRect(x: 0, y: 400, width: 390, height: 0)),
        Row(
            name: "a keyboard higher than the view",
            keyboard: .docked(CGRect(x: 0, y: -50, width: 390, height: 336)),
            bounds: CGRect(x: 0, y: 0, width: 390, height: 100),
            expected: CGRect(x: 0, y: 0, width: 390, height: 100)),
        Row(
            name: "a view narrower than the keyboard",
            keyboard: .docked(CGRect(x: -100, y: 508, width: 800, height: 336)),
            expected: CGRect(x: 0, y: 508, width: 390, height: 336)),
        Row(
            name: "a view scrolled away from its origin", keyboard: .away,
            bounds: CGRect(x: 0, y: 100, width: 390, height: 844),
            expected: CGRect(x: 0, y: 910, width: 390, height: 34)),
        Row(
            name: "undocked: the keyboard itself",
            keyboard: .undocked(CGRect(x: 30, y: 300, width: 300, height: 200)),
            expected: CGRect(x: 30, y: 300, width: 300, height: 200)),
    ]

    @Test(
        "The guide marks what the keyboard covers of its view, and otherwise the safe area",
        arguments: rows)
    func theGuideMarks(_ row: Row) {
        let shape = KeyboardGuideShape(
            bounds: row.bounds, keyboard: row.keyboard, bottomSafeArea: row.safeArea)
        #expect(shape.frame == row.expected, "\(row.name)")
    }

    static let corners: [(CGPoint, NSDirectionalRectEdge)] = [
        (CGPoint(x: 0, y: 0), [.top, .leading]), (CGPoint(x: 90, y: 644), [.bottom, .trailing]),
        (CGPoint(x: 45, y: 300), []),
    ]

    @Test(
        "An undocked keyboard is near the edges of its corner, and near none in the middle",
        arguments: corners)
    func anUndockedKeyboardIsNear(_ corner: CGPoint, _ edges: NSDirectionalRectEdge) {
        let shape = KeyboardGuideShape(
            bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
            keyboard: .undocked(CGRect(origin: corner, size: CGSize(width: 300, height: 200))),
            bottomSafeArea: 0)
        #expect(shape.nearEdges(isRightToLeft: false) == edges)
    }

    // Apple, "Your guide to keyboard layout" (WWDC21).
    @Test("A docked keyboard is near the bottom edge alone")
    func aDockedKeyboardIsNearTheBottomAlone() {
        let shape = KeyboardGuideShape(
            bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
            keyboard: .docked(CGRect(x: 0, y: 508, width: 390, height: 336)), bottomSafeArea: 0)
        #expect(shape.nearEdges(isRightToLeft: true) == .bottom)
    }
}
