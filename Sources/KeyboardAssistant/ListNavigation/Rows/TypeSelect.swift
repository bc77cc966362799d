import Foundation

/// Finds rows by the first letters of their text, as they are typed.
///
/// Time is given to it, in seconds since whenever.
struct TypeSelect: Equatable, Sendable {
    /// What came of looking for a text.
    enum Match: Equatable, Sendable {
        case found(RowPosition)
        /// No row begins with it.
        case missing
        /// None of those that were looked at begins with it, and there are more.
        case gaveUp
    }

    /// After so many seconds without a key, typing begins anew.
    let pause: TimeInterval
    private(set) var typed = ""
    private var latest: TimeInterval = 0
    /// Whether the text is new, and looked for after the cursor.
    private var isNew = false

    init(pause: TimeInterval = 1) {
        self.pause = pause
    }

    /// Whether what is typed at `time` belongs to what has been typed.
    ///
    /// While it does, Space and Backspace are for it; otherwise they are free for others.
    func isTyping(at time: TimeInterval) -> Bool { !typed.isEmpty && time - latest <= pause }

    /// Whether what a key types is text: no control character, and no space to begin with.
    func takes(_ text: String, at time: TimeInterval) -> Bool {
        let isText = text.unicodeScalars.allSatisfy { !CharacterSet.controlCharacters.contains($0) }
        let isBlank = text.allSatisfy(\.isWhitespace)
        return isText && (!isBlank || isTyping(at: time)) && !text.isEmpty
    }

    /// Takes what a key types, if that is text.
    ///
    /// - Returns: Whether it was taken.
    mutating func type(_ text: String, at time: TimeInterval) -> Bool {
        guard takes(text, at: time) else { return false }
        isNew = !isTyping(at: time)
        typed = (isNew ? "" : typed) + text
        latest = time
        return true
    }

    /// Takes the last character back.
    ///
    /// - Returns: Whether there was one.
    mutating func deleteBackward(at time: TimeInterval) -> Bool {
        guard isTyping(at: time) else { return false }
        typed.removeLast()
        latest = time
        return true
    }

    mutating func clear() { typed = "" }

    /// The row to go to: the next, and round, whose text begins with what was typed.
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
