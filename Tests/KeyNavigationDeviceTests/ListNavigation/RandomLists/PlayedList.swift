import CoreGraphics
import Foundation
import Requirements
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// A list that is played, whatever its kind.
@MainActor
protocol PlayedList: UIViewController {
    var rows: PlayedRows { get set }
    var traits: RowTraits { get }
    var listNavigator: ListNavigator { get }
    /// What the navigator's delegate was told; `nil` if the list shows the cursor.
    var delegate: PlayedDelegate? { get }
    var scrollView: UIScrollView { get }
    /// The rows that people have opened, and that a key has deleted.
    var opened: [Int] { get }
    var deleted: [Int] { get }
    var selectedPaths: [IndexPath] { get }
    var visiblePaths: [IndexPath] { get }
    var selectsSeveral: Bool { get set }
    var isFilledBySnapshots: Bool { get }
    /// The arrows that move the cursor.
    var arrows: [String] { get }
    /// The headers that are shown.
    var headers: [CGRect] { get }
    func frame(of path: IndexPath) -> CGRect?
    func cell(at path: IndexPath) -> (any PlayedCell)?
    func select(_ path: IndexPath)
    func setEditing(_ isEditing: Bool)
    func makeNavigator()
    /// Lets go of the navigator.
    func removeNavigator()
    /// Shows the rows as the app has changed them.
    func show(_ change: PlayedChange, animated: Bool)
    /// Tells the navigator of a change.
    func tell(_ change: PlayedChange)
}

extension PlayedList {
    var cursor: IndexPath? { listNavigator.cursor.position?.indexPath }

    /// The number of the row under the cursor.
    var cursorRow: Int? { cursor.flatMap { rows[$0] } }

    var selection: Set<Int> { Set(selectedPaths.compactMap { rows[$0] }) }

    /// Whether the cursor skips a row.
    func skips(_ row: Int) -> Bool {
        listNavigator.cursor.kind == .selection && traits.isRefused(row)
    }

    func canSelect(_ row: Int) -> Bool { !traits.isRefused(row) && !traits.isUnselectable(row) }

    /// Whether all of a row is in sight, or as much of it as fits, and no header covers it.
    func isSeen(_ path: IndexPath) -> Bool {
        guard let frame = frame(of: path) else { return false }
        let shown = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
        let covers = headers.filter {
            $0.insetBy(dx: 0.5, dy: 0.5).intersects(frame)
                && frame.height + $0.height < shown.height
                && frame.width + $0.width < shown.width + $0.width
        }
        return covers.isEmpty
            && shows(frame.minX...frame.maxX, in: shown.minX, shown.maxX)
            && shows(frame.minY...frame.maxY, in: shown.minY, shown.maxY)
    }

    private func shows(_ span: ClosedRange<CGFloat>, in start: CGFloat, _ end: CGFloat) -> Bool {
        span.lowerBound >= start - 0.5 && span.upperBound <= end + 0.5
            || span.upperBound - span.lowerBound > end - start
                && span.lowerBound < end && span.upperBound > start
    }
}

/// A delegate that only remembers what it was told.
final class PlayedDelegate: TableNavigatorDelegate, CollectionNavigatorDelegate {
    private(set) var updates: [ListFocusUpdate] = []
    private(set) var commits: [IndexPath] = []

    func forget() { (updates, commits) = ([], []) }

    func tableNavigator(
        _ navigator: TableNavigator, didUpdateFocus focusUpdate: TableNavigator.FocusUpdate,
        completedNavigationWith context: TableNavigator.NavigationCompletionContext
    ) { updates.append(focusUpdate) }

    func tableNavigator(_ navigator: TableNavigator, commitFocusedRowAt indexPath: IndexPath) {
        commits.append(indexPath)
    }

    func collectionNavigator(
        _ navigator: CollectionNavigator,
        didUpdateFocus focusUpdate: CollectionNavigator.FocusUpdate,
        completedNavigationWith context: CollectionNavigator.NavigationCompletionContext
    ) { updates.append(focusUpdate) }

    func collectionNavigator(
        _ navigator: CollectionNavigator, commitFocusedItemAt indexPath: IndexPath
    ) { commits.append(indexPath) }
}
