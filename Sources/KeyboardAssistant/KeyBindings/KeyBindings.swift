import UIKit

/// The bindings of a provider with their present keys, in the order in which it declares them.
///
/// Each binding is made when it is asked for: a look-up by its key takes the same time however many
/// there are.
public struct KeyBindings: Sendable {
    private let table: KeyBindingTable
    private let provider: String
    private let keys: [String]
    /// A Boolean value that indicates whether no commands are made because a screen records keys.
    let isSuspended: Bool

    init(of provider: String, in table: KeyBindingTable, isSuspended: Bool = false) {
        self.table = table
        self.provider = provider
        self.isSuspended = isSuspended
        keys = table.providers[provider]?.keys ?? []
    }

    /// Returns the binding with this key; `nil` if the provider has none.
    public subscript(key: String) -> KeyBinding? {
        table.binding(KeyBindingIdentifier(provider: provider, key: key))
    }

    /// Returns commands for the bindings that have keys, in the order of `actions`; unknown keys
    /// are skipped.
    @MainActor
    public func make(withActionsForKeys actions: [(key: String, action: Selector)])
        -> [UIKeyCommand]
    {
        guard !isSuspended else { return [] }
        return actions.flatMap { self[$0.key]?.commands(withAction: $0.action) ?? [] }
    }
}

extension KeyBindings: RandomAccessCollection {
    public var startIndex: Int { keys.startIndex }

    public var endIndex: Int { keys.endIndex }

    public subscript(position: Int) -> KeyBinding {
        // The table has a binding for each key of a provider.
        self[keys[position]] ?? KeyBinding(key: keys[position], name: keys[position], keys: [])
    }
}

extension KeyBindings: Hashable {
    public static func == (one: KeyBindings, other: KeyBindings) -> Bool {
        one.isSuspended == other.isSuspended && one.elementsEqual(other)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(isSuspended)
        for binding in self { hasher.combine(binding) }
    }
}
