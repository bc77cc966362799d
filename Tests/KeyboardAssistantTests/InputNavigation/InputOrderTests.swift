import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct InputOrderTests {
    private func order(_ items: String...) -> InputOrder<String> {
        var order = InputOrder<String>()
        for item in items { order.append(item) }
        return order
    }

    @Test("Explicit items keep the order in which they were added", .requirement("U60"))
    func explicitItemsKeepAddedOrder() {
        let order = order("C", "A", "B")

        #expect(order.neighbor(of: "C", .next, loop: false) == "A")
        #expect(order.neighbor(of: "A", .next, loop: false) == "B")
    }

    @Test("An item is in the order once", .requirement("U61"))
    func itemIsInOrderOnce() {
        #expect(order("A", "A").items == ["A"])
    }

    @Test("Without a loop the ends have no neighbor", .requirement("U66"))
    func endsHaveNoNeighborWithoutLoop() {
        let order = order("A", "B", "C")

        #expect(order.neighbor(of: "C", .next, loop: false) == nil)
        #expect(order.neighbor(of: "A", .previous, loop: false) == nil)
        #expect(order.neighbor(of: "A", .next, loop: false) == "B")
        #expect(order.neighbor(of: "C", .previous, loop: false) == "B")
    }

    @Test("With a loop the ends meet, and a lone item meets itself", .requirement("U67"))
    func endsMeetWithLoop() {
        let order = order("A", "B", "C")

        #expect(order.neighbor(of: "C", .next, loop: true) == "A")
        #expect(order.neighbor(of: "A", .previous, loop: true) == "C")
        #expect(self.order("A").neighbor(of: "A", .next, loop: true) == "A")
        #expect(self.order("A").neighbor(of: "A", .next, loop: false) == nil)
    }

    @Test("An unknown item has no neighbors", .requirement("U68"))
    func unknownItemHasNoNeighbors() {
        #expect(order("A").neighbor(of: "X", .next, loop: true) == nil)
        #expect(Array(order("A").neighbors(of: "X", .next, loop: true)) == [])
    }

    @Test("What is removed leaves its neighbors side by side, at the ends too")
    func removalLeavesNeighborsSideBySide() {
        var order = order("A", "B", "C", "D")
        order.remove("B")
        order.remove("X")
        #expect(order.items == ["A", "C", "D"])
        #expect(order.neighbor(of: "C", .previous, loop: false) == "A")
        order.remove("A")
        order.remove("D")
        #expect(order.items == ["C"] && order.first == "C" && order.last == "C")
        order.remove("C")
        #expect(order == InputOrder())
    }

    /// The same answers from a plain list.
    private struct Ring {
        var items: [Int] = []

        func neighbors(
            of item: Int, _ direction: InputDirection, loop: Bool
        ) -> [Int] {
            guard let index = items.firstIndex(of: item) else { return [] }
            let (before, after) = (Array(items[..<index]), Array(items[(index + 1)...]))
            switch direction {
            case .next: return after + (loop ? before : [])
            case .previous: return before.reversed() + (loop ? after.reversed() : [])
            }
        }
    }

    private enum Step: CaseIterable {
        case addA, addB, addC, addD, removeA, removeB, removeC

        var item: Int {
            switch self {
            case .addA, .removeA: 0
            case .addB, .removeB: 1
            case .addC, .removeC: 2
            case .addD: 3
            }
        }

        var adds: Bool {
            switch self {
            case .addA, .addB, .addC, .addD: true
            case .removeA, .removeB, .removeC: false
            }
        }
    }

    @Test(
        "Whatever is added and removed, the answers are those of a plain list", .requirement("U463")
    )
    func answersMatchThoseOfPlainList() {
        for history in sequences(of: Step.allCases, length: 5) {
            var (order, ring) = (InputOrder<Int>(), Ring())
            for step in history {
                if step.adds {
                    order.append(step.item)
                    if !ring.items.contains(step.item) { ring.items.append(step.item) }
                } else {
                    order.remove(step.item)
                    ring.items.removeAll { $0 == step.item }
                }
            }
            #expect(order.items == ring.items, "\(history)")
            #expect(order.first == ring.items.first && order.last == ring.items.last)
            for item in 0...4 {
                for direction in InputDirection.allCases {
                    for loop in [true, false] {
                        let expected = ring.neighbors(of: item, direction, loop: loop)
                        let found = Array(order.neighbors(of: item, direction, loop: loop))
                        #expect(found == expected, "\(history)")
                    }
                }
            }
        }
    }
}
