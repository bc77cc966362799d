import Foundation

/// A line of a stored file with one binding and a checksum, so that damage to one line doesn't
/// affect the others.
enum StoredLine: Hashable, Sendable {
    /// The state of a binding.
    case entry(KeyBindingIdentifier, KeyBinding.State)
    /// A line that a newer version wrote, which is kept unchanged.
    case unknown(String)

    /// Reads a line; `nil` if it is damaged or isn't in this format.
    init?(_ text: String) {
        guard let space = text.firstIndex(of: " ") else { return nil }
        let content = String(text[text.index(after: space)...])
        guard text[..<space] == Self.checksum(of: content) else { return nil }
        self = Self.entry(from: content) ?? .unknown(content)
    }

    /// The text of the line with its checksum.
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
            case .default: ""
            case .unassigned: none
            case .custom(let chords): chords.map(text).joined(separator: ",")
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
        return .entry(identifier, .custom(chords.compactMap { $0 }))
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

/// A checksum that detects a change of any bit of the data.
enum Checksum {
    /// Returns the checksum as hexadecimal digits.
    ///
    /// This is 64-bit FNV-1a, which is public and gives the same result on every machine.
    static func of(_ bytes: some Sequence<UInt8>) -> String {
        let sum = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: length - digits.count) + digits
    }

    /// Returns a Boolean value that indicates whether `text` can be a checksum.
    static func isWellFormed(_ text: String) -> Bool {
        text.utf8.count == length && text.allSatisfy { "0123456789abcdef".contains($0) }
    }

    private static let length = 16
}

extension String {
    private static let plain = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_+")

    /// The text with the characters escaped that have a meaning in a line.
    fileprivate var escaped: String {
        addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""
    }
}
