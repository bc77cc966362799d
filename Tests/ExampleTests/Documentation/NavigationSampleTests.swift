import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class TitlesViewController: UITableViewController {
    let titles = ["Bread", "Chess", "Moss"]
    private lazy var navigator = TableNavigator(tableView: tableView)

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigator.textForRow = { [weak self] in self?.titles[$0.row] }
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !navigator.typeSelect(presses) { super.pressesBegan(presses, with: event) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        titles.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func use(_ source: any KeyCommandSource) { navigator.keySource = source }
}

private final class RootViewController: UINavigationController {
    private lazy var screens = ScreenNavigator(controller: self)

    override var keyCommands: [UIKeyCommand]? { screens.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        screens.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }
}

final class VimKeys: KeyCommandSource {
    func keys(for command: CommandIdentifier) -> [KeyChord]? {
        switch command {
        case "list.next": [KeyChord("j")]
        case "list.previous": [KeyChord("k")]
        default: nil
        }
    }
}

@MainActor
@Suite(.doubts(.lists, .keys)) struct NavigationSampleTests {
    @Test("The articles' list is walked, and its rows are found by typing", .requirement("U242"))
    func listIsWalkedAndSearched() {
        let (device, screen) = (SimulatedDevice(), TitlesViewController())
        device.show(screen)
        screen.becomeFirstResponder()
        device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.tableView.indexPathForSelectedRow == [0, 0])
        for key in ["m", "o"] { device.press(key) }
        #expect(screen.tableView.indexPathForSelectedRow == [0, 2])
    }

    @Test("Keys come from the article's source", .requirement("U242"))
    func keysComeFromArticleSource() {
        let (device, screen, source) = (SimulatedDevice(), TitlesViewController(), VimKeys())
        device.show(screen)
        screen.becomeFirstResponder()
        screen.use(source)
        for key in ["j", "j", "k"] { device.press(key) }
        #expect(screen.tableView.indexPathForSelectedRow == [0, 0])
        device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.tableView.indexPathForSelectedRow == [0, 0])
    }

    @Test("The article's root goes back by keys", .requirement("U242"))
    func articleRootGoesBackByKeys() {
        let device = SimulatedDevice()
        let root = RootViewController(rootViewController: UIViewController())
        device.show(root)
        let screen = TitlesViewController()
        root.pushViewController(screen, animated: false)
        device.settle()
        screen.becomeFirstResponder()
        device.press("[", .command)
        device.settle()
        #expect(root.viewControllers.count == 1)
    }
}
