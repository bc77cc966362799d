import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct ListPartWalkTests {
    typealias Case = (start: ListPart?, next: ListPart?, previous: ListPart?)

    @Test(
        "Headers come before the rows of their section, and footers after them",
        .requirement("U361"),
        arguments: [
            (nil, .listHeader, .listFooter),
            (.listHeader, .header(0), nil),
            (.header(0), .row(0, 0), .listHeader),
            (.row(0, 0), .row(0, 1), .header(0)),
            (.row(0, 1), .footer(0), .row(0, 0)),
            (.footer(0), .footer(1), .row(0, 1)),
            (.footer(1), .row(2, 0), .footer(0)),
            (.row(2, 0), .listFooter, .footer(1)),
            (.listFooter, nil, .row(2, 0)),
        ] as [Case])
    func partsFollowInOrder(_ example: Case) {
        let walk = ListPartWalk(
            rows: RowWalk([2, 0, 1]), hasListHeader: true, hasListFooter: true,
            hasHeader: { $0 == 0 }, hasFooter: { $0 < 2 })

        #expect(walk.next(.next, from: example.start) == example.next)
        #expect(walk.next(.previous, from: example.start) == example.previous)
    }

    @Test(
        "A walk goes on from a part that is gone", .requirement("U363"),
        arguments: [
            (.row(0, 7), .row(1, 0), .row(0, 0)),
            (.header(1), .row(1, 0), .row(0, 1)),
            (.footer(0), .row(1, 0), .row(0, 1)),
            (.row(9, 4), nil, .row(1, 0)),
            (.header(9), nil, .row(1, 0)),
            (.footer(9), nil, .row(1, 0)),
            (.listHeader, .row(0, 0), nil),
            (.listFooter, nil, .row(1, 0)),
        ] as [Case])
    func startNeedNotExist(_ example: Case) {
        let walk = ListPartWalk(rows: RowWalk([2, 1]))

        #expect(walk.next(.next, from: example.start) == example.next)
        #expect(walk.next(.previous, from: example.start) == example.previous)
    }

    @Test("A list without sections has nothing but its ends", .requirement("U363"))
    func emptyListHasEndsOnly() {
        var walk = ListPartWalk(
            rows: RowWalk([]), hasHeader: { _ in true }, hasFooter: { _ in true })

        #expect(walk.next(.next, from: nil) == nil)
        #expect(walk.next(.previous, from: .row(3, 1)) == nil)
        walk.hasListHeader = true
        #expect(walk.next(.next, from: nil) == .listHeader)
        #expect(walk.next(.previous, from: .row(3, 1)) == .listHeader)
    }

    @Test(
        "A walk finds what going along the list of all parts finds", .requirement("U361", "U362"),
        arguments: 0..<300 as Range<UInt64>)
    func walkAgreesWithFlatList(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let form = RandomParts(&random)
        let flat = form.parts
        #expect(flat == flat.sorted())

        for start in form.starts {
            let after = flat.first { part in start.map { part > $0 } ?? true }
            let before = flat.last { part in start.map { part < $0 } ?? true }
            #expect(form.walk.next(.next, from: start) == after, "\(form) \(start as Any)")
            #expect(form.walk.next(.previous, from: start) == before, "\(form) \(start as Any)")
        }
    }
}

/// A list with a few sections, of whose parts some contain inputs.
private struct RandomParts {
    let counts: [Int]
    let ends: (header: Bool, footer: Bool)
    let headers: Set<Int>
    let footers: Set<Int>
    let accepted: Set<RowPosition>

    init(_ random: inout SeededNumbers) {
        counts = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            max(0, Int.random(in: -1...4, using: &random))
        }
        ends = (.random(using: &random), .random(using: &random))
        headers = Set(counts.indices.filter { _ in .random(using: &random) })
        footers = Set(counts.indices.filter { _ in .random(using: &random) })
        accepted = Set(
            counts.enumerated().flatMap { section, count in
                (0..<count).map { RowPosition(section, $0) }
            }.filter { _ in .random(using: &random) })
    }

    /// All parts with inputs, one after the other.
    var parts: [ListPart] {
        var all: [ListPart] = ends.header ? [.listHeader] : []
        for (section, count) in counts.enumerated() {
            if headers.contains(section) { all.append(.header(section)) }
            for row in 0..<count where accepted.contains(RowPosition(section, row)) {
                all.append(.row(section, row))
            }
            if footers.contains(section) { all.append(.footer(section)) }
        }
        return all + (ends.footer ? [.listFooter] : [])
    }

    /// Every part that the list could have, whether it contains inputs or not.
    var starts: [ListPart?] {
        let inSections = counts.enumerated().flatMap { section, count in
            [.header(section), .footer(section)] + (0..<count).map { ListPart.row(section, $0) }
        }
        return [nil, .listHeader, .listFooter] + inSections
    }

    var walk: ListPartWalk {
        var rows = RowWalk(counts)
        rows.accepts = { [accepted] in accepted.contains($0) }
        return ListPartWalk(
            rows: rows, hasListHeader: ends.header, hasListFooter: ends.footer,
            hasHeader: { [headers] in headers.contains($0) },
            hasFooter: { [footers] in footers.contains($0) })
    }
}

extension ListPart {
    /// A row of a section.
    static func row(_ section: Int, _ row: Int) -> ListPart { .row(RowPosition(section, row)) }
}
