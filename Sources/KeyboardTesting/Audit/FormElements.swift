import CoreGraphics
import Foundation
import UIKit

extension UIView {
    /// A Boolean value that indicates whether people can edit the text field or text view.
    var canBeEdited: Bool {
        let isAllowed = (self as? UITextView)?.isEditable ?? (self as? UIControl)?.isEnabled ?? true
        return isAllowed && sequence(first: self, next: \.superview).allSatisfy(\.isUsable)
    }

    private var isUsable: Bool { !isHidden && alpha >= 0.01 && isUserInteractionEnabled }

    /// The views in the view that people use, in the order in which assistive apps follow them.
    var elements: [UIView] {
        guard isUsable, !(self is KeyboardDummy) else { return [] }
        if let control = self as? UIControl { return control.isEnabled ? [self] : [] }
        if self is UITextView { return [self] }
        let inside = namedParts.flatMap(\.elements)
        let all = inside + partsInOrder.flatMap(\.elements).filter { !inside.contains($0) }
        // A gesture around other elements, such as one that dismisses the keyboard, is no element.
        return all.isEmpty && (isTapped || isSelectableRow || canBecomeFocused) ? [self] : all
    }

    /// The web views and lists in the view, and the view itself, which may keep keys.
    var keyHolders: [UIView] {
        guard isUsable else { return [] }
        if isWebView { return [self] }
        let own = self is UITableView || self is UICollectionView ? [self] : []
        return own + subviews.flatMap(\.keyHolders)
    }

    /// The views in the view that the app has put in order for assistive apps.
    private var namedParts: [UIView] {
        (accessibilityElements ?? []).compactMap { $0 as? UIView }.filter { part in
            part !== self && part.isDescendant(of: self)
                && sequence(first: part, next: \.superview).prefix { $0 !== self }
                    .allSatisfy(\.isUsable)
        }
    }

    /// The subviews: a list's cells in the order of their rows or items, and between them what is read
    /// before them.
    private var partsInOrder: [UIView] {
        let path: (UIView) -> IndexPath?
        if let table = self as? UITableView {
            path = { ($0 as? UITableViewCell).flatMap(table.indexPath) }
        } else if let grid = self as? UICollectionView {
            path = { ($0 as? UICollectionViewCell).flatMap(grid.indexPath) }
        } else {
            return subviews
        }
        let cells = subviews.compactMap { view in path(view).map { (view, $0) } }
        var parts = cells.sorted { $0.1 < $1.1 }.map(\.0)
        for other in subviews where !(other is UITableViewCell || other is UICollectionViewCell) {
            let place = parts.firstIndex { other.frame.isRead(before: $0.frame, isReversed) }
            parts.insert(other, at: place ?? parts.endIndex)
        }
        return parts
    }

    /// A Boolean value that indicates whether people tap the view itself.
    private var isTapped: Bool {
        !(self is UIScrollView)
            && (gestureRecognizers ?? []).contains { $0 is UITapGestureRecognizer && $0.isEnabled }
    }

    /// A Boolean value that indicates whether the view is a row or item that people can select.
    private var isSelectableRow: Bool {
        switch self {
        case let row as UITableViewCell:
            row.selectionStyle != .none && (list as? UITableView)?.allowsSelection == true
        case is UICollectionViewCell: (list as? UICollectionView)?.allowsSelection == true
        default: false
        }
    }

    private var list: UIView? {
        sequence(first: self, next: \.superview).first {
            $0 is UITableView || $0 is UICollectionView
        }
    }

    /// Whether a keyboard seems to reach the view: as a row or an accessibility element that people can
    /// use, for Full Keyboard Access, or by the focus engine.
    var reachable: AccessibilityFinding {
        let isInput = self is UITextField || self is UITextView
        let isReached = isInput || isSelectableRow || isAccessibilityElement || canBecomeFocused
        return .init(
            rule: .keyboard, element: name, seemsRight: isReached,
            text: isReached
                ? "seems to be reached by keys"
                : "seems not to be reached by keys: it is neither focusable nor an accessibility element"
        )
    }
}
