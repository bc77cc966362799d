import Testing

@testable import KeyboardAssistant

@Suite struct SpokenOrderTests {
    @Test(
        "Labels go along with their inputs, and what follows the last input stays last",
        arguments: [
            ("A a B b C c end", "abc", "A a B b C c end"),
            ("A a B b C c end", "cab", "C c A a B b end"),
            ("A a B b", "b", "A a B b"),
            ("A a x B b", "ba", "x B b A a"),
            ("a b c d", "dab", "c d a b"),
            ("A B", "xy", "A B"),
            ("a b", "xba", "b a"),
            ("", "ab", ""),
        ])
    func labelsGoAlongWithTheirInputs(elements: String, inputs: String, expected: String) {
        let words = elements.split(separator: " ").map(String.init)
        let order = AccessibilityOrder(inputs: inputs.map(String.init))
        #expect(order.sorted(words).joined(separator: " ") == expected)
    }

    @Test("Nothing is lost and nothing comes twice, whatever the order")
    func anyOrderLosesAndRepeatsNothing() {
        let elements = Array(0..<8)
        for bits in 0..<256 {
            let inputs = elements.filter { bits >> $0 & 1 == 1 }
            for order in [inputs, inputs.reversed(), Array(inputs.dropFirst() + inputs.prefix(1))] {
                let sorted = AccessibilityOrder(inputs: order).sorted(elements)
                #expect(sorted.sorted() == elements)
                #expect(sorted.filter(Set(order).contains) == order)
            }
        }
    }
}
