import CoreGraphics

/// Moves the caret, or the end of the selection that was moved last.
@MainActor
enum CaretMoves {
    /// The last selection made with Shift, and its end that stays in place.
    private static var extended: (selection: UITextRange, anchor: UITextPosition)?

    static func move(
        _ motion: CaretMotion, extendsSelection: Bool, in input: any UITextInput
    ) {
        guard let selected = input.selectedTextRange else { return }
        let anchor = anchor(of: selected, motion, in: input)
        let isCollapsing = !extendsSelection && !selected.isEmpty && motion.reach == .character
        let moving =
            input.compare(anchor, to: selected.start) == .orderedSame
            ? selected.end : selected.start
        let place =
            isCollapsing
            ? collapsed(selected, motion, in: input) : place(from: moving, motion, in: input)
        select(from: extendsSelection ? anchor : place, to: place, in: input)
        extended = extendsSelection ? input.selectedTextRange.map { ($0, anchor) } : nil
    }

    private static func select(
        from anchor: UITextPosition, to place: UITextPosition, in input: any UITextInput
    ) {
        let isForward = input.compare(anchor, to: place) != .orderedDescending
        input.selectedTextRange = input.textRange(
            from: isForward ? anchor : place, to: isForward ? place : anchor)
        guard let textView = input as? UITextView else { return }
        textView.scrollRangeToVisible(textView.selectedRange)
    }

    /// Returns the end that stays: the previous one, or else the one opposite to the motion.
    private static func anchor(
        of selected: UITextRange, _ motion: CaretMotion, in input: any UITextInput
    ) -> UITextPosition {
        if let extended, extended.selection.isEqual(selected) { return extended.anchor }
        return isForward(motion.way, in: input) ? selected.start : selected.end
    }

    private static func collapsed(
        _ selected: UITextRange, _ motion: CaretMotion, in input: any UITextInput
    ) -> UITextPosition {
        isForward(motion.way, in: input) ? selected.end : selected.start
    }

    private static func isForward(_ way: CaretMotion.Way, in input: any UITextInput) -> Bool {
        let direction = input.baseWritingDirection(
            for: input.beginningOfDocument, in: .forward)
        switch way {
        case .storage(let storage): return storage == .forward
        case .layout(.right): return direction != .rightToLeft
        case .layout(.left): return direction == .rightToLeft
        case .layout(let vertical): return vertical == .down
        }
    }

    private static func place(
        from place: UITextPosition, _ motion: CaretMotion, in input: any UITextInput
    ) -> UITextPosition {
        let isForward = isForward(motion.way, in: input)
        let end = isForward ? input.endOfDocument : input.beginningOfDocument
        switch (motion.reach, motion.way) {
        case (.document, _): return end
        case (.line, _): return lineEnd(from: place, isForward: isForward, in: input)
        case (.character, .layout(let direction)):
            return input.position(from: place, in: direction, offset: 1) ?? place
        case (.character, .storage), (.word, _):
            let storage = isForward ? UITextStorageDirection.forward : .backward
            return input.tokenizer.position(
                from: place, toBoundary: motion.reach == .word ? .word : .character,
                inDirection: UITextDirection(storage.rawValue)) ?? end
        }
    }

    /// Returns the line break on that side; a wrapped line counts as one line here.
    private static func lineEnd(
        from place: UITextPosition, isForward: Bool, in input: any UITextInput
    ) -> UITextPosition {
        let end = isForward ? input.endOfDocument : input.beginningOfDocument
        guard
            let range = input.textRange(
                from: isForward ? place : end, to: isForward ? end : place),
            let text = input.text(in: range)
        else { return end }
        let rest =
            isForward
            ? text.prefix { !$0.isNewline }.utf16.count
            : -(text.reversed().prefix { !$0.isNewline }.map { $0.utf16.count }.reduce(0, +))
        return input.position(from: place, offset: rest) ?? end
    }
}
