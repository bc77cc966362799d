import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct KeyCommandDescriptorTests {
    typealias Input = KeyCommandDescriptor.Input
    typealias Modifiers = KeyCommandDescriptor.Modifiers

    @Test(
        "Descriptors are equal if input, modifiers and title are, and hash alike then",
        .requirement("U160"))
    func equalDescriptorsHashAlike() {
        let up = KeyCommandDescriptor(input: .upArrow, modifiers: .shift)
        let same = KeyCommandDescriptor(input: .upArrow, modifiers: .shift)
        #expect(up == same)
        #expect(up.hashValue == same.hashValue)
        #expect(up != KeyCommandDescriptor(input: .downArrow, modifiers: .shift))
        #expect(up != KeyCommandDescriptor(input: .upArrow, modifiers: .command))
        #expect(up != up.titled("Up"))
    }

    @Test("Four inputs are arrows", .requirement("U161"))
    func fourInputsAreArrows() {
        let inputs: [Input] = [
            .characters("a"), .upArrow, .leftArrow, .downArrow, .rightArrow, .escape, .backspace,
            .tab, .return, .forwardDelete, .pageUp, .pageDown, .home, .end, .function(1),
        ]
        #expect(inputs.filter(\.isArrow) == [.upArrow, .leftArrow, .downArrow, .rightArrow])
    }

    @Test(
        "Each key has one spelling",
        arguments: [
            (Input.characters("O"), Input.characters("o")), (.characters("É"), .characters("é")),
            (.characters("\r"), .return), (.characters("\n"), .return),
            (.characters("\u{3}"), .return), (.characters("\t"), .tab),
            (.characters("\u{8}"), .backspace), (.characters("\u{7F}"), .forwardDelete),
            (.characters("\u{1B}"), .escape), (.characters(" "), .characters(" ")),
            (.function(13), .function(13)), (.characters(""), .characters("")),
        ])
    func eachKeyHasOneSpelling(input: Input, expected: Input) {
        let descriptor = KeyCommandDescriptor(input: input)
        #expect(descriptor.input == expected)
        #expect(KeyCommandDescriptor(input: descriptor.input).input == expected)
    }

    @Test("Bits that represent no key are dropped")
    func unknownModifierBitsAreDropped() {
        let descriptor = KeyCommandDescriptor(input: .tab, modifiers: Modifiers(rawValue: .max))
        #expect(descriptor.modifiers == .all)
    }

    @Test(
        "What points sideways is mirrored, and twice is not at all", .requirement("U164"),
        arguments: [
            (Input.leftArrow, Input.rightArrow), (.characters("["), .characters("]")),
            (.characters("{"), .characters("}")), (.characters("("), .characters(")")),
            (.characters("<"), .characters(">")), (.upArrow, .upArrow),
            (.characters("a"), .characters("a")),
        ])
    func sidewaysKeysAreMirrored(input: Input, mirrored: Input) {
        #expect(input.mirrored == mirrored)
        #expect(mirrored.mirrored == input)
    }
}
