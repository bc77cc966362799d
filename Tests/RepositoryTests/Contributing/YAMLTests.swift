import Requirements
import Testing

@Suite struct YAMLTests {
    @Test("Mappings, sequences and texts are read as they are nested", .requirement("U448"))
    func nestedValuesAreRead() throws {
        let value = try YAML(
            """
            # A comment.
            name: Bug
            on: [push, 'pull request']
            body:
              - type: input
                id: device

                attributes:
                  label: Device
              - plain words
            same:
            - a
            - b
            empty:
            last: "yes"
            """)
        #expect(value["name"] == .text("Bug") && value["last"]?.text == "yes")
        #expect(value["on"] == .list([.text("push"), .text("pull request")]))
        #expect(value["body"]?.list.first?["attributes"]?["label"]?.text == "Device")
        #expect(value["body"]?.list.last == .text("plain words"))
        #expect(value["same"] == .list([.text("a"), .text("b")]) && value["empty"] == .text(""))
        #expect(value.mapping.count == 6 && value.texts.count == 11)
    }

    @Test("A literal block keeps its lines, and a folded one is a single line")
    func blocksAreRead() throws {
        let value = try YAML(
            """
            steps:
              literal: |
                1. Tap.
                2. Type: words
              folded: >-
                Some words
                # and more
            after: x
            """)
        #expect(value["steps"]?["literal"]?.text == "1. Tap.\n2. Type: words")
        #expect(value["steps"]?["folded"]?.text == "Some words # and more")
        #expect(value["after"]?.text == "x")
    }

    @Test(
        "What is no YAML, or isn't read, is refused with its line", .requirement("U448"),
        arguments: [
            ("", 1), ("a: b: c", 1), ("a: 1\na: 2", 2), ("a:\n  b: 1\n c: 2", 3),
            ("a: 1\n  b: 2", 2), ("words", 1), ("a: 'it''s'", 1), ("a: 'open", 1),
            ("a: {b: c}", 1), ("- a\n- *b", 2), ("a:\n\t- b", 2), ("a: `b`", 1),
        ])
    func brokenSourceIsRefused(source: String, line: Int) {
        #expect { try YAML(source) } throws: { ($0 as? YAML.Problem)?.line == line }
    }
}
