import Foundation
import QuartzCore

/// A search for rows by the beginning of their text, as people type it.
///
/// Times are in seconds from any reference point.
struct TypeSelect: Equatable, Sendable {
    /// The result of a search.
    enum Match: Equatable, Sendable {
        case found(RowPosition)
        /// No row begins with the text.
        case missing
        /// The searched rows begin with other text, and there are more rows.
        case gaveUp
    }

    /// The number of seconds without a key press after which typing starts over.
    let pause: TimeInterval
    private(set) var typed = ""
    private var latest: TimeInterval = 0
    /// A Boolean value that indicates whether the text is new and the search begins after the
    /// cursor.
    private var isNew = false

    init(pause: TimeInterval = 1) {
        self.pause = pause
    }

    /// Returns a Boolean value that indicates whether text typed at `time` continues the previous
    /// text.
    ///
    /// If so, Space and Backspace belong to the text. Otherwise, these keys are available for other
    /// commands.
    func isTyping(at time: TimeInterval) -> Bool { !typed.isEmpty && time - latest <= pause }

    /// Returns a Boolean value that indicates whether a key types text, except for control
    /// characters and a leading space.
    func takes(_ text: String, at time: TimeInterval) -> Bool {
        let isText = text.unicodeScalars.allSatisfy { !CharacterSet.controlCharacters.contains($0) }
        let isBlank = text.allSatisfy(\.isWhitespace)
        return isText && (!isBlank || isTyping(at: time)) && !text.isEmpty
    }

    /// Appends the characters of a key if they are text.
    ///
    /// - Returns: A Boolean value that indicates whether the characters were appended.
    mutating func type(_ text: String, at time: TimeInterval) -> Bool {
        guard takes(text, at: time) else { return false }
        isNew = !isTyping(at: time)
        typed = (isNew ? "" : typed) + text
        latest = time
        return true
    }

    /// Removes the last character.
    ///
    /// - Returns: A Boolean value that indicates whether there was a character to remove.
    mutating func deleteBackward(at time: TimeInterval) -> Bool {
        guard isTyping(at: time) else { return false }
        typed.removeLast()
        latest = time
        return true
    }

    mutating func clear() { typed = "" }

    /// Returns the next row with a text that begins with the typed text, wrapping at the end.
    ///
    /// The search for a new text begins after the cursor (WAI-ARIA Authoring Practices, listbox:
    /// "focus moves to the next item"), and so does the search for one letter typed repeatedly. A
    /// continued text may still match the cursor's row. The text of at most `bound` rows is read,
    /// up to the match.
    func match(
        from cursor: RowPosition?, in walk: RowWalk, bound: Int = 10_000,
        text: (RowPosition) -> String?
    ) -> Match {
        var walk = walk
        walk.wraps = true
        let isCycling = typed.count > 1 && Set(typed.map { $0.folded }).count == 1
        let prefix = isCycling ? String(typed.prefix(1)) : typed
        guard !prefix.isEmpty, let start = cursor.flatMap(walk.nearest(to:)) ?? walk.first
        else { return .missing }
        var row: RowPosition? = start
        if isNew || isCycling, start == cursor { row = walk.next(.forward, from: start) }
        let end = row
        for _ in 0..<max(0, bound) {
            // In a wrapping walk, the end is reached only if very many rows don't accept the
            // cursor.
            guard let candidate = row else { return .gaveUp }
            if text(candidate)?.begins(with: prefix) ?? false { return .found(candidate) }
            row = walk.next(.forward, from: candidate)
            if row == end { return .missing }
        }
        return .gaveUp
    }
}

extension Character {
    fileprivate var folded: String {
        String(self).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}

extension String {
    fileprivate func begins(with prefix: String) -> Bool {
        let text = drop(while: \.isWhitespace)
        let options: CompareOptions = [
            .anchored, .caseInsensitive, .diacriticInsensitive, .widthInsensitive,
        ]
        return text.range(of: prefix, options: options) != nil
    }
}

/// The text that people type to find a row in a list.
@MainActor
final class ListTyping {
    private var select = TypeSelect()
    private var now: () -> TimeInterval = { CACurrentMediaTime() }

    /// Takes the times of key presses from `clock`, in seconds.
    func setClock(_ clock: @escaping () -> TimeInterval) { now = clock }

    var typed: String { select.typed }

    /// Returns a Boolean value that indicates whether `key` continues the typed text.
    func continues(with key: KeyCommandDescriptor) -> Bool {
        guard select.isTyping(at: now()) else { return false }
        switch key.input {
        case .characters: return key.modifiers.isSubset(of: .shift)
        case .backspace: return key.modifiers.isEmpty
        default: return false
        }
    }

    /// Returns a Boolean value that indicates whether `key` with the text `characters` starts or
    /// continues a text.
    func takes(_ characters: String, _ key: KeyCommandDescriptor) -> Bool {
        guard key.modifiers.isSubset(of: [.shift, .alternate, .alphaShift]) else { return false }
        switch key.input {
        case .backspace: return select.isTyping(at: now())
        case .characters: return select.takes(characters, at: now())
        default: return false
        }
    }

    /// Appends `characters`, or removes the last one for Backspace.
    ///
    /// Returns whether the key was used.
    func type(_ characters: String, _ key: KeyCommandDescriptor) -> Bool {
        guard takes(characters, key) else { return false }
        return key.input == .backspace
            ? select.deleteBackward(at: now()) : select.type(characters, at: now())
    }

    /// Ends the text, so that the next key starts a new one.
    func end() { select.clear() }

    /// Returns the row with a text that begins with the typed text; `nil` if there is none.
    ///
    /// Without such a row, `onNotFound` receives a Boolean value that indicates whether all rows
    /// were searched.
    func match(
        from cursor: RowPosition?, in walk: RowWalk, text: (RowPosition) -> String?,
        onNotFound: ((_ text: String, _ searchedAll: Bool) -> Void)?
    ) -> RowPosition? {
        guard !typed.isEmpty else { return nil }
        switch select.match(from: cursor, in: walk, text: text) {
        case .found(let position): return position
        case .missing: onNotFound?(typed, true)
        case .gaveUp: onNotFound?(typed, false)
        }
        return nil
    }
}
