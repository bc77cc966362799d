import CoreGraphics
import Foundation

/// The views of a cell in addition to its content.
struct CellParts {
    var accessory: UIView?
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
}

extension UITableViewCell {
    private static let editControlWidth: CGFloat = 38
    private static let reorderControlWidth: CGFloat = 48

    private var table: UITableView? { superview as? UITableView }

    /// Creates the accessory and the editing controls again.
    func accessoriesDidChange() {
        let view = isEditing ? editingAccessoryView : accessoryView
        let type = isEditing ? editingAccessoryType : accessoryType
        parts.accessory?.removeFromSuperview()
        parts.accessory =
            view
            ?? CellAccessory.view(type) { [weak self] in
                guard let self else { return }
                table?.accessoryButtonTapped(in: self)
            }
        if let accessory = parts.accessory { addSubview(accessory) }
        updateEditControls()
        setNeedsLayout()
    }

    private func updateEditControls() {
        parts.editControl?.removeFromSuperview()
        parts.reorderControl?.removeFromSuperview()
        (parts.editControl, parts.reorderControl) = (nil, nil)
        guard isEditing else { return }
        if let kind = CellEditControl.Kind(surface) {
            let control = CellEditControl(kind) { [weak self] in
                guard let self else { return }
                table?.editControlTapped(in: self)
            }
            parts.editControl = control
            addSubview(control)
        }
        if showsReorderControl, surface.canMove {
            let control = CellReorderControl { [weak self] end in
                guard let self else { return }
                table?.reorderControlDropped(self, at: end)
            }
            parts.reorderControl = control
            addSubview(control)
        }
    }

    private func partsLayout(_ size: CGSize) -> CellLayout {
        var accessory = parts.accessory.map(\.bounds.size)
        // An accessory of the app's own without a size gets the size that fits.
        if accessory == .zero { accessory = parts.accessory?.sizeThatFits(size) }
        return CellLayout(
            size: size, margins: layoutMargins,
            editControlWidth: parts.editControl == nil ? 0 : Self.editControlWidth,
            reorderControlWidth: parts.reorderControl == nil ? 0 : Self.reorderControlWidth,
            accessory: accessory, indents: shouldIndentWhileEditing,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    func layOutParts() {
        let frames = partsLayout(bounds.size).frames
        layOutBackdrops()
        contentView.frame = frames.content
        parts.accessory?.frame = frames.accessory
        parts.editControl?.frame = frames.editControl
        parts.editControl?.isMarked = isSelected
        parts.reorderControl?.frame = frames.reorderControl
        if configurations.contentView == nil {
            texts.layOut(in: contentView, margins: textMargins)
        }
    }

    private var textMargins: UIEdgeInsets {
        var margins = layoutMargins
        let indentation = CGFloat(max(0, indentationLevel)) * indentationWidth.usableHeight
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            margins.right += indentation
        } else {
            margins.left += indentation
        }
        return margins
    }

    // The standard row is 44 points high (Apple, Human Interface Guidelines of iOS 7).
    private static let usualHeight: CGFloat = 44

    /// Returns the height that the cell's content needs.
    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        let width = partsLayout(CGSize(width: width, height: Self.usualHeight)).frames.content.width
        if let content = configurations.contentView {
            return content.heightOfContent(forWidth: width)
        }
        if texts.isUsed || contentView.subviews.isEmpty {
            return max(Self.usualHeight, texts.height(forWidth: width, margins: textMargins))
        }
        let height = contentView.heightOfContent(forWidth: width)
        return height > 0 ? height : Self.usualHeight
    }
}

extension UIView {
    /// Returns the height that the content needs at a given width.
    func heightOfContent(forWidth width: CGFloat) -> CGFloat {
        if self is UIListContentView {
            return max(44, sizeThatFits(CGSize(width: width, height: 0)).height)
        }
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
