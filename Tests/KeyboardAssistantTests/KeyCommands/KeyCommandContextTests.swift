import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant

@Suite struct KeyCommandContextTests {
    typealias Key = KeyCommandDescriptor

    private func keys(
        of command: BuiltInCommand, in context: KeyCommandContext, custom: [KeyChord]? = nil
    ) -> [Key] {
        context.available(command, customKeys: custom, titled: false).keys
    }

    @Test("Keys that people chose replace the defaults, and none chosen are none")
    func chosenKeysReplaceDefaults() {
        let context = KeyCommandContext()
        let j = KeyChord("j")
        #expect(keys(of: .nextItem, in: context) == [Key(input: .downArrow)])
        #expect(keys(of: .nextItem, in: context, custom: [j]) == [j.descriptor])
        #expect(keys(of: .nextItem, in: context, custom: []) == [])
    }

    @MainActor
    @Test(
        "No command is made of chosen keys that no keyboard has, and the others are there",
        .requirement("U347"))
    func chosenKeysOfNoKeyboardAreLeftOut() {
        let custom = [
            KeyChord(.function(13)), KeyChord("j", .command), KeyChord("\u{1}", .command),
        ]
        let target = KeyCommandTarget { _, _ in }
        func inputs(_ custom: [KeyChord]) -> [String?] {
            target.commands(for: [
                KeyCommandContext().available(.nextItem, customKeys: custom, titled: false)
            ]).map(\.input)
        }
        #expect(inputs(custom) == ["j"])
        #expect(inputs([KeyChord(.characters("ab"))]) == [])
    }

    @Test("Defaults are mirrored; chosen keys stay as they were pressed")
    func onlyDefaultsAreMirrored() {
        let context = KeyCommandContext(isRightToLeft: true)
        let right = KeyChord(.rightArrow)
        #expect(
            keys(of: .commitItem, in: context)
                == [Key(input: .leftArrow), Key(input: .return)])
        #expect(keys(of: .commitItem, in: context, custom: [right]) == [right.descriptor])
    }

    @Test(
        "While text is edited, only keys that it does not take are offered", .requirement("F59"),
        .bug("https://github.com/Ranchero-Software/NetNewsWire/issues/2437"))
    func typingOffersOnlyWhatTextLeaves() {
        let context = KeyCommandContext(typing: .field)
        #expect(keys(of: .pageDown, in: context) == [])
        #expect(
            keys(of: .goBack, in: context)
                == [Key(input: "[", modifiers: .command)])
        #expect(keys(of: .dismissScreen, in: context).count == 2)
    }

    @Test("A list of suggestions may have the keys that move between lines")
    func suggestionsMayHaveLineKeys() {
        var context = KeyCommandContext(typing: .field, sharedKeys: .list)
        #expect(keys(of: .nextItem, in: context) == [Key(input: .downArrow)])
        #expect(keys(of: .commitItem, in: context) == [Key(input: .return)])
        #expect(keys(of: .extendDown, in: context) == [])
        context.typing = .text
        #expect(keys(of: .nextItem, in: context) == [])
        context.typing = .composing
        #expect(keys(of: .nextItem, in: context) == [])
    }

    @Test("A command's keys have its title if people are to see it")
    func titledCommandHasTitle() {
        let context = KeyCommandContext()
        for titled in [true, false] {
            let available = context.available(.openItem, customKeys: nil, titled: titled)
            #expect(available.keys.map(\.discoverabilityTitle) == [titled ? "Open Selected" : nil])
        }
    }
}
