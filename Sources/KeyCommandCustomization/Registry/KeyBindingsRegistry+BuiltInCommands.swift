import UIKit

extension KeyBindingsRegistry: KeyCommandSource {
    /// Registers the library's own commands, so that people can see and change their keys.
    ///
    /// Also set this registry as the key source of the navigators.
    public func registerBuiltInCommands(
        _ commands: [BuiltInCommand] = BuiltInCommand.all
    ) {
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        let sections = BuiltInBindings(commands, isRightToLeft: isRightToLeft).sections
        for (area, entries) in sections {
            // The identifiers of the library's commands are unique.
            try? register(
                entries, provider: KeyBindingIdentifier.builtInPrefix + area,
                name: String(translated: BuiltInBindings.names[area] ?? area))
        }
    }

    public func keys(for command: CommandIdentifier) -> [KeyChord]? {
        if isSuspended { return [] }
        guard let binding = binding(KeyBindingIdentifier(command)) else { return nil }
        // The navigators adapt the default keys to the reading direction themselves.
        if binding.state == .default, binding.keys == binding.defaultKeys { return nil }
        return binding.keys
    }
}

extension KeyBindingIdentifier {
    /// Creates the identifier of the binding for one of the library's own commands.
    init(_ command: CommandIdentifier) {
        self.init(
            provider: Self.builtInPrefix + command.area, key: command.rawValue)
    }

    fileprivate static let builtInPrefix = "KeyboardAssistant."
}

extension CommandIdentifier {
    fileprivate var area: String {
        rawValue.split(separator: ".").first.map(String.init) ?? ""
    }
}

/// The bindings for the library's own commands.
struct BuiltInBindings {
    /// The bindings of each area, in display order.
    private(set) var sections: [(area: String, entries: [KeyBindingTable.Entry])] = []

    static let names = [
        "list": "Lists", "grid": "Grids", "scroll": "Scrolling", "screen": "Screens",
        "bar": "Buttons", "column": "Columns", "window": "Windows", "form": "Forms",
        "composer": "Conversations",
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

    /// Returns the binding of one of the library's own commands, and the name of its area.
    @MainActor
    static func declaration(of identifier: KeyBindingIdentifier)
        -> (binding: KeyBinding, name: String)?
    {
        let command = BuiltInCommand.all.first { KeyBindingIdentifier($0.identifier) == identifier }
        let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
        return command.map { command in
            let area = command.identifier.area
            return (
                entry(command, isRightToLeft).binding,
                String(translated: names[area] ?? area)
            )
        }
    }

    private static func entry(_ command: BuiltInCommand, _ isRightToLeft: Bool)
        -> KeyBindingTable.Entry
    {
        let binding = KeyBinding(
            key: command.identifier.rawValue, name: command.title,
            keys: command.defaultKeys(rightToLeft: isRightToLeft),
            // People also look for the names in other systems and in manuals.
            keywords: command.title == command.titleKey ? [] : [command.titleKey])
        return KeyBindingTable.Entry(
            binding: binding, scope: .everywhere(exceptWith: alternatives(to: command)),
            allowsBareKeys: true, yields: command.isForApp)
    }

    /// Returns the commands that have the same default keys as `command` but are never available at
    /// the same time.
    ///
    /// For example, people who navigate a list don't scroll it. The commands of a composer are
    /// available while people write, and other commands are not if text has all of their keys.
    private static func alternatives(to command: BuiltInCommand) -> Set<KeyBindingIdentifier> {
        let keys = Set(command.defaultKeys)
        return Set(
            BuiltInCommand.all.filter { other in
                !keys.isDisjoint(with: other.defaultKeys) || command.isOnlyWithoutText(of: other)
                    || other.isOnlyWithoutText(of: command)
            }.map { KeyBindingIdentifier($0.identifier) })
    }
}

extension BuiltInCommand {
    /// A Boolean value that indicates whether the command performs an action of the app, such as
    /// saving.
    ///
    /// The app may have its own command for such an action.
    fileprivate var isForApp: Bool {
        ["bar", "window"].contains(identifier.area) || self == .refresh
    }

    fileprivate var isOfComposer: Bool { identifier.area == "composer" }

    /// Returns a Boolean value that indicates whether text input has all keys of this command while
    /// the composer's command `other` is available.
    fileprivate func isOnlyWithoutText(of other: BuiltInCommand) -> Bool {
        !isOfComposer && other.isOfComposer
            && defaultKeys.allSatisfy { TypingState.text.takes($0.descriptor) }
    }
}
