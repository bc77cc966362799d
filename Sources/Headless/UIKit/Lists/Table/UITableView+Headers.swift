import CoreGraphics
import Foundation

// Headers and footers of sections.
extension UITableView {
    /// Shows the header and footer of a section; returns `false` if the content changed meanwhile.
    func showHeaderAndFooter(of section: Int, _ generation: Int) -> Bool {
        let before = content.geometry
        if shown.headers[section] == nil, before.sections[section].header > 0 {
            showHeader(of: section)
        }
        guard content.generation == generation else { return false }
        if shown.footers[section] == nil, before.sections[section].footer > 0 {
            showFooter(of: section)
        }
        return content.generation == generation && content.geometry == before
    }

    private func showHeader(of section: Int) {
        let own = delegate?.tableView(self, viewForHeaderInSection: section)
        let title = own == nil ? dataSource?.tableView(self, titleForHeaderInSection: section) : nil
        let view = own ?? title.map { titleView($0, isHeader: true) }
        if content.headersToMeasure.remove(section) != nil {
            let height = view.map(measuredHeight) ?? 0
            content.geometry.change(section) {
                $0.header = height
                if height == 0 { $0.padding = 0 }
            }
            contentHeightDidChange()
        }
        guard let view, content.geometry.sections[section].header > 0 else { return }
        shown.headers[section] = view
        view.frame = content.geometry.rect(ofHeaderIn: section)
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        addSubview(view)
    }

    private func showFooter(of section: Int) {
        let own = delegate?.tableView(self, viewForFooterInSection: section)
        let title = own == nil ? dataSource?.tableView(self, titleForFooterInSection: section) : nil
        let view = own ?? title.map { titleView($0, isHeader: false) }
        if content.footersToMeasure.remove(section) != nil {
            let height = view.map(measuredHeight) ?? 0
            content.geometry.change(section) { $0.footer = height }
            contentHeightDidChange()
        }
        guard let view, content.geometry.sections[section].footer > 0 else { return }
        shown.footers[section] = view
        view.frame = content.geometry.rect(ofFooterIn: section)
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        addSubview(view)
    }

    func removeHeader(_ section: Int) {
        guard let view = shown.headers.removeValue(forKey: section) else { return }
        endHeader(view, section)
    }

    func endHeader(_ view: UIView, _ section: Int) {
        view.removeFromSuperview()
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        pool.keep(view)
    }

    func removeFooter(_ section: Int) {
        guard let view = shown.footers.removeValue(forKey: section) else { return }
        endFooter(view, section)
    }

    func endFooter(_ view: UIView, _ section: Int) {
        view.removeFromSuperview()
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        pool.keep(view)
    }

    /// Measures the headers and footers that stayed while all heights were discarded.
    func measureHeadersThatStayed() {
        for (section, view) in shown.headers
        where content.headersToMeasure.remove(section) != nil {
            let height = measuredHeight(view)
            content.geometry.change(section) { $0.header = height }
        }
        for (section, view) in shown.footers
        where content.footersToMeasure.remove(section) != nil {
            let height = measuredHeight(view)
            content.geometry.change(section) { $0.footer = height }
        }
        contentHeightDidChange()
    }

    private func measuredHeight(_ view: UIView) -> CGFloat {
        let height =
            view is UITableViewHeaderFooterView
            ? view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
            : view.heightOfContent(forWidth: bounds.width)
        return height.usableHeight
    }

    private func titleView(_ title: String, isHeader: Bool) -> UITableViewHeaderFooterView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        view.textLabel?.font = titleFont(isHeader: isHeader)
        view.textLabel?.textColor = style == .plain && isHeader ? .label : .secondaryLabel
        // A floating view must hide the rows behind it.
        if style == .plain { view.backgroundColor = .systemBackground }
        return view
    }

    private func titleFont(isHeader: Bool) -> UIFont {
        switch (style, isHeader) {
        case (.plain, true): .preferredFont(forTextStyle: .headline)
        case (.plain, false): .preferredFont(forTextStyle: .body)
        default: .preferredFont(forTextStyle: .footnote)
        }
    }
}
