import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@Suite struct KeyBindingEditTests {
    @Test("An edit has the state that was chosen last, and none if none was", .requirement("U195"))
    func editHasLastChosenState() {
        let (old, new) = (KeyChord("command+n"), KeyChord("command+k"))
        var edit = KeyBindingEdit(original: [old])
        #expect(edit.chosen == nil)
        #expect(edit.shownKeys(defaults: []) == [old])
        edit.press(new)
        #expect(edit.chosen == .custom([new]))
        #expect(edit.shownKeys(defaults: []) == [new])
        edit.clear()
        #expect(edit.chosen == .unassigned)
        #expect(edit.shownKeys(defaults: [old]) == [])
        edit.reset()
        #expect(edit.chosen == .default)
        #expect(edit.shownKeys(defaults: [old]) == [old])
    }
}

@Suite struct KeyRecordingTests {
    private static let k = KeyChord("command+k")
    private static let endings: [KeyRecording.Event] = [
        .press(KeyChord("escape")), .focusLost, .dismissed, .background,
    ]

    @Test(
        "Escape, loss of focus, dismissal and background each end a recording", .requirement("F66"),
        .bug("https://github.com/screenpipe/screenpipe/issues/2211"),
        arguments: endings)
    func escapeAndLeavingEndRecording(event: KeyRecording.Event) {
        var recording = KeyRecording.idle
        #expect(record(&recording, [.begin, event]) == [])
        #expect(recording == .idle)
    }

    @Test(
        "What was cleared can be recorded, and modifiers alone are waited through",
        .requirement("F67"), .bug("https://github.com/sindresorhus/KeyboardShortcuts/issues/145"))
    func clearedKeysCanBeRecorded() {
        var recording = KeyRecording.idle
        #expect(
            record(&recording, [.press(Self.k), .begin, .press(nil), .press(Self.k)]) == [Self.k])
        #expect(record(&recording, [.press(Self.k), .begin, .press(Self.k)]) == [Self.k])
        let escape = KeyChord("command+escape")
        #expect(record(&recording, [.begin, .press(escape)]) == [escape])
    }

    @Test(
        "Whatever happens, keys are recorded at most once for each beginning", .requirement("F66"),
        .bug("https://github.com/screenpipe/screenpipe/issues/2211"))
    func keysAreRecordedOncePerBeginning() {
        let events = Self.endings + [.begin, .press(Self.k), .press(nil)]
        for history in sequences(of: events, length: 4) {
            var recording = KeyRecording.idle
            let count = record(&recording, history).count
            #expect(count <= history.filter { $0 == .begin }.count)
            #expect(recording == .idle || history.contains(.begin))
        }
    }

    private func record(_ recording: inout KeyRecording, _ events: [KeyRecording.Event])
        -> [KeyChord]
    {
        events.compactMap { recording.handle($0) }
    }
}
