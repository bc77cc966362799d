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

extension InputNavigator {
    /// Returns the elements that VoiceOver should read in `container`, in the order of this
    /// navigator's inputs.
    ///
    /// VoiceOver reads what lies on a screen line by line, which is the order of inputs that were
    /// found there, too. For an order of the app's own:
    ///
    ///     view.accessibilityElements = navigator.accessibilityElements(in: view)
    ///
    /// What stands before an input, its label as a rule, goes along with it. Views that declare
    /// their own elements, and lists, are taken whole. Ask again when something comes or goes.
    public func accessibilityElements(in container: UIView) -> [UIView] {
        let inputs = Set(inputItems.map { ObjectIdentifier($0) })
        let found = container.subviews.flatMap { $0.spokenViews(inputs) }
        let lines = container.inReadingOrder(found)
        let views = Dictionary(
            found.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
        return AccessibilityOrder(inputs: inputItems.map { ObjectIdentifier($0) })
            .sorted(lines.map { ObjectIdentifier($0) })
            .compactMap { views[$0] }
    }
}

extension UIView {
    /// The views in this one at which VoiceOver stops, or the view itself.
    ///
    /// Standard controls may say that they are none until VoiceOver runs (general knowledge).
    fileprivate func spokenViews(_ inputs: Set<ObjectIdentifier>) -> [UIView] {
        guard isShown, !accessibilityElementsHidden else { return [] }
        let isWhole =
            isAccessibilityElement || accessibilityElements != nil || self is UIControl
            || self is UILabel || self is UITextView || self is UITableView
            || self is UICollectionView || inputs.contains(ObjectIdentifier(self))
        return isWhole ? [self] : subviews.flatMap { $0.spokenViews(inputs) }
    }
}

/// The order in which VoiceOver reads a form.
///
/// What stands before an input, its label as a rule, goes along with it; what follows the last
/// input stays last.
struct AccessibilityOrder<ID: Hashable & Sendable>: Sendable {
    /// The inputs of the form, in its order.
    var inputs: [ID]

    /// Sorts `elements`, which are given in the order in which they lie on the screen.
    func sorted(_ elements: [ID]) -> [ID] {
        let parts = parts(of: elements)
        let moving = Dictionary(
            parts.compactMap { part in part.last.map { ($0, part) } }, uniquingKeysWith: { $1 })
        var queue = inputs.compactMap { moving[$0] }[...]
        let ends = Set(inputs)
        return parts.flatMap { part in
            guard let last = part.last, ends.contains(last) else { return part }
            return queue.popFirst() ?? part
        }
    }

    /// Splits `elements` into parts that each end with an input of the form, but for the last.
    private func parts(of elements: [ID]) -> [[ID]] {
        let ends = Set(inputs)
        return elements.reduce(into: [[]]) { parts, element in
            parts[parts.count - 1].append(element)
            if ends.contains(element) { parts.append([]) }
        }
    }
}
