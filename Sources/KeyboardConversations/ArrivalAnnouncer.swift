import Foundation
import UIKit

/// The announcements of rows that arrive at the end of a conversation, for people who use VoiceOver.
@MainActor
final class ArrivalAnnouncer {
    /// A Boolean value that indicates whether rows are announced.
    var isEnabled = true
    /// A closure that returns whether the row at an index path is announced; `nil` for all rows.
    var includes: ((IndexPath) -> Bool)?
    /// The newest row that doesn't have to be announced any more.
    private var known: AnyHashable?
    /// A Boolean value that indicates whether a row has arrived that hasn't been announced.
    private var isWaiting = false
    private let ticker = DisplayTicker()

    /// The time for which other rows are waited for, in seconds.
    private static let patience: TimeInterval = 0.5
    /// The largest number of rows at once that are announced; more of them are another conversation.
    private static let most = 20

    /// Looks for rows that have arrived in `list`, of which people read the end, or something else.
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

    /// Drops what hasn't been announced, and forgets the list.
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

    /// Returns the rows behind the one with the identity `known`, in the order in which they are read;
    /// none if there are more than `most`.
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

    /// Returns the cell of a row that is in view.
    fileprivate func cell(at indexPath: IndexPath) -> UIView? {
        (self as? UITableView)?.cellForRow(at: indexPath)
            ?? (self as? UICollectionView)?.cellForItem(at: indexPath)
    }
}

extension UIView {
    /// What VoiceOver says of a cell, be it one element or a container of some; `nil` if nothing.
    fileprivate var spokenText: String? {
        // UIKit makes an element of a table's cell that has a label.
        let isElement = self is UITableViewCell && !(accessibilityLabel ?? "").isEmpty
        let texts = isElement && accessibilityElements == nil ? ownTexts : spokenTexts
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension NSObject {
    /// What VoiceOver says of this element, or of the elements in this container, in order.
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
