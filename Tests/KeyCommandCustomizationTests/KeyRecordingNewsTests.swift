import Requirements
import Testing

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

@Suite struct KeyRecordingNewsTests {
    private let keys = KeyChord("k", .command)

    private func news(_ state: KeyRecording, _ event: KeyRecording.Event) -> KeyRecordingNews? {
        var recording = state
        let chord = recording.handle(event)
        return KeyRecordingNews(from: state, to: recording, by: event, chord)
    }

    @Test("People hear what happens to a recording", .requirement("U522"))
    func newsOfRecording() {
        #expect(news(.idle, .begin) == .began)
        #expect(news(.recording, .press(keys)) == .recorded(keys))
        #expect(news(.recording, .press(KeyChord(.escape))) == .ended)
        #expect(news(.recording, .focusLost) == .ended)
        #expect(news(.recording, .press(nil)) == nil, "it goes on")
        #expect(news(.recording, .dismissed) == nil && news(.recording, .background) == nil)
        for event in [KeyRecording.Event.press(keys), .focusLost, .dismissed, .background] {
            #expect(news(.idle, event) == nil)
        }
    }

    @Test("The words are the app's language's, with the reason of a refusal", .requirement("U522"))
    func words() {
        func text(_ news: KeyRecordingNews, _ language: String, _ refused: Bool = false) -> String {
            news.spokenText(languages: [language]) { _ in refused ? .reservedBySystem : nil }
        }
        #expect(text(.began, "en") == "Press the new keys…")
        #expect(text(.ended, "en") == "Recording ended")
        #expect(text(.ended, "de") == "Aufnahme beendet")
        #expect(text(.recorded(keys), "en") == keys.spokenText(languages: ["en"]))
        let refusal = KeyChord.RejectionReason.reservedBySystem.explanation(languages: ["en"])
        #expect(
            text(.recorded(keys), "en", true)
                == "\(keys.spokenText(languages: ["en"])). \(refusal)")
    }
}
