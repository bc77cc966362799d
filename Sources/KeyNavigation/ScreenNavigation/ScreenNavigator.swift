import UIKit

/// An object that lets people close sheets, go back, press bar buttons and change tabs with the
/// keyboard.
///
/// To connect it, override two members in a window or its root view controller: return
/// ``possibleKeyCommands`` from `keyCommands`, and return the result of
/// ``target(forKeyCommandAction:)`` from `target(forAction:withSender:)` if it isn't `nil`. You
/// don't need to subclass any view controller. The navigator holds no strong references to view
/// controllers.
@MainActor
public final class ScreenNavigator: MenuCommandPerformer {
    private enum Start {
        case window(WeakBox<UIWindow>)
        case controller(WeakBox<UIViewController>)
    }

    private let start: Start
    private var isAskingOthers = false
    private lazy var target = KeyCommandTarget { [weak self] command, keys in
        self?.perform(command, keys)
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
    /// Read this property each time. A key that several commands could have belongs to the first of
    /// these: Back, bar buttons from the leading edge to the trailing edge and then in the toolbar,
    /// Close, and tabs.
    public var possibleKeyCommands: [UIKeyCommand] {
        target.commands(
            for: precedence(in: FrontmostControllers(of: startController)).granted, keySource)
    }

    /// The keys of the frontmost screen's commands that another command could have now.
    ///
    /// The first command of each array has the key. For example, a screen may have a button that
    /// replies and another one that refreshes, both with ⌘R, as a list in it does. Commands of all
    /// the library's navigators in the responder chain count. Print this property while you develop,
    /// and give one of the buttons other keys.
    public var contestedKeys: [KeyChord: [CommandIdentifier]] {
        let screens = FrontmostControllers(of: startController)
        var precedence = precedence(in: screens)
        // An app that prints this while it is asked for its key commands isn't asked again.
        guard !isAskingOthers else { return precedence.contested }
        isAskingOthers = true
        defer { isAskingOthers = false }
        let chain = screens.front?.viewIfLoaded?.keyResponderChain ?? []
        let commands = chain.flatMap { $0.keyCommands ?? [] }
        let inside = commands.prefix { !target.owns($0) }
        precedence.inside = inside.compactMap(KeyPrecedence.Wish.init)
        precedence.outside = commands.dropFirst(inside.count)
            .filter { !target.owns($0) }.compactMap(KeyPrecedence.Wish.init)
        return precedence.contested
    }

    /// Returns the object that performs `action`; `nil` if `action` isn't the library's.
    public func target(forKeyCommandAction action: Selector) -> Any? {
        target.receiver(of: action)
    }

    package func menuReceiver(of action: Selector, _ sender: Any?) -> Any? {
        target.menuReceiver(
            of: action, sender, precedence(in: FrontmostControllers(of: startController)).commands)
    }

    /// Returns the commands of the frontmost screen with the keys that they want.
    ///
    /// The main menu may have one of the keys.
    private func precedence(in screens: FrontmostControllers) -> KeyPrecedence {
        let context = KeyCommandContext(of: screens.front?.viewIfLoaded)
        let closeKeys = CloseKeys(in: keySource)
        let commands = titledCommands(in: screens).map { command, title in
            let keys = context.available(command, from: keySource, titled: false).keys
                .map { $0.titled(title) }
            return AvailableCommand(command: command, keys: closeKeys.available(keys))
        }
        return KeyPrecedence(commands: commands)
    }

    /// Returns the commands that have an effect, in order of precedence.
    ///
    /// A tab command has the title of the tab, and a bar button its own.
    private func titledCommands(in screens: FrontmostControllers) -> [(BuiltInCommand, String?)] {
        var commands: [(BuiltInCommand, String?)] = []
        if screens.poppableStack != nil { commands.append((.goBack, nil)) }
        commands += screens.barButtons.map { ($0.command, $0.item.spokenTitle) }
        if dismissalAction(in: screens) != .ignore { commands.append((.dismissScreen, nil)) }
        commands += zip(BuiltInCommand.tabs, screens.tabs?.selectableTabs ?? [])
            .compactMap { command, tab in tab.map { (command, $0.title) } }
        return commands.map { command, title in
            (command, [title, command.title].compactMap(\.self).first { !$0.isEmpty })
        }
    }

    private func dismissalAction(in screens: FrontmostControllers) -> DismissalPolicy.Action {
        DismissalPolicy(of: screens.front, closesFullScreens: closesFullScreens).action
    }

    // MARK: Performing commands

    private func perform(_ identifier: CommandIdentifier, _ keys: KeyCommandDescriptor) {
        switch identifier {
        case BuiltInCommand.dismissScreen.identifier: closeScreen()
        case BuiltInCommand.goBack.identifier: goBack()
        default:
            guard
                let index = BuiltInCommand.tabs.firstIndex(where: {
                    $0.identifier == identifier
                })
            else { return pressButton(identifier, keys) }
            selectTab(at: index)
        }
    }

    /// Presses the first bar button with the command, and with the keys if they are its own.
    private func pressButton(_ identifier: CommandIdentifier, _ keys: KeyCommandDescriptor) {
        let screens = FrontmostControllers(of: startController)
        guard let view = screens.front?.viewIfLoaded else { return }
        screens.barButtons.first { $0.item.answers(to: identifier, keys) }?.item.press(by: view)
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

extension KeyPrecedence.Wish {
    /// Creates a wish for the keys of one of the library's commands; `nil` for other commands.
    @MainActor
    fileprivate init?(_ command: UIKeyCommand) {
        guard let origin = KeyCommandTarget.origin(of: command), let keys = KeyChord(command)
        else { return nil }
        self.init(keys: keys, command: origin.identifier)
    }
}
