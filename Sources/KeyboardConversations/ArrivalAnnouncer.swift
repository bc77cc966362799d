import Foundation
import UIKit

/// The announcements of rows that arrive at the end of a conversation, for people who use
/// VoiceOver.
@MainActor
final class ArrivalAnnouncer {
    /// A Boolean value that indicates whether rows are announced.
    var isEnabled = true
    /// A closure that returns whether the row at an index path is announced; `nil` for all rows.
    var includes: ((IndexPath) -> Bool)?
    /// The newest row at the latest update or announcement.
    private var known: AnyHashable?
    /// A Boolean value that indicates whether an arrived row awaits its announcement.
    private var isWaiting = false
    private let ticker = DisplayTicker()

    /// The delay for further rows, in seconds.
    private static let patience: TimeInterval = 0.5
    /// The maximum number of announced rows.
    ///
    /// More rows at once are another conversation.
    private static let most = 20

    /// Schedules an announcement of new rows in `list` if people read at its end.
    func update(
        in list: UIScrollView, isInverted: Bool, isAtEnd: Bool,
        _ identifier: @escaping (IndexPath) -> AnyHashable?
    ) {
        guard let newest = list.newestRow(isInverted).flatMap({ identifier($0.indexPath) }) else {
            return forget()
        }
        guard let known, isAtEnd, isSpeaking else {
            forget()
            return known = newest
        }
        guard newest != known, !isWaiting else { return }
        isWaiting = true
        ticker.start(after: Self.patience) { [weak self, weak list] in
            guard let list else { return }
            self?.announce(in: list, isInverted, identifier)
        }
    }

    /// Drops pending announcements, and forgets the list.
    func forget() {
        (known, isWaiting) = (nil, false)
        ticker.stop()
    }

    private var isSpeaking: Bool { isEnabled && UIAccessibility.isVoiceOverRunning }

    private func announce(
        in list: UIScrollView, _ isInverted: Bool, _ identifier: (IndexPath) -> AnyHashable?
    ) {
        guard let known else { return }
        let rows = list.rows(behind: known, isInverted, atMost: Self.most, identifier)
        forget()
        self.known = list.newestRow(isInverted).flatMap { identifier($0.indexPath) }
        let texts = rows.map(\.indexPath).filter { includes?($0) ?? true }
            .compactMap { list.cell(at: $0)?.spokenText }
        guard isSpeaking, !texts.isEmpty else { return }
        UIAccessibility.post(notification: .announcement, argument: texts.joined(separator: "\n"))
    }
}

extension UIScrollView {
    fileprivate func newestRow(_ isInverted: Bool) -> RowPosition? {
        let rows = listAdapter?.adapter.allRows
        return isInverted ? rows?.first : rows?.last
    }

    /// Returns the rows behind the row with the identifier `known`, in reading order; empty if
    /// there are more than `most`.
    fileprivate func rows(
        behind known: AnyHashable, _ isInverted: Bool, atMost most: Int,
        _ identifier: (IndexPath) -> AnyHashable?
    ) -> [RowPosition] {
        guard let rows = listAdapter?.adapter.allRows else { return [] }
        var position = newestRow(isInverted)
        var found: [RowPosition] = []
        while let row = position, found.count <= most {
            if identifier(row.indexPath) == known { return found.reversed() }
            found.append(row)
            position = rows.next(isInverted ? .forward : .backward, from: row)
        }
        return []
    }

    /// Returns the cell of a row in view.
    fileprivate func cell(at indexPath: IndexPath) -> UIView? {
        (self as? UITableView)?.cellForRow(at: indexPath)
            ?? (self as? UICollectionView)?.cellForItem(at: indexPath)
    }
}

extension UIView {
    /// The text that VoiceOver speaks for a cell, whether the cell is one element or a container;
    /// `nil` for none.
    fileprivate var spokenText: String? {
        // UIKit makes a table's cell with a label an element.
        let isElement = self is UITableViewCell && !(accessibilityLabel ?? "").isEmpty
        let texts = isElement && accessibilityElements == nil ? ownTexts : spokenTexts
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension NSObject {
    /// The texts that VoiceOver speaks for this element, or for the elements in this container, in
    /// order.
    @MainActor fileprivate var spokenTexts: [String] {
        let view = self as? UIView
        if let view, view.isHidden || view.alpha == 0 { return [] }
        guard !accessibilityElementsHidden else { return [] }
        if isAccessibilityElement { return ownTexts }
        let elements = accessibilityElements?.compactMap { $0 as? NSObject }
        return (elements ?? view?.subviews ?? []).flatMap(\.spokenTexts)
    }

    @MainActor fileprivate var ownTexts: [String] {
        [accessibilityLabel, accessibilityValue].compactMap(\.self).filter { !$0.isEmpty }
    }
}
