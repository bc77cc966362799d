import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What single commands of lists do and leave.
@MainActor
@Suite(.doubts(.lists, .keys)) struct ListCommandTests {
    private let up = UIKeyCommand.inputUpArrow
    private let down = UIKeyCommand.inputDownArrow
    private let backspace = "\u{8}"

    // MARK: Deleting

    @Test("Backspace deletes no row for which the delegate has another editing style")
    func backspaceRespectsEditingStyle() {
        let screen = TableScreen([4])
        screen.list.deletable = true
        screen.navigator.focus([0, 1])
        for style in [UITableViewCell.EditingStyle.none, .insert] {
            screen.list.editingStyle = style
            #expect(!screen.keys.contains("⌫"))
            screen.device.press(backspace)
            #expect(screen.list.diary == [])
        }
        screen.list.editingStyle = .delete
        screen.device.press(backspace)
        #expect(screen.list.diary == ["delete 1"])
    }

    @Test("Backspace deletes a row of a table that has no delegate")
    func deletingWithoutDelegate() {
        let screen = TableScreen([4])
        screen.list.deletable = true
        screen.table.delegate = nil
        screen.navigator.focus([0, 1])
        screen.device.press(backspace)
        #expect(screen.list.sections == [3])
    }

    @Test("⇧ with arrows begins anew after a row was deleted or moved")
    func shiftArrowsBeginAnewAfterChange() {
        for movesRow in [false, true] {
            let screen = TableScreen([9])
            screen.list.deletable = true
            screen.list.movable = true
            screen.table.allowsMultipleSelection = true
            screen.navigator.focus([0, 2])
            screen.device.press(down, .shift)
            if movesRow {
                screen.device.press(down, [.alternate, .command])
                screen.device.press(up, .shift)
            } else {
                screen.device.press(backspace)
                screen.device.press(down, .shift)
            }
            #expect(screen.selected.map(\.row) == (movesRow ? [2, 3, 4] : [2, 3]))
        }
    }

    // MARK: Opening

    @Test("Where several can be selected, Return selects an item, and lets go of it again")
    func returnTogglesItemInMultipleSelection() {
        let screen = GridScreen([9])
        screen.view.allowsMultipleSelection = true
        screen.navigator.focus([0, 4])
        screen.device.press("\r")
        #expect(screen.selected.map(\.item) == [4])
        screen.device.press(UIKeyCommand.inputRightArrow)
        screen.device.press("\r")
        #expect(screen.selected.map(\.item) == [4, 5])
        screen.device.press("\r")
        #expect(screen.selected.map(\.item) == [4])
        #expect(screen.grid.diary == ["select 4", "open 4", "select 5", "open 5", "deselect 5"])
        screen.grid.kept = [[0, 4]]
        screen.device.press(UIKeyCommand.inputLeftArrow)
        screen.device.press("\r")
        #expect(screen.selected.map(\.item) == [4])
    }

    @Test("A collection view's delegate draws the cursor and opens items")
    func collectionDelegateDrawsCursorAndOpens() {
        let delegate = TestGridDelegate()
        let screen = GridScreen([9], drawnBy: delegate)
        screen.device.press(down)
        screen.device.press(down)
        screen.device.press("\r")
        #expect(delegate.diary == ["at 0", "at 3", "commit 3"])
        #expect(screen.selected == [])
    }

    @Test("A tap in a list whose selection is the cursor is the list's own affair")
    func tapIsListsOwnAffair() throws {
        let (list, delegate) = (TestList([9]), TestListDelegate())
        let screen = TableScreen(list)
        list.navigator.delegate = delegate
        list.navigator.focus([0, 1])
        try screen.device.tap(#require(list.tableView.cellForRow(at: [0, 3])))
        #expect(screen.selected.map(\.row) == [3])
        #expect(list.diary == ["deselect 1", "select 3", "open 3"])
        #expect(delegate.updates == [])
        #expect(delegate.diary == [])
    }

    // MARK: Scrolling

    @Test("A cursor that stays when people scroll also stays for pages, without a notification")
    func keepingTheCursor() {
        let (list, delegate) = (TestList([100]), TestListDelegate())
        let screen = TableScreen(list, drawnBy: delegate)
        list.navigator.options.commands = .all
        list.navigator.options.keepsCursorWhenScrolled = false
        screen.device.press(" ")
        #expect(list.tableView.contentOffset.y > 0)
        #expect(delegate.updates == [], "no cursor has gone")

        list.navigator.focus([0, 30])
        screen.device.press(" ")
        #expect(list.navigator.indexPathForFocusedRow == nil)
        #expect(delegate.updates.count == 1)

        list.navigator.options.keepsCursorWhenScrolled = true
        list.navigator.focus([0, 30])
        screen.device.press(" ")
        screen.device.drag(list.tableView, by: CGVector(dx: 0, dy: -200))
        #expect(list.navigator.indexPathForFocusedRow == [0, 30])
        #expect(delegate.updates.count == 1)
    }

    @Test(
        "A row or item out of sight is scrolled to, and then has the system's focus",
        .requirement("U210"))
    func systemFocusOutOfSight() {
        let table = TableScreen([200], on: .iPad12_9)
        table.navigator.joinSystemFocus()
        table.device.press(down)
        table.device.press(down, .alternate)
        #expect(table.cursor == [0, 199])
        #expect(table.table.cellForRow(at: [0, 199])?.isFocused == true)

        let grid = GridScreen([300], on: .iPad12_9)
        grid.navigator.joinSystemFocus()
        grid.device.press(down)
        grid.device.press(down, .alternate)
        #expect(grid.cursor == [0, 299])
        #expect(grid.view.cellForItem(at: [0, 299])?.isFocused == true)
    }

    // MARK: Layouts

    private func compositional(
        _ direction: UICollectionView.ScrollDirection, height: CGFloat
    ) -> UICollectionViewLayout {
        let third = NSCollectionLayoutDimension.fractionalWidth(1 / 3)
        let isVertical = direction == .vertical
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: isVertical ? third : .fractionalWidth(1),
                heightDimension: isVertical
                    ? .fractionalHeight(1) : .fractionalHeight(1 / 3)))
        let size = NSCollectionLayoutSize(
            widthDimension: isVertical ? .fractionalWidth(1) : .absolute(height),
            heightDimension: isVertical ? .absolute(height) : .fractionalHeight(1))
        let group =
            isVertical
            ? NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
            : NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group), configuration: configuration)
    }

    @Test(
        "A compositional layout is walked along its lines, scrolling or not",
        arguments: [
            (.vertical, 9, "→", 2, 3), (.vertical, 60, "→", 2, 3), (.vertical, 9, "↓", 2, 5),
            (.vertical, 9, "↓", 6, 6), (.horizontal, 60, "↓", 2, 3), (.horizontal, 60, "→", 2, 5),
        ] as [(UICollectionView.ScrollDirection, Int, String, Int, Int)])
    func compositionalLayoutIsWalkedAlongLines(
        direction: UICollectionView.ScrollDirection, count: Int, arrow: String, item: Int,
        reached: Int
    ) {
        let screen = GridScreen([count])
        screen.view.collectionViewLayout = compositional(direction, height: 100)
        screen.view.layoutIfNeeded()
        screen.navigator.focus([0, item])
        screen.device.press(arrow == "→" ? UIKeyCommand.inputRightArrow : down)
        #expect(screen.selected.map(\.item) == [reached])
    }

    /// One visible column and three below, all of which the layout always returns.
    private final class GenerousLayout: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 2100) }

        override func layoutAttributesForElements(in rect: CGRect)
            -> [UICollectionViewLayoutAttributes]?
        { (0..<23).compactMap { layoutAttributesForItem(at: [0, $0]) } }

        override func layoutAttributesForItem(at indexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let (row, column) = (indexPath.item - 20, CGFloat(indexPath.item - 20))
            attributes.frame =
                row < 0
                ? CGRect(x: 0, y: 100 * CGFloat(indexPath.item), width: 300, height: 90)
                : CGRect(x: 100 * column, y: 2000, width: 90, height: 90)
            return attributes
        }
    }

    @Test("Items that a layout returns without a request do not count as visible")
    func unaskedItemsAreNotInSight() {
        let screen = GridScreen([23])
        screen.view.collectionViewLayout = GenerousLayout()
        screen.view.layoutIfNeeded()
        #expect(screen.navigator.numberOfColumns == 1)
    }

    // MARK: Screens

    @Test(
        "A collection view that the view brings along is served, and none is made",
        .requirement("U135"))
    func existingCollectionViewIsServed() {
        final class Screen: ShortcutCollectionViewController {
            let own = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 300),
                collectionViewLayout: UICollectionViewFlowLayout())

            override func loadView() {
                view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                view.addSubview(own)
            }
        }
        let (device, screen) = (SimulatedDevice(), Screen())
        device.show(screen)
        #expect(screen.collectionView === screen.own)
        #expect(screen.collectionNavigator?.collectionView === screen.own)
        #expect(screen.view.subviews.count == 1)
    }

    @Test("A text view that comes before the scroll view is passed", .requirement("U135"))
    func textViewFirst() {
        final class Screen: ShortcutScrollViewController {
            let own = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))

            override func loadView() {
                view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                view.addSubview(UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 90)))
                view.addSubview(own)
            }
        }
        let (device, screen) = (SimulatedDevice(), Screen())
        device.show(screen)
        #expect(screen.scrollView === screen.own)
    }
}
