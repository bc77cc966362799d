import Foundation
import UIKit

/// Knows all bindings, what people did to them, and where that is kept.
///
/// No two commands that can be reached together ever have the same keys.
@MainActor
public final class KeyBindingsRegistry {
    /// The registry of the app; any number of others can stand beside it.
    public static let `default` = KeyBindingsRegistry()

    private(set) var book = KeyBindingBook()
    private var file: KeyBindingsFile?
    private var unknownLines: [String] = []
    /// What people changed since the file was read or written.
    private var unsaved: [KeyBindingIdentifier: KeyBinding.State] = [:]
    /// Problems of which nobody was told yet.
    private var untold: [KeyBindingsStorageError] = []
    private var renamings = KeyBindingRenamings()
    private let subscribers = Subscribers<KeyBindingsEvent>()
    private let events = EventQueue<KeyBindingsEvent>()
    private var restCount = 0
    private let menus = MenuSystems()
    private var keyboard = KeyboardInUse()
    private var inputModes: NotificationTokens?
    let lastKeyWindow = LastKeyWindow()
    private var menuFindings = OrderedTable<String, [KeyBindingConflict]>()

    /// Why bindings could not be read or written, or not all of them.
    public private(set) var storageProblem: KeyBindingsStorageError?

    /// Without storage, changes hold until the app ends.
    public init(storage: (any KeyBindingsStorage)? = nil) {
        keyboard.languages = KeyboardInUse.activeLanguages
        book.layout = keyboard.layout
        inputModes = NotificationTokens(
            [UITextInputMode.currentInputModeDidChangeNotification], in: .default
        ) { [weak self] _ in
            self?.update { $0.languages = KeyboardInUse.activeLanguages }
        }
        if let storage { use(storage) }
    }

    /// The folder in the app's Application Support where bindings are kept; nil keeps them nowhere.
    ///
    /// A name that could lead elsewhere is refused, see `storageProblem`.
    public var applicationSupportName: String? {
        didSet {
            guard oldValue != applicationSupportName else { return }
            file = nil
            storageProblem = nil
            guard let name = applicationSupportName else { return }
            do throws(KeyBindingsStorageError) {
                use(try FileKeyBindingsStorage(applicationSupportName: name))
            } catch {
                note(error)
                tellNews(since: book.states)
            }
        }
    }

    /// Keeps bindings in `storage` from now on, and reads those that it has.
    ///
    /// What people changed before and could not be saved stays as they made it.
    public func use(_ storage: any KeyBindingsStorage) {
        file = KeyBindingsFile(storage)
        read(besides: KeyBindingsRecord())
    }

    /// Reads what is kept once more, for instance after it came from another device, or when the
    /// app comes to the front and an extension may have changed it.
    ///
    /// If a part of it is gone, or all of it, what is known already stays as it is.
    public func reload() {
        read(besides: known)
    }

    /// Takes over what is kept, and what only `known` has if that is not whole.
    private func read(besides known: KeyBindingsRecord) {
        guard let (record, problem) = file?.load(edits(besides: known)) else { return }
        storageProblem = nil
        let before = book.states
        adopt(record)
        if let problem { note(problem) }
        if !unsaved.isEmpty { save() }
        tellNews(since: before)
    }

    /// What people did, with what only newer versions understand.
    private var known: KeyBindingsRecord {
        KeyBindingsRecord(states: book.states, unknown: unknownLines)
    }

    private func edits(besides known: KeyBindingsRecord) -> KeyBindingsEdits {
        KeyBindingsEdits(known: known, changes: unsaved, renamings: renamings)
    }

    /// Makes `record` all that is known, but for what was done here and is not saved yet.
    private func adopt(_ record: KeyBindingsRecord) {
        unknownLines = record.unknown
        book.take(renamings.renamed(record.states).merging(unsaved) { $1 })
    }

    /// Tells what is otherwise than in `before`, and then of the problems on the way: who hears of
    /// either finds all as it is told.
    private func tellNews(since before: [KeyBindingIdentifier: KeyBinding.State]) {
        let changes = book.changes(since: before)
        let problems = untold
        untold = []
        if !changes.isEmpty { tell(.changed(changes)) }
        for problem in problems { tell(.storageProblem(problem)) }
    }
}

extension KeyBindingsRegistry {
    /// Calls `handler` with all that happens from now on, for as long as the result is held.
    public func observe(_ handler: @escaping (KeyBindingsEvent) -> Void) -> ObservationToken {
        subscribers.add(handler)
    }

    /// All that happens from now on.
    public var eventStream: AsyncStream<KeyBindingsEvent> { subscribers.stream() }

    func tell(_ event: KeyBindingsEvent) {
        switch event {
        case .changed, .registered: menus.setNeedsRebuild()
        case .storageProblem: break
        }
        events.send([event]) { subscribers.send($0) }
    }

    /// Takes account of a main menu in which a provider's commands are: of the keys of `items`
    /// that are no bindings, and of the commands that go without keys there, unless that is nil.
    func note(
        _ items: [KeyChord: String], findings: [KeyBindingConflict]?, of provider: String
    ) {
        book.rules.menuItems = items
        if let findings { menuFindings.set(findings, for: provider) }
    }

    /// Commands that go without keys in the main menu, or will with the next system.
    var menuDiagnostics: [KeyBindingConflict] { menuFindings.values.flatMap(\.self) }

    /// Learns from `key`, which was pressed, what keyboard people use.
    func note(_ key: UIKey) {
        update { keyboard in
            keyboard.languages = KeyboardInUse.activeLanguages
            KeyboardInUse.Press(key).map { keyboard.note($0) }
        }
    }

    private func update(_ change: (inout KeyboardInUse) -> Void) {
        change(&keyboard)
        guard keyboard.layout != book.layout else { return }
        func keys() -> [[KeyChord]] { book.entries.keys.map { book.binding($0)?.keys ?? [] } }
        let before = keys()
        book.layout = keyboard.layout
        if keys() != before {
            tell(.changed([]))
        } else {
            // Which keys another menu item has depends on the layout too.
            menus.setNeedsRebuild()
        }
    }

    /// Has the menus of `system` built anew whenever keys change.
    public func keepInStep(_ system: UIMenuSystem) {
        menus.add(system)
    }

    private func note(_ problem: KeyBindingsStorageError) {
        storageProblem = problem
        untold.append(problem)
    }

    /// Writes what people did, and takes over what other processes wrote meanwhile, unless
    /// `isFitting` says that the one does not fit the other.
    ///
    /// Returns why that could not be; nil if it was done, or bindings are to be kept nowhere.
    @discardableResult
    private func save(
        if isFitting: (KeyBindingsDocument?) -> Bool = { _ in true }
    ) -> KeyBindingsStorageError? {
        guard let file else { return nil }
        switch file.save(edits(besides: known), if: isFitting) {
        case .success(let saved?):
            unsaved = [:]
            adopt(saved.record)
            if case .notSaved = storageProblem { storageProblem = nil }
            if let problem = saved.problem { note(problem) }
            return nil
        case .success(nil): return nil
        case .failure(let problem):
            note(problem)
            return problem
        }
    }
}

extension KeyBindingsRegistry {
    /// Carries out `plan`, whole or not at all; `plan.undoing` takes it back.
    @discardableResult
    public func apply(_ plan: KeyBindingsPlan) -> KeyBindingsOutcome {
        guard plan.conflicts.isEmpty else { return .conflicting(plan) }
        guard !plan.changes.isEmpty else { return .unchanged }
        guard book.canApply(plan) else { return .outdated }
        let (before, edits) = (book, edits(besides: known))
        book.apply(plan)
        for change in plan.changes { unsaved[change.identifier] = change.after }
        var isOutdated = false
        let problem = save { document in
            // Another process may have given the keys to another command meanwhile.
            var others = before
            others.take(edits.applied(to: document).states)
            isOutdated = !others.startsNoConflict(plan)
            return !isOutdated
        }
        guard !isOutdated else {
            (book, unsaved) = (before, edits.changes)
            reload()
            return .outdated
        }
        // With what others changed and saving has found.
        tellNews(since: before.states)
        return .applied(plan, notSaved: problem)
    }

    /// Keys that people cannot have, because the app uses them for something else.
    public var forbiddenKeys: Set<KeyChord> {
        get { book.rules.forbidden }
        set { book.rules.forbidden = newValue }
    }

    /// The same as commands, of which only the keys matter.
    public var forbiddenKeyCommands: [UIKeyCommand] {
        get {
            forbiddenKeys.sorted { $0.text < $1.text }.compactMap { chord in
                chord.input.keyInput.map {
                    UIKeyCommand(
                        action: KeyCommandReceiver.selector, input: $0,
                        modifierFlags: chord.modifiers.flags)
                }
            }
        }
        set {
            forbiddenKeys = Set(newValue.compactMap { KeyChord($0) })
        }
    }

    /// Keeps what people did to bindings that are called otherwise now.
    ///
    /// `old` is a provider's former identifier, or its number in a file of KeyCommandKit.
    public func rename(provider old: String, to new: String) {
        rename { $0.providers[old] = new }
    }

    /// Keeps what people did to a binding that is called otherwise now.
    public func rename(_ old: KeyBindingIdentifier, to new: KeyBindingIdentifier) {
        rename { $0.bindings[old] = new }
    }

    func renamed(_ states: [KeyBindingIdentifier: KeyBinding.State])
        -> [KeyBindingIdentifier: KeyBinding.State]
    {
        renamings.renamed(states)
    }

    private func rename(_ note: (inout KeyBindingRenamings) -> Void) {
        note(&renamings)
        let before = book.states
        let after = renamings.renamed(before)
        // What is kept under the new name already is newer, also than what was not saved yet. A
        // reset is not among the states, and must follow all the same.
        let names = renamings.renamed(unsaved).keys
        unsaved = Dictionary(uniqueKeysWithValues: names.map { ($0, after[$0] ?? .leftAlone) })
        guard after != before else { return }
        adopt(KeyBindingsRecord(states: after, unknown: unknownLines))
        save()
        tellNews(since: before)
    }

    func register(_ entries: [KeyBindingBook.Entry], provider: String, name: String)
        throws(KeyBindingsError)
    {
        let count = book.entries.values.count
        let isNew = book.sections[provider] == nil
        try book.register(entries, provider: provider, name: name)
        if isNew || book.entries.values.count > count { tell(.registered(provider: provider)) }
    }

    /// Whether no commands are made, because somebody records keys.
    var isResting: Bool { restCount > 0 }

    /// Lets all commands rest for as long as the result is held, so that keys can be recorded.
    public func rest() -> KeyBindingsRest {
        changeRest(by: 1)
        return KeyBindingsRest(Cleanup { [weak self] in self?.changeRest(by: -1) })
    }

    private func changeRest(by change: Int) {
        let wasResting = isResting
        restCount += change
        // A key that is in the main menu reaches no recorder.
        if isResting != wasResting { menus.setNeedsRebuild() }
    }
}

/// Lets commands rest while it is held.
@MainActor
public final class KeyBindingsRest {
    private var loan: Cleanup?

    init(_ loan: Cleanup) {
        self.loan = loan
    }

    /// Ends the rest at once.
    public func cancel() {
        loan = nil
    }
}
