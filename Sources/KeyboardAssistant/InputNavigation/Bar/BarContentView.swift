import CoreGraphics
import UIKit

/// The view that holds a bar's buttons, its title and the app's items, and places them beside each
/// other.
final class BarContentView: UIView {
    let titleLabel = UILabel()
    private let (btPrev, btNext, btDone): (UIButton, UIButton, UIButton)
    /// The space between the trailing edge and Done, in points.
    private let trailingInset: CGFloat
    private var items = BarItems<UIView>()
    private var heldItems: [UIView: HeldBarItem] = [:]
    private var columns: [NSLayoutConstraint] = []
    private weak var bar: UIView?
    /// A closure that is called when there are other elements than before.
    private let onChange: () -> Void

    private static let gap: CGFloat = 8

    init(
        _ btPrev: UIButton, _ btNext: UIButton, _ btDone: UIButton, in bar: UIView, look: BarLook,
        onChange: @escaping () -> Void
    ) {
        self.bar = bar
        (self.btPrev, self.btNext, self.btDone) = (btPrev, btNext, btDone)
        trailingInset = look.trailingInset
        self.onChange = onChange
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        configureTitle()
        pinRows()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func configureTitle() {
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textColor = .secondaryLabel
        titleLabel.textAlignment = .center
        titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        titleLabel.showsLargeContentViewer = true
    }

    private func pinRows() {
        for part in [btPrev, btNext, btDone, titleLabel] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
            NSLayoutConstraint.activate([
                part.topAnchor.constraint(equalTo: topAnchor),
                part.bottomAnchor.constraint(equalTo: bottomAnchor),
            ])
        }
    }

    // MARK: Title

    /// Shows `title`; an empty one is hidden and isn't an element for VoiceOver.
    func showTitle(_ title: String?) {
        titleLabel.text = title
        titleLabel.largeContentTitle = title
        titleLabel.isHidden = title?.isEmpty ?? true
        onChange()
    }

    /// The elements for VoiceOver, in reading order.
    var elements: [UIView] {
        let titles = titleLabel.isHidden ? [] : [titleLabel]
        return [btPrev, btNext] + items.leading + titles + items.trailing + [btDone]
    }

    /// The height that the buttons, the title and the items need at the current text size, in
    /// points.
    var fittingHeight: CGFloat {
        let parts = [btPrev, btNext, btDone, titleLabel].map(\.intrinsicContentSize.height)
        let items = items.all.map {
            $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        }
        return (parts + items).map { $0.rounded(.up) }
            .reduce(DefaultNavigationView.minimumHeight, max)
    }

    // MARK: Items

    var leadingItems: [UIView] { items.leading.filter(isHere) }

    var trailingItems: [UIView] { items.trailing.filter(isHere) }

    func setLeadingItems(_ views: [UIView]) {
        forgetTakenItems()
        var new = items
        new.setLeading(views.filter(canBeItem))
        show(new)
    }

    func setTrailingItems(_ views: [UIView]) {
        forgetTakenItems()
        var new = items
        new.setTrailing(views.filter(canBeItem))
        show(new)
    }

    private func isHere(_ item: UIView) -> Bool { item.superview === self }

    private func canBeItem(_ view: UIView) -> Bool {
        ![btPrev, btNext, btDone, titleLabel].contains(view) && !isDescendant(of: view)
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
        pinColumns()
        onChange()
    }

    /// Forgets the items that the app has removed from the bar, or moved to another view.
    func forgetTakenItems() {
        let taken = items.all.filter { !isHere($0) }
        guard !taken.isEmpty else { return }
        items.removeAll(where: taken.contains)
        for item in taken { heldItems.removeValue(forKey: item)?.letGo(restoring: false) }
        pinColumns()
        onChange()
    }

    override func layoutSubviews() {
        forgetTakenItems()
        super.layoutSubviews()
    }

    // MARK: Columns

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if superview != nil { pinColumns() }
    }

    /// Places buttons, title and items beside each other, in place of the constraints that did so
    /// before.
    private func pinColumns() {
        NSLayoutConstraint.deactivate(columns)
        columns = makeColumns(in: bar ?? self)
        NSLayoutConstraint.activate(columns)
    }

    // The title is in the middle of the bar, which isn't always that of this view.
    private func makeColumns(in bar: UIView) -> [NSLayoutConstraint] {
        let middle = titleLabel.centerXAnchor.constraint(equalTo: bar.centerXAnchor)
        middle.priority = .defaultLow
        var columns = [
            btPrev.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
            btPrev.widthAnchor.constraint(equalToConstant: 50),
            btNext.leadingAnchor.constraint(equalTo: btPrev.trailingAnchor),
            btNext.widthAnchor.constraint(equalToConstant: 50),
            middle,
            btDone.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
            btDone.trailingAnchor.constraint(
                equalTo: trailingAnchor, constant: -trailingInset),
        ]
        var left: UIView = btNext
        for item in items.leading {
            columns.append(
                item.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: Self.gap))
            left = item
        }
        var right: UIView = btDone
        for item in items.trailing.reversed() {
            columns.append(
                right.leadingAnchor.constraint(equalTo: item.trailingAnchor, constant: Self.gap))
            right = item
        }
        columns += [
            titleLabel.leadingAnchor.constraint(
                greaterThanOrEqualTo: left.trailingAnchor, constant: Self.gap),
            right.leadingAnchor.constraint(
                greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: Self.gap),
        ]
        return columns
    }
}

/// What a bar changes on a view of the app's, so that it can be changed back.
@MainActor
private struct HeldBarItem {
    private let item: UIView
    private let usedAutoresizingMask: Bool
    private let constraints: [NSLayoutConstraint]

    /// Adds `item` to `contents`, in the middle of its height.
    init(_ item: UIView, in contents: UIView) {
        self.item = item
        usedAutoresizingMask = item.translatesAutoresizingMaskIntoConstraints
        let size = item.bounds.size
        item.translatesAutoresizingMaskIntoConstraints = false
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
