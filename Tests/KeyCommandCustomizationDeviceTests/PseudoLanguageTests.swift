import CoreGraphics
import DeviceFixtures
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyNavigation
@testable import KeyboardAssistant

/// A list with the commands of its navigators.
@MainActor
private final class NavigatedList: UITableViewController {
    private lazy var list = TableNavigator(tableView: tableView)
    private lazy var scroll = ScrollNavigator(scrollView: tableView)

    override var canBecomeFirstResponder: Bool { true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        40
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        UITableViewCell()
    }

    override var keyCommands: [UIKeyCommand]? {
        list.possibleKeyCommands + scroll.possibleKeyCommands
    }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        list.target(forKeyCommandAction: action, withSender: sender)
            ?? scroll.target(forKeyCommandAction: action, withSender: sender)
            ?? super.target(forAction: action, withSender: sender)
    }
}

/// The settings screen, the editor and the palette in languages that nobody speaks.
@MainActor
@Suite struct PseudoLanguageTests {
    private func settings(
        _ language: PseudoLanguage, _ size: UIContentSizeCategory
    ) -> (SimulatedDevice, KeyBindingsViewController) {
        let device = SimulatedDevice(
            .narrowest, language: language.device, textSize: size)
        device.keyboard.mode = .hardware(bar: false)
        let registry = KeyBindingsRegistry()
        registry.registerBuiltInCommands()
        let list = KeyBindingsViewController(registry: registry)
        device.show(UINavigationController(rootViewController: list))
        device.settle()
        return (device, list)
    }

    @Test(
        "All rows of the settings screen show their names and keys as a whole",
        .requirement("U600"), arguments: PseudoLanguage.allCases,
        PseudoLanguage.textSizes)
    func settingsAreShown(language: PseudoLanguage, size: UIContentSizeCategory) throws {
        try language.speak {
            let (device, list) = settings(language, size)
            let table = try #require(list.tableView)
            #expect(list.title == language.text("Keyboard Shortcuts"))
            var lost: Set<String> = []
            for section in 0..<table.numberOfSections {
                for row in 0..<table.numberOfRows(inSection: section) {
                    table.scrollToRow(at: [section, row], at: .middle, animated: false)
                    table.layoutIfNeeded()
                    lost.formUnion(table.lostTexts)
                }
            }
            #expect(lost == [])
            withExtendedLifetime(device) {}
        }
    }

    @Test(
        "The editor shows the titles of its buttons as a whole, or can be scrolled to them",
        .requirement("U600"), arguments: PseudoLanguage.allCases,
        PseudoLanguage.textSizes)
    func editorIsShown(language: PseudoLanguage, size: UIContentSizeCategory) throws {
        try language.speak {
            let (device, list) = settings(language, size)
            list.edit(KeyBindingIdentifier(BuiltInCommand.pageDown.identifier))
            device.settle()
            let screen = try #require(list.presentedViewController as? UINavigationController)
            let editor = try #require(screen.topViewController as? KeyBindingEditorViewController)
            #expect(editor.clearButton.title(for: .normal) == language.text("Remove Keys"))
            #expect(editor.view.lostTexts == [])
            try device.tap(editor.recordButton)
            device.settle()
            #expect(
                editor.recordButton.title(for: .normal) == language.text("Press the new keys…"))
            #expect(editor.view.lostTexts == [])
            #expect(editor.view.isReachable(editor.resetButton))
            device.rotate(to: .landscapeLeft)
            device.settle()
            #expect(editor.view.lostTexts == [])
            #expect(editor.view.isReachable(editor.resetButton))
        }
    }

    @Test(
        "The palette shows the commands, their areas and No Results as a whole",
        .requirement("U600"), arguments: PseudoLanguage.allCases,
        PseudoLanguage.textSizes)
    func paletteIsShown(language: PseudoLanguage, size: UIContentSizeCategory) {
        language.speak {
            let device = SimulatedDevice(
                .narrowest, language: language.device, textSize: size)
            device.keyboard.mode = .hardware(bar: false)
            let list = NavigatedList()
            device.show(list)
            device.settle()
            let registry = KeyBindingsRegistry()
            registry.registerBuiltInCommands()
            let palette = CommandPaletteViewController(for: list, registry: registry)
            list.present(palette, animated: false)
            device.settle()
            palette.tableView.layoutIfNeeded()
            #expect(palette.tableView.numberOfRows(inSection: 0) > 10)
            #expect(palette.view.lostTexts == [])
            device.type("qqqq")
            device.settle()
            #expect(palette.tableView.numberOfRows(inSection: 0) == 0)
            #expect(palette.view.lostTexts == [])
        }
    }
}
