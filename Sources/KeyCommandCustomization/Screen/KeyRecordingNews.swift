/// What people hear of a recording.
enum KeyRecordingNews: Hashable, Sendable {
    /// The next keys are recorded.
    case began
    /// These keys were recorded.
    case recorded(KeyChord)
    /// The recording ended without keys.
    case ended

    /// Creates the news of a change of `recording`; `nil` if there is none, or if the screen that
    /// people come to says enough.
    init?(
        from old: KeyRecording, to new: KeyRecording, by event: KeyRecording.Event,
        _ chord: KeyChord?
    ) {
        switch (old, new, event) {
        case (_, .recording, .begin): self = .began
        case (.recording, .idle, .dismissed), (.recording, .idle, .background): return nil
        case (.recording, .idle, _): self = chord.map(Self.recorded) ?? .ended
        default: return nil
        }
    }

    /// Returns what is said, in the app's language.
    ///
    /// `refusal` returns the reason why the command can't have the keys, which saving would give.
    func spokenText(
        languages: [String]? = nil, refusal: (KeyChord) -> KeyChord.RejectionReason?
    ) -> String {
        switch self {
        case .began: return String(translated: "Press the new keys…", languages: languages)
        case .ended: return String(translated: "Recording ended", languages: languages)
        case .recorded(let chord):
            let keys = chord.spokenText(languages: languages)
            let reason = refusal(chord)?.explanation(languages: languages)
            return [keys, reason].compactMap(\.self).joined(separator: ". ")
        }
    }
}
