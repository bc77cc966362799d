import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

/// The choice of the scroll view in which an input is shown above the keyboard.
@Suite struct ScrollViewChoiceTests {
    private struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var candidates: [ScrollViewCandidate]
        var current: Int?
        var expected: Int?

        init(
            _ name: String, _ candidates: [ScrollViewCandidate], current: Int? = nil,
            _ expected: Int?
        ) {
            testDescription = name
            self.candidates = candidates
            self.current = current
            self.expected = expected
        }
    }

    private static func scroll(
        _ visible: CGFloat, isCovered: Bool = true, isVertical: Bool = true, line: CGFloat = 40,
        input: CGFloat = 40
    ) -> ScrollViewCandidate {
        ScrollViewCandidate(
            scrollsVertically: isVertical, isCovered: isCovered, visibleLength: visible,
            inputLength: input, lineLength: line)
    }

    private static let cases: [Case] = [
        Case("none", [], nil),
        Case("the only one", [scroll(300)], 0),
        Case("the nearest of two", [scroll(300), scroll(500)], 0),
        Case("the outer one, if the keyboard covers the inner one", [scroll(0), scroll(500)], 1),
        Case("the outer one, if too little of the inner one is left", [scroll(39), scroll(40)], 1),
        Case("none that people can't scroll", [scroll(300, isVertical: false), scroll(200)], 1),
        Case("a sideways pager alone", [scroll(300, isVertical: false)], nil),
        Case(
            "the covered one around one that isn't", [scroll(90, isCovered: false), scroll(300)], 1),
        Case(
            "the nearest, if none is covered",
            [scroll(90, isCovered: false), scroll(600, isCovered: false)], 0),
        Case(
            "the one that shows all of a text view",
            [scroll(100, line: 44, input: 300), scroll(320, line: 44, input: 300)], 1),
        Case(
            "the nearest that shows a line, if none shows all",
            [scroll(100, line: 44, input: 400), scroll(320, line: 44, input: 400)], 0),
        Case("none, if none shows a line", [scroll(10), scroll(30), scroll(20)], nil),
        Case("none of which nothing is left", [scroll(0), scroll(-20)], nil),
        Case(
            "the current one, although an inner one would do", [scroll(300), scroll(400)],
            current: 1, 1),
        Case(
            "the current one, if exactly a line of it is left", [scroll(300), scroll(40)],
            current: 1, 1),
        Case(
            "another one, if too little of the current one is left", [scroll(300), scroll(20)],
            current: 1, 0),
        Case(
            "another one, if people can't scroll the current one",
            [scroll(300), scroll(400, isVertical: false)], current: 1, 0),
    ]

    @Test("The scroll view is", .requirement("U373"), arguments: cases)
    private func choiceIsRight(_ example: Case) {
        let chosen = ScrollViewCandidate.nearestThatHelps(
            example.candidates, current: example.current)
        #expect(chosen == example.expected)
    }

    @Test(
        "Where none shows a line, the one that shows the largest part is known",
        .requirement("U373", "U577"),
        arguments: [
            ([10, 30, 20], 1), ([20, 20], 0), ([0, -20], nil), ([], nil),
        ] as [([CGFloat], Int?)])
    func largestPart(lengths: [CGFloat], expected: Int?) {
        let candidates = lengths.map { Self.scroll($0) }
        #expect(ScrollViewCandidate.showingLargestPart(candidates) == expected)
        let sideways = candidates + [Self.scroll(300, isVertical: false)]
        #expect(ScrollViewCandidate.showingLargestPart(sideways) == expected)
    }

    @Test("What is chosen can be scrolled and shows something, and stays chosen")
    func choiceIsStable() {
        let lengths: [CGFloat] = [-10, 0, 20, 45, 90]
        let all = lengths.flatMap { length in
            [true, false].flatMap { isCovered in
                [true, false].map {
                    Self.scroll(length, isCovered: isCovered, isVertical: $0, line: 44, input: 80)
                }
            }
        }
        for (first, second) in all.flatMap({ first in all.map { (first, $0) } }) {
            let candidates = [first, second]
            guard let chosen = ScrollViewCandidate.nearestThatHelps(candidates) else {
                let useful = candidates.filter { $0.scrollsVertically && $0.visibleLength >= 44 }
                // One that isn't covered doesn't count beside one that is.
                #expect(useful.allSatisfy { !$0.isCovered })
                continue
            }
            #expect(candidates[chosen].scrollsVertically)
            #expect(candidates[chosen].visibleLength >= 44)
            #expect(
                ScrollViewCandidate.nearestThatHelps(candidates, current: chosen) == chosen)
        }
    }
}
