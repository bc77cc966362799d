import CoreGraphics
import Foundation

// What a layout is told about changes, in the order of Apple's reference and header.
extension UICollectionView {
    // Apple, `prepare(forCollectionViewUpdates:)`: called after `prepare()`.
    func tellUpdate(to layout: UICollectionViewLayout) {
        guard let items = content.untoldUpdate else { return }
        content.untoldUpdate = nil
        layout.prepare(forCollectionViewUpdates: items)
    }

    // Apple, UICollectionViewLayout.h: the attributes at the end are asked for all elements that
    // were on the screen, and those at the beginning for all that are now. Nothing comes of the
    // answers here: what appears is at its place, and what disappears is gone, at once.
    func askWhatMoves(from old: [CollectionElement]) {
        let layout = collectionViewLayout
        let new = elementsInSight().keys.sorted { $0.isBelow($1) }
        let kinds = Set((old + new).compactMap(ElementKind.init)).sorted()
        for element in old + kinds.flatMap(layout.deletedElements) {
            layout.askForEnd(of: element)
        }
        for element in new + kinds.flatMap(layout.insertedElements) {
            layout.askForBeginning(of: element)
        }
    }

    // Apple, `prepare(forAnimatedBoundsChange:)`: for a change in an animation, before cells are
    // shown in the new bounds.
    func boundsChange(from old: CGRect) {
        guard UIView.inheritedAnimationDuration > 0, content.isLoaded, !old.isEmpty else { return }
        content.untoldBounds = content.untoldBounds ?? old
    }

    func tellAnimatedBoundsChange() {
        guard let old = content.untoldBounds else { return }
        content.untoldBounds = nil
        let layout = collectionViewLayout
        let elements = shown.elements
        prepareLayoutIfNeeded()
        layout.prepare(forAnimatedBoundsChange: old)
        chooseOffset(proposed: contentOffset)
        askWhatMoves(from: elements)
        layout.finalizeAnimatedBoundsChange()
    }
}

/// The kind of supplementary or decoration views.
private struct ElementKind: Hashable, Comparable {
    var name: String
    var isDecoration: Bool

    init?(_ element: CollectionElement) {
        guard let kind = element.kind else { return nil }
        name = kind
        isDecoration = element.category == .decorationView
    }

    static func < (first: Self, second: Self) -> Bool {
        (first.name, first.isDecoration ? 1 : 0) < (second.name, second.isDecoration ? 1 : 0)
    }
}

extension UICollectionViewLayout {
    fileprivate func insertedElements(_ kind: ElementKind) -> [CollectionElement] {
        kind.isDecoration
            ? indexPathsToInsertForDecorationView(ofKind: kind.name)
                .map { .decoration(kind.name, $0) }
            : indexPathsToInsertForSupplementaryView(ofKind: kind.name)
                .map { .supplementary(kind.name, $0) }
    }

    fileprivate func deletedElements(_ kind: ElementKind) -> [CollectionElement] {
        kind.isDecoration
            ? indexPathsToDeleteForDecorationView(ofKind: kind.name)
                .map { .decoration(kind.name, $0) }
            : indexPathsToDeleteForSupplementaryView(ofKind: kind.name)
                .map { .supplementary(kind.name, $0) }
    }

    fileprivate func askForBeginning(of element: CollectionElement) {
        switch element {
        case .cell(let path): initialLayoutAttributesForAppearingItem(at: path)
        case .supplementary(let kind, let path):
            initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    fileprivate func askForEnd(of element: CollectionElement) {
        switch element {
        case .cell(let path): finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementary(let kind, let path):
            finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }
}
