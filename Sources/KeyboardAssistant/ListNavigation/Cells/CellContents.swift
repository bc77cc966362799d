/// The widgets in the cell under the cursor, and which of them has focus.
struct CellContents: Hashable, Sendable {
    /// A kind of widget, which determines the keys that it has.
    enum Widget: Hashable, Sendable, CaseIterable {
        /// A view that does something when it is tapped, such as a button or a switch.
        case button
        /// A control whose value has neighbors: a slider, a stepper or a segmented control.
        case adjustable
        /// A text field or a text view.
        case text
    }

    /// The part of a cell that has focus.
    enum Focus: Hashable, Sendable {
        /// The cell itself, whose keys are those of the list.
        case cell
        /// The widget with this index; `nil` if the one that had focus is gone.
        case widget(Int?)
    }

    /// The widgets in reading order.
    var widgets: [Widget] = []
    var focus = Focus.cell
    /// A Boolean value that indicates whether the cell is loaded, so that its widgets are known.
    var isLoaded = true

    /// A Boolean value that indicates whether keys can go from the cell to its widgets.
    var canBeEntered: Bool { focus == .cell && !widgets.isEmpty }

    /// A Boolean value that indicates whether keys can go from the cell to its widgets, or whether
    /// that shows only when the cell is loaded.
    var mayBeEntered: Bool { canBeEntered || !isLoaded }

    /// Returns the indices of the widgets to which a step leads, the nearest first.
    ///
    /// The steps wrap, so that they lead to every widget but the one with focus. From the cell
    /// itself, or from a widget that is gone, they begin with the first or the last widget.
    func candidates(_ direction: RowWalk.Direction) -> [Int] {
        let indices =
            direction == .forward ? Array(widgets.indices) : widgets.indices.reversed()
        guard case .widget(let index?) = focus, let start = indices.firstIndex(of: index) else {
            return indices
        }
        return Array(indices[(start + 1)...] + indices[..<start])
    }

    /// The commands while a widget has focus; `nil` while the cell has.
    ///
    /// Steps are also offered if there is only one widget, so that the keys move nothing else.
    func availableCommands(isRightToLeft: Bool) -> [AvailableListCommand]? {
        guard case .widget(let index) = focus else { return nil }
        let widget = index.map { widgets[$0] }
        return [
            .init(command: .nextControl, action: .stepInCell(.forward)),
            .init(command: .previousControl, action: .stepInCell(.backward)),
        ] + sideways(widget, isRightToLeft)
            + (widget == .button
                ? [.init(command: .activateControl, action: .activateControl)] : [])
            + [.init(command: .leaveCell, action: .leaveCell)]
    }

    /// The commands of the Left and Right Arrow keys.
    private func sideways(_ widget: Widget?, _ isRightToLeft: Bool) -> [AvailableListCommand] {
        guard widget != .adjustable else {
            return [
                .init(command: .decreaseValue, action: .adjustControl(.backward)),
                .init(command: .increaseValue, action: .adjustControl(.forward)),
            ]
        }
        return [(BuiltInCommand.itemToTheLeft, ArrowDirection.left), (.itemToTheRight, .right)]
            .map { command, arrow in
                let direction = arrow.reading(isRightToLeft: isRightToLeft)
                return .init(command: command, action: .stepInCell(direction))
            }
    }
}
