import CoreGraphics
import Foundation

/// The index titles at the edge of a table, each of which leads to a section.
final class SectionIndexView: UIControl {
    static let width: CGFloat = 15

    var titles: [String] = []
    private let onTitle: (String, Int) -> Void

    init(onTitle: @escaping (String, Int) -> Void) {
        self.onTitle = onTitle
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        onTitle = { _, _ in }
        super.init(coder: coder)
    }

    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    private var lineHeight: CGFloat { min(14, bounds.height / CGFloat(max(1, titles.count))) }
    private var top: CGFloat { bounds.midY - lineHeight * CGFloat(titles.count) / 2 }

    // The finger chooses titles, and doesn't scroll the table.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        choose(at: touch)
        return true
    }

    private func choose(at touch: UITouch) {
        guard !titles.isEmpty, lineHeight > 0 else { return }
        let line = ((touch.location(in: self).y - top) / lineHeight).rounded(.down)
        let index = Int(min(max(line, 0), CGFloat(titles.count - 1)))
        onTitle(titles[index], index)
    }

    package override func display(into list: inout DisplayList) {
        for (index, title) in titles.enumerated() {
            let text = StyledText(title, font: Self.font, color: tintColor)
            let layout = text.layout(
                TextLayoutOptions(width: bounds.width, alignment: .center, maximumLines: 1))
            list.draw(
                text, layout,
                at: CGPoint(x: 0, y: top + CGFloat(index) * lineHeight))
        }
    }
}

extension UITableView {
    func updateIndexTitles() {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        let rows = content.geometry.sections.reduce(0) { $0 + $1.rows.count }
        guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
            shown.index?.removeFromSuperview()
            shown.index = nil
            return
        }
        let view = shown.index ?? SectionIndexView { [weak self] in self?.showSection($0, $1) }
        view.titles = titles
        shown.index = view
        addSubview(view)
        setNeedsLayout()
    }

    func placeIndex() {
        guard let index = shown.index else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = bounds.inset(by: adjustedContentInset)
        index.frame = CGRect(
            x: isMirrored ? room.minX : room.maxX - SectionIndexView.width, y: room.minY,
            width: SectionIndexView.width, height: max(0, room.height))
        if sectionIndexColor != nil { index.tintColor = sectionIndexColor }
        if subviews.last !== index { bringSubviewToFront(index) }
    }

    private func showSection(_ title: String, _ index: Int) {
        guard let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
        scroll(
            to: IndexPath(row: NSNotFound, section: section), .top, animated: false)
    }
}
