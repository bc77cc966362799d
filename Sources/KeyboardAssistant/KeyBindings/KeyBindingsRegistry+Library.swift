import UIKit

extension KeyBindingIdentifier {
    /// The binding of one of the library's own commands.
    public init(_ command: CommandIdentifier) {
        self.init(
            provider: Self.libraryPrefix + command.area, key: command.rawValue)
    }

    fileprivate static let libraryPrefix = "KeyboardAssistant."
}

extension CommandIdentifier {
    fileprivate var area: String {
        rawValue.split(separator: ".").first.map(String.init) ?? ""
    }
}

extension KeyBindingsRegistry: KeyCommandSource {
    /// Lets people see and change the keys of the library's own commands too.
    ///
    /// Give the registry to the navigators as their source of keys.
    public func registerBuiltInCommands(
        _ commands: [BuiltInCommand] = BuiltInCommand.all
    ) {
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        let entries = LibraryBindings(commands, isRightToLeft: isRightToLeft).sections
        for (area, entries) in entries {
            // They are the library's, so that no two of them have the same name.
            try? register(
                entries, provider: KeyBindingIdentifier.libraryPrefix + area,
                name: String(translated: LibraryBindings.names[area] ?? area))
        }
    }

    public func keys(for command: CommandIdentifier) -> [KeyChord]? {
        if isResting { return [] }
        guard let binding = book.binding(KeyBindingIdentifier(command)) else { return nil }
        // Keys left alone follow the direction of reading wherever they are used.
        if binding.state == .leftAlone, binding.keys == binding.defaultKeys { return nil }
        return binding.keys
    }
}

/// The library's own commands as bindings.
struct LibraryBindings {
    /// The bindings of each area, in the order in which people should see them.
    private(set) var sections: [(area: String, entries: [KeyBindingBook.Entry])] = []

    static let names = [
        "list": "Lists", "grid": "Grids", "scroll": "Scrolling", "screen": "Screens",
        "form": "Forms",
    ]

    init(_ commands: [BuiltInCommand], isRightToLeft: Bool) {
        for command in commands {
            let entry = Self.entry(command, isRightToLeft)
            if sections.last?.area == command.identifier.area {
                sections[sections.count - 1].entries.append(entry)
            } else {
                sections.append((command.identifier.area, [entry]))
            }
        }
    }

    private static func entry(_ command: BuiltInCommand, _ isRightToLeft: Bool)
        -> KeyBindingBook.Entry
    {
        let binding = KeyBinding(
            key: command.identifier.rawValue, name: command.title,
            keys: command.defaultKeys(rightToLeft: isRightToLeft))
        return KeyBindingBook.Entry(
            binding: binding, reach: .apart(from: neverWith(command)), bareKeys: true)
    }

    /// Two commands of the library that come with the same keys are never there together: who
    /// goes through a list does not scroll it, for instance.
    private static func neverWith(_ command: BuiltInCommand) -> Set<KeyBindingIdentifier> {
        let keys = Set(command.defaultKeys)
        return Set(
            BuiltInCommand.all.filter { !keys.isDisjoint(with: $0.defaultKeys) }
                .map { KeyBindingIdentifier($0.identifier) })
    }
}
