/// The controls in the cell under the cursor, and the focus among them.
struct CellContents: Hashable, Sendable {
    /// A kind of control.
    ///
    /// It determines the control's keys.
    enum Control: Hashable, Sendable, CaseIterable {
        /// A view with an action for a tap, such as a button or a switch.
        case button
        /// A control with a range of values: a slider, a stepper or a segmented control.
        case adjustable
        /// A text field or a text view.
        case text
    }

    /// The part of a cell that has focus.
    enum Focus: Hashable, Sendable {
        /// The cell itself.
        ///
        /// Keys have their effects in the list.
        case cell
        /// The control with this index; `nil` if the focused control is gone.
        case control(Int?)
    }

    /// The controls in reading order.
    var controls: [Control] = []
    var focus = Focus.cell
    /// A Boolean value that indicates whether the cell is loaded and its controls are known.
    var isLoaded = true

    /// A Boolean value that indicates whether keys can go from the cell to its controls.
    var canBeEntered: Bool { focus == .cell && !controls.isEmpty }

    /// A Boolean value that indicates whether keys can go from the cell to its controls, or might
    /// after the cell is loaded.
    var mayBeEntered: Bool { canBeEntered || !isLoaded }

    /// Returns the indices of the possible destinations of a step, the nearest first.
    ///
    /// The steps wrap, and so lead to every control but the focused one. From the cell itself, or
    /// from a control that is gone, the steps begin with the first or the last control.
    func candidates(_ direction: RowWalk.Direction) -> [Int] {
        let indices =
            direction == .forward ? Array(controls.indices) : controls.indices.reversed()
        guard case .control(let index?) = focus, let start = indices.firstIndex(of: index) else {
            return indices
        }
        return Array(indices[(start + 1)...] + indices[..<start])
    }

    /// Returns the commands while a control has focus; `nil` while the cell has focus.
    ///
    /// Steps are also offered for a single control, so that their keys have no other effect.
    func availableCommands(isRightToLeft: Bool) -> [AvailableListCommand]? {
        guard case .control(let index) = focus else { return nil }
        let control = index.map { controls[$0] }
        return [
            .init(command: .nextControl, action: .stepInCell(.forward)),
            .init(command: .previousControl, action: .stepInCell(.backward)),
        ] + sideways(control, isRightToLeft)
            + (control == .button
                ? [.init(command: .activateControl, action: .activateControl)] : [])
            + [.init(command: .leaveCell, action: .leaveCell)]
    }

    /// The commands of the Left and Right Arrow keys.
    private func sideways(_ control: Control?, _ isRightToLeft: Bool) -> [AvailableListCommand] {
        guard control != .adjustable else {
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
