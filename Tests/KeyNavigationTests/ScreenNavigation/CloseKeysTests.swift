import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct CloseKeysTests {
    @Test("⌘W is the menu's where the menu has it and is asked first", .requirement("U522"))
    func menuKeepsItsKeys() {
        let keys = BuiltInCommand.dismissScreen.defaultKeys.map(\.descriptor)
        let cases: [(isMenuAskedFirst: Bool, isInMenu: Bool?, isLeft: Bool)] = [
            (true, nil, true), (true, true, true), (true, false, false), (false, nil, false),
            (false, true, false), (false, false, false),
        ]
        for (isMenuAskedFirst, isInMenu, isLeft) in cases {
            let close = CloseKeys(isMenuAskedFirst: isMenuAskedFirst, isInMenu: isInMenu)
            #expect(close.available(keys).map(\.input) == (isLeft ? [.escape] : [.escape, "w"]))
        }
    }
}
