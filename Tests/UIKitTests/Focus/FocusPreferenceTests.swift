#if canImport(SimulatedDevice)
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// Prefers a row, where it was given one.
@MainActor
private final class PreferringDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var row: Int?

    private var path: IndexPath? { row.map { IndexPath(row: $0, section: 0) } }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { path }

    func indexPathForPreferredFocusedView(
        in collectionView: UICollectionView
    ) -> IndexPath? { path }
}

// Apple's references of `remembersLastFocusedIndexPath` and
// `indexPathForPreferredFocusedView(in:)`.
@MainActor
@Suite struct FocusPreferenceTests {
    private let down = UIKeyCommand.inputDownArrow
    nonisolated static let kinds = FocusableList.Kind.allCases

    private func list(_ kind: FocusableList.Kind, prefers row: Int?)
        -> (FocusableList, PreferringDelegate)
    {
        let (list, delegate) = (FocusableList(kind), PreferringDelegate())
        delegate.row = row
        list.use(delegate)
        list.allowsFocus = true
        list.screen.add("other", 0, 20)
        list.show()
        list.press("\t")
        return (list, delegate)
    }

    @Test("Focus enters a list at the row that its delegate prefers", arguments: kinds)
    func aListIsEnteredAtTheRowThatItsDelegatePrefers(_ kind: FocusableList.Kind) {
        let (list, delegate) = list(kind, prefers: 4)
        list.press("\t")
        #expect(list.focused == 4)
        list.press(down)
        #expect(list.focused == 5, "inside the list arrows go where they lead")
        list.press("\t", times: 2)
        #expect(list.focused == 4, "nothing is remembered")
        withExtendedLifetime(delegate) {}
    }

    @Test(
        "The row that a list remembers comes before the one that its delegate prefers",
        arguments: kinds)
    func whatIsRememberedComesBeforeWhatIsPreferred(_ kind: FocusableList.Kind) {
        let (list, delegate) = list(kind, prefers: 4)
        list.remembersLast = true
        list.press("\t")
        #expect(list.focused == 4, "nothing was focused before")
        list.press(down, times: 2)
        list.press("\t", times: 2)
        #expect(list.focused == 6)
        withExtendedLifetime(delegate) {}
    }

    @Test("The row that a list remembers comes before the one that is selected", arguments: kinds)
    func whatIsRememberedComesBeforeWhatIsSelected(_ kind: FocusableList.Kind) {
        let (list, delegate) = list(kind, prefers: nil)
        list.press("\t")
        list.press(down)
        list.select(3)
        list.press("\t", times: 2)
        #expect(list.focused == 3)
        list.remembersLast = true
        list.press(down)
        list.press("\t", times: 2)
        #expect(list.focused == 4)
        withExtendedLifetime(delegate) {}
    }

    @Test("A preferred row that is out of sight is scrolled in", arguments: kinds)
    func aRowOutOfSightIsScrolledIn(_ kind: FocusableList.Kind) {
        let (list, delegate) = list(kind, prefers: 11)
        list.view.frame.size.height = 120
        list.show()
        #expect(list.cell(11) == nil)
        list.press("\t")
        #expect(list.focused == 11)
        withExtendedLifetime(delegate) {}
    }

    @Test(
        "A request for focus on a list goes to the row that its delegate prefers", arguments: kinds)
    func aRequestToTheListGoesToThePreferredRow(_ kind: FocusableList.Kind) {
        let (list, delegate) = list(kind, prefers: 11)
        list.view.frame.size.height = 120
        list.show()
        list.screen.system?.requestFocusUpdate(to: list.view)
        list.show()
        #expect(list.focused == 11)
        withExtendedLifetime(delegate) {}
    }

    @Test("A preferred row that doesn't exist is ignored", arguments: kinds, [-1, 12, 99])
    func aRowThatDoesNotExistIsIgnored(_ kind: FocusableList.Kind, _ row: Int) {
        let (list, delegate) = list(kind, prefers: row)
        list.press("\t")
        #expect(list.focused == 0)
        withExtendedLifetime(delegate) {}
    }

    // Apple's headers of `allowsFocusDuringEditing`: while a list is edited this counts, and the
    // delegate before both.
    @Test(
        "While a list is edited, allowsFocusDuringEditing counts instead of allowsFocus",
        arguments: kinds, [true, false])
    func whileAListIsEditedAnotherPropertyCounts(
        _ kind: FocusableList.Kind, _ duringEditing: Bool
    ) {
        let list = FocusableList(kind)
        list.allowsFocus = !duringEditing
        list.table.allowsFocusDuringEditing = duringEditing
        list.grid.allowsFocusDuringEditing = duringEditing
        (list.table.isEditing, list.grid.isEditing) = (true, true)
        list.show()
        list.press("\t")
        #expect(list.focused == (duringEditing ? 0 : nil))
        let delegate = DecidingListDelegate()
        delegate.canFocus = { $0 == 1 }
        list.use(delegate)
        list.show()
        list.press("\t")
        #expect(list.focused == 1)
    }
}
#endif
