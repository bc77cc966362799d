import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct BarItemsTests {
    private static func items(_ leading: String, _ trailing: String) -> BarItems<Character> {
        var items = BarItems<Character>()
        items.setLeading(Array(leading))
        items.setTrailing(Array(trailing))
        return items
    }

    @Test(
        "An item is in one place: the first of a list, and that of the list that was set last",
        .requirement("U369"),
        arguments: [
            ("", "", "", ""), ("ab", "cd", "ab", "cd"), ("aba", "", "ab", ""),
            ("", "bcbc", "", "bc"), ("abc", "b", "ac", "b"), ("aab", "bb", "a", "b"),
            ("ab", "ba", "", "ba"),
        ])
    func itemIsInOnePlace(
        leading: String, trailing: String, expectedLeading: String, expectedTrailing: String
    ) {
        let items = Self.items(leading, trailing)
        #expect(String(items.leading) == expectedLeading)
        #expect(String(items.trailing) == expectedTrailing)
        #expect(String(items.all) == expectedLeading + expectedTrailing)
    }

    @Test("A trailing item that is listed as a leading one moves there", .requirement("U369"))
    func trailingItemMovesToLeading() {
        var items = Self.items("ab", "cd")
        items.setLeading(Array("ca"))
        #expect(items == Self.items("ca", "d"))
    }

    @Test("Items that are gone are removed from both lists", .requirement("U369"))
    func goneItemsAreRemoved() {
        var items = Self.items("abc", "def")
        items.removeAll { "bde".contains($0) }
        #expect(items == Self.items("ac", "f"))
    }

    @Test(
        "After any changes, the lists are what a search through all places finds",
        .requirement("U369"), arguments: 0..<40)
    func anyChangesKeepEachItemOnce(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        var items = BarItems<Int>()
        /// The side on which each item is, and all items in the order of their places.
        var twin: [(item: Int, isLeading: Bool)] = []
        for _ in 0..<20 {
            let isLeading = random(2) == 0
            let new = (0..<random(6)).map { _ in random(5) }
            if isLeading { items.setLeading(new) } else { items.setTrailing(new) }
            twin.removeAll { $0.isLeading == isLeading || new.contains($0.item) }
            for item in new where !twin.contains(where: { $0.item == item }) {
                twin.append((item, isLeading))
            }
            #expect(items.leading == twin.filter(\.isLeading).map(\.item))
            #expect(items.trailing == twin.filter { !$0.isLeading }.map(\.item))
        }
    }
}
