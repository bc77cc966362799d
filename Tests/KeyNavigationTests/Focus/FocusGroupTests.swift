import CoreGraphics
import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

/// The groups to which nodes belong.
@Suite struct FocusGroupTests {
    typealias Node = FocusNode<String>

    /// A line of its own for each node, from top to bottom.
    private func node(
        _ id: String, line: Int, _ group: FocusMembership = .inherited, isFocusable: Bool = true,
        _ members: [Node] = []
    ) -> Node {
        Node(
            id, frame: CGRect(x: 0, y: line * 50, width: 300, height: 40),
            isFocusable: isFocusable, group: group, members: members)
    }

    private func groups(_ nodes: [Node]) -> [String: [String]] {
        let order = FocusLoop(nodes).order
        return Dictionary(uniqueKeysWithValues: order.map { ($0.id, $0.items.map(\.id)) })
    }

    @Test(
        "Lists and text inputs are groups of their own; the rest is in its parent's",
        .requirement("U219"))
    func listsAndInputsAreOwnGroups() {
        let screen = node(
            "screen", line: 0, .own, isFocusable: false,
            [
                node("field", line: 0, .own),
                node(
                    "list", line: 1, .own, isFocusable: false,
                    [node("cell", line: 1), node("cell’s field", line: 2, .own)]),
                node("text", line: 3, .own),
                node("stack", line: 4, isFocusable: false, [node("card", line: 4)]),
                node("badge", line: 5),
            ])
        #expect(
            groups([screen]) == [
                "field": ["field"], "list": ["cell"], "cell’s field": ["cell’s field"],
                "text": ["text"], "screen": ["card", "badge"],
            ])
        #expect(
            FocusLoop([screen]).groups == ["field", "list", "cell’s field", "text", "screen"],
            "the screen's own items are read in their turn")
    }

    @Test("Views with one name are one group, wherever they are", .requirement("U220"))
    func sameNameIsOneGroup() {
        let screen = node(
            "screen", line: 0, .own, isFocusable: false,
            [
                node("first", line: 0, .named("x")),
                node("between", line: 1),
                node(
                    "column", line: 2, .own, isFocusable: false,
                    [node("second", line: 2, .named("x"))]),
            ])
        let loop = FocusLoop([screen])
        #expect(groups([screen]) == ["first": ["first", "second"], "screen": ["between"]])
        #expect(loop.destination(of: .arrow(.down), from: "first") == "second")
        #expect(loop.group(after: "first") == "screen")
        #expect(loop.group(after: "screen") == "first")
    }

    @Test("A name inside itself, and a focusable group, are ordered and crash nothing")
    func oddNamesAreOrderedWithoutCrash() {
        let nest = node(
            "a", line: 0, .named("x"), [node("b", line: 1, .own, [node("c", line: 2, .named("x"))])]
        )
        #expect(groups([nest]) == ["a": ["a", "c"], "b": ["b"]])
    }

    @Test("What is in something hidden is hidden")
    func contentsOfHiddenAreHidden() {
        var box = node("box", line: 0, .own, isFocusable: false, [node("card", line: 0)])
        box.isVisible = false
        #expect(FocusLoop([box]).groups == [])
    }

    private static let search = Node("search", frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    private static let lists = Node("lists", frame: CGRect(x: 0, y: 50, width: 300, height: 900))
    private static let reminders = Node(
        "reminders", frame: CGRect(x: 310, y: 0, width: 700, height: 950))

    @Test("A column that is left and come back to is found, and one that is declared is none")
    func interruptedColumnIsFoundUnlessDeclared() {
        let flat = [Self.search, Self.lists, Self.reminders]
        #expect(FocusLoop(flat).interruptions == ["reminders"])
        let sidebar = Node(
            "sidebar", frame: .zero,
            members: [
                Node("top", frame: Self.search.frame, members: [Self.search]),
                Node("bottom", frame: Self.lists.frame, members: [Self.lists]),
            ])
        #expect(FocusLoop([sidebar, Self.reminders]).interruptions == [])
        let grid = (0..<4).map { cell in
            Node(
                "\(cell)",
                frame: CGRect(x: cell % 2 * 110, y: cell / 2 * 50, width: 100, height: 40))
        }
        #expect(FocusLoop(grid).interruptions == [], "lines of a form are no columns")
    }
}
