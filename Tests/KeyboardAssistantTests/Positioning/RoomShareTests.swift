import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct RoomShareTests {
    private final class Owner {}
    private let owner = Owner()
    private var me: ObjectIdentifier { ObjectIdentifier(owner) }

    @Test("What was added is taken back to the last bit")
    func addedRoomIsTakenBackExactly() {
        for own in [0, 12, -12, 0.1, 1.0 / 3] as [CGFloat] {
            for rooms in [[302.33], [302.33, 0.7, 291.0 / 7], [0.1, 0.2, 0.3]] as [[CGFloat]] {
                var share = RoomShare()
                var number = own
                for room in rooms { number = share.value(making: room, for: me, current: number) }
                number = share.value(making: 0, for: me, current: number)
                #expect(number == own)
            }
        }
    }

    @Test("What the app adds meanwhile survives")
    func whatAppAddsMeanwhileSurvives() {
        var share = RoomShare()
        var inset = share.value(making: 336, for: me, current: 0)
        inset += 10
        let end = share.value(making: 0, for: me, current: inset)
        #expect(end == 10)
    }

    @Test("A number that the app sets anew is the app's altogether")
    func appSetsAnew() {
        var share = RoomShare()
        _ = share.value(making: 248, for: me, current: 49)
        let end = share.value(making: 0, for: me, current: 80)
        #expect(end == 80)
    }

    /// The table in the article on positioning.
    @Test(
        "A number nearer to what we wrote was changed, and one nearer to the app's was set",
        .requirement("U318"),
        arguments: [
            (0, 304, 12), (0, 282, -10), (20, 282, -10), (0, 0, 0), (49, 80, 80), (0, 280, -12),
            // Half-way, and a hair to either side.
            (0, 146, 146), (0, 145.9, 145.9), (0, 146.1, -145.9), (-50, 252, -40),
        ] as [(own: CGFloat, written: CGFloat, after: CGFloat)])
    func nearerNumberTellsChangedFromSet(own: CGFloat, written: CGFloat, after: CGFloat) {
        var share = RoomShare()
        #expect(share.value(making: 292, for: me, current: own) == own + 292)
        #expect(abs(share.value(making: 0, for: me, current: written) - after) < 1e-9)
    }

    @Test("Rooms that are no numbers, or negative, are none")
    func nonNumericOrNegativeRoomVanishes() {
        for room in [CGFloat.nan, .infinity, -5] {
            var share = RoomShare()
            let number = share.value(making: room, for: me, current: 12)
            #expect(number == 12)
            #expect(share.made == 0)
        }
    }

    @Test("Whatever rooms were made, nothing is left of them")
    func everyShortHistory() {
        for history in sequences(of: [0, 55, 302, 336.5] as [CGFloat], length: 4) {
            var share = RoomShare()
            let end = (history + [0]).reduce(CGFloat(7)) {
                share.value(making: $1, for: me, current: $0)
            }
            #expect(end == 7, "\(history)")
        }
    }
}

@Suite struct ConstraintDirectionTests {
    @Test(
        "Less is higher where the view stands first, more where it stands second",
        .requirement("U31"))
    func lessIsHigherWhereViewFirst() {
        #expect(ConstraintDirection.viewFirst.constant(forRoom: 302) == -302)
        #expect(ConstraintDirection.viewSecond.constant(forRoom: 302) == 302)
        for direction in [ConstraintDirection.viewFirst, .viewSecond] {
            for constant in [-12, 0, 30] as [CGFloat] {
                let room = direction.room(ofConstant: constant)
                #expect(direction.constant(forRoom: room) == constant)
            }
        }
    }
}

@Suite struct RepositionGateTests {
    private final class Input {}

    @Test(
        "A settled focus is let through once, and never while nothing is covered",
        .requirement("U54"))
    func settledFocusIsLetThroughOnce() {
        let (a, b) = (Input(), Input())
        let (first, second) = (ObjectIdentifier(a), ObjectIdentifier(b))
        var gate = RepositionGate()

        let steps: [(ObjectIdentifier?, CGFloat)] = [
            (first, 0), (first, 336), (first, 336), (second, 336), (second, 380), (nil, 380),
            (second, 380), (second, 0), (second, 380),
        ]
        let admitted = steps.map { gate.admits($0, overlap: $1) }

        #expect(admitted == [false, true, false, true, true, false, true, false, true])
        withExtendedLifetime((a, b)) {}
    }
}
