import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

/// Which of several keyboard layout guides is believed.
@Suite struct KeyboardGuideReadingTests {
    /// The worlds in which guides may live: the tops that the root view's guide and the window's have
    /// while the keyboard is away and while its top is at 508.
    private static let worlds: [(String, view: [CGFloat?], window: [CGFloat?], found: CGFloat?)] = [
        ("the window's is dead", [nil, 508], [nil, nil], 508),
        ("the view's is dead", [nil, nil], [nil, 508], 508),
        ("both are dead", [nil, nil], [nil, nil], nil),
        ("both live", [nil, 508], [nil, 508], 508),
        ("the window's is too high", [nil, 508], [nil, 408], 508),
        ("the view's has missed the hide before", [458, 458], [nil, 508], 508),
        ("the window's has missed the hide before", [nil, 508], [458, 458], 508),
    ]

    private func reading(_ history: inout KeyboardGuideHistory, _ top: CGFloat?)
        -> KeyboardGuideReading
    {
        history.reading(
            top: top, lowestTop: top ?? 810, hasRestingSize: true, isDraggable: false)
    }

    @Test(
        "In every world the guide that moves is believed, and a dead one takes nothing away",
        .requirement("U566"), arguments: worlds)
    func movingGuideIsBelieved(
        world: String, view: [CGFloat?], window: [CGFloat?], found: CGFloat?
    ) {
        var histories = [view, window].map { KeyboardGuideHistory(top: $0[0], isMoving: false) }
        for index in histories.indices {
            histories[index].keyboardWillMove(
                interruptingMove: false, top: [view, window][index][0])
        }
        let readings = histories.indices.map { reading(&histories[$0], [view, window][$0][1]) }
        let best = KeyboardGuideReading.best(of: readings)
        #expect(best.isCurrent == (found != nil), "\(world)")
        if found != nil { #expect(best.top == found, "\(world)") }

        // Never less than the notification says, which is fresh.
        for told in [336, 386, 300] as [CGFloat] {
            let position = KeyboardSources(
                window: CGRect(x: 0, y: 0, width: 390, height: 844),
                endFrame: CGRect(x: 0, y: 844 - told, width: 390, height: told), guide: best
            ).position
            #expect(position.overlap >= told, "\(world), \(told)")
        }
    }

    @Test(
        "A guide that has moved confirms a lower keyboard where it stands, or none if it shows none",
        arguments: [
            (KeyboardGuideReading(top: 600, isCurrent: true, isAlive: true), 244, true),
            (KeyboardGuideReading(top: 600, isCurrent: true, isAlive: true), 0, false),
            (KeyboardGuideReading(top: 600, isCurrent: false, isAlive: true), 244, false),
            (KeyboardGuideReading(isCurrent: true, isAlive: true, tops: [810]), 0, true),
            (KeyboardGuideReading(isCurrent: true, isAlive: true, tops: [810]), 244, false),
            (KeyboardGuideReading(isCurrent: true, isAlive: false, tops: [810]), 0, false),
            (
                KeyboardGuideReading(top: 600, isCurrent: true, isAlive: true, tops: [508]), 244,
                true
            ),
            // The safe area ends where the known keyboard begins.
            (KeyboardGuideReading(isCurrent: true, isAlive: true, tops: [508]), 0, false),
            (KeyboardGuideReading(isCurrent: true, isAlive: true, tops: [507.5]), 0, false),
            // It was enlarged with a bar that the known frame lacks.
            (KeyboardGuideReading(isCurrent: true, isAlive: true, tops: [458]), 0, false),
        ] as [(KeyboardGuideReading, CGFloat, Bool)])
    func guideConfirms(reading: KeyboardGuideReading, overlap: CGFloat, confirms: Bool) {
        #expect(reading.confirms(overlap, above: 844, insteadOf: 336) == confirms)
    }

    @Test(
        "A guide that still shows a keyboard after a hide is stuck, until it moves",
        .requirement("U512"))
    func guideIsStuck() {
        var history = KeyboardGuideHistory(top: 508, isMoving: false)
        #expect(!history.isStuck(at: 508))
        history.keyboardWillMove(interruptingMove: false, top: 508)
        history.keyboardDidRest(top: 760, isHidden: true)
        #expect(history.isStuck(at: 760))
        #expect(!history.isStuck(at: 508) && !history.isStuck(at: nil))
        #expect(history.record(508) && !history.isStuck(at: 508))
    }

    @Test(
        "A guide that is up when it is first read tells of a keyboard, whichever guide it is",
        .requirement("U566"), arguments: [[508, nil], [nil, 508], [508, 508], [508, 408]])
    func firstReadingTellsOfKeyboard(tops: [CGFloat?]) {
        let readings = tops.map { top in
            var history = KeyboardGuideHistory(top: top, isMoving: false)
            return reading(&history, top)
        }
        let best = KeyboardGuideReading.best(of: readings)
        #expect(best.top == 508 && best.isCurrent && best.isAlive)
    }

    @Test(
        "A guide that shows a keyboard is believed rather than a more reliable one that shows none",
        .requirement("U566"))
    func guideWithKeyboardIsBelieved() {
        let empty = KeyboardGuideReading(isCurrent: true, isAlive: true)
        let full = KeyboardGuideReading(top: 508, isCurrent: true, isAlive: true)
        #expect(KeyboardGuideReading.best(of: [empty, full]) == full)
        #expect(KeyboardGuideReading.best(of: [full, empty]) == full)
    }

    @Test("The guide that follows a finger is believed", .requirement("U566"), arguments: [0, 1])
    func draggedGuideIsBelieved(living: Int) {
        var histories = [0, 1].map {
            KeyboardGuideHistory(top: $0 == living ? 508 : nil, isMoving: false)
        }
        let readings = histories.indices.map { index in
            histories[index].reading(
                top: index == living ? 600 : nil, lowestTop: index == living ? 600 : 810,
                hasRestingSize: true, isDraggable: true)
        }
        let best = KeyboardGuideReading.best(of: readings)
        #expect(best.isDragged && best.top == 600)
    }

    @Test(
        "A guide that stays above the safe area after a hide shows no keyboard until it moves",
        .requirement("U512"))
    func guideAfterHideShowsNoKeyboard() {
        var history = KeyboardGuideHistory(top: 458, isMoving: false)
        history.keyboardWillMove(interruptingMove: false, top: 458)
        history.keyboardDidRest(top: 760, isHidden: true)
        #expect(!reading(&history, 760).isCurrent)
        #expect(reading(&history, 458).isCurrent)
    }

    @Test("Only a guide that has shown a keyboard is alive", .requirement("U566"))
    func guideThatHasShownKeyboardIsAlive() {
        var history = KeyboardGuideHistory(top: nil, isMoving: false)
        #expect(!reading(&history, nil).isAlive)
        #expect(reading(&history, 508).isAlive)
        #expect(reading(&history, nil).isAlive)
    }

    @Test(
        "A guide that has not moved in five shows is reported, and one that moves is not",
        .requirement("U579"))
    func silenceIsReported() {
        var sources = KeyboardSources(
            window: CGRect(x: 0, y: 0, width: 390, height: 844),
            endFrame: CGRect(x: 0, y: 508, width: 390, height: 336))
        sources.guide.silentShows = 4
        #expect(
            "\(sources.position)" == "keyboard covers 336 pt (end frame: is highest)")
        sources.guide.silentShows = 5
        #expect(
            "\(sources.position)" == "keyboard covers 336 pt (end frame: is highest),"
                + " and the layout guide has not moved in 5 shows")
        #expect(sources.position.silentShows == 5)
    }
}
