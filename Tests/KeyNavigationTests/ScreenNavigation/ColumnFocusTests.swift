import Requirements
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant

/// The columns of a split view, as KeyboardKit has them.
@Suite struct ColumnFocusTests {
    typealias Column = ColumnFocus.Column

    /// A display, with the valid columns for none, primary, supplementary and secondary.
    struct Validation: Sendable {
        var mode: ColumnFocus.Mode
        var isTriple: Bool
        var valid: [Column?]
    }

    static let validations: [Validation] = [
        .init(mode: .secondaryOnly, isTriple: false, valid: same(.secondary)),
        .init(mode: .secondaryOnly, isTriple: true, valid: same(.secondary)),
        .init(
            mode: .oneBeside, isTriple: false,
            valid: [.primary, .primary, .primary, .secondary]),
        .init(
            mode: .oneBeside, isTriple: true,
            valid: [.supplementary, .supplementary, .supplementary, .secondary]),
        .init(mode: .oneOver, isTriple: false, valid: same(.primary)),
        .init(mode: .oneOver, isTriple: true, valid: same(.supplementary)),
        .init(
            mode: .twoBeside, isTriple: true,
            valid: [nil, .primary, .supplementary, .secondary]),
        .init(
            mode: .twoOver, isTriple: true,
            valid: [.primary, .primary, .supplementary, .primary]),
        .init(
            mode: .twoDisplace, isTriple: true,
            valid: [.primary, .primary, .supplementary, .primary]),
    ]

    private static func same(_ column: Column) -> [Column?] { .init(repeating: column, count: 4) }

    private static let columns: [Column?] = [nil, .primary, .supplementary, .secondary]

    @Test(
        "After a change of the display a column has focus that is visible", .requirement("U556"),
        arguments: validations)
    func validated(row: Validation) {
        var state = ColumnFocus(isTriple: row.isTriple, mode: row.mode)
        #expect(Self.columns.map(state.validated) == row.valid)
        state.isCollapsed = true
        #expect(Self.columns.map(state.validated) == [nil, nil, nil, nil])
    }

    /// The columns to which a key goes from none, primary, supplementary and secondary.
    private func targets(_ step: ColumnFocus.Step, in state: ColumnFocus) -> [Column?] {
        Self.columns.map { state.target(of: step, from: $0) }
    }

    @Test("S1 to S4: keys go from column to column, and only Tab goes around", .requirement("U556"))
    func steps() {
        let triple = ColumnFocus(isTriple: true, mode: .twoBeside)
        #expect(targets(.next, in: triple) == [.primary, .supplementary, .secondary, .primary])
        #expect(
            targets(.previous, in: triple) == [.secondary, .secondary, .primary, .supplementary])
        #expect(targets(.right, in: triple) == [.primary, .supplementary, .secondary, nil])
        #expect(targets(.left, in: triple) == [.secondary, nil, .primary, .supplementary])

        let double = ColumnFocus(mode: .oneBeside)
        #expect(double.target(of: .next, from: .primary) == .secondary)
        #expect(double.target(of: .next, from: .secondary) == .primary)
        #expect(double.target(of: .previous, from: .primary) == .secondary)
        #expect(double.target(of: .previous, from: .secondary) == .primary)
        #expect(double.target(of: .right, from: .primary) == .secondary)
        #expect(double.target(of: .right, from: .secondary) == nil)
        #expect(double.target(of: .left, from: .secondary) == .primary)
        #expect(double.target(of: .left, from: .primary) == nil)
    }

    @Test(
        "Arrows are mirrored by the layout and by the primary edge, and Tab by the edge alone",
        .requirement("U556"),
        arguments: [(true, false), (true, true), (false, false), (false, true)])
    func mirrored(primaryIsLeading: Bool, isRightToLeft: Bool) {
        let state = ColumnFocus(
            primaryIsLeading: primaryIsLeading, isRightToLeft: isRightToLeft)
        let first = { (step: ColumnFocus.Step) in state.target(of: step, from: nil) }
        #expect(first(.next) == (primaryIsLeading ? .primary : .secondary))
        #expect(first(.previous) == (primaryIsLeading ? .secondary : .primary))
        // On the screen, the primary column is at the left in exactly two of the four cases.
        let primaryIsLeft = primaryIsLeading != isRightToLeft
        #expect(first(.right) == (primaryIsLeft ? .primary : .secondary))
        #expect(first(.left) == (primaryIsLeft ? .secondary : .primary))
        #expect(state.target(of: .right, from: primaryIsLeft ? .secondary : .primary) == nil)
        #expect(state.target(of: .left, from: primaryIsLeft ? .primary : .secondary) == nil)
    }

    @Test(
        "S5: Escape closes what lies above the secondary column, and is left to others elsewhere",
        .requirement("U556"))
    func escape() {
        let effects = ColumnFocus.Mode.allCases.map { ColumnFocus(mode: $0).escape }
        #expect(effects == [nil, nil, .focusSecondary, nil, .focusSecondary, .hidePrimary])
        #expect(ColumnFocus(isCollapsed: true, mode: .oneOver).escape == nil)
    }

    @Test(
        "S0: with a focus system only Escape is offered, and while collapsed nothing",
        .requirement("U556"))
    func offered() {
        let state = ColumnFocus(mode: .oneOver)
        let names = { (state: ColumnFocus, column: Column?, system: Bool) in
            state.commands(at: column, hasFocusSystem: system).map(\.identifier.rawValue)
        }
        #expect(
            names(state, .primary, false)
                == ["column.next", "column.previous", "column.right", "column.hide"])
        #expect(names(state, .primary, true) == ["column.hide"])
        #expect(
            names(ColumnFocus(), nil, false)
                == ["column.next", "column.previous", "column.right", "column.left"])
        #expect(names(ColumnFocus(), nil, true) == [])
        #expect(names(ColumnFocus(isCollapsed: true, mode: .oneOver), nil, false) == [])
    }

    @Test("The focused column is on top of the collapsed ones, unless there is a compact one")
    func collapsedTop() {
        #expect(ColumnFocus.top(of: .primary, isCompactProposed: false) == .primary)
        #expect(ColumnFocus.top(of: .primary, isCompactProposed: true) == nil)
        #expect(ColumnFocus.top(of: nil, isCompactProposed: false) == nil)
    }
}
