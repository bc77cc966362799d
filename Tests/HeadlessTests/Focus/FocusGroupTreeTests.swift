import CoreGraphics
import Testing
import UIKit

// Where a test names no source: WWDC21 10260 and Apple's reference of focusGroupIdentifier.
@Suite struct FocusGroupTreeTests {
    private typealias Tree = FocusGroupTree<String>

    private static func item(
        _ id: String, _ x: CGFloat, _ y: CGFloat, in groups: String..., priority: Int = 0
    ) -> Tree.Item {
        Tree.Item(
            id, frame: CGRect(x: x, y: y, width: 90, height: 40), priority: priority,
            groups: groups)
    }

    /// The places that Tab passes, from the first to where it began.
    private func walk(_ tree: Tree, backwards: Bool = false) -> [String] {
        var group: String?
        return tree.loop.indices.compactMap { _ in
            let next = tree.next(after: group, backwards: backwards)
            group = next?.groups.last
            return next?.id
        }
    }

    private static let columns = [
        item("search", 0, 60, in: "w", "sidebar", "field"),
        item("list", 0, 120, in: "w", "sidebar", "lists"),
        item("reminder", 100, 60, in: "w", "reminders"),
    ]

    private static var flat: [Tree.Item] {
        columns.map { item in
            var item = item
            item.groups.removeAll { $0 == "sidebar" }
            return item
        }
    }

    // WWDC21 10260, on sorting:
    // without a common parent, search field, reminders, lists.
    @Test("Groups without a common parent are passed in reading order")
    func groupsAreSortedInReadingOrder() {
        #expect(walk(Tree(Self.flat)) == ["search", "reminder", "list"])
    }

    // WWDC21 10260, on the common parent group:
    // with a common parent group, the two groups of the sidebar stay together.
    @Test("The groups of one parent are passed together, forward and backward")
    func theGroupsOfAParentStayTogether() {
        #expect(walk(Tree(Self.columns)) == ["search", "list", "reminder"])
        #expect(walk(Tree(Self.columns), backwards: true) == ["reminder", "list", "search"])
    }

    @Test("In a right-to-left language, the loop begins at the right")
    func rightToLeftBeginsAtTheRight() {
        #expect(walk(Tree(Self.columns, isRightToLeft: true)) == ["reminder", "search", "list"])
        #expect(walk(Tree(Self.flat, isRightToLeft: true)) == ["reminder", "search", "list"])
    }

    // WWDC21 10260: Tab loops.
    @Test("After the last group comes the first, and before the first the last")
    func theLoopHasNoEnd() {
        let tree = Tree(Self.columns)
        #expect(tree.next(after: "reminders")?.id == "search")
        #expect(tree.next(after: "field", backwards: true)?.id == "reminder")
    }

    @Test("A group whose only item has an empty frame is skipped")
    func aGroupWithNothingToSeeIsPassed() {
        var items = Self.columns
        items[1].frame = .zero
        #expect(walk(Tree(items)) == ["search", "reminder"])
    }

    @Test("Items with the same group identifier are one group, wherever they stand")
    func equalIdentifiersAreOneGroupWhereverTheyStand() {
        let tree = Tree([
            Self.item("a", 0, 0, in: "w", "same"), Self.item("b", 0, 100, in: "w", "other"),
            Self.item("c", 0, 200, in: "w", "same"),
        ])
        #expect(walk(tree) == ["a", "b"])
        #expect(tree.groups.first { $0.identifier == "same" }?.items.map(\.id) == ["a", "c"])
    }

    // WWDC21 10260, on priorities: of equals the first that is read.
    @Test("Focus enters a group at the first item with the highest priority")
    func theItemWithTheHighestPriorityIsPrimary() {
        let tree = Tree([
            Self.item("low", 0, 0, in: "g"),
            Self.item("second", 0, 100, in: "g", priority: 1000),
            Self.item("first", 0, 50, in: "g", priority: 1000),
        ])
        #expect(tree.next(after: nil)?.id == "first")
    }

    @Test("Without items there are no groups, and no item comes next")
    func nothingToFocusHasNoLoop() {
        #expect(Tree([]).next(after: nil) == nil)
        #expect(Tree([]).groups.isEmpty)
    }

    // (assumed: A34)
    @Test(
        "Frames whose tops differ by less than eight points are read as one line",
        arguments: [
            (
                [
                    CGRect(x: 50, y: 0, width: 9, height: 9),
                    CGRect(x: 0, y: 7, width: 9, height: 9),
                ],
                [1, 0]
            ),
            (
                [
                    CGRect(x: 50, y: 0, width: 9, height: 9),
                    CGRect(x: 0, y: 8, width: 9, height: 9),
                ],
                [0, 1]
            ),
            (
                [CGRect(x: 5, y: 5, width: 9, height: 9), CGRect(x: 5, y: 5, width: 9, height: 9)],
                [0, 1]
            ),
            (
                [CGRect(x: 5, y: 5, width: 9, height: 9), CGRect(x: 5, y: 0, width: 9, height: 9)],
                [1, 0]
            ),
        ])
    func topsNearerThanEightPointsAreOneLine(_ frames: [CGRect], _ order: [Int]) {
        #expect(FocusRows.order(of: frames, isRightToLeft: false) == order)
    }

    // WWDC21 10260 12:52 and 13:40, Apple's header:
    // own priority, selected, last, focused → what counts.
    @Test(
        "An app's own priority counts only if it is higher than the system's",
        arguments: [
            (0, false, false, false, 0), (-5, false, false, false, 0),
            (500, true, false, false, 2000),
            (1010, false, true, false, 1010), (500, false, true, false, 1000),
            (2001, true, true, false, 2001), (0, false, false, true, Int.max),
        ])
    func anAppCanOnlyRaiseAPriority(
        _ own: Int, _ isSelected: Bool, _ wasLast: Bool, _ isFocused: Bool, _ result: Int
    ) {
        #expect(
            FocusGroupPriority.effective(
                own: own, isSelected: isSelected, wasLast: wasLast, isFocused: isFocused)
                == result)
    }
}
