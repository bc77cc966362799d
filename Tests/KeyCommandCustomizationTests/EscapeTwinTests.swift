import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@Suite struct EscapeTwinTests {
    @Test("⌘. is Escape in every spelling", .requirement("U522"))
    func commandPeriodIsEscape() throws {
        let escape = KeyChord(.escape)
        #expect(KeyChord(".", .command) == escape)
        #expect(KeyChord(validating: ".", .command) == escape)
        #expect(KeyChord(text: "command+.") == escape)
        #expect(
            KeyCommandDescriptor(input: ".", modifiers: .command)
                == KeyCommandDescriptor(input: .escape))
        #expect(KeyChord(".", .command).symbols == "⎋")
        #expect(KeyChord(".", [.command, .shift]) != escape && KeyChord(".") != escape)
    }

    @Test("A recording that ⌘. ends records nothing", .requirement("U522"))
    func commandPeriodEndsRecording() {
        var recording = KeyRecording.recording
        #expect(recording.handle(.press(KeyChord(".", .command))) == nil)
        #expect(recording == .idle)
    }

    @Test("Commands with ⌘. and with Escape have the same keys", .requirement("U522"))
    func twinsAreInConflict() {
        let layout = KeyboardLayout.us
        #expect(layout.isSame(KeyChord(".", .command), KeyChord(.escape)))
    }
}
