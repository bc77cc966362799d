import CoreGraphics
import UIKit

extension InputNavigator {
    /// Adds the inputs found on the screen of `viewController`, in reading order.
    public func addInputItems(from viewController: UIViewController, itemType: InputItemType) {
        addInputItems(inputItems: Self.getInputItems(from: viewController, itemType: itemType))
    }

    /// Returns the inputs on the screen of `viewController`, in reading order.
    ///
    /// Left out is what cannot be typed in now (hidden, disabled, not editable, without extent,
    /// beside the screen where nothing scrolls it in), the field of a search bar, and what belongs
    /// to a child controller.
    public static func getInputItems(
        from viewController: UIViewController, itemType: InputItemType
    ) -> [UIView] {
        guard let root = viewController.view else { return [] }
        // In `viewDidLoad` nothing is laid out yet.
        root.layoutIfNeeded()
        let found = inputs(in: root, of: viewController).filter {
            itemType.includes($0) && $0.canBeReached(in: root)
        }
        return sortInputItems(inputItems: found, from: viewController)
    }

    /// Returns the items in reading order: rows from top to bottom, in a row in reading direction.
    ///
    /// Positions are those on the screen of `viewController`, however deep an item is nested. Tops
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
    /// Returns whether it is within `root`, or can be scrolled there.
    fileprivate func canBeReached(in root: UIView) -> Bool {
        let containers = sequence(first: self, next: \.superview).dropFirst()
        let scrolls = containers.prefix { $0 !== root }.contains { $0 is UIScrollView }
        return scrolls || root is UIScrollView || root.bounds.isEmpty
            || root.bounds.intersects(convert(bounds, to: root))
    }

    /// A Boolean value that indicates whether it is a text input with an extent that can be edited.
    fileprivate var isUsableInput: Bool {
        bounds.width > 0 && bounds.height > 0 && isEditableTextInput
    }
}
