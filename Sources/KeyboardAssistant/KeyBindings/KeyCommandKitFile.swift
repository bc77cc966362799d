import Foundation

/// The file in which KeyCommandKit kept what people changed, in either format of property lists:
/// `{ provider's number: { binding's key: { input, modifiers } } }`.
struct KeyCommandKitFile: Hashable, Sendable {
    /// By the provider's number, for which the app knows a name.
    private(set) var states: [KeyBindingIdentifier: KeyBinding.State] = [:]
    /// Whether all of it was understood.
    private(set) var isWhole = true

    /// The levels of dictionaries that the file has.
    private static let depth = 3

    /// Nil if `data` is something else: nothing in it is a provider with its bindings.
    init?(_ data: Data) {
        guard let list = Self.propertyList(data) as? [String: Any] else { return nil }
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
            // Whose bindings all have their own keys again is still there, and has none.
            isOfKeyCommandKit = isOfKeyCommandKit || bindings.isEmpty || !understood.isEmpty
        }
        guard isOfKeyCommandKit else { return nil }
    }

    private static func state(_ entry: Any) -> KeyBinding.State? {
        guard let entry = entry as? [String: Any], let input = entry["input"] as? String,
            let flags = entry["modifiers"] as? Int
        else { return nil }
        // Unassigned was a text in place of the input.
        if input == "Unassigned" { return .unassigned }
        return KeyChord(validating: .init(keyInput: input), modifiers(flags)).map { .changed([$0]) }
    }

    /// The numbers of `UIKeyModifierFlags`, which the file has.
    private static func modifiers(_ flags: Int) -> KeyCommandDescriptor.Modifiers {
        let bits: [(Int, KeyCommandDescriptor.Modifiers)] = [
            (17, .shift), (18, .control), (19, .alternate), (20, .command),
        ]
        return bits.reduce(into: []) { if flags & 1 << $1.0 != 0 { $0.insert($1.1) } }
    }

    private static func propertyList(_ data: Data) -> Any? {
        if var list = BinaryPropertyList(data, limit: KeyBindingsDocument.sizeLimit) {
            return list.contents(depth: depth)
        }
        // Only what is not much deeper than the format is given to the system's parser, which may
        // follow any depth until its stack ends.
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix("<?xml") || text.hasPrefix("<plist"), depth(of: text) < 8 else {
            return nil
        }
        return try? PropertyListSerialization.propertyList(from: data, format: nil)
    }

    private static func depth(of text: String) -> Int {
        var (depth, deepest) = (0, 0)
        for tag in text.components(separatedBy: "<") {
            if tag.hasPrefix("/dict") || tag.hasPrefix("/array") { depth -= 1 }
            // A container without contents is one tag: `<dict/>`.
            guard tag.hasPrefix("dict") || tag.hasPrefix("array"), !tag.contains("/>") else {
                continue
            }
            depth += 1
            deepest = max(deepest, depth)
        }
        return deepest
    }
}
