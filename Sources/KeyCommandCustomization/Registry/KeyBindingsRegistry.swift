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

    let store = KeyBindingsStore()
    let menus = BindingMenus()
    private var keyboard = KeyboardInUse()
    private let subscribers = Subscribers<KeyBindingsEvent>()
    private let queue = EventQueue<KeyBindingsEvent>()
    private var suspensionCount = 0
    /// A Boolean value that indicates whether each command must be recognizable by its keys.
    private(set) var isCollecting = false

    /// Creates a registry.
    ///
    /// Without a storage, changes last until the app ends.
    public init(storage: (any KeyBindingsStorage)? = nil) {
        if let storage { use(storage) }
    }

    var table: KeyBindingTable { store.table }

    /// The reason why some or all of the bindings couldn't be read or written; `nil` if there was
    /// no problem.
    public var storageProblem: KeyBindingsStorageError? { store.storageProblem }

    /// The name of the folder in the app's Application Support directory that contains the stored
    /// file; `nil` if bindings aren't stored.
    ///
    /// A name that could lead to a different folder is rejected. In that case, `storageProblem` has
    /// the error.
    public var applicationSupportName: String? {
        didSet {
            guard oldValue != applicationSupportName else { return }
            report(store.useFolder(inApplicationSupport: applicationSupportName))
        }
    }

    /// Loads the bindings from `storage` and saves all changes there from now on.
    ///
    /// Earlier changes that couldn't be saved are kept.
    public func use(_ storage: any KeyBindingsStorage) { report(store.use(storage)) }

    /// Reloads the bindings from the storage, for example after the file was synced from another
    /// device, or when the app becomes active and an extension may have changed the file.
    ///
    /// If the file is damaged or missing, the bindings that are already loaded don't change.
    public func reload() { report(store.reload()) }

    /// Moves the stored states of a provider to a new identifier.
    ///
    /// `old` is the provider's former identifier, or its number in a KeyCommandKit file. If the
    /// provider had several former identifiers, call this method for each step, in the order in
    /// which the provider got them.
    public func rename(provider old: String, to new: String) {
        report(store.rename(provider: old, to: new))
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

    /// Rebuilds the menus if the events affect them, and reports the events to all observers.
    func report(_ events: [KeyBindingsEvent]) {
        for event in events {
            switch event {
            case .changed, .registered: menus.setNeedsRebuild()
            case .storageProblem: break
            }
            queue.send([event]) { subscribers.send($0) }
        }
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

// MARK: Collecting commands

extension KeyBindingsRegistry {
    /// Returns the result of `commands`, which creates commands that aren't handed to UIKit.
    ///
    /// Meanwhile, bindings whose commands couldn't be recognized have keys that no keyboard has.
    func collecting<Result>(_ commands: () -> Result) -> Result {
        let wasCollecting = isCollecting
        isCollecting = true
        defer { isCollecting = wasCollecting }
        return commands()
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
        if store.setLayout(keyboard.layout) {
            report([.changed([])])
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
