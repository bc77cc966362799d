import Requirements
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

@Suite struct BarContentsTests {
    @Test(
        "Keys find the leading items, then the trailing ones as they are read, then the toolbar's",
        .requirement("U556"))
    func order() {
        var bars = BarContents(leading: [1, 2], trailing: [9, 8], toolbar: [3, 4])
        #expect(bars.inOrder == [1, 2, 8, 9, 3, 4])
        bars.hidesNavigationBar = true
        #expect(bars.inOrder == [3, 4])
        bars.hidesToolbar = true
        #expect(bars.inOrder == [])
        bars.hidesNavigationBar = false
        #expect(bars.inOrder == [1, 2, 8, 9])
        bars.isMoving = true
        #expect(bars.inOrder == [])
    }

    @Test(
        "B1 to B14: each system item has KeyboardKit's keys", .requirement("U556"),
        arguments: [
            (.cancel, "escape"), (.close, "command+w"), (.done, "command+return"),
            (.save, "command+s"), (.action, "command+i"), (.edit, "command+e"),
            (.add, "command+n"), (.compose, "command+n"), (.reply, "command+r"),
            (.refresh, "command+r"), (.bookmarks, "command+b"), (.search, "command+f"),
            (.trash, "command+backspace"), (.rewind, "command+left"),
            (.fastForward, "command+right"), (.organize, nil), (.camera, nil), (.play, nil),
            (.pause, nil), (.stop, nil), (.undo, nil), (.redo, nil), (.flexibleSpace, nil),
            (.fixedSpace, nil),
        ] as [(UIBarButtonItem.SystemItem, String?)])
    func keys(item: UIBarButtonItem.SystemItem, keys: String?) {
        let command = BuiltInCommand(pressing: item)
        #expect(command?.defaultKeys == keys.flatMap { KeyChord(text: $0) }.map { [$0] })
        // Media run to the right in every language.
        #expect(command?.defaultKeys(rightToLeft: true) == command?.defaultKeys)
        #expect(command.map(BuiltInCommand.all.contains) ?? true)
    }

    @Test("A key that several commands want goes to the first, and is told", .requirement("U556"))
    func precedence() {
        let wish = { (command: BuiltInCommand) in
            AvailableCommand(command: command, keys: command.defaultKeys.map(\.descriptor))
        }
        let commands: [BuiltInCommand] = [.goBack, .rewindButton, .closeButton, .dismissScreen]
        var precedence = KeyPrecedence(commands: commands.map(wish))
        #expect(
            precedence.granted.map { $0.keys.compactMap { KeyChord($0)?.text } } == [
                ["command+[", "command+left"], [], ["command+w"], ["escape"],
            ])
        #expect(
            precedence.contested == [
                KeyChord(.leftArrow, .command): ["screen.back", "bar.rewind"],
                KeyChord("w", .command): ["bar.close", "screen.dismiss"],
            ])
        precedence.inside = [.init(keys: KeyChord("["), command: "list.next")]
        precedence.inside.append(.init(keys: KeyChord("[", .command), command: "list.next"))
        precedence.outside = [
            .init(keys: KeyChord("w", .command), command: "window.close"),
            .init(keys: KeyChord(.escape), command: "screen.dismiss"),
        ]
        #expect(
            precedence.contested == [
                KeyChord("[", .command): ["list.next", "screen.back"],
                KeyChord(.leftArrow, .command): ["screen.back", "bar.rewind"],
                KeyChord("w", .command): ["bar.close", "screen.dismiss", "window.close"],
            ])
    }

    @Test(
        "W1 to W3: windows have keys where there can be several, settings where there are some",
        .requirement("U556"))
    func windows() {
        let names = { (several: Bool, settings: Bool, isMac: Bool) in
            WindowPolicy(supportsSeveral: several, hasSettings: settings, isMac: isMac)
                .commands.map(\.identifier.rawValue)
        }
        #expect(names(true, true, false) == ["window.new", "window.close", "window.settings"])
        #expect(names(true, false, false) == ["window.new", "window.close"])
        #expect(names(false, true, false) == ["window.settings"])
        #expect(names(false, false, false) == [])
        #expect(names(true, true, true) == [])
    }
}
