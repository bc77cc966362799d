import Testing

@testable import KeyboardAssistant

@Suite struct InputOrderTests {
    private func order(_ items: String...) -> InputOrder<String> {
        var order = InputOrder<String>()
        for item in items { order.append(item) }
        return order
    }

    @Test("U60 Explicit items keep the order in which they were added")
    func explicitOrder() {
        let order = order("C", "A", "B")

        #expect(order.neighbor(of: "C", .next, loop: false) == "A")
        #expect(order.neighbor(of: "A", .next, loop: false) == "B")
    }

    @Test("U61 An item is in the order once")
    func duplicates() {
        #expect(order("A", "A").items == ["A"])
    }

    @Test("U66 Without a loop the ends have no neighbour")
    func withoutLoop() {
        let order = order("A", "B", "C")

        #expect(order.neighbor(of: "C", .next, loop: false) == nil)
        #expect(order.neighbor(of: "A", .previous, loop: false) == nil)
        #expect(order.neighbor(of: "A", .next, loop: false) == "B")
        #expect(order.neighbor(of: "C", .previous, loop: false) == "B")
    }

    @Test("U67 With a loop the ends meet, and a lone item meets itself")
    func withLoop() {
        let order = order("A", "B", "C")

        #expect(order.neighbor(of: "C", .next, loop: true) == "A")
        #expect(order.neighbor(of: "A", .previous, loop: true) == "C")
        #expect(self.order("A").neighbor(of: "A", .next, loop: true) == "A")
        #expect(self.order("A").neighbor(of: "A", .next, loop: false) == nil)
    }

    @Test("U68 An unknown item has no neighbours")
    func unknown() {
        #expect(order("A").neighbor(of: "X", .next, loop: true) == nil)
        #expect(order("A").neighbors(of: "X", .next, loop: true) == [])
    }

    @Test("Neighbours agree with walking round a ring")
    func bruteForce() {
        for count in 1...6 {
            var order = InputOrder<Int>()
            for item in 0..<count { order.append(item) }
            for start in 0..<count {
                let ring = (1..<count).map { (start + $0) % count }
                #expect(order.neighbors(of: start, .next, loop: true) == ring)
                #expect(order.neighbors(of: start, .previous, loop: true) == ring.reversed())
                #expect(
                    order.neighbors(of: start, .next, loop: false) == ring.filter { $0 > start })
            }
        }
    }
}
