import KeyboardAssistant

/// Returns `assistant`, whose moves are recorded from now on.
@MainActor
func recorded(_ assistant: KeyboardAssistant) -> KeyboardAssistant {
    assistant.recordsMoves = true
    return assistant
}
