import CoreGraphics
import UIKit

extension InputNavigator {
    /// Which kinds of inputs to look for.
    public enum InputItemType: CaseIterable, Sendable {
        /// Fields of one line.
        case textField
        /// Text views of many lines.
        case textView
        /// Either of them.
        case bothTextFieldAndTextView
    }

    /// Adds the inputs found on the screen of `viewController`, in reading order.
    public func addInputItems(from viewController: UIViewController, itemType: InputItemType) {
        addInputItems(inputItems: Self.getInputItems(from: viewController, itemType: itemType))
    }

    /// The inputs on the screen of `viewController`, in reading order.
    ///
    /// Left out is what cannot be typed in now (hidden, disabled, not editable, without extent,
    /// beside the screen where nothing scrolls it in), the field of a search bar, and what belongs
    /// to a child controller.
    public static func getInputItems(
        from viewController: UIViewController, itemType: InputItemType
    ) -> [UIView] {
        guard let root = viewController.view else { return [] }
        // In `viewDidLoad` nothing has its place yet.
        root.layoutIfNeeded()
        let found = inputs(in: root, of: viewController).filter {
            itemType.includes($0) && $0.canBeReached(in: root)
        }
        return sortInputItems(inputItems: found, from: viewController)
    }

    /// The items in reading order: rows from top to bottom, in a row in reading direction.
    ///
    /// Places are those on the screen of `viewController`, however deep an item is nested. Tops
    /// that differ by less than 8 points form one row. The items in a scroll view that holds more
    /// than it shows stay together, where the first of them is seen or would come into sight.
    public static func sortInputItems(
        inputItems: [UIView], from viewController: UIViewController
    ) -> [UIView] {
        viewController.view?.inReadingOrder(inputItems) ?? inputItems
    }

    private static func inputs(in view: UIView, of controller: UIViewController) -> [UIView] {
        guard view.isShown, view.isUserInteractionEnabled, !(view is UISearchBar) else { return [] }
        // The root view of another controller leads on to that controller.
        if let owner = view.next as? UIViewController, owner !== controller { return [] }
        if view.isUsableInput { return [view] }
        return view.subviews.flatMap { inputs(in: $0, of: controller) }
    }
}

extension InputNavigator.InputItemType {
    @MainActor
    fileprivate func includes(_ view: UIView) -> Bool {
        switch self {
        case .textField: view is UITextField
        case .textView: view is UITextView
        case .bothTextFieldAndTextView: true
        }
    }
}

extension UIView {
    /// Whether it is within `root`, or can be scrolled there.
    fileprivate func canBeReached(in root: UIView) -> Bool {
        let containers = sequence(first: self, next: \.superview).dropFirst()
        let scrolls = containers.prefix { $0 !== root }.contains { $0 is UIScrollView }
        return scrolls || root is UIScrollView || root.bounds.isEmpty
            || root.bounds.intersects(convert(bounds, to: root))
    }

    fileprivate var isUsableInput: Bool {
        guard bounds.width > 0, bounds.height > 0 else { return false }
        if let field = self as? UITextField { return field.isEnabled }
        return (self as? UITextView)?.isEditable ?? false
    }
}
