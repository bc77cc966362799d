import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct AdditiveAdjustmentTests {
    private final class Owner {}
    private let owner = Owner()
    private var me: ObjectIdentifier { ObjectIdentifier(owner) }

    @Test("What was added is taken back to the last bit")
    func addedAmountIsTakenBackExactly() {
        for own in [0, 12, -12, 0.1, 1.0 / 3] as [CGFloat] {
            for amounts in [[302.33], [302.33, 0.7, 291.0 / 7], [0.1, 0.2, 0.3]] as [[CGFloat]] {
                var adjustment = AdditiveAdjustment()
                var number = own
                for amount in amounts {
                    number = adjustment.value(adding: amount, for: me, current: number)
                }
                number = adjustment.value(adding: 0, for: me, current: number)
                #expect(number == own)
            }
        }
    }

    @Test("An owner's share is what the number falls by when the owner is gone")
    func shareOfOwner() {
        let other = Owner()
        for (mine, others) in [(300, 0), (300, 120), (120, 300), (0, 300), (300, 300)] {
            var adjustment = AdditiveAdjustment()
            var number: CGFloat = 10
            for (id, amount) in [(me, mine), (ObjectIdentifier(other), others)] {
                number = adjustment.value(adding: CGFloat(amount), for: id, current: number)
            }
            let share = adjustment.share(of: me)
            #expect(number - adjustment.value(adding: 0, for: me, current: number) == share)
        }
    }

    @Test("What the app adds meanwhile survives")
    func whatAppAddsMeanwhileSurvives() {
        var adjustment = AdditiveAdjustment()
        var inset = adjustment.value(adding: 336, for: me, current: 0)
        inset += 10
        let end = adjustment.value(adding: 0, for: me, current: inset)
        #expect(end == 10)
    }

    @Test("A number that the app sets anew is the app's altogether")
    func appSetsAnew() {
        var adjustment = AdditiveAdjustment()
        _ = adjustment.value(adding: 248, for: me, current: 49)
        let end = adjustment.value(adding: 0, for: me, current: 80)
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
        var adjustment = AdditiveAdjustment()
        #expect(adjustment.value(adding: 292, for: me, current: own) == own + 292)
        #expect(abs(adjustment.value(adding: 0, for: me, current: written) - after) < 1e-9)
    }

    @Test(
        "A number that was written and comes back is the app's part of it, until that is forgotten",
        .requirement("U529"))
    func writtenNumberThatComesBack() {
        var adjustment = AdditiveAdjustment()
        var number: CGFloat = 10.1
        for amount in [44, 302.33, 0] as [CGFloat] {
            number = adjustment.value(adding: amount, for: me, current: number)
        }
        #expect(number == 10.1)
        for amount in [44, 302.33] as [CGFloat] {
            #expect(adjustment.numberBroughtBack(in: 10.1 + amount) == 10.1)
        }
        for other in [10.1, 0, 312.4, 400] as [CGFloat] {
            #expect(adjustment.numberBroughtBack(in: other) == nil)
        }
        // With an amount, the number is what it should be.
        _ = adjustment.value(adding: 44, for: me, current: 10.1)
        #expect(adjustment.numberBroughtBack(in: 10.1 + 302.33) == nil)
        #expect(adjustment.value(adding: 0, for: me, current: 10.1 + 302.33) == 10.1)
        adjustment.forgetWritten()
        #expect(adjustment.numberBroughtBack(in: 10.1 + 302.33) == nil)
    }

    @Test(
        "A number that was written and is reached again above a keyboard is a coincidence",
        .requirement("U529", "U612"))
    func writtenNumberThatIsReachedAgain() {
        for (isHide, end) in [(false, 286), (true, 0)] as [(Bool, CGFloat)] {
            var adjustment = AdditiveAdjustment()
            #expect(adjustment.value(adding: 302, for: me, current: 0) == 302)
            #expect(adjustment.value(adding: 16, for: me, current: 302) == 16)
            // Another component, which makes the rest of the room, has added 286.
            let number = adjustment.value(adding: 0, for: me, current: 302, isHide: isHide)
            #expect(number == end)
        }
    }

    @Test(
        "A number that others restored, having added as much, is taken back at the end of the hide",
        .requirement("U529", "U612"))
    func numberOfEqualParts() {
        for (amount, end) in [(260, 10), (44, nil)] as [(CGFloat, CGFloat?)] {
            var adjustment = AdditiveAdjustment()
            let saved = adjustment.value(adding: amount, for: me, current: 10)
            #expect(adjustment.value(adding: 0, for: me, current: saved + amount) == saved)
            #expect(adjustment.numberBroughtBack(in: saved) == nil)
            #expect(adjustment.numberBroughtBack(in: saved, hideIsOver: true) == end)
            // It has subtracted what it added.
            #expect(adjustment.numberBroughtBack(in: 10, hideIsOver: true) == nil)
        }
    }

    @Test(
        "What others saved twice, as in a rotation, is taken back altogether",
        .requirement("U529", "U612"))
    func numberSavedTwice() {
        var adjustment = AdditiveAdjustment()
        for (current, amount) in [(20, 310), (640, 0), (330, 250), (830, 0)] as [(CGFloat, CGFloat)]
        {
            _ = adjustment.value(adding: amount, for: me, current: current)
        }
        #expect(adjustment.numberBroughtBack(in: 580) == nil)
        #expect(adjustment.numberBroughtBack(in: 580, hideIsOver: true) == 20)
    }

    @Test(
        "A number that others set, which seems to have been changed, isn't taken for an old one",
        .requirement("U529", "U612"))
    func numberBelowRest() {
        var adjustment = AdditiveAdjustment()
        #expect(adjustment.value(adding: 310, for: me, current: 0) == 310)
        #expect(adjustment.value(adding: 44, for: me, current: 266) == 0)
        #expect(adjustment.value(adding: 0, for: me, current: 0) == -44)
        #expect(adjustment.numberBroughtBack(in: 0) == nil)
    }

    @Test(
        "The number that others save is known after any number of steps under a finger",
        .requirement("U529"))
    func firstNumberIsKnownAfterDrag() {
        var adjustment = AdditiveAdjustment()
        var number: CGFloat = adjustment.value(adding: 260, for: me, current: 10)
        for amount in stride(from: 255, through: 30, by: -5) as StrideThrough<CGFloat> {
            number = adjustment.value(adding: amount, for: me, current: number)
        }
        #expect(number == 40)
        #expect(adjustment.value(adding: 0, for: me, current: 270) == 10)
    }

    @Test(
        "What the app adds while the keyboard is up is its own, also up to a number from before",
        .requirement("U529"))
    func equalNumberIsCoincidence() {
        var adjustment = AdditiveAdjustment()
        #expect(adjustment.value(adding: 335, for: me, current: 0) == 335)
        #expect(adjustment.value(adding: 291, for: me, current: 335) == 291)
        // A toolbar of 44 points.
        #expect(adjustment.value(adding: 300, for: me, current: 291 + 44) == 344)
        #expect(adjustment.value(adding: 0, for: me, current: 344) == 44)
    }

    @Test(
        "A number that the app changed meanwhile is its own, also if it was written before",
        .requirement("U529"))
    func changedNumberIsTheApps() {
        var adjustment = AdditiveAdjustment()
        #expect(adjustment.value(adding: 10, for: me, current: 20) == 30)
        #expect(adjustment.value(adding: 302, for: me, current: 30) == 322)
        #expect(adjustment.value(adding: 0, for: me, current: 332) == 30)
        #expect(adjustment.numberBroughtBack(in: 30) == nil)
        #expect(adjustment.value(adding: 302, for: me, current: 30) == 332)
    }

    @Test(
        "Of equal numbers that were written, the first tells the app's part", .requirement("U529"))
    func firstOfEqualNumbersTells() {
        var adjustment = AdditiveAdjustment()
        #expect(adjustment.value(adding: 295, for: me, current: 7) == 302)
        // Another component raises the number by 34, which the library then needn't add.
        #expect(adjustment.value(adding: 261, for: me, current: 336) == 302)
        #expect(adjustment.value(adding: 0, for: me, current: 302) == 41)
        #expect(adjustment.numberBroughtBack(in: 302) == 7)
    }

    @Test(
        "Of equal numbers, the one that was saved without an addition of others counts",
        .requirement("U529", "U612"))
    func smallestOfEqualNumbersTells() {
        var adjustment = AdditiveAdjustment()
        #expect(adjustment.value(adding: 302, for: me, current: 0) == 302)
        #expect(adjustment.value(adding: 223, for: me, current: 336) == 257)
        #expect(adjustment.value(adding: 0, for: me, current: 0) == 0)
        #expect(adjustment.value(adding: 257, for: me, current: 0) == 257)
        #expect(adjustment.value(adding: 0, for: me, current: 257) == 0)
        #expect(adjustment.numberBroughtBack(in: 257) == 0)
    }

    @Test(
        "Others that subtract what they added leave the library's part", .requirement("U612"),
        arguments: [0, 285.7])
    func othersSubtract(amount: CGFloat) {
        // The app has added 4.1 points since, or another component its 336 points.
        for (rest, base) in [(6, 10.1), (10.1, 346.1)] as [(CGFloat, CGFloat)] {
            var adjustment = AdditiveAdjustment()
            adjustment.noteRest(at: rest)
            let total = adjustment.value(adding: 285.7, for: me, current: base)
            #expect(total == base + 285.7)
            _ = adjustment.value(adding: 285.7, for: me, current: 346.1 + 285.7)
            let end = adjustment.value(adding: amount, for: me, current: 10.1 + 285.7)
            #expect(abs(end - 10.1 - amount) < 0.001)
        }
    }

    @Test(
        "A start beneath a keyboard, beside room of others, learns the number at rest at the next show",
        .requirement("U612"))
    func startBesideRoomOfOthers() {
        var adjustment = AdditiveAdjustment()
        for (current, amount) in [(310, 50), (360, 0), (10, 294)] as [(CGFloat, CGFloat)] {
            _ = adjustment.value(adding: amount, for: me, current: current)
        }
        // They have saved the number, and set theirs, which is near to it.
        #expect(adjustment.value(adding: 0, for: me, current: 310) == 16)
        #expect(adjustment.numberBroughtBack(in: 304) == 10)
    }

    @Test(
        "Of equal numbers, one with a part below that at rest doesn't count", .requirement("U612"))
    func equalNumberBelowRest() {
        var adjustment = AdditiveAdjustment()
        // Others have set the number to 260 points, which seems to be a change by -50.
        for (current, amount, total) in [(0, 310, 310), (260, 316, 266), (0, 0, 0), (0, 266, 266)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            #expect(adjustment.value(adding: amount, for: me, current: current) == total)
        }
        #expect(adjustment.value(adding: 0, for: me, current: 266) == 0)
        #expect(adjustment.numberBroughtBack(in: 266) == 0)
    }

    @Test("The app's part of a number that others set is all of it", .requirement("U612"))
    func partOfSetNumber() {
        var adjustment = AdditiveAdjustment()
        _ = adjustment.value(adding: 302, for: me, current: 10)
        for (current, part) in [(312, 10), (322, 20), (0, 0), (-5, -5)] as [(CGFloat, CGFloat)] {
            #expect(adjustment.part(of: current) == part)
        }
        // Others may bring an amount back as yet.
        adjustment.noteRest(at: 302)
        #expect(adjustment.value(adding: 0, for: me, current: 302) == 0)
    }

    @Test("What was added is lost in a number that is set anew, and not in a changed one")
    func lostAmount() {
        var adjustment = AdditiveAdjustment()
        #expect(!adjustment.isLost(in: 0))
        _ = adjustment.value(adding: 302, for: me, current: 10)
        for (current, isLost) in [(312, false), (322, false), (290, false), (0, true), (10, true)] {
            #expect(adjustment.isLost(in: CGFloat(current)) == isLost)
        }
        // Another component added as much to what it saved, and sets that again.
        _ = adjustment.value(adding: 302, for: me, current: 622)
        #expect(!adjustment.isLost(in: 312))
        #expect(adjustment.value(adding: 0, for: me, current: 312) == 10)
    }

    @Test("An amount that is not a number, or negative, is none")
    func nonNumericOrNegativeAmountVanishes() {
        for amount in [CGFloat.nan, .infinity, -5] {
            var adjustment = AdditiveAdjustment()
            let number = adjustment.value(adding: amount, for: me, current: 12)
            #expect(number == 12)
            #expect(adjustment.amount == 0)
        }
    }

    @Test("Whatever was added, nothing is left of it")
    func everyShortHistory() {
        for history in sequences(of: [0, 55, 302, 336.5] as [CGFloat], length: 4) {
            var adjustment = AdditiveAdjustment()
            let end = (history + [0]).reduce(CGFloat(7)) {
                adjustment.value(adding: $1, for: me, current: $0)
            }
            #expect(end == 7, "\(history)")
        }
    }
}

@Suite struct ConstraintDirectionTests {
    @Test(
        "Less is higher if the view is the first item, more if it is the second",
        .requirement("U31"))
    func lessIsHigherWhereViewFirst() {
        #expect(ConstraintDirection.viewFirst.constant(forInset: 302) == -302)
        #expect(ConstraintDirection.viewSecond.constant(forInset: 302) == 302)
        for direction in [ConstraintDirection.viewFirst, .viewSecond] {
            for constant in [-12, 0, 30] as [CGFloat] {
                let inset = direction.inset(ofConstant: constant)
                #expect(direction.constant(forInset: inset) == constant)
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

    @Test(
        "A keyboard that only gets lower moves nothing, unless it has to be told",
        .requirement("U570"))
    func loweringMovesNothing() {
        let (a, b) = (Input(), Input())
        for tellsLowering in [false, true] {
            var gate = RepositionGate()
            let steps: [(Input, CGFloat)] = [(a, 336), (a, 292), (a, 250), (a, 336), (b, 250)]
            let admitted = steps.map {
                gate.admits(ObjectIdentifier($0), overlap: $1, tellsLowering: tellsLowering)
            }
            #expect(admitted == [true, tellsLowering, tellsLowering, true, true])
        }
    }

    @Test("A lower keyboard in a window of another size is another one", .requirement("U570"))
    func lowerKeyboardInOtherSize() {
        let a = Input()
        var gate = RepositionGate()
        let (portrait, landscape) = (
            CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)
        )
        let steps: [(CGFloat, CGSize)] = [
            (336, portrait), (292, portrait), (209, landscape), (209, landscape),
        ]
        let admitted = steps.map { gate.admits(ObjectIdentifier(a), overlap: $0, in: $1) }
        #expect(admitted == [true, false, true, false])
        withExtendedLifetime(a) {}
    }

    @Test("An inset that others were to make is made once", .requirement("U529"))
    func awaitedInsetIsMadeOnce() {
        var gate = RepositionGate()
        let made = [true, false, false, true, true, false, true].map { gate.insetIsMade(byNow: $0) }
        #expect(made == [false, false, false, true, false, false, true])
    }
}
