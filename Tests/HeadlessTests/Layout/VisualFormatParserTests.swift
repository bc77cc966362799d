import Testing

@testable import UIKit

@Suite struct VisualFormatParserTests {
    private typealias Box = VisualFormat.Box
    private typealias Space = VisualFormat.Connection
    private typealias Predicate = VisualFormat.Predicate

    @Test("A vertical line is read with its views, their sizes and the spaces between them")
    func aLineOfViewsIsRead() throws {
        let format = try VisualFormatParser.parse("V:|-8-[a]-[b(20)][c]|")
        #expect(format.isVertical)
        #expect(format.leading == Space(predicates: [Predicate(value: .constant(8))]))
        #expect(
            format.boxes == [
                Box(name: "a"), Box(name: "b", predicates: [Predicate(value: .constant(20))]),
                Box(name: "c"),
            ])
        #expect(format.connections == [Space(), .flush])
        #expect(format.trailing == .flush)
    }

    @Test("A line without bars is horizontal, and doesn't reach the superview")
    func aLineNeedNotReachTheSuperview() throws {
        let format = try VisualFormatParser.parse("[a]")
        #expect(!format.isVertical && format.leading == nil && format.trailing == nil)
    }

    @Test("A predicate is read with its relation, name, factor, sum and priority")
    func aPredicateHasRelationNameFactorSumAndPriority() throws {
        let format = try VisualFormatParser.parse("[a(>=b*2/4+3@low,<=c-1)]")
        #expect(
            format.boxes[0].predicates == [
                Predicate(
                    relation: .greaterThanOrEqual, value: .name("b"), multiplier: 0.5, addend: 3,
                    priority: .name("low")),
                Predicate(relation: .lessThanOrEqual, value: .name("c"), addend: -1),
            ])
    }

    @Test(
        "A format that can't be read is reported with the place of the error",
        arguments: [
            ("", 0), ("|", 1), ("[]", 1), ("[a]-8", 5), ("[a]-8-", 6), ("[a][1]", 4), ("[a]]", 3),
            ("[a(20]", 5), ("[a(1..2)]", 3),
        ])
    func whatCannotBeReadHasAPlace(format: String, offset: Int) {
        #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse(format) }
        do {
            _ = try VisualFormatParser.parse(format)
        } catch {
            #expect(error.offset == offset)
        }
    }
}
