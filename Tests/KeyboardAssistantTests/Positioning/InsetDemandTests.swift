import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

/// The inset of a scroll view that ends at the bottom of the screen, under a keyboard of 336 points.
@Suite struct InsetDemandTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var demand: InsetDemand
        var inset: CGFloat
        var othersAvoid: Bool?

        init(
            _ name: String, _ demand: InsetDemand, inset: CGFloat, othersAvoid: Bool? = nil
        ) {
            testDescription = name
            self.demand = demand
            self.inset = inset
            self.othersAvoid = othersAvoid
        }
    }

    private static func still(
        _ overlap: CGFloat = 336, footer: CGFloat = 0, safeArea: CGFloat = 0,
        foreign: CGFloat = 0, resting: CGFloat = 0, avoided: Bool? = nil, guide: Bool = false
    ) -> InsetDemand {
        InsetDemand(
            overlap: overlap, cover: overlap + footer, safeArea: safeArea, foreignInset: foreign,
            restingInset: resting, othersAvoidedKeyboard: avoided, isMovedByOthers: guide)
    }

    private static func moving(_ demand: InsetDemand) -> InsetDemand {
        var demand = demand
        demand.isMoving = true
        return demand
    }

    private static func dragged(_ demand: InsetDemand) -> InsetDemand {
        var demand = moving(demand)
        demand.isDragged = true
        return demand
    }

    private static func undocked(_ demand: InsetDemand) -> InsetDemand {
        var demand = demand
        demand.isDocked = false
        return demand
    }

    private static let stillCases = [
        Case("nothing but the keyboard", still(), inset: 336, othersAvoid: false),
        Case("the safe area is there already", still(safeArea: 34), inset: 302, othersAvoid: false),
        Case("a bar in the safe area", still(20, safeArea: 34), inset: 0, othersAvoid: false),
        Case("nothing covered", still(0), inset: 0, othersAvoid: false),
        Case(
            "an inset of the app's, with and without the keyboard",
            still(foreign: 336, resting: 336), inset: 336, othersAvoid: false),
        Case("added by others", still(foreign: 336), inset: 0, othersAvoid: true),
        Case(
            "added by others to the app's", still(foreign: 386, resting: 50), inset: 0,
            othersAvoid: true),
        Case(
            "added by others without the safe area", still(safeArea: 34, foreign: 302), inset: 0,
            othersAvoid: true),
        Case(
            "added by others in spite of the safe area", still(safeArea: 34, foreign: 336),
            inset: 0, othersAvoid: true),
        Case(
            "a point too little", still(safeArea: 34, foreign: 301), inset: 0, othersAvoid: true),
        Case(
            "two points too little", still(safeArea: 34, foreign: 300), inset: 302,
            othersAvoid: false),
        Case(
            "a point too much", still(safeArea: 34, foreign: 337), inset: 0, othersAvoid: true),
        Case(
            "two points too much", still(safeArea: 34, foreign: 338), inset: 302,
            othersAvoid: false),
        Case("something else added", still(foreign: 80), inset: 336, othersAvoid: false),
        Case("at the guide", still(0, guide: true), inset: 0, othersAvoid: true),
        Case(
            "a bar in the safe area, at the guide", still(20, safeArea: 34, guide: true), inset: 0,
            othersAvoid: true),
        Case(
            "at the guide, but covered", still(100, guide: true), inset: 100, othersAvoid: false),
        Case(
            "no longer avoided by others", still(avoided: true), inset: 336, othersAvoid: false),
        Case(
            "floating", undocked(still(0, avoided: true)), inset: 0, othersAvoid: true),
        Case("floating, and nothing known", undocked(still(0, guide: true)), inset: 0),
    ]

    private static let movingCases = [
        Case("nothing known", moving(still()), inset: 336),
        Case("at the guide, before it has moved", moving(still(guide: true)), inset: 0),
        Case(
            "avoided by others before", moving(still(avoided: true)), inset: 0, othersAvoid: true),
        Case(
            "at the guide, and covered before", moving(still(avoided: false, guide: true)),
            inset: 336, othersAvoid: false),
        Case("added by others already", moving(still(foreign: 336)), inset: 0),
    ]

    private static let draggedCases = [
        Case("dragged", dragged(still(100, avoided: false)), inset: 100, othersAvoid: false),
        Case(
            "dragged to the height of what the app has added meanwhile",
            dragged(still(100, foreign: 100, avoided: false)), inset: 100, othersAvoid: false),
        Case(
            "dragged with what others have pinned to it", dragged(still(100, avoided: true)),
            inset: 0, othersAvoid: true),
    ]

    private static let footerCases = [
        Case("a footer", still(footer: 60), inset: 396, othersAvoid: false),
        Case(
            "a footer, and the safe area", still(footer: 60, safeArea: 34), inset: 362,
            othersAvoid: false),
        Case(
            "room for the footer reserved", still(footer: 60, foreign: 60, resting: 60),
            inset: 336, othersAvoid: false),
        Case(
            "too little room for the footer", still(footer: 60, foreign: 20, resting: 20),
            inset: 376, othersAvoid: false),
        Case(
            "a footer over what others add", still(footer: 60, foreign: 336), inset: 60,
            othersAvoid: true),
        Case(
            "a footer over a view at the guide", still(0, footer: 60, guide: true), inset: 60,
            othersAvoid: true),
        Case(
            "a footer, and others move the rest", moving(still(footer: 60, avoided: true)),
            inset: 60, othersAvoid: true),
        Case(
            "a footer with room, and others move the rest",
            moving(still(footer: 60, foreign: 80, avoided: true)), inset: 0, othersAvoid: true),
        Case("a moving footer", moving(still(footer: 60)), inset: 396),
    ]

    private func expect(
        _ example: Case, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(example.demand.inset == example.inset, sourceLocation: sourceLocation)
        #expect(
            example.demand.othersAvoidKeyboard == example.othersAvoid,
            sourceLocation: sourceLocation)
    }

    @Test(
        "A keyboard at rest demands what it covers, and others don't provide",
        .requirement("U27", "U372"), arguments: stillCases)
    func keyboardAtRest(_ example: Case) {
        expect(example)
    }

    @Test(
        "While the keyboard moves, what others are about to do counts as done",
        .requirement("U319"), arguments: movingCases)
    func movingKeyboard(_ example: Case) {
        expect(example)
    }

    @Test(
        "Under a finger, what the app adds is no room for the keyboard", .requirement("U381"),
        arguments: draggedCases)
    func draggedKeyboard(_ example: Case) {
        expect(example)
    }

    @Test(
        "A footer demands what it covers, except for what is reserved", .requirement("U367"),
        arguments: footerCases)
    func footer(_ example: Case) {
        expect(example)
    }

    @Test(
        "The keyboard layout guide matters only where it is asked for", .requirement("U319"),
        arguments: stillCases + movingCases + draggedCases + footerCases)
    func guideMattersWhereItIsAskedFor(_ example: Case) {
        var (with, without) = (example.demand, example.demand)
        (with.isMovedByOthers, without.isMovedByOthers) = (true, false)
        let matters =
            with.inset != without.inset || with.othersAvoidKeyboard != without.othersAvoidKeyboard
        #expect(!matters || example.demand.dependsOnGuide)
    }

    @Test(
        "The guide isn't asked for under a covered view, or once it is known who moves the content",
        .requirement("U319"))
    func guideIsNotAskedForInVain() {
        #expect(!Self.still().dependsOnGuide)
        #expect(!Self.moving(Self.still(avoided: false)).dependsOnGuide)
        #expect(!Self.undocked(Self.still(0)).dependsOnGuide)
    }
}
