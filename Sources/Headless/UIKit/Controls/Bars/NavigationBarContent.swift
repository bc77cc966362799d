import CoreGraphics
import Foundation

/// The views in a navigation bar for the item on top.
@MainActor
final class NavigationBarContent {
    private static let margin: CGFloat = 16

    private let titleLabel = UILabel(frame: .zero)
    private let backButton = UIBarButtonItem()
    private var left: [UIBarButtonItem] = []
    private var right: [UIBarButtonItem] = []
    private weak var titleView: UIView?
    private var shown: [UIView] = []

    var onBack: (() -> Void)?

    init() {
        titleLabel.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
        titleLabel.textAlignment = .center
        backButton.image = UIImage(systemName: "chevron.backward")
        (backButton.barView as? BarButton)?.showsTitleBesideImage = true
        backButton.primaryAction = UIAction { [weak self] _ in self?.onBack?() }
    }

    /// Shows the views of `item` in `bar`, and removes all others.
    func show(_ item: UINavigationItem?, before back: UINavigationItem?, in bar: UINavigationBar) {
        left = leftItems(of: item, before: back)
        right = item?.rightItems ?? []
        for button in left + right { button.host = bar }
        titleLabel.text = item?.title
        titleView = item?.titleView ?? titleLabel
        let views = (left + right).compactMap(\.barView) + [titleView].compactMap { $0 }
        for view in shown where !views.contains(where: { $0 === view }) && view.superview === bar {
            view.removeFromSuperview()
        }
        for view in views where view.superview !== bar { bar.addSubview(view) }
        shown = views
    }

    // Apple's reference: an app's own items replace the back button unless they supplement it. The
    // back button has the title of the item below.
    private func leftItems(
        of item: UINavigationItem?, before back: UINavigationItem?
    ) -> [UIBarButtonItem] {
        let own = item?.leftItems ?? []
        guard let item, let back, !item.hidesBackButton else { return own }
        guard own.isEmpty || item.leftItemsSupplementBackButton else { return own }
        backButton.title =
            back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title?.nonEmpty ?? "Back"
        return [backButton] + own
    }

    func layOut(in bounds: CGRect, safeArea: UIEdgeInsets, isMirrored: Bool) {
        let left = self.left.filter { !$0.isHidden }
        let right = self.right.filter { !$0.isHidden }
        let layout = NavigationBarLayout(
            width: bounds.width,
            margins: (
                (isMirrored ? safeArea.right : safeArea.left) + Self.margin,
                (isMirrored ? safeArea.left : safeArea.right) + Self.margin
            ),
            leftWidths: left.map(\.barSize.width), rightWidths: right.map(\.barSize.width),
            titleWidth: titleSize(in: bounds).width)
        let starts = layout.leftStarts + layout.rightStarts
        let widths = layout.leftWidths + layout.rightWidths
        for (index, item) in (left + right).enumerated() {
            let start =
                isMirrored ? bounds.width - starts[index] - widths[index] : starts[index]
            item.place(at: start, width: widths[index], in: bounds)
        }
        placeTitle(layout.title, in: bounds, isMirrored: isMirrored)
    }

    private func titleSize(in bounds: CGRect) -> CGSize {
        guard let titleView else { return .zero }
        if titleView === titleLabel { return titleLabel.sizeThatFits(bounds.size) }
        if titleView.bounds.width > 0 { return titleView.bounds.size }
        return titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    private func placeTitle(
        _ title: (start: CGFloat, width: CGFloat), in bounds: CGRect, isMirrored: Bool
    ) {
        let height = min(bounds.height, titleSize(in: bounds).height)
        let start = isMirrored ? bounds.width - title.start - title.width : title.start
        titleView?.frame = CGRect(
            x: start, y: bounds.midY - height / 2, width: title.width, height: height)
    }
}
