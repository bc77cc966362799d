import UIKit

extension InputNavigator {
    /// What VoiceOver should read in `container`, in the order of this navigator's inputs.
    ///
    /// VoiceOver reads what lies on a screen line by line, which is the order of inputs that were
    /// found there, too. For an order of the app's own:
    ///
    ///     view.accessibilityElements = navigator.accessibilityElements(in: view)
    ///
    /// What stands before an input, its label as a rule, goes along with it. Views that say
    /// themselves what they are made of, and lists, are taken whole. Ask again when something comes
    /// or goes.
    public func accessibilityElements(in container: UIView) -> [UIView] {
        let inputs = Set(inputItems.map { ObjectIdentifier($0) })
        let found = container.subviews.flatMap { $0.spokenElements(inputs) }
        let lines = container.inReadingOrder(found)
        let views = Dictionary(
            found.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
        return SpokenOrder(inputs: inputItems.map { ObjectIdentifier($0) })
            .arranged(lines.map { ObjectIdentifier($0) })
            .compactMap { views[$0] }
    }
}

extension UIView {
    /// What VoiceOver stops at in this view, or the view itself.
    ///
    /// Standard controls may say that they are none until VoiceOver runs (general knowledge).
    fileprivate func spokenElements(_ inputs: Set<ObjectIdentifier>) -> [UIView] {
        guard isShown, !accessibilityElementsHidden else { return [] }
        let isWhole =
            isAccessibilityElement || accessibilityElements != nil || self is UIControl
            || self is UILabel || self is UITextView || self is UITableView
            || self is UICollectionView || inputs.contains(ObjectIdentifier(self))
        return isWhole ? [self] : subviews.flatMap { $0.spokenElements(inputs) }
    }
}
