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
    let collection = CommandCollection()
    private let subscribers = Subscribers<KeyBindingsEvent>()
    private let queue = EventQueue<KeyBindingsEvent>()
    private let suspension: CommandSuspension

    /// Creates a registry.
    ///
    /// Without a storage, changes last until the app ends.
    public init(storage: (any KeyBindingsStorage)? = nil) {
        // A screen that records keys doesn't receive keys that are in the main menu.
        suspension = CommandSuspension { [menus] in menus.setNeedsRebuild() }
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
        if events.contains(where: \.isAboutBindings) { menus.setNeedsRebuild() }
        for event in events { queue.send([event]) { subscribers.send($0) } }
    }
}

// MARK: Suspending commands

extension KeyBindingsRegistry {
    /// A Boolean value that indicates whether commands are suspended while a screen records keys.
    var isSuspended: Bool { suspension.isActive }

    /// Suspends all commands until the returned object is released, so that a screen can record
    /// keys.
    func suspend() -> Cleanup { suspension.begin() }
}

// MARK: Keyboard in use

extension KeyBindingsRegistry {
    /// Updates what is known of the keyboard's layout with a pressed key.
    func learnLayout(from key: UIKey) {
        if let press = KeyboardInUse.Press(key) { learnLayout(from: press) }
    }

    func learnLayout(from press: KeyboardInUse.Press) {
        guard let events = store.learnLayout(from: press) else { return }
        // The keys that other menu items have depend on the layout too.
        menus.setNeedsRebuild()
        report(events)
    }
}

extension KeyBindingsEvent {
    fileprivate var isAboutBindings: Bool {
        switch self {
        case .changed, .registered: true
        case .storageProblem: false
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
