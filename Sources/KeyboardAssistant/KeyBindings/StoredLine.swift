import Foundation

/// One binding in a file: a line of its own with a checksum, so that what happens to other lines
/// cannot take it along.
enum StoredLine: Hashable, Sendable {
    /// What people did to a binding.
    case entry(KeyBindingIdentifier, KeyBinding.State)
    /// A whole line that a newer version wrote; it is kept as it is.
    case unknown(String)

    /// Nil for a line that was damaged, or is of something else.
    init?(_ text: String) {
        guard let space = text.firstIndex(of: " ") else { return nil }
        let content = String(text[text.index(after: space)...])
        guard text[..<space] == Self.checksum(of: content) else { return nil }
        self = Self.entry(from: content) ?? .unknown(content)
    }

    var text: String {
        let content =
            switch self {
            case .entry(let identifier, let state): Self.content(identifier, state)
            case .unknown(let content): content
            }
        return "\(Self.checksum(of: content)) \(content)"
    }

    private static let none = "none"

    private static func content(_ identifier: KeyBindingIdentifier, _ state: KeyBinding.State)
        -> String
    {
        let keys =
            switch state {
            case .leftAlone: ""
            case .unassigned: none
            case .changed(let chords): chords.map(text).joined(separator: ",")
            }
        return [identifier.provider.escaped, identifier.key.escaped, keys].joined(separator: " ")
    }

    private static func entry(from content: String) -> StoredLine? {
        let fields = content.components(separatedBy: " ")
        guard fields.count == 3, let provider = fields[0].removingPercentEncoding,
            let key = fields[1].removingPercentEncoding
        else { return nil }
        let identifier = KeyBindingIdentifier(provider: provider, key: key)
        if fields[2] == none { return .entry(identifier, .unassigned) }
        let chords = fields[2].components(separatedBy: ",").map(chord)
        guard chords.allSatisfy({ $0 != nil }) else { return nil }
        return .entry(identifier, .changed(chords.compactMap { $0 }))
    }

    private static func text(of chord: KeyChord) -> String {
        chord.text.escaped + (chord.keyCode.map { "@\($0)" } ?? "")
    }

    private static func chord(_ text: String) -> KeyChord? {
        let parts = text.components(separatedBy: "@")
        let code = parts.count == 2 ? Int(parts[1]) : nil
        guard parts.count == 1 || code != nil,
            let chord = parts[0].removingPercentEncoding.flatMap(KeyChord.init(text:))
        else { return nil }
        return KeyChord(validating: chord.input, chord.modifiers, keyCode: code)
    }

    private static func checksum(of content: String) -> String {
        Checksum.of(content.utf8)
    }
}

/// A number that is another one as soon as one bit is.
enum Checksum {
    /// FNV-1a with 64 bits, which is published and the same on every machine.
    static func of(_ bytes: some Sequence<UInt8>) -> String {
        let sum = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension String {
    private static let plain = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_+")

    /// Without characters that mean something in a line.
    fileprivate var escaped: String {
        addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""
    }
}
