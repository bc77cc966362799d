import DeviceTesting
import Foundation
import KeyCommandCustomization
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private let archive = Selector(("archiveLetter:"))

/// The article's screen whose command depends on what is selected.
private final class ArchiveViewController: UIViewController {
    var selectedLetter: String?

    init() {
        super.init(nibName: nil, bundle: nil)
        ActionTable.register(archive, on: ArchiveViewController.self) { screen, _ in
            screen.selectedLetter = nil
        }
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        KeyBindingsRegistry.default.bindings(forProvider: ArchiveViewController.self)
            .make(withActionsForKeys: [("archive", archive)])
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == archive
            ? selectedLetter != nil : super.canPerformAction(action, withSender: sender)
    }
}

extension ArchiveViewController: KeyBindingsProvider {
    static var providerName: String { "Archive" }

    static func provideKeyBindings() -> [KeyBinding] {
        [
            KeyBinding(
                key: "archive", name: NSLocalizedString("Archive", comment: ""), input: "a",
                modifiers: [.command, .control], keywords: ["Archive", "Put Away"])
        ]
    }
}

/// The article about the palette, played by what people see.
@MainActor
@Suite(.doubts(.keys, .lists)) struct CommandPaletteSampleTests {
    private let device = SimulatedDevice(.iPad9_7)

    private func show(_ screen: UIViewController) {
        device.keyboard.mode = .hardware(bar: false)
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        screen.becomeFirstResponder()
    }

    private func palette(over screen: UIViewController) throws -> CommandPaletteViewController {
        try #require(screen.presentedViewController as? CommandPaletteViewController)
    }

    /// What the rows of a palette say.
    private func rows(of palette: UIViewController) throws -> [String] {
        let tables = palette.view.subviews.compactMap { $0 as? UITableView }
        let table = try #require(tables.first)
        table.layoutIfNeeded()
        return table.visibleCells.compactMap(\.accessibilityLabel)
    }

    private func letters() throws -> LettersViewController {
        try KeyBindingsRegistry.default.register(provider: LettersViewController.self)
        let screen = LettersViewController()
        show(screen)
        return screen
    }

    /// The rows of the article's table about what finds “Reply to All”.
    private static func searches() throws -> [String] {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(
                "Sources/KeyCommandCustomization/KeyCommandCustomization.docc/CommandPalette.md")
        let table = try String(contentsOf: file, encoding: .utf8)
            .components(separatedBy: "| People type | What they use |\n|---|---|\n")[1]
            .components(separatedBy: "\n\n")[0]
        return table.split(separator: "\n").flatMap { row in
            row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.output.1) }
        }
    }

    @Test(
        "The key and the button of the article open the palette, and it runs a command without keys",
        .requirement("U242", "U551"))
    func opensByKeyAndButton() throws {
        let screen = try letters()
        defer { KeyBindingsRegistry.default.forgetRecentCommands() }
        device.press("p", [.command, .shift])
        device.settle()
        let names = try rows(of: palette(over: screen)).map { $0.components(separatedBy: ",")[0] }
        #expect(names == ["Show Commands", "Reply to All", "Seal with Wax"])
        device.type("wax")
        device.press("\r")
        device.settle()
        #expect(screen.title == "Sealed" && screen.presentedViewController == nil)

        let button = try #require(screen.navigationItem.rightBarButtonItem?.primaryAction)
        UIControl().sendAction(button)
        device.settle()
        let again = try palette(over: screen)
        #expect(try rows(of: again).first?.hasPrefix("Seal with Wax") == true)
        KeyBindingsRegistry.default.forgetRecentCommands()
        device.press(UIKeyCommand.inputEscape)
        device.settle()
        device.press("p", [.command, .shift])
        device.settle()
        #expect(try rows(of: palette(over: screen)).first?.hasPrefix("Show Commands") == true)
    }

    @Test("What the article's table says to type finds its command", .requirement("U553"))
    func tableIsRight() throws {
        let screen = try letters()
        device.press("p", [.command, .shift])
        device.settle()
        let palette = try palette(over: screen)
        let texts = try Self.searches()
        #expect(texts.count > 6)
        for text in texts {
            device.type(text)
            device.settle()
            let found = try rows(of: palette)
            #expect(found.first?.hasPrefix("Reply to All") == true, "\(text): \(found)")
            device.press(UIKeyCommand.inputEscape)
            device.settle()
        }
    }

    @Test("A command is listed while its screen can perform it", .requirement("U242", "U551"))
    func listsWhatCanBePerformed() throws {
        try KeyBindingsRegistry.default.register(provider: ArchiveViewController.self)
        let screen = ArchiveViewController()
        show(screen)
        #expect(try rows(of: CommandPaletteViewController(for: screen)) == [])
        screen.selectedLetter = "Lunch"
        let palette = CommandPaletteViewController(for: screen)
        screen.present(palette, animated: true)
        device.settle()
        device.type("put aw")
        device.settle()
        #expect(try rows(of: palette).map { $0.hasPrefix("Archive") } == [true])
    }
}
