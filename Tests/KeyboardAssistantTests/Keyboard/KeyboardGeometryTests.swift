import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct KeyboardGeometryTests {
    private static let phone = CGRect(x: 0, y: 0, width: 390, height: 844)
    private static let tablet = CGRect(x: 0, y: 0, width: 1024, height: 1366)

    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var keyboard: CGRect
        var window = phone
        var view: CGRect?
        var overlap: CGFloat
    }

    @Test(
        "The overlap is what the docked keyboard covers of the view",
        .requirement("U20", "U21", "U22", "U23", "U24", "U25", "U26", "F7", "F8"),
        .bug("https://github.com/ionic-team/ionic-plugin-keyboard/issues/273"),
        .bug("https://github.com/react/react-native/issues/48131"),
        arguments: [
            Case(
                testDescription: "docked",
                keyboard: CGRect(x: 0, y: 508, width: 390, height: 336),
                overlap: 336),
            Case(
                testDescription: "a bar of 55 points of a keyboard of 336",
                keyboard: CGRect(x: 0, y: 789, width: 390, height: 336), overlap: 55),
            Case(
                testDescription: "off screen",
                keyboard: CGRect(x: 0, y: 844, width: 390, height: 336), overlap: 0),
            Case(
                testDescription: "floating or split",
                keyboard: CGRect(x: 200, y: 800, width: 320, height: 260), window: tablet,
                overlap: 0),
            Case(
                testDescription: "floating on the very bottom, narrower than the window",
                keyboard: CGRect(x: 500, y: 1106, width: 320, height: 260), window: tablet,
                overlap: 0),
            Case(
                testDescription: "one half of a split keyboard on the bottom",
                keyboard: CGRect(x: 0, y: 1106, width: 320, height: 260), window: tablet,
                overlap: 0),
            Case(
                testDescription: "a window not at the screen's origin",
                keyboard: CGRect(x: -100, y: 600, width: 1366, height: 374),
                window: CGRect(x: 0, y: 0, width: 800, height: 700), overlap: 100),
            Case(
                testDescription: "a sheet above the keyboard",
                keyboard: CGRect(x: 0, y: 900, width: 1024, height: 466), window: tablet,
                view: CGRect(x: 100, y: 100, width: 600, height: 500), overlap: 0),
            Case(
                testDescription: "a view above a tab bar",
                keyboard: CGRect(x: 0, y: 508, width: 390, height: 336),
                view: CGRect(x: 0, y: 0, width: 390, height: 761), overlap: 253),
            Case(
                testDescription: "a hardware keyboard's bar, reported as a whole keyboard",
                keyboard: CGRect(x: 0, y: 969, width: 768, height: 313),
                window: CGRect(x: 0, y: 0, width: 768, height: 1024), overlap: 55),
            Case(
                testDescription: "a window at (400, 100) of a larger screen",
                keyboard: CGRect(x: 0, y: 624, width: 1366, height: 400)
                    .offsetBy(dx: -400, dy: -100),
                window: CGRect(x: 0, y: 0, width: 500, height: 700), overlap: 176),
            Case(
                testDescription: "a window at (400, 100) that ends above the keyboard",
                keyboard: CGRect(x: 0, y: 624, width: 1366, height: 400)
                    .offsetBy(dx: -400, dy: -100),
                window: CGRect(x: 0, y: 0, width: 500, height: 500), overlap: 0),
            Case(
                testDescription: "wider than a narrow window",
                keyboard: CGRect(x: -500, y: 624, width: 1366, height: 400),
                window: CGRect(x: 0, y: 0, width: 320, height: 1024), overlap: 400),
            Case(
                testDescription: "a view that begins under the keyboard's top",
                keyboard: CGRect(x: 0, y: 508, width: 390, height: 336),
                view: CGRect(x: 0, y: 600, width: 390, height: 244), overlap: 244),
            Case(
                testDescription: "short of the side by a fraction",
                keyboard: CGRect(x: 0.33, y: 508, width: 389.34, height: 335.5), overlap: 336),
            Case(testDescription: "a zero rectangle", keyboard: .zero, overlap: 0),
            Case(
                testDescription: "a denormal rectangle",
                keyboard: CGRect(x: 7.08514e-32, y: -64, width: 3.01408e-17, height: 0),
                overlap: 0),
            Case(
                testDescription: "undocked",
                keyboard: CGRect(x: 0, y: 300, width: 390, height: 336), overlap: 0),
        ])
    func overlap(example: Case) {
        let geometry = KeyboardGeometry(keyboard: example.keyboard, window: example.window)

        #expect(geometry.overlap(with: example.view ?? example.window) == example.overlap)
    }

    @Test("An edge at the safe area's bottom lies less deep by the safe area", .requirement("U27"))
    func safeAreaNotTwice() {
        let geometry = KeyboardGeometry(keyboard: .docked(336), window: Self.phone)
        #expect(geometry.depth(ofEdgeAt: 844 - 34) == 302)
        #expect(geometry.depth(ofEdgeAt: 844) == 336)

        let bar = KeyboardGeometry(keyboard: .docked(20), window: Self.phone)
        #expect(bar.depth(ofEdgeAt: 844 - 34) == 0)
    }

    @Test("The overlap agrees with counting covered lines")
    func overlapAgreesWithCountedLines() {
        let window = CGRect(x: 0, y: 0, width: 30, height: 60)
        for top in stride(from: -10, through: 70, by: 5) {
            let keyboard = CGRect(
                x: 0, y: CGFloat(top), width: 30, height: CGFloat(max(5, 70 - top)))
            let geometry = KeyboardGeometry(keyboard: keyboard, window: window)
            for viewTop in stride(from: 0, through: 50, by: 10) {
                for height in stride(from: 10, through: 60 - viewTop, by: 10) {
                    let view = CGRect(
                        x: 0, y: CGFloat(viewTop), width: 30, height: CGFloat(height))
                    let lines = (viewTop..<(viewTop + height)).filter { $0 >= top }.count
                    #expect(geometry.overlap(with: view) == CGFloat(lines), "\(top) \(view)")
                }
            }
        }
    }

    @Test("A keyboard wholly below the window is not docked in it")
    func keyboardBelowWindowIsNotDocked() {
        for top in [844, 900, 2000] as [CGFloat] {
            let keyboard = CGRect(x: 0, y: top, width: 390, height: 336)
            #expect(!KeyboardGeometry(keyboard: keyboard, window: Self.phone).isDocked)
        }
        let inside = CGRect(x: 0, y: 843, width: 390, height: 336)
        #expect(KeyboardGeometry(keyboard: inside, window: Self.phone).isDocked)
    }

    @Test("Windows and keyboards without extent are covered nowhere")
    func nothingWithoutExtentIsCovered() {
        for keyboard in [CGRect.zero, .docked(336)] {
            for window in [CGRect.zero, CGRect(x: 0, y: 0, width: 390, height: 0)] {
                #expect(KeyboardGeometry(keyboard: keyboard, window: window).overlap == 0)
            }
        }
    }

    struct FooterCase: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var footer: CGRect?
        var keyboard = CGRect.docked(336)
        var view = phone
        var cover: CGFloat
    }

    @Test(
        "A footer that sticks to the top of the docked keyboard covers too",
        .requirement("U367"),
        arguments: [
            FooterCase(testDescription: "none", cover: 336),
            FooterCase(testDescription: "on the keyboard", footer: .bar(448, 60), cover: 396),
            FooterCase(testDescription: "partly behind it", footer: .bar(488, 60), cover: 356),
            FooterCase(testDescription: "behind it", footer: .bar(750, 60), cover: 336),
            FooterCase(testDescription: "just behind it", footer: .bar(508, 60), cover: 336),
            FooterCase(testDescription: "a little above it", footer: .bar(388, 60), cover: 456),
            FooterCase(testDescription: "too far above it", footer: .bar(387, 60), cover: 336),
            FooterCase(
                testDescription: "at the top of the screen", footer: .bar(0, 90), cover: 336),
            FooterCase(
                testDescription: "narrower than the window",
                footer: CGRect(x: 100, y: 448, width: 190, height: 60), cover: 396),
            FooterCase(
                testDescription: "beside the view",
                footer: CGRect(x: 0, y: 448, width: 100, height: 60),
                view: CGRect(x: 200, y: 0, width: 190, height: 844), cover: 336),
            FooterCase(
                testDescription: "below the view", footer: .bar(448, 60),
                view: CGRect(x: 0, y: 0, width: 390, height: 448), cover: 0),
            FooterCase(
                testDescription: "over a view that ends at the keyboard", footer: .bar(448, 60),
                view: CGRect(x: 0, y: 0, width: 390, height: 508), cover: 60),
            FooterCase(
                testDescription: "taller than the view", footer: .bar(200, 308),
                view: CGRect(x: 0, y: 300, width: 390, height: 400), cover: 400),
            FooterCase(testDescription: "without height", footer: .bar(500, 0), cover: 336),
            FooterCase(
                testDescription: "not finite",
                footer: CGRect(x: 0, y: CGFloat.nan, width: 390, height: 60), cover: 336),
            FooterCase(
                testDescription: "above a floating keyboard", footer: .bar(390, 60),
                keyboard: CGRect(x: 50, y: 450, width: 300, height: 250), cover: 0),
        ])
    func footerCovers(_ example: FooterCase) {
        let geometry = KeyboardGeometry(
            keyboard: example.keyboard, window: Self.phone, footer: example.footer)
        #expect(geometry.cover(of: example.view) == example.cover)
    }
}

extension CGRect {
    /// A footer as wide as a phone.
    fileprivate static func bar(_ y: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: y, width: 390, height: height)
    }
}
