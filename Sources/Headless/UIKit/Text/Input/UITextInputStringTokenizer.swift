import Foundation

/// Divides the text of any text input by its characters.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    public init(textInput: UIResponder) {
        input = textInput as? any UITextInput
        super.init()
    }

    @_documentation(visibility: internal) @discardableResult
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextRange? {
        unit(at: position, granularity, direction).flatMap(range)
    }

    @_documentation(visibility: internal) @discardableResult
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        units(granularity)
            .contains { (direction.isForward ? $0.upperBound : $0.location) == offset(position) }
    }

    @_documentation(visibility: internal) @discardableResult
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let offset = offset(position)
        let boundary =
            direction.isForward
            ? units(granularity).map(\.upperBound).first { $0 > offset }
            : units(granularity).map(\.location).last { $0 < offset }
        return boundary.flatMap(place)
    }

    @_documentation(visibility: internal) @discardableResult
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool {
        unit(at: position, granularity, direction) != nil
    }

    /// Returns the unit at a position; at a boundary between two units, the direction decides.
    private func unit(
        at position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
    ) -> NSRange? {
        let offset = offset(position)
        return units(granularity).first { unit in
            direction.isForward
                ? unit.location <= offset && offset < unit.upperBound
                : unit.location < offset && offset <= unit.upperBound
        }
    }

    private func units(_ granularity: UITextGranularity) -> [NSRange] {
        guard let input,
            let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        else { return [] }
        return TextUnits.ranges(of: granularity, in: input.text(in: all) ?? "")
    }

    private func offset(_ position: UITextPosition) -> Int {
        guard let input else { return 0 }
        return input.offset(from: input.beginningOfDocument, to: position)
    }

    private func place(_ offset: Int) -> UITextPosition? {
        guard let input else { return nil }
        return input.position(from: input.beginningOfDocument, offset: offset)
    }

    private func range(_ range: NSRange) -> UITextRange? {
        guard let input, let start = place(range.location), let end = place(range.upperBound)
        else { return nil }
        return input.textRange(from: start, to: end)
    }
}
