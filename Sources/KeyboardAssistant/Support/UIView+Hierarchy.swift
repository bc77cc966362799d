import CoreGraphics
import UIKit

extension UIView {
    /// A Boolean value that indicates whether this view is neither hidden nor transparent,
    /// regardless of its superviews.
    ///
    /// UIKit ignores views that are hidden or whose alpha is less than 0.01 (Apple's reference of
    /// `hitTest(_:with:)`).
    package var isShown: Bool { !isHidden && alpha > 0.01 }

    /// A Boolean value that indicates whether this view can scroll and has more content than fits
    /// its bounds.
    ///
    /// Insets are ignored, because they change with the keyboard.
    package var hidesContent: Bool {
        guard let scroll = self as? UIScrollView else { return false }
        return scroll.contentSize.width > bounds.width || scroll.contentSize.height > bounds.height
    }

    /// Returns `views`, which are descendants of this view, in reading order.
    package func inReadingOrder(_ views: [UIView]) -> [UIView] {
        let order = ReadingOrder(
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return order.sorted(items: views.map { $0.readingItem(in: self) }).map { views[$0] }
    }

    /// A Boolean value that indicates whether the view that contains this one is read from right to
    /// left.
    package var isReadRightToLeft: Bool {
        (superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Returns the place of this view among others in `root`.
    func readingItem(in root: UIView) -> ReadingOrder.Item {
        let containers = sequence(first: self, next: \.superview).dropFirst().prefix { $0 !== root }
        return ReadingOrder.Item(
            frame: convert(bounds, to: root),
            scrollers: containers.filter(\.hidesContent).reversed().map {
                .init(id: ObjectIdentifier($0), frame: $0.convert($0.bounds, to: root))
            }, isRightToLeft: isReadRightToLeft)
    }
}

extension UIView {
    /// The view to which others add what belongs in this one.
    ///
    /// It is the content view of an effect view, whose own subviews are UIKit's (Apple,
    /// `UIVisualEffectView`).
    package var viewForSubviews: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}

extension UIView {
    /// A Boolean value that indicates whether this view is a text field or a text view.
    package var isTextInput: Bool { self is UITextField || self is UITextView }

    /// A Boolean value that indicates whether this view is a text field or a text view that is
    /// currently editable.
    package var isEditableTextInput: Bool {
        if let field = self as? UITextField { return field.isEnabled }
        return (self as? UITextView)?.isEditable ?? false
    }
}

extension UIView {
    /// Returns the views around this one that are inside `container`, from the inside out.
    func superviews(below container: UIView) -> some Sequence<UIView> {
        sequence(first: self, next: \.superview).dropFirst().prefix { $0 !== container }
    }
}
