import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

/// More commands than a screen shows.
@MainActor
private enum Archive: KeyBindingsProvider {
    static let keys = (1...40).map { "letter \($0)" }

    static func provideKeyBindings() -> [KeyBinding] {
        keys.map { KeyBinding(key: $0, name: $0, keys: []) }
    }

    static var providerName: String { "Archive" }
}

/// The palette, driven as people drive it.
@MainActor
@Suite(.doubts(.keys, .lists)) struct CommandPaletteScreenTests {
    @MainActor
    private struct Screen {
        let app: OffersApp
        let palette: CommandPaletteViewController
        var device: SimulatedDevice { app.device }

        init(
            _ keys: [String] = ["new", "send", "burn"], app: OffersApp? = nil,
            style: UIModalPresentationStyle = .formSheet
        ) throws {
            self.app = try app ?? OffersApp(hasMenu: false)
            for key in keys { self.app.addCommands(key) }
            palette = CommandPaletteViewController(
                for: self.app.screen, registry: self.app.registry)
            palette.modalPresentationStyle = style
            self.app.screen.present(palette, animated: true)
            self.app.device.settle()
        }

        var titles: [String] {
            palette.tableView.layoutIfNeeded()
            return palette.tableView.visibleCells.compactMap {
                $0.accessibilityLabel?.components(separatedBy: ",").first
            }
        }

        var selected: String? {
            palette.tableView.indexPathForSelectedRow.map { titles[$0.row] }
        }

        var isOpen: Bool { app.screen.presentedViewController === palette }

        func type(_ text: String) {
            device.type(text)
            device.settle()
        }

        func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) {
            device.press(input, modifiers)
            device.settle()
        }

        /// What VoiceOver has said.
        var heard: [String] {
            device.accessibilityPosts.filter { $0.notification == .announcement }
                .compactMap { $0.argument as? String }
        }

        var alert: UIAlertController? {
            app.screen.presentedViewController as? UIAlertController
        }
    }

    @Test("The palette lists what can run now, and what cannot is absent", .requirement("U551"))
    func listsWhatCanRun() throws {
        let screen = try Screen(["send", "new"])
        #expect(screen.titles == ["Send", "New Letter"])
        #expect(screen.palette.searchBar.searchTextField.isFirstResponder)
        #expect(screen.selected == "Send")
        screen.press(UIKeyCommand.inputEscape)
        screen.app.screen.able = []
        let other = try Screen([], app: screen.app)
        #expect(other.titles.isEmpty && other.palette.tableView.backgroundView != nil)
    }

    @Test(
        "A command that is chosen runs on the screen that had the keys, once the palette has gone",
        .requirement("U551", "U555"))
    func runsOnTheScreen() throws {
        let screen = try Screen()
        screen.type("let")
        // The others are found by the name of their provider.
        #expect(screen.titles == ["New Letter", "Send", "Burn"])
        screen.device.press("\r")
        #expect(screen.app.screen.performed.isEmpty)
        screen.device.settle()
        #expect(screen.app.screen.performed == ["new"])
        #expect(!screen.isOpen && screen.app.screen.isFirstResponder)
        // It is first when the palette is opened again.
        let again = try Screen([], app: screen.app)
        #expect(again.titles.first == "New Letter")
    }

    @Test("The search field is as high as large text needs", .requirement("U555"))
    func searchGrowsWithText() throws {
        let screen = try Screen()
        let (bar, list) = (screen.palette.searchBar, screen.palette.tableView)
        let field = bar.searchTextField
        #expect(bar.frame.height == 56)
        screen.device.textSize = .accessibilityExtraExtraExtraLarge
        screen.device.settle()
        let text = try #require(field.font).lineHeight
        #expect(text > 56 && field.bounds.height > text && bar.bounds.height > field.bounds.height)
        #expect(list.frame.minY == bar.frame.maxY)
    }

    @Test("Titles beside symbols of any width begin at one edge")
    func titlesBesideSymbols() throws {
        func title(in view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.text == "Title" { return label }
            return view.subviews.lazy.compactMap(title).first
        }
        let edges = try ["flag", "archivebox"].map { symbol in
            let cell = CommandPaletteCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 400, height: 60)
            cell.show(.init(title: "Title", section: ""), [], symbol: symbol, ([], []), .systemBlue)
            cell.layoutIfNeeded()
            let label = try #require(title(in: cell))
            return label.convert(label.bounds, to: cell).minX
        }
        #expect(edges[0] == edges[1] && edges[0] < 60)
    }

    @Test("Without a section, a title is in the middle of its row")
    func titleWithoutSection() throws {
        let cell = CommandPaletteCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 400, height: 60)
        for section in ["Mail", ""] {
            cell.show(
                .init(title: "Title", section: section), [], symbol: nil, ([], []), .systemBlue)
        }
        cell.layoutIfNeeded()
        let label = try #require(Self.labels(in: cell).first { $0.text == "Title" })
        #expect(label.convert(label.bounds, to: cell).midY == 30)
    }

    @Test("A tap runs a command as well", .requirement("U555"))
    func runsByTouch() throws {
        let screen = try Screen()
        screen.palette.tableView.layoutIfNeeded()
        let row = try #require(screen.palette.tableView.visibleCells.last)
        #expect(row.bounds.height >= 44)
        try screen.device.tap(row)
        screen.device.settle()
        #expect(screen.app.screen.performed == ["burn"] && !screen.isOpen)
    }

    @Test(
        "Arrows, ⌃N and ⌃P, Home, End and the page keys select, around the ends",
        .requirement("U555"))
    func keysSelect() throws {
        let screen = try Screen()
        let down = UIKeyCommand.inputDownArrow
        let up = UIKeyCommand.inputUpArrow
        let steps: [(String, UIKeyModifierFlags, String)] = [
            (down, [], "Send"), ("n", .control, "Burn"), (down, [], "New Letter"),
            (up, [], "Burn"), ("p", .control, "Send"), (UIKeyCommand.inputHome, [], "New Letter"),
            (UIKeyCommand.inputEnd, [], "Burn"), (up, .command, "New Letter"),
            (down, .command, "Burn"), (UIKeyCommand.inputPageUp, [], "New Letter"),
            (UIKeyCommand.inputPageDown, [], "Burn"),
        ]
        for (input, modifiers, expected) in steps {
            screen.press(input, modifiers)
            #expect(screen.selected == expected, "\(input)")
        }
        #expect(screen.palette.searchBar.text ?? "" == "")
    }

    @Test("Escape clears what is typed, then closes, and nothing runs", .requirement("U555"))
    func escapes() throws {
        let screen = try Screen()
        screen.type("sen")
        screen.press(UIKeyCommand.inputEscape)
        #expect(screen.isOpen && screen.palette.searchBar.text == "" && screen.titles.count == 3)
        screen.press(UIKeyCommand.inputEscape)
        #expect(!screen.isOpen && screen.app.screen.performed.isEmpty)
        #expect(screen.app.screen.isFirstResponder)
    }

    @Test("A palette that goes takes no more letters", .requirement("U555"))
    func leavingPaletteTakesNoLetters() throws {
        let screen = try Screen()
        screen.device.press(UIKeyCommand.inputEscape)
        screen.device.press("a")
        #expect(screen.palette.isBeingDismissed && screen.palette.searchBar.text ?? "" == "")
        screen.device.settle()
    }

    @Test("The field that had the keys has them again, whatever its screen does when it appears")
    func fieldHasKeysAgain() throws {
        let app = try OffersApp(hasMenu: false)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        app.screen.view.addSubview(field)
        field.becomeFirstResponder()
        let screen = try Screen(app: app, style: .fullScreen)
        #expect(!field.isFirstResponder)
        screen.press(UIKeyCommand.inputEscape)
        #expect(!screen.isOpen && field.isFirstResponder)
    }

    @Test("Escape twice in a row closes the palette alone, and once")
    func escapesOnce() throws {
        let app = try OffersApp(hasMenu: false)
        let root = UIViewController()
        app.device.window.rootViewController = root
        app.device.settle()
        root.present(app.screen, animated: false)
        app.device.settle()
        let screen = try Screen(app: app)
        #expect(screen.isOpen)
        screen.device.press(UIKeyCommand.inputEscape)
        screen.device.press(UIKeyCommand.inputEscape)
        _ = screen.palette.accessibilityPerformEscape()
        screen.device.settle()
        #expect(!screen.isOpen && root.presentedViewController === app.screen)
        #expect(app.screen.dismissals == 1)
    }

    @Test("A palette that is coming or going ignores Return and Escape, and then takes them again")
    func movingPalette() throws {
        let app = try OffersApp(hasMenu: false)
        app.addCommands("new")
        let palette = CommandPaletteViewController(for: app.screen, registry: app.registry)
        app.screen.present(palette, animated: true)
        app.device.press("\r")
        app.device.press(UIKeyCommand.inputEscape)
        #expect(app.screen.dismissals == 0)
        app.device.settle()
        #expect(app.screen.presentedViewController === palette)
        // A swipe is no call of the app's.
        app.device.fling(palette.searchBar, by: CGVector(dx: 0, dy: 500))
        #expect(palette.isBeingDismissed)
        app.device.press("\r")
        app.device.press(UIKeyCommand.inputEscape)
        app.device.settle()
        #expect(app.screen.presentedViewController == nil && app.screen.performed == [])
        #expect(app.screen.dismissals == 0 && app.screen.isFirstResponder)
        let again = try Screen([], app: app)
        again.press("\r")
        #expect(!again.isOpen && app.screen.performed == ["new"])
    }

    private static func labels(in view: UIView) -> [UILabel] {
        [view as? UILabel].compactMap(\.self) + view.subviews.flatMap(labels)
    }

    @Test("Only the letters that are typed are marked", .requirement("U553"))
    func marksLetters() throws {
        let screen = try Screen()
        screen.device.window.tintColor = .systemRed
        screen.type("new")
        let row = try #require(screen.palette.tableView.visibleCells.first)
        let title = try #require(
            Self.labels(in: row).compactMap(\.attributedText).first { $0.string == "New Letter" })
        let fonts = (0..<title.length).map {
            title.attribute(.font, at: $0, effectiveRange: nil) as? UIFont
        }
        let plain = UIFont.preferredFont(forTextStyle: .body)
        #expect(fonts.map { $0 != plain } == [true, true, true] + (3..<10).map { _ in false })
        let color = title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == .systemRed)
    }

    @Test(
        "Very large text has the keys below the name, and other text beside it",
        arguments: [UIContentSizeCategory.extraExtraExtraLarge, .accessibilityMedium])
    func largeText(size: UIContentSizeCategory) throws {
        let app = try OffersApp(hasMenu: false, on: .iPhone13)
        app.device.textSize = size
        let screen = try Screen(app: app)
        screen.palette.tableView.layoutIfNeeded()
        let row = try #require(screen.palette.tableView.visibleCells.first)
        let labels = Self.labels(in: row)
        let title = try #require(labels.first { $0.text == "New Letter" })
        let keys = try #require(labels.first { $0 is KeyCommandLabel })
        let name = title.convert(title.bounds, to: row)
        let chord = keys.convert(keys.bounds, to: row)
        #expect((chord.minY >= name.maxY) == size.isAccessibilityCategory)
        #expect((chord.minX >= name.maxX) != size.isAccessibilityCategory)
    }

    @Test("A command without keys shows none and VoiceOver says none, until it has some again")
    func noKeys() throws {
        let screen = try Screen(["send"])
        let registry = screen.app.registry
        var row: UITableViewCell? { screen.palette.tableView.visibleCells.first }
        let keys = { row.map(Self.labels)?.first { $0 is KeyCommandLabel } }
        registry.unassign(screen.app.identifier("send"))
        #expect(screen.titles == ["Send"] && row?.accessibilityLabel == "Send, Letters – Mailing")
        #expect(keys()?.isHidden == true)
        registry.customize(screen.app.identifier("send"), to: KeyChord("j", .command))
        #expect(screen.titles == ["Send"] && row?.accessibilityLabel?.hasSuffix("J") == true)
        #expect(keys()?.isHidden == false && keys()?.text == "⌘J")
    }

    @Test("Return confirms what is composed first", .requirement("U555"))
    func composing() throws {
        let screen = try Screen()
        let field = screen.palette.searchBar.searchTextField
        field.setMarkedText("se", selectedRange: NSRange(location: 2, length: 0))
        #expect(screen.palette.keyCommands?.isEmpty == true)
        field.unmarkText()
        #expect(screen.palette.keyCommands?.isEmpty == false)
    }

    @Test(
        "If the target has gone meanwhile, people are told and nothing else runs",
        .requirement("U551"))
    func targetIsGone() throws {
        let screen = try Screen()
        screen.app.screen.able = []
        screen.press("\r")
        #expect(screen.app.screen.performed.isEmpty)
        #expect(screen.alert?.title == "New Letter")
        #expect(screen.alert?.message == "This command isn’t available now.")
    }

    @Test("Return twice in a row runs a command once")
    func runsOnce() throws {
        let screen = try Screen()
        screen.device.press("\r")
        screen.device.press("\r")
        screen.device.settle()
        #expect(screen.app.screen.performed == ["new"])
    }

    @Test(
        "VoiceOver hears the command that a key selects, and not the number of results then",
        .requirement("U555"))
    func announcesSelection() throws {
        let screen = try Screen()
        screen.press(UIKeyCommand.inputDownArrow)
        #expect(screen.heard == [])
        screen.device.accessibility.isVoiceOverRunning = true
        screen.press(UIKeyCommand.inputDownArrow)
        screen.device.type("let")
        screen.device.press(UIKeyCommand.inputDownArrow)
        screen.device.advance(by: 1)
        #expect(screen.selected == "Send" && screen.heard == ["Burn", "Send"])
        screen.type("q")
        screen.press(UIKeyCommand.inputDownArrow)
        #expect(screen.heard.dropFirst(2) == ["No Results"])
    }

    @Test("VoiceOver hears the number of results once typing pauses", .requirement("U555"))
    func announcesResults() throws {
        let screen = try Screen()
        screen.device.accessibility.isVoiceOverRunning = true
        screen.device.type("bu")
        screen.device.type("rn")
        #expect(screen.heard.isEmpty)
        screen.device.advance(by: 1)
        #expect(screen.heard == ["Results: 1"])
        screen.device.type("q")
        screen.device.advance(by: 1)
        #expect(screen.heard == ["Results: 1", "No Results"])
        screen.press(UIKeyCommand.inputEscape)
        screen.device.type("bu")
        screen.device.press("\r")
        screen.device.advance(by: 2)
        #expect(screen.heard == ["Results: 1", "No Results", "Results: 3"] && !screen.isOpen)
        #expect(screen.app.screen.performed == ["burn"])
    }

    @Test("Keys that people change are shown at once, and the selection stays")
    func keysChange() throws {
        let screen = try Screen()
        screen.press(UIKeyCommand.inputDownArrow)
        screen.app.registry.customize(screen.app.identifier("send"), to: KeyChord("j", .command))
        #expect(screen.selected == "Send")
        let labels = screen.palette.tableView.visibleCells.compactMap(\.accessibilityLabel)
        #expect(labels.contains { $0.contains(KeyChord("j", .command).spokenText) })
        screen.type("command j")
        #expect(screen.titles == ["Send"])
    }

    @Test("A drag of the list puts the keyboard away", .requirement("U555"))
    func dragDismisses() throws {
        let app = try OffersApp(hasMenu: false)
        app.device.keyboard.mode = .docked
        let screen = try Screen(app: app)
        #expect(screen.palette.searchBar.searchTextField.isFirstResponder)
        screen.device.drag(screen.palette.tableView, by: CGVector(dx: 0, dy: 60))
        screen.device.settle()
        #expect(!screen.palette.searchBar.searchTextField.isFirstResponder && screen.isOpen)
    }

    @Test("The last row of a long list is above the keyboard", .requirement("U555"))
    func aboveKeyboard() throws {
        let app = try OffersApp(hasMenu: false, on: .iPhone13)
        app.device.keyboard.mode = .docked
        try app.registry.register(provider: Archive.self)
        for key in Archive.keys { app.addCommands(key, of: Archive.self) }
        let screen = try Screen([], app: app)
        let table = screen.palette.tableView
        // As VoiceOver scrolls; a finger would put the keyboard away. Once the rows have been seen,
        // the table knows how high they are.
        let last: IndexPath = [0, Archive.keys.count - 1]
        for _ in 1...2 {
            table.scrollToRow(at: last, at: .bottom, animated: false)
            table.layoutIfNeeded()
        }
        let row = try #require(table.cellForRow(at: last))
        let keyboard = try #require(screen.device.keyboard.frame)
        #expect(row.convert(row.bounds, to: nil).maxY <= keyboard.minY + 0.5)
    }

    @Test("Nothing of a palette stays when it has gone")
    func leavesNothing() throws {
        weak var palette: CommandPaletteViewController?
        let app = try OffersApp(hasMenu: false)
        do {
            let screen = try Screen(app: app)
            palette = screen.palette
            screen.press(UIKeyCommand.inputEscape)
        }
        app.device.settle()
        #expect(palette == nil)
    }
}
