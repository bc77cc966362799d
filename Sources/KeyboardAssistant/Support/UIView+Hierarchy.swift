import CoreGraphics
import UIKit

extension UIView {
    /// A Boolean value that indicates whether the view is neither hidden nor transparent, regardless of
    /// the superviews.
    ///
    /// UIKit ignores hidden views and views with an alpha below 0.01 (Apple's reference of
    /// `hitTest(_:with:)`).
    package var isShown: Bool { !isHidden && alpha > 0.01 }

    /// A Boolean value that indicates whether the view can scroll and has more content than fits the
    /// bounds.
    ///
    /// Insets are ignored, because the keyboard changes them.
    package var hidesContent: Bool {
        guard let scroll = self as? UIScrollView else { return false }
        return scroll.contentSize.width > bounds.width || scroll.contentSize.height > bounds.height
    }

    /// Returns `views`, all of them descendants of this view, in reading order.
    package func inReadingOrder(_ views: [UIView]) -> [UIView] {
        let order = ReadingOrder(
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        return order.sorted(items: views.map { $0.readingItem(in: self) }).map { views[$0] }
    }

    /// A Boolean value that indicates whether the superview or, without one, the view is read from
    /// right to left.
    package var isReadRightToLeft: Bool {
        (superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Returns the item that places the view in the reading order of `root`, in the coordinates of
    /// `root`.
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
    /// The view to which subviews are added.
    ///
    /// For an effect view, this is the content view, because the effect view's own subviews are UIKit's
    /// (Apple, `UIVisualEffectView`).
    package var viewForSubviews: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}

extension UIView {
    /// A Boolean value that indicates whether the view is a text field or a text view.
    package var isTextInput: Bool { self is UITextField || self is UITextView }

    /// A Boolean value that indicates whether the view is a currently editable text field or text view.
    package var isEditableTextInput: Bool {
        if let field = self as? UITextField { return field.isEnabled }
        return (self as? UITextView)?.isEditable ?? false
    }
}

extension UIView {
    /// Returns the superviews inside `container`, from the inside out.
    func superviews(below container: UIView) -> some Sequence<UIView> {
        sequence(first: self, next: \.superview).dropFirst().prefix { $0 !== container }
    }
}
