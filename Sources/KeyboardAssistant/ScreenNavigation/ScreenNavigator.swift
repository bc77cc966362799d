import UIKit

/// An object that lets people close sheets, go back and change tabs with the keyboard.
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

    /// A Boolean value that indicates whether keys close screens that cover everything.
    ///
    /// No gesture closes such a screen, so it stays unless the app sets this; sheets and popovers
    /// close as if they were swiped or tapped away.
    public var closesFullScreens = false

    /// The source of the keys that people chose for the commands; without one the commands have
    /// their default keys.
    public weak var keySource: (any KeyCommandSource)?

    /// Creates a navigator of all screens in `window`.
    public init(window: UIWindow) {
        start = .window(WeakBox(window))
    }

    /// Creates a navigator of `controller`, the controllers that contain it, and all screens that
    /// are presented above it.
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
        return target.commands(
            for: commands(in: screens).map { available($0, in: context, screens) })
    }

    /// Returns the object that performs `action`; nil if it is no action of the library's.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        target.receiver(of: action)
    }

    private func commands(in screens: FrontmostControllers) -> [BuiltInCommand] {
        var commands: [BuiltInCommand] = []
        if dismissalAction(in: screens) != .ignore { commands.append(.dismissScreen) }
        if screens.poppableStack != nil { commands.append(.goBack) }
        let tabs = screens.tabs?.selectableTabs ?? []
        return commands + zip(BuiltInCommand.tabs, tabs).filter { $1 != nil }.map(\.0)
    }

    /// Returns `command` with its keys; that of a tab has the title of the tab.
    private func available(
        _ command: BuiltInCommand, in context: KeyCommandContext, _ screens: FrontmostControllers
    ) -> AvailableCommand {
        var available = context.available(
            command, customKeys: keySource?.keys(for: command.identifier), titled: true)
        guard let index = BuiltInCommand.tabs.firstIndex(of: command),
            let title = screens.tabs?.selectableTabs[index]?.tabBarItem.title, !title.isEmpty
        else { return available }
        available.keys = available.keys.map { $0.titled(title) }
        return available
    }

    private func dismissalAction(in screens: FrontmostControllers) -> DismissalPolicy.Action {
        DismissalPolicy(of: screens.front, closesFullScreens: closesFullScreens).action
    }

    // MARK: Performing commands

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

    /// Closes the frontmost screen, calling its delegate as a swipe does.
    ///
    /// - Returns: True if it is being dismissed now.
    @discardableResult
    func closeScreen() -> Bool {
        let screens = FrontmostControllers(of: startController)
        guard let screen = screens.front else { return false }
        switch dismissalAction(in: screens) {
        case .ignore: return false
        case .dismiss: return screen.dismissNotifyingDelegate(allowed: true)
        case .attempt: return screen.dismissNotifyingDelegate(allowed: false)
        }
    }

    /// Goes back where a back button shows, asking the bar's delegate first.
    ///
    /// - Returns: True if a screen is being popped now.
    @discardableResult
    func goBack() -> Bool {
        FrontmostControllers(of: startController).poppableStack?.popNotifyingDelegate() ?? false
    }

    /// Selects the tab at `index`, calling the delegate as a tap does.
    ///
    /// - Returns: True if the tab shows now.
    @discardableResult
    func selectTab(at index: Int) -> Bool {
        FrontmostControllers(of: startController).tabs?.selectTabNotifyingDelegate(at: index)
            ?? false
    }
}
