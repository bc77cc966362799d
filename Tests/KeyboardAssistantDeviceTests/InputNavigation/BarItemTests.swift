import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.keyboard)) struct BarItemTests {
    /// A form whose first field is edited, with the bar.
    private func makeScene(
        _ device: @escaping @autoclosure () -> SimulatedDevice = SimulatedDevice()
    ) -> Stage {
        let stage = Stage(on: device(), fields: 2)
        stage.editFirst()
        return stage
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }

    /// A view with a size but nothing else to be measured by.
    private func view(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// Whether views lie beside each other in `bar`, in this order from left to right.
    private func areInOrder(_ views: [UIView]) -> Bool {
        zip(views, views.dropFirst()).allSatisfy { $0.frame.maxX <= $1.frame.minX + 0.01 }
    }

    @Test(
        "Items are beside the arrows and before Done, in their order and in VoiceOver's",
        .requirement("U369"))
    func itemsAreBesideArrowsAndBeforeDone() {
        let scene = makeScene()
        let bar = scene.bar
        let (first, second, third) = (button("A"), button("B"), view(30, 30))
        bar.title = "Title"
        scene.show(leading: [first, second], trailing: [third])

        #expect(areInOrder([bar.btPrev, bar.btNext, first, second, bar.label, third, bar.btDone]))
        #expect(
            bar.elements
                == [bar.btPrev, bar.btNext, first, second, bar.label, third, bar.btDone])
        #expect(third.frame.size == CGSize(width: 30, height: 30))
        #expect(abs(third.center.y - 25) < 0.01)
        #expect(first.bounds.size == first.intrinsicContentSize)
        #expect(abs(bar.btDone.frame.maxX - 366) < 0.01)
    }

    @Test("From right to left the items are mirrored with the bar", .requirement("U369"))
    func itemsAreMirrored() {
        let scene = makeScene(SimulatedDevice(language: "ar"))
        let bar = scene.bar
        let (first, second, third) = (button("A"), button("B"), view(30, 30))
        scene.show(leading: [first, second], trailing: [third])
        #expect(areInOrder([bar.btDone, third, second, first, bar.btNext, bar.btPrev]))
        #expect(bar.elements == [bar.btPrev, bar.btNext, first, second, third, bar.btDone])
    }

    @Test(
        "The bar grows to its highest item, and shrinks without it", .requirement("U369"),
        arguments: [true, false])
    func barGrowsToHighestItem(isLeading: Bool) {
        let scene = makeScene()
        let high = view(40, 80)
        let top = scene.device.keyboard.frame?.minY ?? 0
        scene.show(leading: isLeading ? [high] : [], trailing: isLeading ? [] : [high])
        #expect(scene.bar.bounds.height == 80)
        #expect(scene.device.keyboard.frame?.minY == top - 30)
        #expect(high.frame.minY >= 0 && high.frame.maxY <= 80)

        scene.show()
        #expect(scene.bar.bounds.height == 50)
        #expect(scene.device.keyboard.frame?.minY == top)
    }

    @Test("A bar can be measured as soon as its items change", .requirement("U369"))
    func barIsMeasuredWithNewItems() {
        let bar = DefaultNavigationView()
        let height = {
            bar.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        }
        #expect(height() == 50)
        bar.trailingItems = [view(40, 80)]
        #expect(height() == 80)
        bar.trailingItems = []
        #expect(height() == 50)
    }

    @Test("The bar grows with an item that grows, and shrinks with it", .requirement("U369"))
    func barGrowsWithGrowingItem() {
        let (scene, item) = (makeScene(), view(40, 40))
        let height = item.heightAnchor.constraint(equalToConstant: 40)
        height.isActive = true
        scene.show(trailing: [item])
        for (points, expected) in [(90.0, 90.0), (30.0, 50.0), (60.5, 61.0)] {
            height.constant = points
            scene.device.settle()
            #expect(abs(scene.bar.bounds.height - expected) < 0.01)
            #expect(abs(item.bounds.height - points) < 0.5)
        }
        scene.show()
        #expect(item.constraints == [height])
    }

    @Test("In a narrow bar, the title gives way before the items", .requirement("U369"))
    func titleGivesWayFirst() {
        let scene = makeScene(SimulatedDevice(.iPhoneSE))
        let bar = scene.bar
        bar.title = "A title that is far too long for a bar like this one, which is narrow"
        let items = ["Paste", "Clear"].map(button)
        scene.show(leading: [items[0]], trailing: [items[1]])
        #expect(items.allSatisfy { $0.bounds.width >= $0.intrinsicContentSize.width - 0.01 })
        #expect(bar.btDone.bounds.width >= bar.btDone.intrinsicContentSize.width - 0.01)
        #expect(bar.label.bounds.width < bar.label.intrinsicContentSize.width)
        #expect(areInOrder([bar.btNext, items[0], bar.label, items[1], bar.btDone]))
        #expect(bar.btDone.frame.maxX <= bar.bounds.width)
    }

    @Test(
        "Items that are replaced leave the bar as they came, and so does everything about them",
        .requirement("U369"))
    func replacedItemsLeaveAsTheyCame() {
        let scene = makeScene()
        let bar = scene.bar
        let (mask, layout) = (view(30, 80), button("B"))
        layout.translatesAutoresizingMaskIntoConstraints = false
        let contents = bar.btDone.superview
        let before = contents?.constraints.count
        scene.show(leading: [mask], trailing: [layout])
        #expect(contents?.constraints != nil && contents?.constraints.count != before)
        let kept = view(20, 20)
        scene.show(leading: [kept])

        #expect(mask.superview == nil && layout.superview == nil)
        #expect(mask.translatesAutoresizingMaskIntoConstraints)
        #expect(!layout.translatesAutoresizingMaskIntoConstraints)
        #expect(mask.constraints == [])
        #expect(bar.leadingItems == [kept] && bar.trailingItems == [])
        scene.show()
        #expect(contents?.constraints.count == before)
        #expect(contents?.subviews.count == 4)
    }

    @Test("An item with nothing but a size keeps its width and its height", .requirement("U369"))
    func itemKeepsItsSize() {
        let scene = makeScene()
        let item = view(70, 24)
        scene.show(leading: [item])
        // A point may go to the spaces between the items.
        #expect(abs(item.bounds.width - 70) <= 1 && item.bounds.height == 24)
    }

    @Test("A view that is used twice appears once, where it was put last", .requirement("U369"))
    func viewUsedTwiceAppearsOnce() {
        let scene = makeScene()
        let (bar, item) = (scene.bar, button("A"))
        scene.show(leading: [item, item], trailing: [item])
        #expect(bar.leadingItems == [] && bar.trailingItems == [item])
        #expect(bar.elements == [bar.btPrev, bar.btNext, item, bar.btDone])
        bar.leadingItems = [item]
        scene.device.settle()
        #expect(bar.leadingItems == [item] && bar.trailingItems == [])
        #expect(areInOrder([bar.btNext, item, bar.btDone]))
        #expect(item.translatesAutoresizingMaskIntoConstraints == false)
    }

    @Test(
        "The bar's own parts, the bar, and views around it are no items", .requirement("U369"))
    func barAndItsPartsAreNoItems() throws {
        let scene = makeScene()
        let bar = scene.bar
        let around = try #require(bar.superview)
        scene.show(leading: [bar.btDone, bar, around], trailing: [bar.btPrev, bar.label])
        #expect(bar.leadingItems == [] && bar.trailingItems == [])
        #expect(areInOrder([bar.btPrev, bar.btNext, bar.btDone]))
    }

    @Test("An item that the app moves to another view belongs to that view", .requirement("U369"))
    func itemThatIsMovedBelongsElsewhere() {
        let scene = makeScene()
        let (bar, item, kept) = (scene.bar, view(30, 80), button("B"))
        scene.show(leading: [item], trailing: [kept])
        scene.form.content.addSubview(item)
        #expect(bar.leadingItems == [])
        bar.setNeedsLayout()
        scene.device.settle()
        #expect(bar.elements == [bar.btPrev, bar.btNext, kept, bar.btDone])
        #expect(item.constraints == [])
        // The other view may have constraints for it.
        #expect(!item.translatesAutoresizingMaskIntoConstraints)
        scene.show(trailing: [kept])
        #expect(item.superview === scene.form.content)

        let other = DefaultNavigationView()
        other.leadingItems = [kept]
        scene.device.settle()
        #expect(bar.trailingItems == [] && other.leadingItems == [kept])
        bar.trailingItems = []
        #expect(other.leadingItems == [kept] && kept.isDescendant(of: other))
    }

    @Test(
        "An item that the app has moved isn't removed from there with the other items",
        .requirement("U369"), arguments: [true, false])
    func movedItemIsNotRemoved(isLeading: Bool) {
        let (scene, item) = (makeScene(), view(30, 30))
        let before = scene.bar.constraints.count
        scene.show(leading: isLeading ? [item] : [], trailing: isLeading ? [] : [item])
        scene.form.content.addSubview(item)
        if isLeading { scene.bar.leadingItems = [] } else { scene.bar.trailingItems = [] }
        #expect(item.superview === scene.form.content)
        scene.device.settle()
        #expect(scene.bar.constraints.count == before)
    }

    @Test(
        "An item that stays keeps its place in the bar, so that a field in it stays in use",
        .requirement("U369"))
    func stayingItemIsNotMoved() {
        let item = WindowCounter(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        let scene = makeScene()
        scene.show(leading: [item])
        let count = item.moves
        scene.show(leading: [item], trailing: [button("A")])
        scene.bar.leadingItems = [button("B"), item]
        scene.device.settle()
        #expect(item.moves == count)
        scene.show()
        #expect(item.moves == count + 1)
    }

    @Test("Items can be tapped, and nothing else happens then", .requirement("U369"))
    func itemsCanBeTapped() throws {
        let scene = makeScene()
        var taps = 0
        let item = button("Paste")
        item.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.show(trailing: [item])
        try scene.device.tap(item)
        #expect(taps == 1)
        #expect(scene.form.fields[0].isFirstResponder)
        #expect(scene.device.keyboard.inputClickCount == 0)
    }
}

/// A view that counts how often it comes to a window or leaves it.
private final class WindowCounter: UIView {
    private(set) var moves = 0

    override func didMoveToWindow() {
        super.didMoveToWindow()
        moves += 1
    }
}

extension Stage {
    fileprivate func show(leading: [UIView] = [], trailing: [UIView] = []) {
        bar.leadingItems = leading
        bar.trailingItems = trailing
        device.settle()
    }
}

extension DefaultNavigationView {
    fileprivate var label: UILabel { labels[0] }

    fileprivate var elements: [UIView] {
        accessibilityElements?.compactMap { $0 as? UIView } ?? []
    }
}
