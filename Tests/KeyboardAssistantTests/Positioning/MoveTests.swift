import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct MoveTests {
    private typealias Move = KeyboardAssistant.Move

    private static let window = CGRect(x: 0, y: 0, width: 390, height: 844)

    private static func position(
        _ frame: CGRect?, guideTop: CGFloat? = nil, guideIsCurrent: Bool = true, bar: CGRect? = nil
    ) -> KeyboardPosition {
        KeyboardSources(
            window: window, screen: window, endFrame: frame,
            guide: KeyboardGuideReading(top: guideTop, isCurrent: guideIsCurrent), bar: bar
        ).position
    }

    private static let docked = CGRect(x: 0, y: 508, width: 390, height: 336)

    private static let lines: [(KeyboardAssistant.Move, String)] = [
        (
            Move(
                cause: .keyboard(.willShow), inputClassName: "UITextField",
                keyboard: position(docked),
                changes: [
                    Move.Change(quantity: .contentInset, from: 0, to: 302),
                    Move.Change(quantity: .contentOffset, from: 0, to: 214.333_333),
                ]),
            "willShow for UITextField: keyboard covers 336 pt (end frame: is highest)"
                + " · content inset 0 → 302 · offset 0 → 214.3"
        ),
        (
            Move(
                cause: .keyboard(.didShow), keyboard: position(docked, guideTop: 460),
                changes: [Move.Change(quantity: .additionalSafeArea, from: 302, to: 350.5)]),
            "didShow: keyboard covers 384 pt (layout guide: is highest)"
                + " · additional safe area 302 → 350.5"
        ),
        (
            Move(
                cause: .layout, inputClassName: "UITextView",
                keyboard: position(docked, guideTop: 460, guideIsCurrent: false),
                changes: [
                    Move.Change(
                        quantity: .contentOffset, scrollViewClassName: "UITableView", from: -47,
                        to: 0)
                ]),
            "layout for UITextView: keyboard covers 336 pt (end frame: guide is outdated)"
                + " · offset of UITableView -47 → 0"
        ),
        (
            Move(cause: .focus, inactionReason: .noKeyboard),
            "focus: no keyboard here"
        ),
        (
            Move(
                cause: .typing, inputClassName: "UITextField",
                keyboard: position(
                    docked, bar: CGRect(x: 0, y: 464, width: 390, height: 44)),
                inactionReason: .peopleAreScrolling),
            "typing for UITextField: keyboard covers 380 pt (accessory bar: is highest)"
                + " · people are scrolling"
        ),
        (
            Move(
                cause: .layoutGuide, keyboard: position(nil),
                changes: [Move.Change(quantity: .bottomConstraint, from: 302, to: 0)]),
            "layout guide: no keyboard (keyboard is away) · bottom constraint 302 → 0"
        ),
        (Move(cause: .app), "app: nothing to do"),
    ]

    @Test(
        "A move is one line: what came, for which input, where the keyboard was and why, and what was done",
        .requirement("U388"),
        arguments: lines)
    func moveIsOneLine(move: KeyboardAssistant.Move, text: String) {
        #expect(move.description == text)
    }

    @Test("Each cause, number and reason has words of its own", .requirement("U388"))
    func eachCaseHasWords() {
        let reasons = InactionReason.allCases.map(\.description)
        let quantities = Move.Quantity.allCases.map(\.description)
        let causes =
            [Move.Cause.layoutGuide, .focus, .layout, .typing, .scrollEnd, .otherAssistant, .app]
            + KeyboardTransition.Phase.allCases.map(Move.Cause.keyboard)
        for words in [reasons, quantities, causes.map(\.description)] {
            #expect(Set(words).count == words.count)
            #expect(words.allSatisfy { !$0.isEmpty && !$0.contains("\n") })
        }
        #expect(reasons.count == 22 && quantities.count == 4)
    }

    @Test(
        "A number has one decimal place at most, and no sign at zero", .requirement("U388"),
        arguments: [
            (0, "0"), (-0.0, "0"), (302, "302"), (214.25, "214.3"), (0.04, "0"), (-0.04, "0"),
            (-47.5, "-47.5"), (99.96, "100"), (.nan, "nan"), (.infinity, "inf"),
            (1e300, "1e+300"),
        ] as [(CGFloat, String)])
    func numberHasOneDecimalPlace(number: CGFloat, text: String) {
        #expect(number.inPoints == text)
    }

    @Test(
        "What comes from the keyboard is named by its notification, or as the guide's",
        .requirement("U388"))
    func causesOfEvents() {
        for phase in KeyboardTransition.Phase.allCases {
            var transition = KeyboardTransition(phase: phase)
            #expect(Move.Cause(.frameChanged(transition)) == .keyboard(phase))
            transition.isFromGuide = true
            #expect(Move.Cause(.frameChanged(transition)) == .layoutGuide)
        }
        #expect(Move.Cause(.stateChanged(.didShow)) == .keyboard(.didShow))
        #expect(Move.Cause(.stateChanged(.didHide)) == .keyboard(.didHide))
        #expect(Move.Cause(.stateChanged(.willShow)) == nil)
        #expect(Move.Cause(.stateChanged(.willHide)) == nil)
        #expect(Move.Cause(.heightChanged(336)) == nil)
    }

    @Test("The keyboard's frame and overlap are those that were believed", .requirement("U388"))
    func keyboardAsBelieved() {
        let raised = Self.position(Self.docked, guideTop: 460)
        #expect(raised.frame == CGRect(x: 0, y: 460, width: 390, height: 384))
        #expect(raised.overlap == 384)
        let floating = Self.position(CGRect(x: 50, y: 300, width: 200, height: 200))
        #expect(floating.frame?.minY == 300 && floating.overlap == 0)
        #expect(Self.position(nil).frame == nil && Self.position(nil).overlap == 0)
    }
}
