import UIKit

/// An object that lets people close sheets, go back and change tabs with the keyboard.
///
/// To connect it, override two members in a window or its root view controller: return
/// ``possibleKeyCommands`` from `keyCommands`, and return the result of
/// ``target(forKeyCommandAction:)`` from `target(forAction:withSender:)` if it isn't `nil`. You
/// don't need to subclass any view controller. The navigator holds no strong references to view
/// controllers.
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

    /// A Boolean value that indicates whether keys close full-screen presentations.
    ///
    /// No gesture closes such a screen, so keys don't by default. Keys close sheets and popovers as
    /// a swipe or tap does.
    public var closesFullScreens = false

    /// The source of the keys that people chose for the commands.
    ///
    /// Without a source, the commands have their default keys.
    public weak var keySource: (any KeyCommandSource)?

    /// Creates a navigator for all screens in `window`.
    public init(window: UIWindow) {
        start = .window(WeakBox(window))
    }

    /// Creates a navigator for `controller`, the view controllers that contain it, and all screens
    /// that are presented above it.
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

    /// The key commands that currently have an effect.
    ///
    /// Read this property each time.
    public var possibleKeyCommands: [UIKeyCommand] {
        let screens = FrontmostControllers(of: startController)
        let context = KeyCommandContext(of: screens.front?.viewIfLoaded)
        return target.commands(
            for: commands(in: screens).map { available($0, in: context, screens) })
    }

    /// Returns the object that performs `action`; `nil` if `action` isn't the library's.
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

    /// Returns `command` with its keys, of which the main menu may have one.
    ///
    /// A tab command has the title of the tab.
    private func available(
        _ command: BuiltInCommand, in context: KeyCommandContext, _ screens: FrontmostControllers
    ) -> AvailableCommand {
        var available = context.available(
            command, customKeys: keySource?.keys(for: command.identifier), titled: true)
        if command == .dismissScreen {
            available.keys = CloseKeys(in: keySource).available(available.keys)
        }
        guard let index = BuiltInCommand.tabs.firstIndex(of: command),
            let title = screens.tabs?.selectableTabs[index]?.title, !title.isEmpty
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

    /// Closes the frontmost screen with the same delegate calls as a swipe.
    ///
    /// - Returns: True if the screen is now being dismissed.
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

    /// Goes back if there is a back button, after asking the delegate of the navigation bar.
    ///
    /// - Returns: True if a screen is now being popped.
    @discardableResult
    func goBack() -> Bool {
        FrontmostControllers(of: startController).poppableStack?.popNotifyingDelegate() ?? false
    }

    /// Selects the tab at `index` with the same delegate calls as a tap.
    ///
    /// - Returns: True if the tab is now selected.
    @discardableResult
    func selectTab(at index: Int) -> Bool {
        FrontmostControllers(of: startController).tabs?.selectTabNotifyingDelegate(at: index)
            ?? false
    }
}
