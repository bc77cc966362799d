import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct KeyboardGeometryTests {
    private static let phone = size(390, 844)
    private static let tablet = size(1024, 1366)

    /// Returns the bounds of a window, or of a view at its corner.
    private static func size(_ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: 0, width: width, height: height)
    }

    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var keyboard: CGRect
        var window: CGRect
        var view: CGRect
        var overlap: CGFloat

        /// Creates a case with a view that is as large as the window, unless another is given.
        init(
            _ name: String, _ keyboard: CGRect, window: CGRect = phone, view: CGRect? = nil,
            overlap: CGFloat
        ) {
            testDescription = name
            (self.keyboard, self.window, self.view) = (keyboard, window, view ?? window)
            self.overlap = overlap
        }
    }

    /// The keyboard of a tablet in landscape, in a window at (400, 100).
    private static let besideWindow = CGRect(x: -400, y: 524, width: 1366, height: 400)

    private static let cases = [
        Case("docked", .docked(336), overlap: 336),
        Case(
            "a bar of 55 points of a keyboard of 336",
            .docked(336).offsetBy(dx: 0, dy: 281), overlap: 55),
        Case("off screen", .below(336), overlap: 0),
        Case(
            "floating or split", CGRect(x: 200, y: 800, width: 320, height: 260), window: tablet,
            overlap: 0),
        Case(
            "floating on the very bottom, narrower than the window",
            CGRect(x: 500, y: 1106, width: 320, height: 260), window: tablet, overlap: 0),
        Case(
            "one half of a split keyboard on the bottom",
            CGRect(x: 0, y: 1106, width: 320, height: 260), window: tablet, overlap: 0),
        Case(
            "a window not at the screen's origin",
            CGRect(x: -100, y: 600, width: 1366, height: 374), window: size(800, 700),
            overlap: 100),
        Case(
            "a sheet above the keyboard", CGRect(x: 0, y: 900, width: 1024, height: 466),
            window: tablet, view: CGRect(x: 100, y: 100, width: 600, height: 500), overlap: 0),
        Case("a view above a tab bar", .docked(336), view: size(390, 761), overlap: 253),
        Case(
            "a hardware keyboard's bar, reported as a whole keyboard",
            CGRect(x: 0, y: 969, width: 768, height: 313), window: size(768, 1024), overlap: 55),
        Case(
            "a window at (400, 100) of a larger screen", besideWindow, window: size(500, 700),
            overlap: 176),
        Case(
            "a window at (400, 100) that ends above the keyboard", besideWindow,
            window: size(500, 500), overlap: 0),
        Case(
            "wider than a narrow window", CGRect(x: -500, y: 624, width: 1366, height: 400),
            window: size(320, 1024), overlap: 400),
        Case(
            "a view that begins under the keyboard's top", .docked(336), view: .docked(244),
            overlap: 244),
        Case(
            "short of the side by a fraction",
            CGRect(x: 0.33, y: 508, width: 389.34, height: 335.5), overlap: 336),
        Case("a zero rectangle", .zero, overlap: 0),
        Case(
            "a denormal rectangle",
            CGRect(x: 7.08514e-32, y: -64, width: 3.01408e-17, height: 0), overlap: 0),
        Case(
            "a window without width", .docked(336), window: size(0, 844), view: phone, overlap: 0),
        Case("undocked", .docked(336).offsetBy(dx: 0, dy: -208), overlap: 0),
    ]

    @Test(
        "The overlap is what the docked keyboard covers of the view",
        .requirement("U20", "U21", "U22", "U23", "U24", "U25", "U26", "F7", "F8"),
        .bug("https://github.com/ionic-team/ionic-plugin-keyboard/issues/273"),
        .bug("https://github.com/react/react-native/issues/48131"),
        arguments: cases)
    func overlap(example: Case) {
        let geometry = KeyboardGeometry(keyboard: example.keyboard, window: example.window)

        #expect(geometry.overlap(with: example.view) == example.overlap)
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
        var keyboard: CGRect
        var view: CGRect
        var cover: CGFloat

        init(
            _ name: String, _ footer: CGRect?, keyboard: CGRect = .docked(336),
            view: CGRect = phone, cover: CGFloat
        ) {
            testDescription = name
            (self.footer, self.keyboard, self.view) = (footer, keyboard, view)
            self.cover = cover
        }
    }

    private static let footerCases = [
        FooterCase("none", nil, cover: 336),
        FooterCase("on the keyboard", .bar(448, 60), cover: 396),
        FooterCase("partly behind it", .bar(488, 60), cover: 356),
        FooterCase("behind it", .bar(750, 60), cover: 336),
        FooterCase("just behind it", .bar(508, 60), cover: 336),
        FooterCase("a little above it", .bar(388, 60), cover: 456),
        FooterCase("too far above it", .bar(387, 60), cover: 336),
        FooterCase("at the top of the screen", .bar(0, 90), cover: 336),
        FooterCase(
            "narrower than the window", CGRect(x: 100, y: 448, width: 190, height: 60), cover: 396),
        FooterCase(
            "beside the view", CGRect(x: 0, y: 448, width: 100, height: 60),
            view: CGRect(x: 200, y: 0, width: 190, height: 844), cover: 336),
        FooterCase("below the view", .bar(448, 60), view: size(390, 448), cover: 0),
        FooterCase(
            "over a view that ends at the keyboard", .bar(448, 60), view: size(390, 508), cover: 60),
        FooterCase("taller than the view", .bar(200, 308), view: .bar(300, 400), cover: 400),
        FooterCase("without height", .bar(500, 0), cover: 336),
        FooterCase("not finite", .bar(.nan, 60), cover: 336),
        FooterCase(
            "above a floating keyboard", .bar(390, 60),
            keyboard: CGRect(x: 50, y: 450, width: 300, height: 250), cover: 0),
    ]

    @Test(
        "A footer that sticks to the top of the docked keyboard covers too",
        .requirement("U367"), arguments: footerCases)
    func footerCovers(_ example: FooterCase) {
        let geometry = KeyboardGeometry(
            keyboard: example.keyboard, window: Self.phone, footer: example.footer)
        #expect(geometry.cover(of: example.view) == example.cover)
    }
}

extension CGRect {
    /// A footer, or another view, as wide as a phone.
    fileprivate static func bar(_ y: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: y, width: 390, height: height)
    }
}
