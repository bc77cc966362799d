import Foundation

/// Finds rows by the first letters of their text, as they are typed.
///
/// Time is given to it, in seconds since whenever.
struct TypeSelect: Equatable, Sendable {
    /// After so many seconds without a key, typing begins anew.
    var pause: TimeInterval = 1
    private(set) var typed = ""
    private var latest: TimeInterval = 0

    init(pause: TimeInterval = 1) {
        self.pause = pause
    }

    /// Whether what is typed at `time` belongs to what has been typed.
    ///
    /// While it does, Space and Backspace are for it; otherwise they are free for others.
    func isTyping(at time: TimeInterval) -> Bool { !typed.isEmpty && time - latest <= pause }

    /// Takes what a key types, unless it is a control character.
    ///
    /// - Returns: Whether it was taken.
    mutating func type(_ text: String, at time: TimeInterval) -> Bool {
        let isText = text.unicodeScalars.allSatisfy { !CharacterSet.controlCharacters.contains($0) }
        let isBlank = text.allSatisfy(\.isWhitespace)
        guard isText, !isBlank || isTyping(at: time), !text.isEmpty else { return false }
        typed = (isTyping(at: time) ? typed : "") + text
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

    /// The row to go to: the first from the cursor on, and round, whose text begins with what was typed.
    ///
    /// The same letter typed again and again goes from one row that begins with it to the next. No
    /// more than `bound` rows are asked for their text, and none beyond the one that is found.
    func match(
        from cursor: RowPosition?, in walk: RowWalk, bound: Int = 10_000,
        text: (RowPosition) -> String?
    ) -> RowPosition? {
        var walk = walk
        walk.wraps = true
        let isCycling = typed.count > 1 && Set(typed.map { $0.folded }).count == 1
        let prefix = isCycling ? String(typed.prefix(1)) : typed
        guard !prefix.isEmpty, let start = cursor.flatMap(walk.nearest(to:)) ?? walk.first
        else { return nil }
        var row: RowPosition? = start
        if isCycling, cursor != nil { row = walk.next(.forward, from: start) }
        let end = row
        for _ in 0..<max(0, bound) {
            guard let candidate = row else { return nil }
            if text(candidate)?.begins(with: prefix) ?? false { return candidate }
            row = walk.next(.forward, from: candidate)
            if row == end { return nil }
        }
        return nil
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
