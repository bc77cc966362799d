import CoreGraphics
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

/// The worked cases are those of the talk's custom sidebar: a search field over lists, and
/// reminders beside both.
@Suite struct FocusLoopTests {
    typealias Node = FocusNode<String>

    private static let search = Node("search", frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    private static let lists = Node("lists", frame: CGRect(x: 0, y: 50, width: 300, height: 900))
    private static let reminders = Node(
        "reminders", frame: CGRect(x: 310, y: 0, width: 700, height: 950))
    private static let flat = [search, lists, reminders]
    private static let columns = [
        Node(
            "sidebar", frame: CGRect(x: 0, y: 0, width: 300, height: 950),
            members: [group(search), group(lists)]), group(reminders),
    ]

    /// A group with one item, as a list with a row is.
    private static func group(_ node: Node) -> Node {
        Node(node.id, frame: node.frame, members: [Node("in \(node.id)", frame: node.frame)])
    }

    private func mirrored(_ nodes: [Node]) -> [Node] {
        nodes.map { node in
            var copy = node
            copy.frame.origin.x = 1010 - node.frame.maxX
            copy.members = mirrored(node.members)
            return copy
        }
    }

    private func tour(_ loop: FocusLoop<String>, from start: String, backward: Bool = false)
        -> [String]
    {
        var (group, tour) = (start, [start])
        for _ in loop.groups {
            guard let next = backward ? loop.group(before: group) : loop.group(after: group) else {
                break
            }
            group = next
            tour.append(next)
        }
        return tour
    }

    @Test("Without columns the loop zig-zags, and goes round", .requirement("U221"))
    func loopZigZagsWithoutColumns() {
        let loop = FocusLoop(Self.flat)
        #expect(tour(loop, from: "search") == ["search", "reminders", "lists", "search"])
    }

    @Test("A column is read as one before its neighbors", .requirement("U222"))
    func columnIsReadBeforeItsNeighbors() {
        let loop = FocusLoop(Self.columns)
        #expect(tour(loop, from: "search") == ["search", "lists", "reminders", "search"])
    }

    @Test("From right to left the same screen, mirrored, is read alike", .requirement("U223"))
    func mirroredScreenIsReadAlike() {
        let loop = FocusLoop(mirrored(Self.flat), rightToLeft: true)
        #expect(loop.groups == ["search", "reminders", "lists"])
        #expect(
            FocusLoop(Self.flat, rightToLeft: true).groups == ["reminders", "search", "lists"])
    }

    @Test("Groups in which nothing can be seen are passed", .requirement("U223"))
    func unseenGroupsArePassed() {
        var nodes = Self.flat
        nodes[1].isVisible = false
        #expect(FocusLoop(nodes).groups == ["search", "reminders"])
        nodes[0].isVisible = false
        nodes[2].isVisible = false
        #expect(FocusLoop(nodes).groups == [])
        #expect(FocusLoop(nodes).group(after: "search") == nil)
    }

    @Test("Shift-Tab goes the way back", .requirement("U224"))
    func shiftTabGoesSameWayBack() {
        let loop = FocusLoop(Self.columns)
        #expect(
            tour(loop, from: "search", backward: true)
                == ["search", "reminders", "lists", "search"])
    }

    private static let rows = (0..<3).map {
        Node("row \($0)", frame: CGRect(x: 0, y: $0 * 50, width: 300, height: 50))
    }

    private func list(_ priorities: [Int], visible: [Bool] = [true, true, true]) -> FocusLoop<
        String
    > {
        var rows = Self.rows
        for index in rows.indices {
            rows[index].priority = FocusPriority(rawValue: priorities[index])
            rows[index].isVisible = visible[index]
        }
        return FocusLoop([
            Node("list", frame: CGRect(x: 0, y: 0, width: 300, height: 150), members: rows)
        ])
    }

    @Test(
        "Focus enters a group at the visible item that wants it most, or the first of them",
        .requirement("U226"))
    func focusEntersAtPrimaryVisibleItem() {
        #expect(list([0, 1000, 1010]).primaryItem(of: "list") == "row 2")
        #expect(
            list([0, 1000, 1010], visible: [true, true, false]).primaryItem(of: "list") == "row 1")
        #expect(list([1010, 2000, 0]).primaryItem(of: "list") == "row 1")
        #expect(list([0, 0, 0]).primaryItem(of: "list") == "row 0")
        #expect(list([0, 0, 0]).primaryItem(of: "elsewhere") == nil)
    }

    @Test("An app can only raise a priority, and none is below zero", .requirement("U227"))
    func appCanOnlyRaisePriority() {
        let values: [FocusPriority] = [
            .ignored, .previouslyFocused, .prioritized, .currentlyFocused,
        ]
        #expect(values.map(\.rawValue) == [0, 1000, 2000, Int.max])
        #expect(
            FocusPriority.effective(own: FocusPriority(rawValue: 500), system: .prioritized)
                == .prioritized)
        #expect(FocusPriority(rawValue: -5) == .ignored)
    }

    @Test("A group is entered again where it was left", .requirement("U228"))
    func groupIsReenteredWhereLeft() {
        var loop = list([0, 0, 0])
        loop.focus("row 2")
        #expect(loop.primaryItem(of: "list") == "row 2")
        loop.focus("elsewhere")
        #expect(loop.primaryItem(of: "list") == "row 2")
        var selected = list([2000, 0, 0])
        selected.focus("row 2")
        #expect(selected.primaryItem(of: "list") == "row 0", "what is selected comes first")
    }

    @Test("Arrows stay inside the group", .requirement("U225"))
    func arrowsStayInsideGroup() {
        let loop = list([0, 0, 0])
        #expect(loop.destination(of: .arrow(.down), from: "row 0") == "row 1")
        #expect(loop.destination(of: .arrow(.up), from: "row 1") == "row 0")
        #expect(loop.destination(of: .arrow(.down), from: "row 2") == nil)
        #expect(loop.destination(of: .arrow(.right), from: "row 0") == nil)
    }

    @Test("An arrow goes back the way of the last one, and not after focus has moved otherwise")
    func arrowGoesBackUnlessFocusMovedOtherwise() throws {
        // Below the first, and nearer to the second.
        let nodes = [("first", 0, 0), ("second", 60, 0), ("below", 50, 60)].map { name, x, y in
            Node(name, frame: CGRect(x: x, y: y, width: 40, height: 40))
        }
        var loop = FocusLoop([Node("box", frame: .zero, members: nodes)])
        let start = try #require(loop.place(of: "first"))
        loop.focus("first")
        #expect(loop.destination(of: .arrow(.down), from: start) == "below")
        loop.focus("below", after: .down, from: start)
        #expect(loop.destination(of: .arrow(.up), from: "below") == "first")
        loop.focus("second")
        loop.focus("below")
        #expect(loop.destination(of: .arrow(.up), from: "below") == "second")
    }

    @Test("Of two that lie equally far ahead an arrow leads to the one with more in the beam")
    func arrowPrefersItemInBeam() {
        let spans = [("start", 0, 100), ("narrow", 0, 30), ("wide", 40, 60)]
        let nodes = spans.enumerated().map { index, span in
            Node(
                span.0,
                frame: CGRect(x: span.1, y: index == 0 ? 0 : 100, width: span.2, height: 40))
        }
        let loop = FocusLoop([Node("box", frame: .zero, members: nodes)])
        #expect(loop.destination(of: .arrow(.down), from: "start") == "wide")
    }

    @Test("Of two that lie equally far an arrow leads to the one that is read first")
    func arrowPrefersItemReadFirst() {
        let nodes = [("start", 50, 0), ("left", 0, 100), ("right", 100, 100)].map { name, x, y in
            Node(name, frame: CGRect(x: x, y: y, width: 100, height: 40))
        }
        for order in [nodes, nodes.reversed()] {
            let loop = FocusLoop([Node("box", frame: .zero, members: order)])
            #expect(loop.destination(of: .arrow(.down), from: "start") == "left")
        }
    }

    @Test("Of items with the same id only the first counts")
    func onlyFirstOfSameIdCounts() {
        let twice = [0, 100].map {
            Node("a", frame: CGRect(x: 0, y: $0, width: 100, height: 40))
        }
        let loop = FocusLoop(twice)
        #expect(loop.order.map { $0.items.map(\.frame.minY) } == [[0]])
    }

    @Test("A group is at the position of its reachable items")
    func groupStandsWhereReachable() {
        func card(_ id: String, _ top: CGFloat) -> Node {
            Node(id, frame: CGRect(x: 0, y: top, width: 100, height: 40))
        }
        var lost = card("lost", 0)
        lost.isVisible = false
        let low = Node("low", frame: .zero, members: [lost, card("seen", 300)])
        let high = Node("high", frame: .zero, members: [card("top", 100)])
        #expect(FocusLoop([low, high]).groups == ["high", "low"])
    }

    @Test("Tab leads to where the next group is entered, and from nowhere into the loop")
    func tabLeadsToNextGroupsEntry() {
        let loop = FocusLoop(Self.columns)
        #expect(loop.destination(of: .next, from: "in search") == "in lists")
        #expect(loop.destination(of: .previous, from: "in search") == "in reminders")
        #expect(loop.destination(of: .next, from: nil) == "in search")
        #expect(loop.destination(of: .previous, from: "elsewhere") == "in reminders")
        #expect(list([0, 0, 0]).destination(of: .next, from: "row 1") == "row 0")
        let alone = FocusLoop([Self.search])
        #expect(alone.destination(of: .next, from: "search") == nil)
        #expect(FocusLoop<Int>([]).destination(of: .next, from: nil) == nil)
    }

    @Test("Things without views are ordered and walked like views", .requirement("U236"))
    func thingsAreWalkedWithoutViews() {
        let stars = [
            FocusNode(1, frame: CGRect(x: 100, y: 0, width: 10, height: 10)),
            FocusNode(2, frame: CGRect(x: 0, y: 3, width: 10, height: 10)),
            FocusNode(3, frame: CGRect(x: 50, y: 60, width: 10, height: 10)),
        ]
        let loop = FocusLoop([FocusNode(0, frame: .zero, members: stars)])
        #expect(loop.primaryItem(of: 0) == 2)
        #expect(loop.destination(of: .arrow(.right), from: 2) == 1)
        #expect(loop.destination(of: .arrow(.down), from: 2) == 3)
    }

    @Test("An earlier survey of the same screen is remembered, and the later one comes first")
    func laterSurveyPrecedesRememberedEarlierOne() {
        var (earlier, later) = (list([0, 0, 0]), list([0, 0, 0]))
        earlier.focus("row 2")
        later.merge(earlier)
        #expect(later.primaryItem(of: "list") == "row 2")
        later.focus("row 1")
        later.merge(earlier)
        #expect(later.primaryItem(of: "list") == "row 1")
    }

    @Test("What can be scrolled into sight is gone to, but a group is entered where it can be seen")
    func scrollableItemsAreReachedNotEntered() {
        var rows = Self.rows
        rows[0].isVisible = false
        rows[0].isReachable = true
        rows[2].isVisible = false
        let frame = CGRect(x: 0, y: 0, width: 300, height: 150)
        let loop = FocusLoop([Node("list", frame: frame, members: rows)])
        #expect(loop.primaryItem(of: "list") == "row 1")
        #expect(loop.destination(of: .arrow(.up), from: "row 1") == "row 0")
        #expect(loop.destination(of: .arrow(.down), from: "row 1") == nil)
        rows[1].isVisible = false
        let away = FocusLoop([Node("list", frame: frame, members: rows)])
        #expect(away.primaryItem(of: "list") == "row 0")
    }

    @Test("One frame that is no number does not move its group")
    func infiniteFrameDoesNotMoveGroup() {
        var wide = Self.rows
        wide[1].frame.size.width = .infinity
        let nodes = [
            Node("list", frame: .zero, members: wide),
            Node("after", frame: CGRect(x: 0, y: 400, width: 10, height: 10)),
        ]
        #expect(FocusLoop(nodes).groups == ["list", "after"])
    }

    @Test("Frames that are no numbers, and ids that come twice, order somehow and crash nothing")
    func badFramesAndIdsCrashNothing() {
        let odd = Node("odd", frame: CGRect(x: CGFloat.nan, y: .infinity, width: -1, height: 0))
        let loop = FocusLoop([odd, Self.search, Self.search, Self.lists])
        #expect(Set(loop.groups) == ["odd", "search", "lists"])
        #expect(loop.groups.count == 3)
    }
}

extension FocusLoop {
    /// Returns the item after `step` from `item`, which may be unknown.
    func destination(of step: FocusStep, from item: ID) -> ID? {
        destination(of: step, from: place(of: item))
    }
}
