import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct ScreenPoliciesTests {
    @Test(
        "A sheet closes, or notifies its delegate of the attempt if the app prevents dismissal",
        .requirement("U139"),
        arguments: [
            (.root, false, false, .ignore), (.root, true, true, .ignore),
            (.alert, false, true, .ignore), (.alert, true, true, .ignore),
            (.card, false, false, .dismiss), (.card, true, false, .attempt),
            (.card, false, true, .dismiss), (.card, true, true, .attempt),
            (.fullScreen, false, false, .ignore), (.fullScreen, true, false, .ignore),
            (.fullScreen, false, true, .dismiss), (.fullScreen, true, true, .attempt),
        ] as [(DismissalPolicy.Kind, Bool, Bool, DismissalPolicy.Action)])
    func sheetClosesOrDelegateIsToldOfAttempt(
        kind: DismissalPolicy.Kind, isModal: Bool, closesFullScreens: Bool,
        action: DismissalPolicy.Action
    ) {
        var policy = DismissalPolicy(
            kind: kind, isModal: isModal, closesFullScreens: closesFullScreens)
        #expect(policy.action == action)
        policy.isMoving = true
        #expect(policy.action == .ignore)
    }

    @Test(
        "P1: where the app prevents dismissal and nobody can be told, the key is left to others",
        .requirement("U556"),
        arguments: [DismissalPolicy.Kind.card, .fullScreen])
    func attemptThatNobodyHears(kind: DismissalPolicy.Kind) {
        var policy = DismissalPolicy(kind: kind, isModal: true, closesFullScreens: true)
        #expect(policy.action == .attempt)
        policy.hasDelegate = false
        #expect(policy.action == .ignore)
        policy.isModal = false
        #expect(policy.action == .dismiss)
    }

    @Test("A stack can be popped wherever a back button shows", .requirement("U139"))
    func stackPopsWhereverBackButtonShows() {
        let poppable = PopPolicy(screensBelow: 1)
        #expect(poppable.canPop)
        #expect(!PopPolicy(screensBelow: 0).canPop)
        #expect(!PopPolicy(screensBelow: -1).canPop)
        for key in [
            \PopPolicy.isMoving, \PopPolicy.hidesBar, \PopPolicy.hidesBackButton,
            \PopPolicy.replacesBackButton,
        ] {
            var policy = poppable
            policy[keyPath: key] = true
            #expect(!policy.canPop)
        }
    }

    /// Keys that cannot be pressed with ⌘ alone on keyboards of these languages (general
    /// knowledge of the layouts).
    private static let untypeable: [String: Set<String>] = [
        "en-US": [], "en-GB": [], "de": ["[", "]", "{", "}"], "fr": ["[", "]", "{", "}"],
        "sv": ["[", "]", "{", "}"], "da": ["[", "]", "{", "}"], "nb": ["[", "]", "{", "}"],
        "fi": ["[", "]", "{", "}"], "es": ["[", "]", "{", "}"], "it": ["[", "]", "{", "}"],
    ]

    @Test(
        "Closing and going back have a key on every keyboard, also from right to left",
        .requirement("F62"), .bug("https://github.com/blinksh/blink/issues/662"),
        arguments: untypeable.keys.sorted(), [false, true])
    func closingAndReturningHaveKeysEverywhere(language: String, isRightToLeft: Bool) throws {
        let missing = try #require(Self.untypeable[language])
        for command in [BuiltInCommand.dismissScreen, .goBack] {
            let keys = command.defaultKeys(rightToLeft: isRightToLeft).map(\.input)
            #expect(
                keys.contains { input in
                    guard case .characters(let text) = input else { return true }
                    return !missing.contains(text)
                })
        }
    }
}
