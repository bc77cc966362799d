import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct KeyboardSourcesTests {
    /// The sources of a phone's window that fills the screen, none of which knows a keyboard.
    private let phone = KeyboardSources(
        window: CGRect(x: 0, y: 0, width: 390, height: 844),
        screen: CGRect(x: 0, y: 0, width: 390, height: 844))

    private func position(_ change: (inout KeyboardSources) -> Void) -> KeyboardPosition {
        var sources = phone
        change(&sources)
        return sources.position
    }

    private static func bar(from top: CGFloat, height: CGFloat = 50) -> CGRect {
        CGRect(x: 0, y: top, width: 390, height: height)
    }

    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var end: CGRect? = .docked(336)
        var guide: CGFloat?
        var isCurrent = true
        var bar: CGRect?
        var overlap: CGFloat
        var source: KeyboardPosition.Source?
        var reason = KeyboardPosition.Reason.isHighest
    }

    @Test(
        "Of end frame, guide and bar the highest counts, and an outdated guide does not",
        .requirement("U310", "U311", "U304", "F13"),
        .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1572"),
        arguments: [
            Case(testDescription: "all agree", guide: 508, overlap: 336, source: .endFrame),
            Case(testDescription: "alone", overlap: 336, source: .endFrame),
            Case(
                testDescription: "off by a fraction", guide: 507.4, bar: bar(from: 507.4),
                overlap: 336, source: .endFrame),
            Case(
                testDescription: "a guide at the bottom takes nothing away", guide: nil,
                overlap: 336, source: .endFrame),
            Case(testDescription: "a lower guide", guide: 600, overlap: 336, source: .endFrame),
            Case(
                testDescription: "a higher guide", guide: 458, overlap: 386, source: .layoutGuide),
            Case(
                testDescription: "a higher guide of before", guide: 458, isCurrent: false,
                overlap: 336, source: .endFrame, reason: .guideIsOutdated),
            Case(
                testDescription: "a lower guide of before", guide: 600, isCurrent: false,
                overlap: 336, source: .endFrame),
            Case(
                testDescription: "a bar that the frame leaves out", bar: bar(from: 458),
                overlap: 386, source: .accessoryBar),
            Case(
                testDescription: "a bar that the frame includes", bar: bar(from: 508),
                overlap: 336, source: .endFrame),
            Case(
                testDescription: "a bar that hangs over", bar: bar(from: 480), overlap: 364,
                source: .accessoryBar),
            Case(
                testDescription: "a bar that stands elsewhere", bar: bar(from: 200), overlap: 336,
                source: .endFrame),
            Case(
                testDescription: "a bar below the screen", bar: bar(from: 844), overlap: 336,
                source: .endFrame),
            Case(
                testDescription: "a bar that is not as wide as the window",
                bar: CGRect(x: 40, y: 458, width: 300, height: 50), overlap: 336,
                source: .endFrame),
            Case(
                testDescription: "a bar that is a point short of either side",
                bar: CGRect(x: 1, y: 458, width: 388, height: 50), overlap: 386,
                source: .accessoryBar),
            Case(
                testDescription: "a bar without height", bar: bar(from: 490, height: 0),
                overlap: 336, source: .endFrame),
            Case(
                testDescription: "guide and bar, the bar higher", guide: 480, bar: bar(from: 458),
                overlap: 386, source: .accessoryBar),
            Case(
                testDescription: "guide and bar, the guide higher", guide: 440,
                bar: bar(from: 458), overlap: 404, source: .layoutGuide),
            Case(
                testDescription: "guide and bar agree", guide: 458, bar: bar(from: 458),
                overlap: 386, source: .layoutGuide),
            Case(
                testDescription: "a guide of before and a bar", guide: 400, isCurrent: false,
                bar: bar(from: 458), overlap: 386, source: .accessoryBar),
            Case(
                testDescription: "a guide at the top of the screen", guide: 0, overlap: 336,
                source: .endFrame),
            Case(
                testDescription: "a bar on the bottom of which the frame says nothing",
                end: CGRect(x: 0, y: 844, width: 390, height: 0), bar: bar(from: 794),
                overlap: 50, source: .accessoryBar),
            Case(
                testDescription: "nothing that shows, and nobody who says more",
                end: .below(336), overlap: 0, source: .endFrame),
            Case(
                testDescription: "away, whatever guide and bar say", end: nil, guide: 458,
                bar: bar(from: 458), overlap: 0, reason: .keyboardIsAway),
            Case(
                testDescription: "floating with its bar",
                end: CGRect(x: 30, y: 300, width: 320, height: 260), guide: 458,
                bar: bar(from: 250), overlap: 0, source: .endFrame, reason: .isDetached),
            Case(
                testDescription: "undocked with its bar",
                end: CGRect(x: 0, y: 300, width: 390, height: 336), bar: bar(from: 250),
                overlap: 0, source: .endFrame, reason: .isDetached),
            Case(
                testDescription: "undocked, with a guide at the bottom",
                end: CGRect(x: 0, y: 300, width: 390, height: 336), guide: 844,
                overlap: 0, source: .endFrame, reason: .isDetached),
            Case(
                testDescription: "as high as the screen",
                end: CGRect(x: 0, y: 0, width: 390, height: 844), guide: 458,
                overlap: 0, reason: .fillsScreen),
            Case(
                testDescription: "larger than the screen",
                end: CGRect(x: -5, y: 100, width: 400, height: 900), bar: bar(from: 50),
                overlap: 0, reason: .fillsScreen),
        ])
    func highest(example: Case) {
        let position = position {
            $0.endFrame = example.end
            ($0.guide.top, $0.guide.isCurrent) = (example.guide, example.isCurrent)
            $0.bar = example.bar
        }

        #expect(position.geometry?.overlap ?? 0 == example.overlap)
        #expect(position.source == example.source)
        #expect(position.reason == example.reason)
        let isRaised = example.source == .layoutGuide || example.source == .accessoryBar
        #expect(position.isRaised == isRaised)
    }

    @Test("A source that raises the keyboard raises only its top", .requirement("U310"))
    func raisingKeyboardRaisesTopAlone() {
        let end = CGRect(x: -10, y: 508, width: 410, height: 400)
        let position = position { ($0.endFrame, $0.guide.top) = (end, 458) }

        #expect(
            position.geometry?.keyboard == CGRect(x: -10, y: 458, width: 410, height: 450))
    }

    @Test(
        "No position of the guide and bar lowers the keyboard in the notifications",
        .requirement("U311"))
    func guideAndBarNeverLowerKeyboard() {
        for top in stride(from: CGFloat(100), through: 844, by: 62) {
            let end = CGRect(x: 0, y: top, width: 390, height: 844 - top)
            let reported = KeyboardGeometry(keyboard: end, window: phone.window).overlap
            for other in stride(from: CGFloat(-50), through: 900, by: 50) {
                for isCurrent in [true, false] {
                    let position = position {
                        $0.endFrame = end
                        ($0.guide.top, $0.guide.isCurrent) = (other, isCurrent)
                        $0.bar = Self.bar(from: other + 20)
                    }
                    #expect(position.geometry?.overlap ?? 0 >= reported, "\(top) \(other)")
                }
            }
        }
    }

    @Test("A keyboard of another screen is away, whatever guide and bar say", .requirement("U305"))
    func keyboardOfAnotherScreenIsAway() {
        let position = position {
            $0.isOnAnotherScreen = true
            ($0.endFrame, $0.guide.top) = (.docked(336), 458)
        }
        #expect(position.geometry == nil)
        #expect(position.reason == .isOnAnotherScreen)
    }

    @Test(
        "A window lower than the keyboard is covered, and a screen without extent is none",
        .requirement("U304"))
    func byTheScreen() {
        let window = CGRect(x: 0, y: 0, width: 300, height: 200)
        var sources = KeyboardSources(
            window: window, screen: CGRect(x: -50, y: -600, width: 390, height: 844),
            endFrame: CGRect(x: -50, y: -92, width: 390, height: 336))
        #expect(sources.position.geometry?.overlap == 200)
        sources.screen = .zero
        #expect(sources.position.geometry?.overlap == 200)
        sources.screen = nil
        #expect(sources.position.geometry?.overlap == 200)
    }

    @Test("A bar without height, or away from the keyboard, raises nothing", .requirement("U310"))
    func emptyOrDistantBarRaisesNothing() {
        let seen = position {
            $0.endFrame = .docked(336)
            $0.bar = Self.bar(from: 480, height: 0)
        }
        #expect(seen.geometry?.overlap == 336)
        let standing = position {
            $0.endFrame = .docked(336)
            $0.bar = Self.bar(from: 480, height: 28)
        }
        #expect(standing.geometry?.overlap == 364)
        // One that floats above the keyboard is none of its.
        let floating = position {
            $0.endFrame = .docked(336)
            $0.bar = Self.bar(from: 400, height: 50)
        }
        #expect(floating.geometry?.overlap == 336)
    }
}
