import Foundation

// MARK: Text for files

extension KeyChord {
    /// The unique text of these keys for files and sorting, such as `control+shift+k` or
    /// `command+up`.
    package var text: String {
        (Self.held(modifiers).map(\.name) + [Self.name(of: input)]).joined(separator: "+")
    }

    /// Creates the chord for `text`; `nil` if `text` isn't the unique text of a chord, or that of ⌘.,
    /// which is read as Escape.
    package init?(text: String) {
        var modifiers: KeyCommandDescriptor.Modifiers = []
        // A plus sign and a following combining vowel sign are one character but two scalars.
        var rest = Substring(text).unicodeScalars
        for (modifier, name, _) in Self.modifiers {
            let prefix = "\(name)+".unicodeScalars
            guard rest.starts(with: prefix) else { continue }
            rest.removeFirst(prefix.count)
            modifiers.insert(modifier)
        }
        guard let key = Self.input(named: String(rest)) else { return nil }
        self.init(validating: key, modifiers)
        let isTwin = key == "." && modifiers == .command
        guard isTwin || self.text == text else { return nil }
    }

    typealias Held = (modifier: KeyCommandDescriptor.Modifiers, name: String, symbol: String)

    // In the order in which Apple shows the modifiers.
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

// MARK: Symbols and words for people

extension KeyChord {
    /// The keys as symbols, as menus show them, such as `⌃⌥⇧⌘K`.
    public var symbols: String { symbols(languages: nil) }

    /// The keys as words for VoiceOver, such as “Control Option Shift Command K”.
    package var spokenText: String { spokenText(languages: nil) }

    func symbols(languages: [String]?) -> String {
        Self.held(modifiers).map(\.symbol).joined() + keySymbol(languages)
    }

    package func spokenText(languages: [String]?) -> String {
        let words = Self.held(modifiers).map { Self.modifierWords[$0.name] ?? "" }.map {
            String(translated: $0, languages: languages)
        }
        return (words + [keyWord(languages)]).joined(separator: " ")
    }

    private func keySymbol(_ languages: [String]?) -> String {
        switch input {
        case .characters(let text):
            Self.characterWords[text].map {
                $0 == "Space" ? String(translated: $0, languages: languages) : text
            } ?? Self.capital(text)
        case .function(let number): "F\(number)"
        default: Self.keySymbols[input] ?? ""
        }
    }

    private func keyWord(_ languages: [String]?) -> String {
        switch input {
        case .characters(let text):
            Self.characterWords[text].map {
                String(translated: $0, languages: languages)
            } ?? Self.capital(text)
        case .function(let number): "F\(number)"
        default: String(translated: Self.keyWords[input] ?? "", languages: languages)
        }
    }

    // The character as printed on the key. “ß” doesn't become “SS”.
    private static func capital(_ text: String) -> String {
        let capital = text.uppercased()
        return capital.count == text.count ? capital : text
    }

    private static let keySymbols: [KeyCommandDescriptor.Input: String] = [
        .upArrow: "↑", .downArrow: "↓", .leftArrow: "←", .rightArrow: "→", .escape: "⎋",
        .backspace: "⌫", .tab: "⇥", .return: "↩︎", .forwardDelete: "⌦", .pageUp: "⇞",
        .pageDown: "⇟", .home: "↖︎", .end: "↘︎",
    ]

    static let modifierWords = [
        "control": "Control", "option": "Option", "shift": "Shift", "command": "Command",
    ]

    static let keyWords: [KeyCommandDescriptor.Input: String] = [
        .upArrow: "Up Arrow", .downArrow: "Down Arrow", .leftArrow: "Left Arrow",
        .rightArrow: "Right Arrow", .escape: "Escape", .backspace: "Backspace", .tab: "Tab",
        .return: "Return", .forwardDelete: "Forward Delete", .pageUp: "Page Up (key)",
        .pageDown: "Page Down (key)", .home: "Home", .end: "End",
    ]

    // VoiceOver doesn't speak these characters on their own.
    static let characterWords = [
        " ": "Space", ",": "Comma", ".": "Period", ";": "Semicolon", ":": "Colon",
        "'": "Apostrophe", "\"": "Quotation Mark", "-": "Minus", "+": "Plus", "/": "Slash",
        "\\": "Backslash", "[": "Left Bracket", "]": "Right Bracket", "`": "Grave Accent",
    ]
}

extension String {
    /// The text in Unicode normalization form C, with combining accents composed.
    package var composed: String { precomposedStringWithCanonicalMapping }
}
