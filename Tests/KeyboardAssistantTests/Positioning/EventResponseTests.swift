import Testing

@testable import KeyboardAssistant

@Suite struct EventResponseTests {
    typealias Showing = EventResponse.Showing

    /// All responses to events, each fact being true in half of them.
    static let all: [EventResponse] = (0..<32).map { bits in
        EventResponse(
            changesInset: bits & 1 != 0, hasInput: bits & 2 != 0, isDue: bits & 4 != 0,
            wasAwaited: bits & 8 != 0, isDisplaced: bits & 16 != 0)
    }

    @Test(
        "An input that is due is positioned, and otherwise what left the view comes back into it",
        arguments: [
            (EventResponse(), Showing.nothing),
            (EventResponse(hasInput: true), .nothing),
            (EventResponse(hasInput: true, isDue: true), .position),
            (EventResponse(changesInset: true, hasInput: true, isDue: true), .position),
            (EventResponse(changesInset: true, hasInput: true), .keepVisible),
            (EventResponse(changesInset: true), .keepVisible),
            (EventResponse(isDue: true), .nothing),
            (EventResponse(hasInput: true, isDisplaced: true), .keepVisible),
        ])
    func waysIntoView(response: EventResponse, showing: Showing) {
        let isCovered = { () -> Bool in
            Issue.record("Nobody has to know whether the keyboard covers the input")
            return true
        }
        #expect(response.showing(isSameKeyboard: true, isCovered: isCovered) == showing)
    }

    @Test("After another component made the inset, the input is positioned if it is covered")
    func coveredAfterAnothersInset() {
        let response = EventResponse(hasInput: true, wasAwaited: true)
        #expect(response.showing(isSameKeyboard: true) { true } == .position)
        #expect(response.showing(isSameKeyboard: true) { false } == .nothing)
        let changing = EventResponse(changesInset: true, hasInput: true, wasAwaited: true)
        #expect(changing.showing(isSameKeyboard: true) { false } == .keepVisible)
    }

    @Test("Under a keyboard that isn't the one of the event any more, nothing is positioned")
    func anotherKeyboard() {
        for response in Self.all {
            #expect(response.showing(isSameKeyboard: false) { true } != .position)
        }
    }

    @Test("Nothing is shown that isn't necessary")
    func unnecessaryResponses() {
        for response in Self.all where !response.isNecessary {
            for isCovered in [true, false] {
                #expect(response.showing(isSameKeyboard: true) { isCovered } == .nothing)
            }
        }
    }

    @Test("Whether the edited part has left the view is asked only where the answer counts")
    func displacementThatCounts() {
        for response in Self.all {
            var (displaced, still) = (response, response)
            (displaced.isDisplaced, still.isDisplaced) = (true, false)
            let differs = [true, false].contains { isCovered in
                displaced.showing(isSameKeyboard: true) { isCovered }
                    != still.showing(isSameKeyboard: true) { isCovered }
            }
            #expect(response.dependsOnDisplacement == differs)
        }
    }
}
