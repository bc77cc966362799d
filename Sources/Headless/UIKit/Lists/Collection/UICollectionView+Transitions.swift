import Foundation

/// A closure that is called when an interactive change of the layout has ended.
public typealias UICollectionViewLayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
) -> Void

/// A change of the layout that a gesture controls.
struct LayoutTransition {
    var layout: UICollectionViewTransitionLayout
    var completion: UICollectionViewLayoutInteractiveTransitionCompletion?
}

// Changes of the layout. Views are at their new places at once.
extension UICollectionView {
    // Apple, `prepareForTransition(to:)` and `(from:)`: called before the change; the order of the
    // two, and the calls without an animation, are assumed (assumed: A95).
    func exchangeLayout(for new: UICollectionViewLayout) {
        let old = layoutInUse
        guard new !== old else { return settleOffset() }
        new.user = self
        old.prepareForTransition(to: new)
        new.prepareForTransition(from: old)
        let views = shown.elements.compactMap { shown.views[$0] }
        for view in views { view.willTransition(from: old, to: new) }
        layoutInUse = new
        layoutIsAnother()
        settleOffset()
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
        for view in views { view.didTransition(from: old, to: new) }
        if old !== transition?.layout.currentLayout { old.user = nil }
    }

    func beginTransition(
        to next: UICollectionViewLayout,
        _ completion: UICollectionViewLayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        let old = layoutInUse
        let layout =
            delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: next)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: next)
        next.user = self
        transition = LayoutTransition(layout: layout, completion: completion)
        exchangeLayout(for: layout)
        return layout
    }

    func endTransition(finished: Bool) {
        guard let ended = transition else { return }
        transition = nil
        let (old, next) = (ended.layout.currentLayout, ended.layout.nextLayout)
        exchangeLayout(for: finished ? next : old)
        (finished ? old : next).user = nil
        ended.completion?(true, finished)
    }
}
