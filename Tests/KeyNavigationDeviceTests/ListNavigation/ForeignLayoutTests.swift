import CoreGraphics
import DeviceFixtures
import DeviceTesting
import ForeignLayouts
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// A list in a layout of others, which arrow keys walk.
@MainActor
private final class Walk {
    private final class Screen: KeyNavigatorScreen {
        let list: UICollectionView
        let navigator: CollectionNavigator

        init(_ list: UICollectionView) {
            self.list = list
            navigator = CollectionNavigator(collectionView: list)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override var keyNavigator: (any KeyNavigator)? { navigator }

        override func loadView() { view = list }
    }

    let device = SimulatedDevice(.iPhone13)
    let list: UICollectionView
    private let screen: Screen
    // The list doesn't keep its data source.
    private let source: any UICollectionViewDataSource

    init(_ source: BubbleSource) {
        list = UICollectionView(frame: .zero, collectionViewLayout: BubbleLayout())
        source.fill(list)
        self.source = source
        screen = Screen(list)
        show()
    }

    init(_ source: SectionSource) {
        list = source.makeList()
        self.source = source
        screen = Screen(list)
        show()
    }

    private func show() {
        device.keyboard.mode = .hardware(bar: false)
        device.show(screen)
        device.settle()
    }

    var selectedPath: IndexPath? { list.indexPathsForSelectedItems?.first }

    var selected: Int? { selectedPath?.item }

    func press(_ key: String, _ modifiers: UIKeyModifierFlags = []) {
        device.press(key, modifiers)
        device.settle()
    }

    func select(_ path: IndexPath) {
        screen.navigator.focus(path)
        device.settle()
    }

    /// A Boolean value that indicates whether the whole selected row is in view, and no header over
    /// it.
    var isSelectedInSight: Bool {
        guard let path = selectedPath, let cell = list.cellForItem(at: path) else { return false }
        let headers = list.visibleSupplementaryViews(
            ofKind: UICollectionView.elementKindSectionHeader)
        return list.bounds.inset(by: list.adjustedContentInset).insetBy(dx: 0, dy: -0.5)
            .contains(cell.frame)
            && !headers.contains { $0.frame.insetBy(dx: 0, dy: 0.5).intersects(cell.frame) }
    }
}

/// Rows in sections whose headers a layout of the app's keeps at the top.
private final class SectionSource: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }

    func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 12 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func makeList() -> UICollectionView {
        let layout = StickyHeaderLayout()
        layout.itemSize = CGSize(width: 300, height: 60)
        layout.headerReferenceSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        list.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        list.dataSource = self
        return list
    }
}

@MainActor
@Suite(.doubts(.lists)) struct ForeignLayoutTests {
    private func conversation() -> BubbleSource {
        BubbleSource((0..<60).map { CGFloat(40 + $0 % 7 * 12) })
    }

    @Test(
        "Arrows walk down and up a layout that measures its cells on the way, one by one, in sight",
        .requirement("U593"), .requirement("U131"))
    func arrowsWalkMeasuredBubbles() {
        let walk = Walk(conversation())
        walk.select([0, 0])
        for item in 1..<60 {
            walk.press(UIKeyCommand.inputDownArrow)
            #expect(walk.selected == item)
            #expect(walk.isSelectedInSight, "down to \(item)")
        }
        for item in (0..<59).reversed() {
            walk.press(UIKeyCommand.inputUpArrow)
            #expect(walk.selected == item)
            #expect(walk.isSelectedInSight, "up to \(item)")
        }
    }

    @Test("⌘ and an arrow lead to the last and the first bubble", .requirement("U593"))
    func commandArrowsReachEnds() {
        let walk = Walk(conversation())
        walk.select([0, 0])
        walk.press(UIKeyCommand.inputDownArrow, .command)
        #expect(walk.selected == 59 && walk.isSelectedInSight)
        walk.press(UIKeyCommand.inputUpArrow)
        #expect(walk.selected == 58 && walk.isSelectedInSight)
        walk.press(UIKeyCommand.inputUpArrow, .command)
        #expect(walk.selected == 0 && walk.isSelectedInSight)
    }

    @Test("The cursor stays on its bubble while others arrive", .requirement("U593"))
    func cursorStaysWhileBubblesArrive() throws {
        let source = conversation()
        let walk = Walk(source)
        walk.select([0, 20])
        let name = source.names[20]
        source.insert([50, 60], at: 0)
        walk.device.settle()
        source.append(90)
        walk.device.settle()
        #expect(try source.names[#require(walk.selected)] == name)
        walk.press(UIKeyCommand.inputDownArrow)
        #expect(walk.selected == 23 && walk.isSelectedInSight)
    }

    @Test(
        "No row that an arrow reaches is under a header that a layout of the app's keeps at the top",
        .requirement("U593"), .requirement("U131"))
    func headersOfOwnLayoutsCoverNothing() {
        let walk = Walk(SectionSource())
        walk.select([3, 11])
        for section in (0..<4).reversed() {
            for item in (0..<12).reversed() where section < 3 || item < 11 {
                walk.press(UIKeyCommand.inputUpArrow)
                #expect(walk.selectedPath == [section, item])
                #expect(walk.isSelectedInSight, "up to \(section).\(item)")
            }
        }
        for section in 0..<4 {
            for item in 0..<12 where section > 0 || item > 0 {
                walk.press(UIKeyCommand.inputDownArrow)
                #expect(walk.isSelectedInSight, "down to \(section).\(item)")
            }
        }
    }
}
