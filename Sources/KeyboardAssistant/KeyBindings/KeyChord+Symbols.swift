import Foundation

extension KeyChord {
    /// What people read: `⌃⌥⇧⌘K`.
    public var symbols: String { symbols(languages: nil) }

    /// What people hear: “Control Option Shift Command K”.
    public var spokenText: String { spokenText(languages: nil) }

    func symbols(languages: [String]?) -> String {
        Self.held(modifiers).map(\.symbol).joined() + keySymbol(languages)
    }

    func spokenText(languages: [String]?) -> String {
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

    /// As keys are labelled; “ß” is no “SS”.
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

    /// VoiceOver passes over these where they stand alone.
    static let characterWords = [
        " ": "Space", ",": "Comma", ".": "Period", ";": "Semicolon", ":": "Colon",
        "'": "Apostrophe", "\"": "Quotation Mark", "-": "Minus", "+": "Plus", "/": "Slash",
        "\\": "Backslash", "[": "Left Bracket", "]": "Right Bracket", "`": "Grave Accent",
    ]
}
