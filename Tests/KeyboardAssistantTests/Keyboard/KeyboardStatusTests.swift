import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct KeyboardStatusTests {
    /// Plays transitions into a fresh status and returns all events but the moves of the frame.
    private func play(_ transitions: KeyboardTransition...) -> (KeyboardStatus, [KeyboardEvent]) {
        var status = KeyboardStatus()
        let events = transitions.flatMap { status.handle($0, measure: \.height) }
        return (
            status,
            events.filter { if case .frameChanged = $0 { false } else { true } }
        )
    }

    @Test("The four states come in their order, once each", .requirement("U1"))
    func fourStatesComeInOrder() {
        let (_, events) = play(
            .make(.willShow, 336), .make(.didShow, 336), .make(.willHide, 336),
            .make(.didHide, 336))

        #expect(
            events == [
                .heightChanged(336), .stateChanged(.willShow), .stateChanged(.didShow),
                .heightChanged(0), .stateChanged(.willHide), .stateChanged(.didHide),
            ])
    }

    @Test("A keyboard of which nothing was reported is away", .requirement("U2"))
    func unheardKeyboardIsAway() {
        let status = KeyboardStatus()

        #expect(status.state == .didHide)
        #expect(status.visibleHeight == 0)
        #expect(status.lastHeight == 0)
        #expect(status.frame == nil)
    }

    @Test("A frame that repeats itself is one change of height", .requirement("U4"))
    func heightOnlyOnChange() {
        let (_, events) = play(
            .make(.willShow, 336), .make(.didShow, 336), .make(.willChangeFrame, 380),
            .make(.didChangeFrame, 380))

        #expect(events.filter { $0 == .heightChanged(380) }.count == 1)
        #expect(events.last == .heightChanged(380))
    }

    @Test("The height comes before the state that it belongs to", .requirement("U5"))
    func heightBeforeState() {
        let (_, events) = play(.make(.willShow, 336), .make(.didShow, 336))

        #expect(
            events == [.heightChanged(336), .stateChanged(.willShow), .stateChanged(.didShow)])
    }

    @Test(
        "The begin frame replaces a missing end frame, and nothing replaces both",
        .requirement("U6"))
    func beginFrameFallback() {
        let (status, _) = play(KeyboardTransition(phase: .willShow, beginFrame: .docked(300)))
        #expect(status.visibleHeight == 300)

        let (unchanged, events) = play(
            .make(.willShow, 336), .make(.didShow, 336), KeyboardTransition(phase: .willShow))
        #expect(unchanged.visibleHeight == 336)
        #expect(events.count == 3)
    }

    @Test(
        "A show while the keyboard is up is a change of height and no second show",
        .requirement("U7"))
    func secondWillShow() {
        let (_, events) = play(
            .make(.willShow, 336), .make(.didShow, 336), .make(.willShow, 400))

        #expect(events.suffix(1) == [.heightChanged(400)])
        #expect(events.filter { $0 == .stateChanged(.willShow) }.count == 1)
    }

    @Test("A keyboard that shows without an announcement has shown", .requirement("U8"))
    func didShowAlone() {
        let (_, events) = play(
            .make(.willShow, 336), .make(.didShow, 336), .make(.willHide, 336),
            .make(.didShow, 336))

        #expect(events.suffix(2) == [.heightChanged(336), .stateChanged(.didShow)])
    }

    @Test("After a hide nothing shows, and the last height is still known", .requirement("U9"))
    func heightAfterHide() {
        let (status, _) = play(
            .make(.willShow, 336), .make(.didShow, 336), .make(.willHide, 336),
            .make(.didHide, 336))

        #expect(status.visibleHeight == 0)
        #expect(status.lastHeight == 336)
    }

    @Test("Duration and curve are those of the last notification", .requirement("U10"))
    func lastNotificationGivesDurationAndCurve() {
        let (status, _) = play(.make(.willShow, 336))

        #expect(status.animation == KeyboardAnimation(duration: 0.25, curve: 7))
    }

    @Test(
        "A hide means that the keyboard is away, whatever its frame says",
        arguments: [
            CGRect(x: 0, y: 844, width: 390, height: 336),
            CGRect(x: 0, y: 844, width: 390, height: 0),
            CGRect(x: 0, y: 1352, width: 390, height: 336),
            CGRect(x: 0, y: 0, width: 0, height: 0),
            CGRect(x: 0, y: 508, width: 390, height: 336),
            CGRect(x: 0, y: 786, width: 390, height: 58),
        ])
    func hideMeansAwayWhateverFrameSays(end: CGRect) {
        let (status, _) = play(
            .make(.willShow, 336), .make(.didShow, 336),
            KeyboardTransition(phase: .willHide, endFrame: end))

        #expect(status.frame == nil)
        #expect(status.visibleHeight == 0)
    }

    @Test("In a rotation the frame that changes in the middle of the hide does not count")
    func rotationFrameDuringHideIsIgnored() {
        let (status, _) = play(
            .make(.willShow, 336), .make(.didShow, 336), .make(.willChangeFrame, 336),
            .make(.willHide, 336), .make(.didChangeFrame, 336))

        #expect(status.frame == nil)
    }

    @Test("A change of frame announced after a hide ends where it says")
    func changeAfterHide() {
        let (status, _) = play(
            .make(.willShow, 336), .make(.willHide, 336), .make(.willChangeFrame, 380),
            .make(.didChangeFrame, 336))

        #expect(status.frame?.height == 336)
    }

    @Test(
        "A keyboard that isn't docked leaves with its frame alone, and a docked one with a hide",
        arguments: [KeyboardTransition.Phase.willChangeFrame, .didChangeFrame])
    func frameLeavesScreen(phase: KeyboardTransition.Phase) {
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
        let floating = KeyboardTransition(
            phase: .willChangeFrame, endFrame: CGRect(x: 20, y: 300, width: 300, height: 200))
        for end in [CGRect(x: 0, y: 844, width: 390, height: 336), .zero] {
            let leave = KeyboardTransition(phase: phase, endFrame: end)
            var status = KeyboardStatus()
            _ = status.handle(floating, onScreen: screen, measure: \.height)
            #expect(status.frame == floating.frame)
            var unknown = status
            let events = status.handle(leave, onScreen: screen, measure: \.height)
            #expect(status.frame == nil && events == [.frameChanged(leave)])
            _ = unknown.handle(leave, measure: \.height)
            #expect(unknown.frame == end)

            _ = status.handle(.make(.didShow, 336), onScreen: screen, measure: \.height)
            _ = status.handle(leave, onScreen: screen, measure: \.height)
            #expect(status.frame == end)
        }
    }

    @Test("A hide that another move overtakes is over with that move, whose end alone is posted")
    func overtakenHide() {
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
        let floating = CGRect(x: 20, y: 300, width: 320, height: 250)
        let frames: [CGRect] = [.below(336), floating]
        for frame in frames {
            var status = KeyboardStatus()
            var transitions: [KeyboardTransition] = [
                .make(.willShow, 336), .make(.didShow, 336), .make(.willChangeFrame, 336),
                .make(.willHide, 336),
            ]
            transitions += [.willChangeFrame, .didChangeFrame].map {
                KeyboardTransition(phase: $0, endFrame: frame)
            }
            let events = transitions.flatMap {
                status.handle($0, onScreen: screen, measure: \.height)
            }
            #expect(status.state == .didHide && status.isSettled && !status.isHalfTold)
            #expect(status.frame == (frame == floating ? floating : nil))
            #expect(events.filter { $0 == .stateChanged(.didHide) }.count == 1)
        }
    }

    @Test(
        "The end of a move that the opposite one has overtaken changes nothing",
        arguments: [
            // Editing begins at the end of a hide, and ends at the end of a show.
            (
                [
                    .willChangeFrame, .willHide, .didChangeFrame, .willChangeFrame, .willShow,
                    .didHide,
                ],
                .willShow
            ),
            (
                [
                    .willChangeFrame, .willShow, .didChangeFrame, .willChangeFrame, .willHide,
                    .didShow,
                ],
                .willHide
            ),
            // It begins at the announcement of a hide, and ends at that of a show.
            (
                [
                    .willChangeFrame, .willChangeFrame, .willShow, .willHide, .didChangeFrame,
                    .didShow,
                ], .didShow
            ),
            (
                [
                    .willChangeFrame, .willChangeFrame, .willHide, .willShow, .didChangeFrame,
                    .didHide,
                ], .didHide
            ),
            ([.willHide, .willShow, .didHide], .willShow),
            ([.willHide, .willShow, .didHide, .didShow], .didShow),
            ([.willHide, .willChangeFrame, .willShow, .didHide], .willShow),
            ([.willHide, .willShow, .didShow, .didHide], .didHide),
            ([.willHide, .didHide, .willShow, .didHide], .didHide),
            ([.willShow, .willHide, .didShow], .willHide),
            ([.willShow, .willHide, .didShow, .didHide], .didHide),
            ([.willShow, .didShow, .willHide, .didShow], .didShow),
            ([.willHide, .willShow, .willHide, .didShow, .didHide], .didHide),
        ] as [([KeyboardTransition.Phase], KeyboardObserver.KeyboardState)])
    func overtakenEnd(
        phases: [KeyboardTransition.Phase], state: KeyboardObserver.KeyboardState
    ) {
        var status = KeyboardStatus()
        let isHide = phases.first { $0 == .willHide || $0 == .willShow } == .willHide
        let begin: [KeyboardTransition.Phase] = isHide ? [.willShow, .didShow] : []
        for phase in begin + phases { _ = status.handle(.make(phase, 336), measure: \.height) }
        #expect(status.state == state)
        #expect((status.frame == nil) == (state == .willHide || state == .didHide))
    }

    @Test(
        "A show told before the hide that it overtakes ends as announced, unless its frame covers more",
        .requirement("U567"),
        arguments: [(.below(336), 336), (.zero, 336), (.docked(380), 380)]
            as [(CGRect, CGFloat)])
    func showAnnouncedBeforeHide(told: CGRect, height: CGFloat) {
        var status = KeyboardStatus()
        for phase in [.willShow, .didShow, .willChangeFrame, .willShow, .willHide]
            as [KeyboardTransition.Phase]
        {
            _ = status.handle(.make(phase, 336), measure: \.height)
        }
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
        for phase in [.didChangeFrame, .didShow] as [KeyboardTransition.Phase] {
            #expect(status.frame == nil && status.state == .willHide)
            let end = KeyboardTransition(phase: phase, endFrame: told, duration: 0.25)
            status.apply(
                end, onScreen: screen, isBelieved: !status.isDoubtful(end, onScreen: screen))
        }
        #expect(status.state == .didShow && status.frame == .docked(height))
    }

    @Test("What a layout guide tells is believed in the middle of a move")
    func correctionIsNotOvertaken() {
        var status = KeyboardStatus()
        for phase in [.willShow, .willHide] as [KeyboardTransition.Phase] {
            _ = status.handle(.make(phase, 336), measure: \.height)
        }
        var correction = KeyboardTransition.make(.didShow, 336)
        correction.isFromGuide = true
        _ = status.handle(correction, measure: \.height)
        #expect(status.state == .didShow)
    }

    @Test("A keyboard that isn't docked is gone although the screen turns before it has left")
    func leaveAcrossRotation() {
        let (portrait, landscape) = (
            CGRect(x: 0, y: 0, width: 768, height: 1_024),
            CGRect(x: 0, y: 0, width: 1_024, height: 768)
        )
        let below = CGRect(x: 0, y: 768, width: 1_024, height: 398)
        let floating = CGRect(x: 0, y: 250, width: 1_024, height: 398)
        var status = KeyboardStatus()
        func play(_ phase: KeyboardTransition.Phase, _ frame: CGRect, on screen: CGRect) {
            _ = status.handle(
                KeyboardTransition(phase: phase, endFrame: frame), onScreen: screen,
                measure: \.height)
        }
        play(.willChangeFrame, floating, on: landscape)
        play(.didChangeFrame, floating, on: landscape)
        #expect(status.frame == floating)
        play(.willChangeFrame, below, on: landscape)
        #expect(status.frame == nil)
        play(.didChangeFrame, below, on: portrait)
        #expect(status.frame == nil && status.state == .didHide)
        // iOS 9 and 10 told only afterward that a keyboard floats.
        play(.willChangeFrame, below, on: landscape)
        play(.didChangeFrame, floating, on: landscape)
        #expect(status.frame == floating)
    }

    @Test(
        "A keyboard on another screen counts when it is shown, and not when it leaves",
        .requirement("U305"), arguments: KeyboardTransition.Phase.allCases)
    func otherScreen(phase: KeyboardTransition.Phase) {
        let (own, other) = (NSObject(), NSObject())
        var show = KeyboardTransition.make(.willShow, 336)
        var told = KeyboardTransition.make(phase, 300)
        (show.screen, told.screen) = (ObjectIdentifier(own), ObjectIdentifier(other))
        var status = KeyboardStatus()
        _ = status.handle(show, measure: \.height)
        #expect(status.isAffected(by: told) == (phase == .willShow || phase == .didShow))
    }

    @Test("Whatever came before, a hide leaves nothing and no event says the same twice")
    func everyShortHistory() {
        let transitions: [KeyboardTransition] = [
            .make(.willShow, 336), .make(.didShow, 336), .make(.willHide, 336),
            .make(.didHide, 336), .make(.willChangeFrame, 380), .make(.didChangeFrame, 336),
            KeyboardTransition(phase: .willShow),
            KeyboardTransition(phase: .willChangeFrame, endFrame: .zero),
        ]
        for history in sequences(of: transitions, length: 4) {
            var status = KeyboardStatus()
            var events = history.flatMap { status.handle($0, measure: \.height) }
            // A `didHide` alone may end a hide that was overtaken.
            events += [.willHide, .didHide].flatMap {
                status.handle(.make($0, 336), measure: \.height)
            }

            #expect(status.frame == nil && status.visibleHeight == 0 && status.state == .didHide)
            let states = events.filter { if case .stateChanged = $0 { true } else { false } }
            let heights = events.filter { if case .heightChanged = $0 { true } else { false } }
            #expect(zip(states, states.dropFirst()).allSatisfy { $0 != $1 }, "\(history)")
            #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 != $1 }, "\(history)")
        }
    }

    @Test(
        "A move of which only one half was posted is known as such", .requirement("U527"),
        arguments: [
            ([.willShow, .didShow], false), ([.willShow], true), ([.didShow], true),
            ([.willShow, .willChangeFrame, .didShow, .didChangeFrame], false),
            ([.willShow, .didShow, .willChangeFrame], true),
            ([.willShow, .didShow, .didHide], true), ([.willShow, .willHide, .didHide], false),
            ([.willShow, .didShow, .willHide, .didHide], false),
        ] as [([KeyboardTransition.Phase], Bool)])
    func halfToldMove(phases: [KeyboardTransition.Phase], isHalfTold: Bool) {
        var status = KeyboardStatus()
        #expect(!status.isHalfTold)
        for phase in phases { _ = status.handle(.make(phase, 336), measure: \.height) }
        #expect(status.isHalfTold == isHalfTold)
    }

    @Test("What a layout guide tells is no half of an announcement", .requirement("U527"))
    func correctionIsNotHalfTold() {
        var status = KeyboardStatus()
        var transition = KeyboardTransition.make(.didShow, 336)
        transition.isFromGuide = true
        _ = status.handle(transition, measure: \.height)
        #expect(!status.isHalfTold)
        _ = status.handle(.make(.didHide, 336), measure: \.height)
        #expect(status.isHalfTold)
    }
}
