import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

/// The safe areas of views under a keyboard of 336 points, which begins at 508.
@Suite struct HostingSafeAreaTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var area: HostingSafeArea
        var avoids: Bool

        init(_ name: String, _ area: HostingSafeArea, _ avoids: Bool) {
            testDescription = name
            self.area = area
            self.avoids = avoids
        }
    }

    private static func area(
        _ height: CGFloat, resting: CGFloat = 34, inherited: CGFloat = 34, added: CGFloat = 0,
        top: CGFloat = 508
    ) -> HostingSafeArea {
        HostingSafeArea(
            height: height, restingHeight: resting, inherited: inherited, added: added, top: top)
    }

    private static let cases: [Case] = [
        Case("of a view as tall as the screen", area(336), true),
        Case("of a view above a tab bar", area(253, resting: 0, inherited: 0), true),
        Case(
            "of a view over a screen without a home indicator",
            area(336, resting: 0, inherited: 0), true),
        Case("as without the keyboard", area(34, top: 810), false),
        Case("that ends far above the keyboard", area(400, top: 444), false),
        Case("that ends behind the keyboard", area(200, top: 644), false),
        Case("a point above the keyboard", area(337, top: 507), true),
        Case("more than a point above it", area(337.5, top: 506.5), false),
        Case("a point behind the keyboard", area(335, top: 509), true),
        Case("more than a point behind it", area(334.5, top: 509.5), false),
        Case("inherited from the superview", area(336, inherited: 336), false),
        Case("hardly larger than what is inherited", area(336, inherited: 335), false),
        Case("larger than what is inherited", area(336, inherited: 334.5), true),
        Case("added by the app", area(336, added: 302), false),
        Case("hardly larger than what the app adds", area(336, added: 301), false),
        Case("larger than what the app adds", area(336, added: 300), true),
        Case("as large before", area(336, resting: 336), false),
        Case("hardly larger than before", area(336, resting: 335), false),
        Case("larger than before", area(336, resting: 334.5), true),
        Case("smaller than before", area(336, resting: 400), false),
    ]

    @Test(
        "A view avoids the keyboard by its own safe area, or doesn't, with one",
        .requirement("U372", "U373"), arguments: cases)
    func safeAreaAvoidsKeyboard(_ example: Case) {
        #expect(example.area.avoidsKeyboard(at: 508) == example.avoids)
    }
}
