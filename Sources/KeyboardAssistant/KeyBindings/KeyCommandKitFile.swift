import Foundation

/// The file in which KeyCommandKit kept what people changed:
/// `{ provider's number: { binding's key: { input, modifiers } } }`.
struct KeyCommandKitFile: Hashable, Sendable {
    /// By the provider's number, for which the app knows a name.
    private(set) var states: [KeyBindingIdentifier: KeyBinding.State] = [:]
    /// Whether all of it was understood.
    private(set) var isWhole = true

    /// Nil if `data` is something else.
    init?(_ data: Data) {
        guard let providers = Self.propertyList(data) as? [String: Any] else { return nil }
        for (provider, bindings) in providers {
            for (key, entry) in bindings as? [String: Any] ?? [:] {
                states[KeyBindingIdentifier(provider: provider, key: key)] = Self.state(entry)
            }
        }
        let sizes = providers.values.map { ($0 as? [String: Any])?.count ?? 1 }
        isWhole = states.count == sizes.reduce(0, +)
        if !providers.isEmpty, states.isEmpty { return nil }
    }

    private static func state(_ entry: Any) -> KeyBinding.State? {
        guard let entry = entry as? [String: Any], let input = entry["input"] as? String,
            let flags = entry["modifiers"] as? Int
        else { return nil }
        // Unassigned was a text in place of the input.
        if input == "Unassigned" { return .unassigned }
        return KeyChord(.init(keyInput: input), modifiers(flags)).map { .changed([$0]) }
    }

    /// The numbers of `UIKeyModifierFlags`, which the file has.
    private static func modifiers(_ flags: Int) -> KeyCommandDescriptor.Modifiers {
        let bits: [(Int, KeyCommandDescriptor.Modifiers)] = [
            (17, .shift), (18, .control), (19, .alternate), (20, .command),
        ]
        return bits.reduce(into: []) { if flags & 1 << $1.0 != 0 { $0.insert($1.1) } }
    }

    /// Only what is no deeper than the format is given to the system's parser, which follows any
    /// depth until its stack ends.
    private static func propertyList(_ data: Data) -> Any? {
        guard data.count < 1 << 20 else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix("<?xml") || text.hasPrefix("<plist"), depth(of: text) < 8 else {
            return nil
        }
        return try? PropertyListSerialization.propertyList(from: data, format: nil)
    }

    private static func depth(of text: String) -> Int {
        var (depth, deepest) = (0, 0)
        for tag in text.components(separatedBy: "<") {
            if tag.hasPrefix("dict") || tag.hasPrefix("array") { depth += 1 }
            if tag.hasPrefix("/dict") || tag.hasPrefix("/array") { depth -= 1 }
            deepest = max(deepest, depth)
        }
        return deepest
    }
}
