import UIKit

/// A registry of all bindings with the keys that people chose for them.
///
/// No two commands that can be reached together ever have the same keys.
@MainActor
public final class KeyBindingsRegistry {
    /// The registry of the app; any number of others can be used beside it.
    public static let `default` = KeyBindingsRegistry()

    var table = KeyBindingTable()
    var stored = StoredState()
    /// The reason why bindings could not be read or written, or not all of them.
    public internal(set) var storageProblem: KeyBindingsStorageError?

    private var keyboard = KeyboardInUse()
    private var inputModeTokens: NotificationTokens?

    let menus = MenuSystems()
    let lastKeyWindow = LastKeyWindow()
    /// The conflicts with other items of the main menu, by provider.
    var menuConflicts = OrderedDictionary<String, [KeyBindingConflict]>()

    private let subscribers = Subscribers<KeyBindingsEvent>()
    private let queue = EventQueue<KeyBindingsEvent>()
    private var suspensionCount = 0

    /// Creates a registry; without storage, changes hold until the app ends.
    public init(storage: (any KeyBindingsStorage)? = nil) {
        keyboard.languages = KeyboardInUse.activeLanguages
        table.layout = keyboard.layout
        inputModeTokens = NotificationTokens(
            [UITextInputMode.currentInputModeDidChangeNotification], in: .default
        ) { [weak self] _ in
            self?.updateLanguages()
        }
        if let storage { use(storage) }
    }

    /// The name of the folder in the app's Application Support that has the file of bindings; `nil`
    /// stores them nowhere.
    ///
    /// A name that could lead to another folder is rejected, see `storageProblem`.
    public var applicationSupportName: String? {
        didSet {
            guard oldValue != applicationSupportName else { return }
            useFolder(inApplicationSupport: applicationSupportName)
        }
    }
}

// MARK: Events

extension KeyBindingsRegistry {
    /// Calls `handler` with all events from now on, for as long as the returned token is held.
    public func observe(_ handler: @escaping (KeyBindingsEvent) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    /// A stream of all events from now on, which ends with the registry.
    public var events: AsyncStream<KeyBindingsEvent> { subscribers.stream() }

    /// Rebuilds the menus if `event` concerns them, and reports it to all observers.
    func report(_ event: KeyBindingsEvent) {
        switch event {
        case .changed, .registered: menus.setNeedsRebuild()
        case .storageProblem: break
        }
        queue.send([event]) { subscribers.send($0) }
    }
}

// MARK: Suspending commands

extension KeyBindingsRegistry {
    /// A Boolean value that indicates whether no commands are made because a screen records keys.
    var isSuspended: Bool { suspensionCount > 0 }

    /// Suspends all commands while the returned object is held, so that a screen can record keys.
    func suspend() -> Cleanup {
        changeSuspensionCount(by: 1)
        return Cleanup { [weak self] in self?.changeSuspensionCount(by: -1) }
    }

    private func changeSuspensionCount(by change: Int) {
        let wasSuspended = isSuspended
        suspensionCount += change
        // A key that is in the main menu does not reach a screen that records.
        if isSuspended != wasSuspended { menus.setNeedsRebuild() }
    }
}

// MARK: Keyboard in use

extension KeyBindingsRegistry {
    /// Takes `key`, which was pressed, into account for the layout of the keyboard in use.
    func learnLayout(from key: UIKey) {
        updateKeyboard { keyboard in
            keyboard.languages = KeyboardInUse.activeLanguages
            KeyboardInUse.Press(key).map { keyboard.record($0) }
        }
    }

    /// Takes the languages of people's keyboards into account for the layout.
    private func updateLanguages() {
        updateKeyboard { $0.languages = KeyboardInUse.activeLanguages }
    }

    private func updateKeyboard(_ change: (inout KeyboardInUse) -> Void) {
        change(&keyboard)
        guard keyboard.layout != table.layout else { return }
        func keys() -> [[KeyChord]] { table.entries.keys.map { table.binding($0)?.keys ?? [] } }
        let before = keys()
        table.layout = keyboard.layout
        if keys() != before {
            report(.changed([]))
        } else {
            // Which keys another menu item has depends on the layout too.
            menus.setNeedsRebuild()
        }
    }
}

extension KeyboardInUse.Press {
    /// Creates a press of `key`; `nil` if that says nothing about the layout.
    @MainActor
    init?(_ key: UIKey) {
        self.init(
            code: key.keyCode.rawValue, modifiers: .init(flags: key.modifierFlags),
            characters: key.characters, ignoringModifiers: key.charactersIgnoringModifiers)
    }
}

extension KeyboardInUse {
    /// The languages of the keyboards that people have chosen in Settings.
    @MainActor
    static var activeLanguages: [String] {
        UITextInputMode.activeInputModes.compactMap(\.primaryLanguage)
    }
}
