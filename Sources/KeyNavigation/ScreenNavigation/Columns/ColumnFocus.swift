/// The columns of a split view, and the moves of keys between them.
///
/// The rules and the table of valid columns are KeyboardKit's.
struct ColumnFocus: Hashable, Sendable {
    enum Column: Hashable, Sendable, CaseIterable {
        case primary, supplementary, secondary
    }

    /// The visible columns and their arrangement.
    enum Mode: Hashable, Sendable, CaseIterable {
        case secondaryOnly, oneBeside, oneOver, twoBeside, twoOver, twoDisplace
    }

    /// A key that moves from one column to another.
    enum Step: Hashable, Sendable, CaseIterable {
        /// Tab and ⇧Tab.
        ///
        /// After the last column they go on with the first one.
        case next, previous
        /// The arrow keys.
        ///
        /// They stop at the last column.
        case left, right

        var goesAround: Bool { self == .next || self == .previous }
    }

    /// The effect of Escape.
    enum Escape: Hashable, Sendable {
        /// Moves to the secondary column, and thereby closes the columns above it.
        case focusSecondary
        /// Hides the primary column and moves to the supplementary one.
        case hidePrimary
    }

    var isTriple = false
    var isCollapsed = false
    var mode = Mode.oneBeside
    /// A Boolean value that indicates whether the primary column is at the leading edge.
    var primaryIsLeading = true
    var isRightToLeft = false

    // MARK: The column with focus

    /// Returns the column that can have focus in this state instead of `column`; `nil` for none.
    func validated(_ column: Column?) -> Column? {
        guard !isCollapsed else { return nil }
        let inner: Column = isTriple ? .supplementary : .primary
        switch mode {
        case .secondaryOnly: return .secondary
        case .oneBeside: return column == .secondary ? .secondary : inner
        case .oneOver: return inner
        case .twoBeside: return column
        case .twoOver, .twoDisplace: return column == .supplementary ? .supplementary : .primary
        }
    }

    // MARK: Moving

    /// Returns the column to which a key moves from a valid `column`; `nil` if the key remains
    /// available to other responders.
    func target(of step: Step, from column: Column?) -> Column? {
        let order: [Column] = isTriple ? Column.allCases : [.primary, .secondary]
        let walk = isTowardSecondary(step) ? order : order.reversed()
        guard let column, let place = walk.firstIndex(of: column) else { return walk.first }
        guard place + 1 < walk.count else { return step.goesAround ? walk.first : nil }
        return walk[place + 1]
    }

    /// Tab goes along with the text, and an arrow to its side of the screen.
    private func isTowardSecondary(_ step: Step) -> Bool {
        switch step {
        case .next: primaryIsLeading
        case .previous: !primaryIsLeading
        case .right: primaryIsLeading != isRightToLeft
        case .left: primaryIsLeading == isRightToLeft
        }
    }

    /// The effect of Escape; `nil` if the key remains available to other responders.
    var escape: Escape? {
        switch mode {
        case _ where isCollapsed: nil
        case .oneOver, .twoOver: .focusSecondary
        case .twoDisplace: .hidePrimary
        case .secondaryOnly, .oneBeside, .twoBeside: nil
        }
    }

    // MARK: Commands

    /// The keys that move focus between columns.
    ///
    /// The system's focus engine has its own.
    static let steps: [(command: BuiltInCommand, step: Step)] = [
        (.nextColumn, .next), (.previousColumn, .previous), (.columnToTheRight, .right),
        (.columnToTheLeft, .left),
    ]

    /// Returns the commands that have an effect while `column` has focus.
    func commands(at column: Column?, hasFocusSystem: Bool) -> [BuiltInCommand] {
        guard !isCollapsed else { return [] }
        let steps =
            hasFocusSystem ? [] : Self.steps.filter { target(of: $0.step, from: column) != nil }
        return steps.map(\.command) + (escape == nil ? [] : [.hideColumns])
    }

    // MARK: Collapsing

    /// Returns the column that should be on top while the columns are collapsed; `nil` for the
    /// column that the system proposes.
    static func top(of focused: Column?, isCompactProposed: Bool) -> Column? {
        isCompactProposed ? nil : focused
    }
}
