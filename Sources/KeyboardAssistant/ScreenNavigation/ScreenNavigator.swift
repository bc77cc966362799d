import UIKit

/// Lets people close sheets, go back and change tabs with the keyboard.
///
/// Return ``possibleKeyCommands`` from `keyCommands` of a window or of its outermost controller,
/// and ask ``target(forKeyCommandAction:)`` in `target(forAction:withSender:)`. No controller has
/// to be a subclass of anything, and none is kept.
@MainActor
public final class ScreenNavigator: KeyNavigator {
    private enum Start {
        case window(WeakBox<UIWindow>)
        case controller(WeakBox<UIViewController>)
    }

    private let start: Start
    private lazy var target = KeyCommandTarget { [weak self] command, _ in
        self?.perform(command)
    }

    /// Whether a screen that covers everything can be closed by a key.
    ///
    /// No gesture closes such a screen, so it stays unless the app says otherwise; sheets and
    /// popovers close as if they were swiped or tapped away.
    public var closesFullScreens = false

    /// Whether people see the commands while they hold ⌘.
    public var showsTitles = true

    /// Which keys people gave to the commands; without it they have their own ones.
    public weak var keySource: (any KeyCommandSource)?

    /// Serves everything that shows in `window`.
    public init(window: UIWindow) {
        start = .window(WeakBox(window))
    }

    /// Serves `controller`, what contains it, and what is presented above it.
    public init(controller: UIViewController) {
        start = .controller(WeakBox(controller))
    }

    private var startController: UIViewController? {
        switch start {
        case .window(let box): box.object?.rootViewController
        case .controller(let box): box.object
        }
    }

    // MARK: Key commands

    /// The commands that would do something now; ask for them afresh every time.
    public var possibleKeyCommands: [UIKeyCommand] {
        let screens = FrontmostControllers(of: startController)
        let context = KeyCommandContext(of: screens.front?.viewIfLoaded)
        return target.commands(for: commands(in: screens).map { offer($0, in: context, screens) })
    }

    /// What performs `action`; nil if that is no action of the library's.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        target.receiver(of: action)
    }

    private func commands(in screens: FrontmostControllers) -> [BuiltInCommand] {
        var commands: [BuiltInCommand] = []
        if closing(of: screens).outcome != .nothing { commands.append(.dismissScreen) }
        if screens.stack != nil { commands.append(.goBack) }
        let tabs = screens.tabs?.choosableTabs ?? []
        return commands + zip(BuiltInCommand.tabs, tabs).filter { $1 != nil }.map(\.0)
    }

    /// A tab's command is called like the tab.
    private func offer(
        _ command: BuiltInCommand, in context: KeyCommandContext, _ screens: FrontmostControllers
    ) -> AvailableCommand {
        var offer = context.offer(
            command, chosen: keySource?.keys(for: command.identifier), titled: showsTitles)
        guard showsTitles, let index = BuiltInCommand.tabs.firstIndex(of: command),
            let title = screens.tabs?.choosableTabs[index]?.tabBarItem.title, !title.isEmpty
        else { return offer }
        offer.keys = offer.keys.map { $0.titled(title) }
        return offer
    }

    private func closing(of screens: FrontmostControllers) -> ScreenClosing {
        ScreenClosing(of: screens.front, closesFullScreens: closesFullScreens)
    }

    // MARK: What the commands do

    private func perform(_ identifier: CommandIdentifier) {
        switch identifier {
        case BuiltInCommand.dismissScreen.identifier: closeScreen()
        case BuiltInCommand.goBack.identifier: goBack()
        default:
            guard
                let index = BuiltInCommand.tabs.firstIndex(where: {
                    $0.identifier == identifier
                })
            else { return }
            selectTab(at: index)
        }
    }

    /// Closes the screen in front, with all that a swipe would ask and tell its delegate.
    ///
    /// - Returns: Whether it closes now.
    @discardableResult
    public func closeScreen() -> Bool {
        let screens = FrontmostControllers(of: startController)
        guard let screen = screens.front else { return false }
        switch closing(of: screens).outcome {
        case .nothing: return false
        case .close: return screen.closeAsBySwipe(mayClose: true)
        case .attempt: return screen.closeAsBySwipe(mayClose: false)
        }
    }

    /// Goes back where a back button shows, and asks the bar's delegate first.
    ///
    /// - Returns: Whether it goes back now.
    @discardableResult
    public func goBack() -> Bool {
        FrontmostControllers(of: startController).stack?.goBackAsByButton() ?? false
    }

    /// Chooses the tab at `index`, with all that a tap on it would ask and tell the delegate.
    ///
    /// - Returns: Whether the tab shows now.
    @discardableResult
    public func selectTab(at index: Int) -> Bool {
        FrontmostControllers(of: startController).tabs?.selectAsByTap(at: index) ?? false
    }
}
