import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyNavigation
@testable import KeyboardAssistant

/// The navigator of a collection view: where arrows lead in its layouts, and what its commands do.
@MainActor
@Suite(.doubts(.lists, .keys)) struct CollectionNavigatorTests {
    @Test(
        "Pages of a layout that isn't a flow go along the axis that alone is longer than the view",
        arguments: [
            (columns: 2, rows: 20, axis: ArrowDirection.Axis.vertical),
            (columns: 8, rows: 2, axis: .horizontal), (columns: 8, rows: 20, axis: .vertical),
        ])
    func pagesFollowLongAxis(columns: Int, rows: Int, axis: ArrowDirection.Axis) {
        let frames = (0..<rows * columns).map { index in
            CGRect(x: index % columns * 180, y: index / columns * 100, width: 170, height: 90)
        }
        let screen = GridScreen(TestGrid(frames: frames))
        #expect(CollectionList(screen.view).pagingAxis == axis)
    }

    @Test("↑ and ↓ stay in the column, and find the end of a short last row", .requirement("U131"))
    func verticalArrowsStayInColumn() {
        let screen = GridScreen([10])
        #expect(screen.go("↑", from: 4) == 1)
        #expect(screen.go("↓", from: 4) == 7)
        #expect(screen.go("↑", from: 1) == 1)
        #expect(screen.go("↓", from: 8) == 9)
        #expect(screen.go("↓↑", from: 8) == 8, "the column is found again")
    }

    @Test(
        "An arrow goes back from an item that is measured when it is shown",
        .requirement("U131"), .requirement("U400"), arguments: [false, true])
    func arrowGoesBackFromMeasuredItem(animated: Bool) {
        let grid = TestGrid([100])
        grid.collectionView.register(MeasuredItem.self, forCellWithReuseIdentifier: "item")
        grid.collectionView.collectionViewLayout = .threeColumns(height: .estimated(50))
        let screen = GridScreen(grid)
        screen.navigator.options.animatesScrolling = animated
        for _ in 0..<3 {
            screen.view.scrollToItem(at: [0, 98], at: .bottom, animated: false)
            screen.view.layoutIfNeeded()
        }
        #expect(screen.view.layoutAttributesForItem(at: [0, 99])?.size.height == 50)
        #expect(screen.go("↓", from: 98) == 99)
        screen.device.settle()
        #expect(screen.view.layoutAttributesForItem(at: [0, 99])?.size.height == 130)
        screen.device.press(UIKeyCommand.inputUpArrow)
        #expect(screen.selected == [[0, 98]], "and not 96, which lies above 99")
    }

    @Test("Arrows that are only asked about leave no steps to retrace", .requirement("U131"))
    func askedArrowsLeaveNoSteps() {
        let screen = GridScreen([10])
        screen.navigator.options.edgeBehavior = .passesKeyOn
        #expect(screen.go("↓↑", from: 8) == 8)
    }

    @Test("← and → go on to the next line, and stay at the ends", .requirement("U132"))
    func horizontalArrowsReachNextLine() {
        let screen = GridScreen([10])
        #expect(screen.go("→", from: 2) == 3)
        #expect(screen.go("←", from: 3) == 2)
        #expect(screen.go("←", from: 0) == 0)
        #expect(screen.go("→", from: 9) == 9)
    }

    @Test("Where people read from right to left, → goes back", .requirement("U132"))
    func rightArrowGoesBackWhenMirrored() {
        let screen = GridScreen([10])
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.view.collectionViewLayout.invalidateLayout()
        screen.view.layoutIfNeeded()
        let first = screen.view.layoutAttributesForItem(at: [0, 0])?.frame.minX ?? 0
        let second = screen.view.layoutAttributesForItem(at: [0, 1])?.frame.minX ?? 0
        #expect(first > second)
        #expect(screen.go("→", from: 4) == 3)
        #expect(screen.go("←", from: 2) == 3)
        #expect(screen.go("↓", from: 4) == 7)
    }

    @Test("A layout that is not mirrored is walked as it lies", .requirement("U132"))
    func unmirroredLayoutKeepsArrowDirections() {
        let screen = GridScreen([10])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = screen.grid.layout.itemSize
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.view.collectionViewLayout = layout
        screen.view.layoutIfNeeded()
        #expect(screen.go("→", from: 1) == 2)
        #expect(screen.go("→", from: 2) == 3)
        #expect(screen.go("←", from: 3) == 2)
    }

    @Test("The columns are those of the layout, and one alone has no ← and →", .requirement("U133"))
    func columnsAreThoseOfLayout() {
        let screen = GridScreen([10])
        #expect(screen.navigator.numberOfColumns == 3)
        #expect(
            screen.navigator.possibleKeyCommands.first { $0.keys == "↓" }?.discoverabilityTitle
                == "Next Row")
        let single = GridScreen([10], columns: 1)
        #expect(single.navigator.numberOfColumns == 1)
        #expect(!single.keys.contains("←"))
        #expect(single.keys.contains("↓"))
        #expect(
            single.navigator.possibleKeyCommands.first { $0.keys == "↓" }?.discoverabilityTitle
                == "Next Item")
    }

    @Test("The cursor goes over the borders of sections and past empty ones", .requirement("U134"))
    func cursorCrossesBordersAndEmptySections() {
        let screen = GridScreen([2, 0, 3])
        screen.navigator.focus([0, 0])
        var history: [IndexPath?] = []
        for _ in 0..<5 {
            screen.device.press(UIKeyCommand.inputRightArrow)
            history.append(screen.selected.first)
        }
        #expect(history == [[0, 1], [2, 0], [2, 1], [2, 2], [2, 2]])
        screen.navigator.focus([0, 1])
        screen.device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.selected == [[2, 1]])
    }

    @Test(
        "Arrows go where they point to in a layout without lines",
        arguments: [
            (0, "→", 2), (1, "↓", 2), (2, "←", 0), (0, "↓", 4), (2, "↓", 4), (4, "←", 3),
            (4, "↑", 0), (3, "→", 4), (3, "↑", 0),
        ])
    func arrowsGoWherePointedWithoutLines(item: Int, arrow: String, reached: Int) {
        let screen = GridScreen(
            TestGrid(frames: [
                CGRect(x: 0, y: 0, width: 200, height: 200),
                CGRect(x: 210, y: 0, width: 90, height: 90),
                CGRect(x: 210, y: 100, width: 90, height: 100),
                CGRect(x: 0, y: 210, width: 90, height: 90),
                CGRect(x: 100, y: 210, width: 200, height: 90),
            ]))
        #expect(screen.go(arrow, from: item) == reached)
    }

    @Test("Items that cannot be highlighted are passed", .requirement("U130"))
    func unhighlightableItemsArePassed() {
        let screen = GridScreen([9])
        screen.grid.refused = [[0, 4], [0, 5]]
        #expect(screen.go("→", from: 3) == 6)
        #expect(screen.go("↓", from: 1) == 7)
    }

    @Test("The cursor is scrolled into sight, and no sticky header hides it", .requirement("U121"))
    func cursorScrollsClearOfStickyHeader() throws {
        let screen = GridScreen([60, 60])
        screen.grid.layout.headerReferenceSize = CGSize(width: 0, height: 40)
        screen.grid.layout.sectionHeadersPinToVisibleBounds = true
        screen.view.layoutIfNeeded()
        screen.navigator.focus([1, 30])
        for _ in 0..<12 { screen.device.press(UIKeyCommand.inputDownArrow) }
        for _ in 0..<9 { screen.device.press(UIKeyCommand.inputUpArrow) }
        let path = try #require(screen.selected.first)
        let frame = try #require(screen.view.layoutAttributesForItem(at: path)?.frame)
        let shown = screen.view.bounds.inset(by: screen.view.adjustedContentInset)
        #expect(frame.minY >= shown.minY + 40 - 0.5)
        #expect(frame.maxY <= shown.maxY + 0.5)
    }

    @Test("Return does what a tap does, once", .requirement("U117"))
    func returnDoesWhatTapDoes() {
        let screen = GridScreen([9])
        #expect(screen.go("→", from: 0) == 1)
        screen.device.press("\r")
        #expect(screen.grid.diary == ["select 1", "open 1"])
    }

    @Test("⇧ with arrows extends a selection in all directions")
    func shiftArrowsExtendInAllDirections() {
        let screen = GridScreen([9])
        screen.view.allowsMultipleSelection = true
        screen.navigator.focus([0, 4])
        screen.device.press(UIKeyCommand.inputRightArrow, .shift)
        screen.device.press(UIKeyCommand.inputDownArrow, .shift)
        #expect(screen.selected.map(\.item) == [4, 5, 6, 7, 8])
        screen.device.press(UIKeyCommand.inputUpArrow, .shift)
        #expect(screen.selected.map(\.item) == [4, 5])
    }

    @Test("⌥⌘ with arrows moves an item where the data source allows it")
    func optionCommandArrowsMoveItem() {
        let screen = GridScreen([9])
        screen.navigator.focus([0, 4])
        screen.device.press(UIKeyCommand.inputDownArrow, [.alternate, .command])
        #expect(screen.grid.diary == [])
        screen.grid.movable = true
        screen.device.press(UIKeyCommand.inputDownArrow, [.alternate, .command])
        #expect(screen.grid.diary == ["move 4 to 7"])
        #expect(screen.selected == [[0, 7]])
    }

    @Test("Backspace deletes what the app deletes, and is free otherwise")
    func backspaceDeletesWhatAppDeletes() {
        let screen = GridScreen([9])
        screen.navigator.focus([0, 4])
        #expect(!screen.keys.contains("⌫"))
        var deleted: [IndexPath] = []
        screen.navigator.deleteItem = { path in
            deleted.append(path)
            screen.grid.sections = [8]
            screen.view.deleteItems(at: [path])
        }
        screen.device.press("\u{8}")
        #expect(deleted == [[0, 4]])
        #expect(screen.selected == [[0, 4]])
    }

    @Test(
        "A page keeps a row of the old one and leaves the cursor behind",
        .requirement("U146", "U148"))
    func pageKeepsRowAndLeavesCursor() {
        let screen = GridScreen([90])
        screen.navigator.focus([0, 0])
        let last = screen.wholeItems.suffix(3)
        screen.device.press(" ")
        #expect(Array(screen.wholeItems.prefix(3)) == Array(last))
        #expect(screen.selected == [])
    }

    @Test(
        "Without a collection view there are no commands and nothing crashes",
        .requirement("U138"))
    func goneCollectionViewOffersNothing() {
        let device = SimulatedDevice()
        var grid: TestGrid? = TestGrid([3])
        let navigator = CollectionNavigator(collectionView: grid!.collectionView)
        grid = nil
        #expect(navigator.collectionView == nil)
        #expect(navigator.possibleKeyCommands == [])
        #expect(navigator.indexPathForFocusedItem == nil)
        #expect(navigator.numberOfColumns == 0)
        withExtendedLifetime(device) {}
    }

    @Test("A grid that is laid out anew, or a cursor that has been elsewhere, begins a new run")
    func newLayoutOrCursorBeginsRun() {
        let screen = GridScreen([60])
        _ = screen.go("↓", from: 4)
        let width = (screen.view.bounds.width - 50) / 6
        screen.grid.layout.itemSize = CGSize(width: width.rounded(.down), height: 100)
        screen.grid.layout.invalidateLayout()
        screen.view.layoutIfNeeded()
        #expect(screen.navigator.numberOfColumns > 3)
        let column = screen.navigator.numberOfColumns
        screen.device.press(UIKeyCommand.inputUpArrow)
        #expect(screen.selected == [[0, 7 - column]])

        _ = screen.go("↓", from: column - 1)
        let below = screen.selected
        screen.navigator.focus([0, 40])
        screen.navigator.focus(below.first)
        screen.device.press(UIKeyCommand.inputUpArrow)
        #expect(screen.selected == [[0, column - 1]])
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
        screen.device.press(
            arrow == "→" ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputDownArrow)
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
}

extension GridScreen {
    private static let arrows: [Character: String] = [
        "↑": UIKeyCommand.inputUpArrow, "↓": UIKeyCommand.inputDownArrow,
        "←": UIKeyCommand.inputLeftArrow, "→": UIKeyCommand.inputRightArrow,
    ]

    /// Returns the item to which `arrows` lead from another of the first section.
    fileprivate func go(_ arrows: String, from item: Int) -> Int? {
        navigator.focus([0, item])
        for arrow in arrows {
            if let key = Self.arrows[arrow] { device.press(key) }
        }
        return selected.first?.item
    }
}

/// A cell whose height differs from the estimate.
private final class MeasuredItem: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.heightAnchor.constraint(equalToConstant: 130).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}
