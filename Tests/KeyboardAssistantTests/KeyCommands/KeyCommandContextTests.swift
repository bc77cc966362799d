import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct KeyCommandContextTests {
    typealias Key = KeyCommandDescriptor

    @Test("Keys that people chose replace the defaults, and none chosen are none")
    func chosenKeysReplaceDefaults() {
        let context = KeyCommandContext()
        let j = Key(input: .characters("j"))
        #expect(context.keys(of: .nextItem, chosen: nil) == [Key(input: .downArrow)])
        #expect(context.keys(of: .nextItem, chosen: [j]) == [j])
        #expect(context.keys(of: .nextItem, chosen: []) == [])
    }

    @Test("Defaults are mirrored; chosen keys stay as they were pressed")
    func onlyDefaultsAreMirrored() {
        let context = KeyCommandContext(isRightToLeft: true)
        let right = Key(input: .rightArrow)
        #expect(
            context.keys(of: .commitItem, chosen: nil)
                == [Key(input: .leftArrow), Key(input: .return)])
        #expect(context.keys(of: .commitItem, chosen: [right]) == [right])
    }

    @Test(
        "While somebody types, only what text does not take is offered", .requirement("F59"),
        .bug("https://github.com/Ranchero-Software/NetNewsWire/issues/2437"))
    func typingOffersOnlyWhatTextLeaves() {
        let context = KeyCommandContext(typing: .field)
        #expect(context.keys(of: .pageDown, chosen: nil) == [])
        #expect(
            context.keys(of: .goBack, chosen: nil)
                == [Key(input: .characters("["), modifiers: .command)])
        #expect(context.keys(of: .dismissScreen, chosen: nil).count == 2)
    }

    @Test("A list of suggestions may have the keys that move between lines")
    func suggestionsMayHaveLineKeys() {
        var context = KeyCommandContext(typing: .field, sharedKeys: .list)
        #expect(context.keys(of: .nextItem, chosen: nil) == [Key(input: .downArrow)])
        #expect(context.keys(of: .commitItem, chosen: nil) == [Key(input: .return)])
        #expect(context.keys(of: .extendDown, chosen: nil) == [])
        context.typing = .text
        #expect(context.keys(of: .nextItem, chosen: nil) == [])
        context.typing = .composing
        #expect(context.keys(of: .nextItem, chosen: nil) == [])
    }
}
