import CoreGraphics
import UIKit

extension InputNavigator {
    /// Adds the inputs on the screen of `viewController`, in reading order.
    public func addInputItems(from viewController: UIViewController, itemType: InputItemType) {
        addInputItems(inputItems: Self.getInputItems(from: viewController, itemType: itemType))
    }

    /// Returns the inputs on the screen of `viewController`, in reading order.
    ///
    /// The result excludes inputs that can't be edited now because they are hidden, disabled, not
    /// editable, of zero size, or off screen where nothing can scroll them into view. The field of a
    /// search bar, and the inputs of child view controllers, are also excluded.
    public static func getInputItems(
        from viewController: UIViewController, itemType: InputItemType
    ) -> [UIView] {
        guard let root = viewController.view else { return [] }
        // In `viewDidLoad`, the views haven't been laid out yet.
        root.layoutIfNeeded()
        var survey = InputSurvey(of: root, controller: viewController)
        survey.filter { itemType.includes($0.view) }
        return survey.inReadingOrder
    }

    /// Returns the items in reading order, in rows from top to bottom, and within a row in the reading
    /// direction.
    ///
    /// Positions are relative to the screen of `viewController`, regardless of nesting. Tops that
    /// differ by less than 8 points form one row. Neighbors in a container that is read in the other
    /// direction, by its `semanticContentAttribute`, keep their own order. The items in a scroll view
    /// with more content than fits stay together, at the position where the first of them is visible or
    /// would be scrolled into view.
    public static func sortInputItems(
        inputItems: [UIView], from viewController: UIViewController
    ) -> [UIView] {
        viewController.view?.inReadingOrder(inputItems) ?? inputItems
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

extension InputNavigator {
    /// Returns the elements that VoiceOver should read in `container`, in the order of this
    /// navigator's inputs.
    ///
    /// By default, VoiceOver reads a screen line by line, just as the navigator orders the inputs of a
    /// screen. For your own order, set this result:
    ///
    ///     view.accessibilityElements = navigator.accessibilityElements(in: view)
    ///
    /// Elements before an input, usually its label, stay with the input. Lists, and views that declare
    /// their own accessibility elements, are included as a whole. Call this method again when views are
    /// added or removed.
    public func accessibilityElements(in container: UIView) -> [UIView] {
        let inputs = inputItems.map { ObjectIdentifier($0) }
        let found = container.subviews.flatMap { $0.spokenViews(Set(inputs)) }
        let lines = container.inReadingOrder(found)
        let views = Dictionary(
            found.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
        return AccessibilityOrder(inputs: inputs)
            .sorted(lines.map { ObjectIdentifier($0) })
            .compactMap { views[$0] }
    }
}

extension UIView {
    /// The accessibility elements in the view, or the view itself.
    ///
    /// Standard controls may not report that they are elements until VoiceOver runs (general
    /// knowledge).
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
/// Elements before an input, usually its label, stay with the input. Elements after the last input stay
/// last.
struct AccessibilityOrder<ID: Hashable & Sendable>: Sendable {
    /// The inputs of the form, in order.
    var inputs: [ID]

    /// Sorts `elements`, which are in the order of their positions on the screen.
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

    /// Splits `elements` into parts that each end with an input of the form, except for the last.
    private func parts(of elements: [ID]) -> [[ID]] {
        let ends = Set(inputs)
        return elements.reduce(into: [[]]) { parts, element in
            parts[parts.count - 1].append(element)
            if ends.contains(element) { parts.append([]) }
        }
    }
}
