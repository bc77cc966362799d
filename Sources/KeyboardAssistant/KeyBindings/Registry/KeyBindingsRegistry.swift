import UIKit

/// A registry of all bindings and of the keys that people chose for them.
///
/// Two commands that are available at the same time never have the same keys.
@MainActor
public final class KeyBindingsRegistry {
    /// The app's shared registry.
    ///
    /// You can also create separate registries.
    public static let `default` = KeyBindingsRegistry()

    var table = KeyBindingTable()
    var stored = StoredState()
    /// The reason why some or all of the bindings couldn't be read or written; `nil` if there was
    /// no problem.
    public internal(set) var storageProblem: KeyBindingsStorageError?

    private var keyboard = KeyboardInUse()

    let menus = MenuSystems()
    let lastKeyWindow = LastKeyWindow()
    /// What was found when commands were last added to the main menu, by provider.
    var menuFindings = OrderedDictionary<String, MenuFindings>()

    private let subscribers = Subscribers<KeyBindingsEvent>()
    private let queue = EventQueue<KeyBindingsEvent>()
    private var suspensionCount = 0

    /// Creates a registry.
    ///
    /// Without a storage, changes last until the app ends.
    public init(storage: (any KeyBindingsStorage)? = nil) {
        if let storage { use(storage) }
    }

    /// The name of the folder in the app's Application Support directory that contains the stored
    /// file; `nil` if bindings aren't stored.
    ///
    /// A name that could lead to a different folder is rejected. In that case, `storageProblem` has
    /// the error.
    public var applicationSupportName: String? {
        didSet {
            guard oldValue != applicationSupportName else { return }
            useFolder(inApplicationSupport: applicationSupportName)
        }
    }
}

// MARK: Events

extension KeyBindingsRegistry {
    /// Calls `handler` for each event from now on, until the returned token is released.
    public func observe(_ handler: @escaping (KeyBindingsEvent) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    /// A stream of all events from now on, which finishes when the registry is deallocated.
    public var events: AsyncStream<KeyBindingsEvent> { subscribers.stream() }

    /// Rebuilds the menus if `event` affects them, and reports the event to all observers.
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
    /// A Boolean value that indicates whether commands are suspended while a screen records keys.
    var isSuspended: Bool { suspensionCount > 0 }

    /// Suspends all commands until the returned object is released, so that a screen can record
    /// keys.
    func suspend() -> Cleanup {
        changeSuspensionCount(by: 1)
        return Cleanup { [weak self] in self?.changeSuspensionCount(by: -1) }
    }

    private func changeSuspensionCount(by change: Int) {
        let wasSuspended = isSuspended
        suspensionCount += change
        // A screen that records keys doesn't receive keys that are in the main menu.
        if isSuspended != wasSuspended { menus.setNeedsRebuild() }
    }
}

// MARK: Keyboard in use

extension KeyBindingsRegistry {
    /// Updates what is known of the keyboard's layout with a pressed key.
    func learnLayout(from key: UIKey) {
        if let press = KeyboardInUse.Press(key) { learnLayout(from: press) }
    }

    func learnLayout(from press: KeyboardInUse.Press) {
        keyboard.record(press)
        guard keyboard.layout != table.layout else { return }
        func keys() -> [[KeyChord]] { table.entries.keys.map { table.binding($0)?.keys ?? [] } }
        let before = keys()
        table.layout = keyboard.layout
        if keys() != before {
            report(.changed([]))
        } else {
            // The keys that other menu items have depend on the layout too.
            menus.setNeedsRebuild()
        }
    }
}

extension KeyboardInUse.Press {
    /// Creates a press of `key`; `nil` if the key provides no information about the layout.
    @MainActor
    init?(_ key: UIKey) {
        self.init(
            code: key.keyCode.rawValue, modifiers: .init(flags: key.modifierFlags),
            characters: key.characters, ignoringModifiers: key.charactersIgnoringModifiers)
    }
}
