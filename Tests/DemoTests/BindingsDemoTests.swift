import Testing

@testable import Demo

@MainActor
@Suite struct BindingsDemoTests {
    @Test("The demo of shortcuts ends well, swaps the keys, and finds them in the file again")
    func shortcutsDemoSwapsAndRefindsKeys() {
        var lines: [String] = []
        #expect(BindingsDemo.run(picturesIn: nil, telling: Output { lines.append($0) }) == 0)
        let text = lines.joined(separator: "\n")
        #expect(text.contains("New Message ⌘R, Reply ⌘N"))
        #expect(text.contains("A second registry reads the file: Reply is ⌘N"))
        #expect(!text.contains("NOT SO"))
    }
}
