import Foundation

/// A KeyCommandKit file with the keys that people chose, as an XML or a binary property list: `{
/// provider's number: { binding's key: { input, modifiers } } }`.
struct KeyCommandKitFile: Hashable, Sendable {
    /// The states by the provider's number, for which the app provides the identifier.
    private(set) var states: KeyBinding.States = [:]
    /// A Boolean value that indicates whether the whole file was understood.
    private(set) var isWhole = true

    /// Reads a file; `nil` if `data` contains no provider with bindings.
    init?(_ data: Data) {
        let contents = BinaryPropertyList.contents(of: data) ?? XMLPropertyList.contents(of: data)
        guard let list = contents as? [String: Any] else { return nil }
        var isOfKeyCommandKit = false
        for (provider, value) in list {
            guard Int(provider) != nil, let bindings = value as? [String: Any] else {
                isWhole = false
                continue
            }
            let understood = bindings.compactMapValues(Self.state)
            for (key, state) in understood {
                states[KeyBindingIdentifier(provider: provider, key: key)] = state
            }
            isWhole = isWhole && understood.count == bindings.count
            // A provider whose bindings have all been reset is an empty dictionary.
            isOfKeyCommandKit = isOfKeyCommandKit || bindings.isEmpty || !understood.isEmpty
        }
        guard isOfKeyCommandKit else { return nil }
    }

    private static func state(_ entry: Any) -> KeyBinding.State? {
        guard let entry = entry as? [String: Any], let input = entry["input"] as? String,
            let flags = entry["modifiers"] as? Int
        else { return nil }
        // An unassigned binding has this text instead of the input.
        if input == "Unassigned" { return .unassigned }
        return KeyChord(validating: .init(keyInput: input), modifiers(flags)).map { .custom([$0]) }
    }

    /// Returns the modifiers for a raw value of `UIKeyModifierFlags`.
    private static func modifiers(_ flags: Int) -> KeyCommandDescriptor.Modifiers {
        let bits: [(Int, KeyCommandDescriptor.Modifiers)] = [
            (17, .shift), (18, .control), (19, .alternate), (20, .command),
        ]
        return bits.reduce(into: []) { if flags & 1 << $1.0 != 0 { $0.insert($1.1) } }
    }
}
