import Foundation
import UIKit

/// The role of a view for people who read the screen.
@MainActor
struct TranscriptRole {
    /// The words that can be read on the view; `nil` if it only contains other views.
    var words: String?
    /// A Boolean value that indicates whether the subviews also have lines.
    var hasParts = true
    /// A Boolean value that indicates whether the view is a selected row or item.
    var isSelected = false

    init(_ view: UIView) {
        switch view {
        case let label as UILabel:
            words = label.text.flatMap { $0.isEmpty ? nil : $0 }
            hasParts = false
        case let field as UITextField:
            words = field.readableText
            hasParts = false
        case let textView as UITextView:
            words = textView.text
            hasParts = false
        case let button as UIButton:
            words = button.readableText
            hasParts = false
        case is UIScrollView, is UINavigationBar, is UIToolbar:
            words = ""
        case let cell as UITableViewCell:
            hasParts = cell.contentView.holdsInput
            words = hasParts ? "" : Self.labels(in: cell).joined(separator: " ") + cell.mark
            isSelected = cell.isSelected
        case let cell as UICollectionViewCell:
            hasParts = cell.contentView.holdsInput
            words = hasParts ? "" : Self.labels(in: cell).joined(separator: " ")
            isSelected = cell.isSelected
        case is UITableViewHeaderFooterView, is UICollectionReusableView:
            words = Self.labels(in: view).joined(separator: " ")
            hasParts = false
        case is UIControl:
            words = Self.labels(in: view).joined(separator: " ")
            hasParts = false
        default:
            words = view.isFirstResponder ? "" : nil
        }
    }

    private static func labels(in view: UIView) -> [String] {
        view.subviews.filter { !$0.isHidden }.flatMap { subview in
            (subview as? UILabel)?.text.map { [$0] } ?? labels(in: subview)
        }
    }
}

extension UIView {
    /// A Boolean value that indicates whether the view contains a control or an input.
    var holdsInput: Bool {
        subviews.contains { subview in
            subview is UIControl || subview is any UITextInput || subview.holdsInput
        }
    }

    /// The subviews in reading order; a list has its subviews in the order in which it made them.
    var subviewsAsRead: [UIView] {
        guard self is UITableView || self is UICollectionView else { return subviews }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let sorted = subviews.enumerated().sorted { first, second in
            let frames = (first.element.frame, second.element.frame)
            guard frames.0.minY == frames.1.minY else { return frames.0.minY < frames.1.minY }
            guard self is UICollectionView, frames.0.minX != frames.1.minX else {
                return first.offset < second.offset
            }
            return (frames.0.minX < frames.1.minX) != isMirrored
        }
        return sorted.map(\.element)
    }
}

extension UITableViewCell {
    /// The symbol at the end of the cell.
    fileprivate var mark: String {
        switch accessoryType {
        case .disclosureIndicator, .detailDisclosureButton: " ›"
        case .checkmark: " ✓"
        case .detailButton: " ⓘ"
        default: ""
        }
    }
}

extension UIButton {
    /// The title, or else the name of the symbol.
    fileprivate var readableText: String {
        let titles = [titleLabel?.text, subtitleLabel?.text].compactMap { $0 }
        let text = titles.filter { !$0.isEmpty }.joined(separator: " ")
        return text.isEmpty ? imageView?.image?.symbolName ?? "" : text
    }
}

extension UITextField {
    /// The text that the input shows: dots for a secret, the placeholder while it is empty.
    fileprivate var readableText: String {
        guard let text, !text.isEmpty else { return placeholder ?? "" }
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
}
