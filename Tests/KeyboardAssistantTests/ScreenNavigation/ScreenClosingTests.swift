import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct ScreenClosingTests {
    @Test(
        "A sheet closes, and where the app insists on an answer its delegate hears of the try",
        .requirement("U139"),
        arguments: [
            (.root, false, false, .nothing), (.root, true, true, .nothing),
            (.alert, false, true, .nothing), (.alert, true, true, .nothing),
            (.card, false, false, .close), (.card, true, false, .attempt),
            (.card, false, true, .close), (.card, true, true, .attempt),
            (.fullScreen, false, false, .nothing), (.fullScreen, true, false, .nothing),
            (.fullScreen, false, true, .close), (.fullScreen, true, true, .attempt),
        ] as [(ScreenClosing.Kind, Bool, Bool, ScreenClosing.Outcome)])
    func sheetClosesOrDelegateHearsTry(
        kind: ScreenClosing.Kind, isModal: Bool, closesFullScreens: Bool,
        outcome: ScreenClosing.Outcome
    ) {
        var closing = ScreenClosing(
            kind: kind, isModal: isModal, closesFullScreens: closesFullScreens)
        #expect(closing.outcome == outcome)
        closing.isMoving = true
        #expect(closing.outcome == .nothing)
    }

    @Test("There is a way back wherever a back button shows", .requirement("U139"))
    func wayBackWhereverBackButtonShows() {
        let open = WayBack(screensBelow: 1)
        #expect(open.isOpen)
        #expect(!WayBack(screensBelow: 0).isOpen)
        #expect(!WayBack(screensBelow: -1).isOpen)
        for key in [
            \WayBack.isMoving, \WayBack.hidesBar, \WayBack.hidesBackButton, \WayBack.isReplaced,
        ] {
            var way = open
            way[keyPath: key] = true
            #expect(!way.isOpen)
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
