/// The rule by which an arrow key leads from the end of a line or list to another place.
struct ListStepRule: Hashable, Sendable {
    /// A Boolean value that indicates whether a step continues at the other end of the list.
    var wraps = false
    /// A Boolean value that indicates whether a step continues on the next line of a grid.
    var continuesOnNextLine = true
    /// A Boolean value that indicates whether the opposite arrow retraces a step from one line to
    /// another, even if steps don't continue on the next line by now.
    var retracesToOtherLine = true
}

extension ListStepRule {
    /// Creates the rule that a list's options describe for a list of `shape`.
    ///
    /// A selection that is extended never wraps, and a rectangle grows by one cell at a time. Only a
    /// grid has several lines where a step can stop. A step can lead from a single line to a second
    /// one that comes into sight, and can be retraced from there.
    init(
        _ options: ListOptions, in shape: @autoclosure () -> ListState.Shape = .grid,
        extends: Bool = false
    ) {
        let isRectangle = extends && options.gridSelection == .rectangle
        self.init(
            wraps: !extends && options.edgeBehavior == .wraps,
            continuesOnNextLine: options.lineEnd == .continues && !isRectangle || shape() != .grid,
            retracesToOtherLine: !isRectangle)
    }
}
