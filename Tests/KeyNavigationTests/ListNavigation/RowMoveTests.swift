import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct RowMoveTests {
    typealias Case = (from: RowPosition, move: RowMove, to: RowPosition?)

    @Test(
        "Keys move a row by one, through sections with and without rows",
        arguments: [
            (RowPosition(0, 1), .up, RowPosition(0, 0)), (RowPosition(0, 0), .up, nil),
            (RowPosition(0, 1), .down, RowPosition(0, 2)),
            (RowPosition(0, 2), .down, RowPosition(1, 0)),
            (RowPosition(2, 0), .up, RowPosition(1, 0)), (RowPosition(2, 1), .down, nil),
            (RowPosition(2, 7), .up, nil), (RowPosition(7, 0), .up, nil),
        ] as [Case])
    func moves(_ example: Case) {
        #expect(example.move.target(of: example.from, in: RowWalk([3, 0, 2])) == example.to)
    }

    @Test("A row moved down through all positions and up again has been everywhere once")
    func movedRowVisitsEveryPositionOnce() {
        var sections = [["a", "x"], [], ["b"], []]
        func move(_ from: RowPosition, _ move: RowMove) -> RowPosition? {
            let list = RowWalk(sections.map(\.count))
            guard let target = move.target(of: from, in: list) else { return nil }
            sections[target.section].insert(
                sections[from.section].remove(at: from.row), at: target.row)
            return target
        }
        var path = [RowPosition(0, 1)]
        while let next = move(path[path.count - 1], .down) { path.append(next) }
        var back = [path[path.count - 1]]
        while let next = move(back[back.count - 1], .up) { back.append(next) }

        #expect(path.map(\.section) == [0, 1, 2, 2, 3])
        #expect(back.reversed().dropFirst() == path[...])
        #expect(sections == [["x", "a"], [], ["b"], []])
    }
}
