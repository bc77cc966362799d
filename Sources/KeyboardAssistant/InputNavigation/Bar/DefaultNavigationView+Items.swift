import CoreGraphics
import UIKit

extension DefaultNavigationView {
    /// The app's views after the Previous and Next buttons, in reading order.
    ///
    /// The default is an empty array.
    ///
    /// The bar is as high as the highest of its items. If there isn't enough room, the title gives
    /// way. A view without an intrinsic size or constraints of its own keeps the size that it has
    /// when you add it. VoiceOver reads the items in their places.
    ///
    /// A view is in one place: if it is listed twice, the first place counts, and if it is a trailing
    /// item, it moves here. The bar's own views, and views that the bar is in, are ignored.
    public var leadingItems: [UIView] {
        get { items.leading.filter(isHere) }
        set {
            forgetTakenItems()
            var new = items
            new.setLeading(newValue.filter(canBeItem))
            show(new)
        }
    }

    /// The app's views before the Done button, in reading order.
    ///
    /// The default is an empty array. They are treated like ``leadingItems``.
    public var trailingItems: [UIView] {
        get { items.trailing.filter(isHere) }
        set {
            forgetTakenItems()
            var new = items
            new.setTrailing(newValue.filter(canBeItem))
            show(new)
        }
    }

    private func isHere(_ item: UIView) -> Bool { item.superview === contents }

    private func canBeItem(_ view: UIView) -> Bool {
        ![btPrev, btNext, btDone, titleLabel].contains(view) && !contents.isDescendant(of: view)
    }

    private func show(_ new: BarItems<UIView>) {
        guard new != items else { return }
        NSLayoutConstraint.deactivate(columns)
        for item in items.all where !new.all.contains(item) {
            item.removeFromSuperview()
            heldItems.removeValue(forKey: item)?.letGo(restoring: true)
        }
        items = new
        for item in new.all where heldItems[item] == nil {
            heldItems[item] = HeldBarItem(item, in: self)
        }
        itemsChanged()
    }

    /// Forgets the items that the app has removed from the bar, or moved to another view.
    func forgetTakenItems() {
        let taken = items.all.filter { !isHere($0) }
        guard !taken.isEmpty else { return }
        items.removeAll(where: taken.contains)
        for item in taken { heldItems.removeValue(forKey: item)?.letGo(restoring: false) }
        itemsChanged()
    }

    private func itemsChanged() {
        pinColumns(leading: items.leading, trailing: items.trailing)
        updateElements()
        invalidateIntrinsicContentSize()
    }
}

/// What a bar changes on a view of the app's, so that it can be changed back.
@MainActor
struct HeldBarItem {
    private let item: UIView
    private let usedAutoresizingMask: Bool
    private let constraints: [NSLayoutConstraint]

    /// Adds `item` to `bar`, in the middle of its height.
    init(_ item: UIView, in bar: DefaultNavigationView) {
        self.item = item
        usedAutoresizingMask = item.translatesAutoresizingMaskIntoConstraints
        let size = item.bounds.size
        item.translatesAutoresizingMaskIntoConstraints = false
        let contents = bar.contents
        contents.addSubview(item)
        let ownSize = [
            item.widthAnchor.constraint(equalToConstant: size.width),
            item.heightAnchor.constraint(equalToConstant: size.height),
        ]
        // Enough to be measured, and less than any size that the view itself asks for.
        for side in ownSize { side.priority = .fittingSizeLevel + 1 }
        constraints =
            ownSize + [
                item.centerYAnchor.constraint(equalTo: contents.centerYAnchor),
                item.topAnchor.constraint(greaterThanOrEqualTo: contents.topAnchor),
                item.bottomAnchor.constraint(lessThanOrEqualTo: contents.bottomAnchor),
            ]
        NSLayoutConstraint.activate(constraints)
    }

    /// Removes the constraints, and restores the item's setting unless another view has it now.
    func letGo(restoring: Bool) {
        NSLayoutConstraint.deactivate(constraints)
        if restoring { item.translatesAutoresizingMaskIntoConstraints = usedAutoresizingMask }
    }
}
