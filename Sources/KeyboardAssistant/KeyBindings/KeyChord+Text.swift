import Foundation

extension KeyChord {
    /// The one text of these keys, for files and for comparing: `control+shift+k`, `command+up`.
    public var text: String {
        (Self.held(modifiers).map(\.name) + [Self.name(of: input)]).joined(separator: "+")
    }

    /// The keys that `text` names in its one spelling; nil for anything else.
    public init?(text: String) {
        var modifiers: KeyCommandDescriptor.Modifiers = []
        // A plus sign and a vowel sign after it are one character, but two scalars.
        var rest = Substring(text).unicodeScalars
        for (modifier, name, _) in Self.modifiers {
            let prefix = "\(name)+".unicodeScalars
            guard rest.starts(with: prefix) else { continue }
            rest.removeFirst(prefix.count)
            modifiers.insert(modifier)
        }
        guard let key = Self.input(named: String(rest)) else { return nil }
        self.init(key, modifiers)
        guard self.text == text else { return nil }
    }

    typealias Held = (modifier: KeyCommandDescriptor.Modifiers, name: String, symbol: String)

    /// In the order in which Apple shows them.
    private static let modifiers: [Held] = [
        (.control, "control", "⌃"), (.alternate, "option", "⌥"), (.shift, "shift", "⇧"),
        (.command, "command", "⌘"),
    ]

    static func held(_ held: KeyCommandDescriptor.Modifiers) -> [Held] {
        modifiers.filter { held.contains($0.modifier) }
    }

    private static let names: [KeyCommandDescriptor.Input: String] = [
        .upArrow: "up", .downArrow: "down", .leftArrow: "left", .rightArrow: "right",
        .escape: "escape", .backspace: "backspace", .tab: "tab", .return: "return",
        .forwardDelete: "delete", .pageUp: "pageUp", .pageDown: "pageDown", .home: "home",
        .end: "end", .characters(" "): "space",
    ]

    private static let inputs = Dictionary(uniqueKeysWithValues: names.map { ($0.value, $0.key) })

    private static func name(of input: KeyCommandDescriptor.Input) -> String {
        switch input {
        case .function(let number): "f\(number)"
        case .characters(let text): names[input] ?? text
        default: names[input] ?? ""
        }
    }

    private static func input(named name: String) -> KeyCommandDescriptor.Input? {
        if let input = inputs[name] { return input }
        if name.count > 1, name.first == "f" { return Int(name.dropFirst()).map { .function($0) } }
        return .characters(name)
    }
}

extension String {
    /// The same text with each letter and its accents in one piece.
    var composed: String { precomposedStringWithCanonicalMapping }
}
