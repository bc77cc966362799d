import Foundation
import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct CommandTitleTests {
    @Test(
        "Every command has a title in every language", .requirement("U136"),
        arguments: Languages.all)
    func everyLanguageTitlesEveryCommand(language: String) {
        let missing = BuiltInCommand.all.filter { command in
            let title = String(translated: command.titleKey, languages: [language])
            // Some words of other languages are the English ones.
            return title.isEmpty
                || title == command.titleKey && !Self.sharedWords.contains(title)
                    && language != "en"
        }
        #expect(missing.map(\.titleKey) == [])
    }

    private static let sharedWords: Set<String> = Set((1...9).map { "Tab \($0)" } + ["Zoom in"])

    @Test("The titles are those that people know from other lists", .requirement("U136"))
    func titlesAreKnownFromOtherLists() {
        #expect(BuiltInCommand.previousItem.title == "Previous Item")
        #expect(BuiltInCommand.nextItem.title == "Next Item")
        #expect(BuiltInCommand.openItem.title == "Open Selected")
        #expect(BuiltInCommand.itemAbove.title == "Previous Row")
        #expect(BuiltInCommand.itemBelow.title == "Next Row")
        #expect(BuiltInCommand.pageDown.title == "Page Down")
    }
}
