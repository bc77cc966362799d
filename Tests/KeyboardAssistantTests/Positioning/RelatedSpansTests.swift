import CoreGraphics
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct RelatedSpansTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var what: String
        var related: [ClosedRange<CGFloat>]
        var length: CGFloat = 100
        var expected: ClosedRange<CGFloat>
        var testDescription: String { what }
    }

    /// The field is at 100...140.
    private static let cases = [
        Case(what: "nothing", related: [], expected: 100...140),
        Case(what: "a label above", related: [80...96], expected: 80...140),
        Case(what: "an error below", related: [144...160], expected: 100...160),
        Case(what: "both", related: [80...96, 144...160], expected: 80...160),
        Case(what: "exactly what fits", related: [144...200], expected: 100...200),
        Case(what: "too much below", related: [150...220], expected: 100...200),
        Case(what: "too much above", related: [20...90], expected: 40...140),
        Case(
            what: "nothing left for the second", related: [150...220, 60...90], expected: 100...200),
        Case(what: "a part for the second", related: [144...180, 60...96], expected: 80...180),
        Case(what: "too far away", related: [200...220, 80...96], expected: 80...140),
        Case(what: "far away, its edge visible", related: [199...220], expected: 100...200),
        Case(what: "around the field", related: [90...150], expected: 90...150),
        Case(what: "around it and too large", related: [0...300], expected: 100...140),
        Case(
            what: "too large around it, then an error", related: [0...300, 144...160],
            expected: 100...160),
        Case(what: "inside of the field", related: [110...120], expected: 100...140),
        Case(what: "empty", related: [160...160], expected: 100...140),
        Case(what: "not finite", related: [120...CGFloat.infinity], expected: 100...140),
        Case(what: "not finite above", related: [-CGFloat.infinity...90], expected: 100...140),
        Case(what: "no space", related: [144...160], length: 0, expected: 100...140),
        Case(
            what: "space for the field alone", related: [144...160], length: 40, expected: 100...140
        ),
        Case(what: "no number", related: [144...160], length: .nan, expected: 100...140),
        Case(what: "endless space", related: [144...160], length: .infinity, expected: 100...140),
    ]

    @Test(
        "A field is extended by the views that belong to it, as far as they fit",
        .requirement("U366", "F43"), arguments: cases)
    func extends(_ example: Case) {
        let field: ClosedRange<CGFloat> = 100...140
        #expect(field.extended(by: example.related, fitting: example.length) == example.expected)
    }

    /// What is in each of the visible parts that show the field, then most of the first view, then
    /// most of the second, and so on, found by trying all whole offsets.
    private func slowly(
        _ field: ClosedRange<CGFloat>, _ related: [ClosedRange<CGFloat>], _ length: CGFloat
    ) -> ClosedRange<CGFloat> {
        var starts = stride(from: field.upperBound - length, through: field.lowerBound, by: 1)
            .map { $0 }
        for span in related {
            let seen = starts.map {
                max(0, min(span.upperBound, $0 + length) - max(span.lowerBound, $0))
            }
            starts = zip(starts, seen).filter { $0.1 == seen.max() }.map(\.0)
        }
        return starts[starts.count - 1]...starts[0] + length
    }

    @Test("Extending agrees with trying every visible part", .requirement("U366"))
    func extendingAgreesWithTrying() {
        let field: ClosedRange<CGFloat> = 20...28
        let spans = stride(from: CGFloat(0), to: 44, by: 6).flatMap { start in
            [4, 9, 21].map { start...start + $0 }
        }
        for length in [8, 11, 20, 33] as [CGFloat] {
            for first in spans {
                for second in spans {
                    #expect(
                        field.extended(by: [first, second], fitting: length)
                            == slowly(field, [first, second], length),
                        "\(first) \(second) in \(length)")
                }
            }
        }
    }

    @Test("A field that is taller than the space isn't extended")
    func tallFieldIsNotExtended() {
        let field: ClosedRange<CGFloat> = 100...300
        #expect(field.extended(by: [310...320], fitting: 150) == field)
    }

    @Test(
        "In the next row, the same views are expected beside an input of the same height",
        .requirement("U366", "U365"))
    func viewsAreExpectedInNextRow() {
        let group = RelativeGroup(height: 40, spans: [-20 ... -4, 44...60])
        #expect(group.spans(beside: 500...540) == [480...496, 544...560])
        #expect(group.spans(beside: 500...544) == [])
        #expect(RelativeGroup().spans(beside: 500...540) == [])
    }
}
