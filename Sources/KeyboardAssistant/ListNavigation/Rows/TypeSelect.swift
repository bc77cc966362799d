import Foundation

/// A search for rows by the first letters of their text, as they are typed.
///
/// Times are in seconds, from any beginning.
struct TypeSelect: Equatable, Sendable {
    /// The result of looking for a text.
    enum Match: Equatable, Sendable {
        case found(RowPosition)
        /// No row begins with it.
        case missing
        /// None of those that were looked at begins with it, and there are more.
        case gaveUp
    }

    /// The number of seconds without a key after which typing begins anew.
    let pause: TimeInterval
    private(set) var typed = ""
    private var latest: TimeInterval = 0
    /// A Boolean value that indicates whether the text is new, and looked for after the cursor.
    private var isNew = false

    init(pause: TimeInterval = 1) {
        self.pause = pause
    }

    /// Returns whether what is typed at `time` belongs to what has been typed.
    ///
    /// While it does, Space and Backspace are for it; otherwise they are free for others.
    func isTyping(at time: TimeInterval) -> Bool { !typed.isEmpty && time - latest <= pause }

    /// Returns whether what a key types is text: no control character, and no space to begin with.
    func takes(_ text: String, at time: TimeInterval) -> Bool {
        let isText = text.unicodeScalars.allSatisfy { !CharacterSet.controlCharacters.contains($0) }
        let isBlank = text.allSatisfy(\.isWhitespace)
        return isText && (!isBlank || isTyping(at: time)) && !text.isEmpty
    }

    /// Appends what a key types, if that is text.
    ///
    /// - Returns: Whether it was taken.
    mutating func type(_ text: String, at time: TimeInterval) -> Bool {
        guard takes(text, at: time) else { return false }
        isNew = !isTyping(at: time)
        typed = (isNew ? "" : typed) + text
        latest = time
        return true
    }

    /// Removes the last character.
    ///
    /// - Returns: Whether there was one.
    mutating func deleteBackward(at time: TimeInterval) -> Bool {
        guard isTyping(at: time) else { return false }
        typed.removeLast()
        latest = time
        return true
    }

    mutating func clear() { typed = "" }

    /// Returns the next row, and round, whose text begins with what was typed.
    ///
    /// A new text is looked for after the cursor (WAI-ARIA Authoring Practices, listbox: "focus
    /// moves to the next item"), and so is the same letter typed again and again; one that goes on
    /// may be that of the cursor's row still. No more than `bound` rows are asked for their text,
    /// and none beyond the one that is found.
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
            // Round a list the walk ends only where very many rows refuse the cursor.
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

/// The text that people type to find something in a list.
@MainActor
final class ListTyping {
    /// A closure that returns the text of a row; nil where rows are not found by typing.
    var text: ((RowPosition) -> String?)?
    /// A closure that receives a text with which no row begins, and whether all were looked at.
    var onNotFound: ((_ text: String, _ searchedAll: Bool) -> Void)?
    private var select = TypeSelect()

    private var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    var typed: String { select.typed }

    /// Returns whether `key` continues a text that is being typed.
    func continues(with key: KeyCommandDescriptor) -> Bool {
        guard text != nil, select.isTyping(at: now) else { return false }
        switch key.input {
        case .characters: return key.modifiers.isSubset(of: .shift)
        case .backspace: return key.modifiers.isEmpty
        default: return false
        }
    }

    /// Returns whether `key`, which types `characters`, begins or continues a text.
    func takes(_ characters: String, _ key: KeyCommandDescriptor) -> Bool {
        guard text != nil, key.modifiers.isSubset(of: [.shift, .alternate, .alphaShift]) else {
            return false
        }
        switch key.input {
        case .backspace: return select.isTyping(at: now)
        case .characters: return select.takes(characters, at: now)
        default: return false
        }
    }

    /// Types `characters`, or deletes the last one for Backspace, and returns whether it did.
    func type(_ characters: String, _ key: KeyCommandDescriptor) -> Bool {
        guard takes(characters, key) else { return false }
        return key.input == .backspace
            ? select.deleteBackward(at: now) : select.type(characters, at: now)
    }

    /// Ends the text, so that what is typed from now on is another one.
    func end() { select.clear() }

    /// Returns the row whose text begins with what was typed, or reports that there is none.
    func match(from cursor: RowPosition?, in walk: RowWalk) -> RowPosition? {
        guard let text, !typed.isEmpty else { return nil }
        switch select.match(from: cursor, in: walk, text: text) {
        case .found(let position): return position
        case .missing: onNotFound?(typed, true)
        case .gaveUp: onNotFound?(typed, false)
        }
        return nil
    }
}
