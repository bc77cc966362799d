import Testing

@testable import KeyboardAssistant

@Suite struct BuiltInCommandTests {
    @Test("Every command has a name of its own, in words with dots between them")
    func everyCommandHasOwnDottedName() {
        let names = BuiltInCommand.all.map(\.identifier.rawValue)
        #expect(Set(names).count == names.count)
        for name in names {
            let words = name.split(separator: ".", omittingEmptySubsequences: false)
            #expect(words.count == 2 && words[0].allSatisfy(\.isLowercase), "\(name)")
            for word in words {
                #expect(!word.isEmpty, "\(name)")
                #expect(word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }, "\(name)")
            }
        }
    }

    /// People keep their own keys by these names: one that changes loses them.
    @Test("The names are those that were published")
    func namesAreThosePublished() {
        #expect(
            BuiltInCommand.all.map(\.identifier.rawValue) == [
                "list.previous", "list.next", "list.first", "list.last", "list.commit",
                "list.open", "list.extendUp", "list.extendDown", "list.extendToFirst",
                "list.extendToLast", "list.selectAll", "list.clear", "list.delete", "list.moveUp",
                "list.moveDown", "list.home", "list.end", "list.extendHome", "list.extendEnd",
                "list.select", "list.extendToItem", "list.cursorUp", "list.cursorDown",
                "list.expand", "list.collapse", "list.enterCell", "list.nextControl",
                "list.previousControl", "list.activateControl", "list.decrease", "list.increase",
                "list.leaveCell",
                "grid.up", "grid.down", "grid.left", "grid.right", "grid.extendLeft",
                "grid.extendRight", "grid.moveLeft", "grid.moveRight", "grid.home", "grid.end",
                "grid.selectRow", "grid.selectColumn", "grid.cursorLeft", "grid.cursorRight",
                "scroll.up", "scroll.down", "scroll.left", "scroll.right", "scroll.pageUp",
                "scroll.pageDown", "scroll.top", "scroll.bottom", "scroll.jumpToTop",
                "scroll.jumpToBottom", "scroll.arrowPageUp", "scroll.arrowPageDown",
                "scroll.zoomIn", "scroll.zoomOut", "scroll.actualSize", "scroll.refresh",
                "screen.dismiss", "screen.back", "screen.nextArea", "screen.previousArea",
                "screen.tab1", "screen.tab2", "screen.tab3",
                "screen.tab4", "screen.tab5", "screen.tab6", "screen.tab7", "screen.tab8",
                "screen.tab9",
                "bar.cancel", "bar.close", "bar.done", "bar.save", "bar.share", "bar.edit",
                "bar.add", "bar.compose", "bar.reply", "bar.bookmarks", "bar.search",
                "bar.trash", "bar.rewind", "bar.fastForward",
                "column.next", "column.previous", "column.left", "column.right", "column.hide",
                "window.new", "window.close", "window.settings",
                "form.next", "form.previous",
                "composer.send", "composer.breakLine", "composer.recall", "composer.leave",
                "composer.nextControl", "composer.list", "composer.tab",
            ])
    }

    @Test("Every command has keys and a title, and no two of one area share keys without reason")
    func everyCommandHasKeysAndTitle() {
        for area in [
            BuiltInCommand.scrolling, BuiltInCommand.screens, BuiltInCommand.columns,
            BuiltInCommand.windows, BuiltInCommand.forms, BuiltInCommand.composers,
        ] {
            let keys = area.flatMap(\.defaultKeys)
            #expect(Set(keys).count == keys.count)
        }
        for command in BuiltInCommand.all {
            #expect(!command.defaultKeys.isEmpty, "\(command.identifier)")
            #expect(!command.titleKey.isEmpty, "\(command.identifier)")
        }
    }

    @Test("A command leaves its default keys to others that have them, and keeps its name")
    func commandLeavesDefaultKeys() {
        let home = BuiltInCommand.home.withoutDefaultKeys(of: .firstInRow, .lastInRow)
        #expect(home.defaultKeys == [.init(.home, .control)])
        #expect(home.identifier == "list.home" && home.title == "First Item")
        let back = BuiltInCommand.goBack.withoutDefaultKeys(of: .selectItem)
        #expect(back == .goBack)
    }

    @Test("Only what means a direction of reading is mirrored")
    func onlyReadingDirectionIsMirrored() {
        let mirrored = BuiltInCommand.all.filter {
            $0.defaultKeys(rightToLeft: true) != $0.defaultKeys(rightToLeft: false)
        }
        #expect(
            mirrored.map(\.identifier) == [
                "list.commit", "list.expand", "list.collapse", "list.decrease", "list.increase",
                "screen.back",
            ])
        #expect(
            BuiltInCommand.goBack.defaultKeys(rightToLeft: true) == [
                .init("]", .command),
                .init(.rightArrow, .command),
            ])
    }
}
