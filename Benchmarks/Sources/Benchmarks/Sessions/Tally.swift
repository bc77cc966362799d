/// The number of times that screens were asked something and laid out.
///
/// Unlike times, and unlike instructions, it is the same on every machine.
struct Tally: Equatable, Sendable {
    /// The questions to views, layouts, delegates, data sources and key sources that count them.
    var calls = 0
    /// The layouts of screens.
    var layouts = 0
    /// The number of times that the offset of a scroll view was set.
    var offsetWrites = 0

    /// What has been counted since the process began.
    @MainActor static var current = Tally()

    static func - (one: Tally, other: Tally) -> Tally {
        Tally(
            calls: one.calls - other.calls, layouts: one.layouts - other.layouts,
            offsetWrites: one.offsetWrites - other.offsetWrites)
    }

    /// Counts a question and returns its answer.
    @MainActor
    static func asked<Answer>(_ answer: @autoclosure () -> Answer) -> Answer {
        current.calls += 1
        return answer()
    }
}
