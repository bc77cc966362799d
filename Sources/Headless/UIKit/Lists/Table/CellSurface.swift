import CoreGraphics
import Foundation

/// A table's settings for a cell and its row.
struct CellSurface: Equatable {
    struct Separator: Equatable {
        var color: UIColor
        /// The table's inset, for cells without their own.
        var inset: UIEdgeInsets
    }

    var isGrouped = false
    /// The line below the row; `nil` if there is none.
    var separator: Separator?
    var editingStyle = UITableViewCell.EditingStyle.none
    /// A Boolean value that indicates whether rows can be marked in editing mode.
    var isMarkable = false
    var canMove = true

    var color: UIColor { isGrouped ? .secondarySystemGroupedBackground : .systemBackground }
}

extension UITableViewCell {
    /// A Boolean value that indicates whether the cell itself shows that the row is highlighted or
    /// selected.
    private var showsSelection: Bool {
        (isSelected || isHighlighted) && selectionStyle != .none
    }

    func drawSurface(into list: inout DisplayList) {
        if let color = surfaceColor { list.fill(bounds, color) }
        guard let separator = surface.separator else { return }
        let own = separatorInset == .zero ? separator.inset : separatorInset
        let line = 1 / max(1, traitCollection.displayScale)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start = own.left + (isMirrored ? 0 : contentView.frame.minX)
        list.fill(
            CGRect(
                x: isMirrored ? own.right : start, y: bounds.height - line,
                width: max(0, bounds.width - start - own.right), height: line),
            separator.color)
    }

    // A selected row is gray, above a color of the app's own (assumed: A60).
    private var surfaceColor: UIColor? {
        if configurations.showsFocus(of: self) { return tintColor }
        if let background = configurations.shownBackground(in: configurationState) {
            return background.backgroundColor
        }
        if showsSelection, selectedBackgroundView == nil { return .systemGray4 }
        return backgroundColor == nil && backgroundView == nil ? surface.color : nil
    }

    func replaceBackdrop(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Moves the background views for the current state behind everything else.
    func layOutBackdrops() {
        let isMarking = isEditing && surface.isMarkable
        let selected = isMarking ? multipleSelectionBackgroundView : selectedBackgroundView
        let other = isMarking ? selectedBackgroundView : multipleSelectionBackgroundView
        other?.removeFromSuperview()
        place(selected, isShown: showsSelection, at: backgroundView == nil ? 0 : 1)
        place(backgroundView, isShown: true, at: 0)
    }

    private func place(_ backdrop: UIView?, isShown: Bool, at index: Int) {
        guard let backdrop else { return }
        guard isShown else { return backdrop.removeFromSuperview() }
        backdrop.frame = bounds
        if backdrop.superview !== self { insertSubview(backdrop, at: index) }
    }
}
