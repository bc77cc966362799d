import ForeignLayouts
import Foundation
import Requirements
import Testing
import UIKit

/// A conversation in bubbles, at its end.
private final class BubbleController: UIViewController {
    let layout = BubbleLayout()
    let source: BubbleSource
    private(set) lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)

    init(_ heights: [CGFloat]) {
        source = BubbleSource(heights)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentInsetAdjustmentBehavior = .never
        source.fill(list)
        view.addSubview(list)
    }

    func cell(_ item: Int) -> BubbleCell? {
        list.cellForItem(at: IndexPath(item: item, section: 0)) as? BubbleCell
    }

    /// The distance from the end of the content to the lower edge of the list.
    var distanceFromEnd: CGFloat { list.contentSize.height - list.bounds.maxY }
}

#if canImport(SimulatedDevice)
import SimulatedDevice

@MainActor
@Suite struct ConversationLayoutTests {
    private let device = SimulatedDevice(.iPhone13)

    private func show(_ heights: [CGFloat]) -> BubbleController {
        let screen = BubbleController(heights)
        device.show(screen)
        device.settle()
        return screen
    }

    /// Scrolls down until the last bubble, whose height is known only then, is at the end.
    private func scrollToEnd(_ screen: BubbleController) {
        for _ in 0..<4 {
            screen.list.scrollToItem(
                at: IndexPath(item: screen.source.heights.count - 1, section: 0), at: .bottom,
                animated: false)
            device.settle()
        }
        screen.layout.forgetCalls()
    }

    private func heights(_ count: Int) -> [CGFloat] {
        (0..<count).map { CGFloat(40 + $0 % 7 * 12) }
    }

    @Test("Cells correct the heights that a layout has estimated", .requirement("U593"))
    func cellsCorrectEstimates() throws {
        let screen = show(heights(30))
        for path in screen.list.indexPathsForVisibleItems {
            let cell = try #require(screen.cell(path.item))
            #expect(cell.frame.height == screen.source.heights[path.item])
        }
        #expect(screen.list.indexPathsForVisibleItems.count > 5)
        #expect(screen.list.contentOffset == .zero)
    }

    @Test("Attributes of a layout's own class reach the cells", .requirement("U593"))
    func ownAttributesReachCells() throws {
        let screen = show(heights(30))
        let (mine, yours) = (try #require(screen.cell(0)), try #require(screen.cell(1)))
        #expect(mine.isOwn && mine.frame.minX > 0)
        #expect(!yours.isOwn && yours.frame.minX == 0)
        let attributes = screen.list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
        let copy = try #require(attributes?.copy() as? BubbleAttributes)
        #expect(copy.isOwn && copy.isEqual(attributes))
        copy.isOwn = false
        #expect(!copy.isEqual(attributes))
    }

    @Test(
        "Upward, the bubble at the lower edge stays while those above it are measured",
        .requirement("U593"))
    func endStaysWhileBubblesAboveAreMeasured() throws {
        let screen = show(heights(60))
        scrollToEnd(screen)
        #expect(abs(screen.distanceFromEnd) < 1)
        for step in 0..<20 {
            let path = try #require(screen.list.indexPathsForVisibleItems.last)
            let before = try #require(screen.cell(path.item)).frame.maxY
            let edge = screen.list.bounds.maxY
            screen.list.contentOffset.y -= 25
            let target = edge - 25
            device.settle()
            guard let cell = screen.cell(path.item) else { continue }
            // The content has grown above, and the offset with it.
            #expect(
                abs((cell.frame.maxY - screen.list.bounds.maxY) - (before - target)) < 0.5,
                "step \(step)")
        }
        #expect(screen.list.contentOffset.y > 0)
    }

    @Test("A message that arrives at the end is followed, with its update", .requirement("U593"))
    func arrivalIsFollowed() {
        let screen = show(heights(40))
        scrollToEnd(screen)
        screen.source.append(90)
        device.settle()
        #expect(abs(screen.distanceFromEnd) < 1)
        #expect(screen.cell(40)?.frame.height == 90)
        #expect(screen.layout.lastUpdate == ["0: - 40"])
        #expect(screen.layout.appearing == [IndexPath(item: 40, section: 0)])
        let calls = screen.layout.calls.filter { $0 != "prepare" }
        #expect(calls == ["update", "target", "finalize"])
        #expect(screen.layout.calls.first == "prepare")
    }

    @Test("Messages that are put in front leave what is read in place", .requirement("U593"))
    func olderMessagesLeaveThePlace() throws {
        let screen = show(heights(40))
        scrollToEnd(screen)
        screen.list.contentOffset.y -= 300
        device.settle()
        let path = try #require(screen.list.indexPathsForVisibleItems.dropFirst().first)
        let place = try #require(screen.cell(path.item)).frame.minY - screen.list.contentOffset.y
        screen.source.insert([50, 60, 70], at: 0)
        device.settle()
        let moved = try #require(screen.cell(path.item + 3))
        #expect(abs(moved.frame.minY - screen.list.contentOffset.y - place) < 0.5)
        #expect(screen.layout.lastUpdate == ["0: - 0", "0: - 1", "0: - 2"])
    }

    @Test("A deleted message is one that disappears", .requirement("U593"))
    func deletedMessageDisappears() {
        let screen = show(heights(40))
        scrollToEnd(screen)
        screen.source.remove(at: 38)
        device.settle()
        #expect(screen.layout.lastUpdate == ["1: 38 -"])
        #expect(screen.layout.disappearing == [IndexPath(item: 38, section: 0)])
        #expect(screen.cell(38)?.frame.height == screen.source.heights[38])
        #expect(abs(screen.distanceFromEnd) < 1)
    }

    @Test("A message that grows at the end stays above the edge", .requirement("U593"))
    func growingMessageStays() {
        let screen = show(heights(40))
        scrollToEnd(screen)
        for _ in 0..<5 {
            screen.source.grow(39, by: 30)
            device.settle()
            #expect(abs(screen.distanceFromEnd) < 1)
        }
        #expect(screen.cell(39)?.frame.height == screen.source.heights[39])
    }

    @Test("Reloading asks for everything again", .requirement("U593"))
    func reloadingMeasuresAgain() {
        let screen = show(heights(20))
        screen.layout.forgetCalls()
        screen.list.reloadData()
        device.settle()
        #expect(!screen.layout.calls.contains("update"))
        #expect(screen.cell(3)?.frame.height == screen.source.heights[3])
    }

    @Test("A list that is resized in an animation tells its layout", .requirement("U593"))
    func animatedResizingIsTold() {
        let screen = show(heights(40))
        screen.layout.forgetCalls()
        screen.list.frame.size.height -= 100
        device.settle()
        #expect(!screen.layout.calls.contains("bounds"))
        screen.layout.forgetCalls()
        UIView.animate(withDuration: 0.3) {
            screen.list.frame.size.height -= 100
            screen.view.layoutIfNeeded()
        }
        device.settle()
        let calls = screen.layout.calls.filter { $0 != "prepare" }
        #expect(calls == ["bounds", "target", "bounds are final"])
    }
}
#endif
