import UIKit

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
