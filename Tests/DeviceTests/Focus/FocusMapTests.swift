import SimulatedDevice
import Testing

@testable import KeyboardAssistant
@testable import UIKit

/// The library's order of focus against that of the focus engine.
@MainActor
@Suite struct FocusMapTests {
    /// A number that looks random and is the same in each run.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 11
        }
    }

    private func build(_ view: UIView, depth: Int, _ dice: inout Dice) {
        for _ in 0..<Int.random(in: 1...4, using: &dice) {
            let frame = CGRect(
                x: Int.random(in: 0...8, using: &dice) * 60,
                y: Int.random(in: 0...12, using: &dice) * 40,
                width: Int.random(in: 1...4, using: &dice) * 50, height: 35)
            let isBox = depth > 0 && Bool.random(using: &dice)
            let part: UIView
            switch Int.random(in: 0...3, using: &dice) {
            case 0 where isBox: part = UIScrollView()
            case _ where isBox: part = UIView()
            case 0: part = UITextField()
            default: part = Card()
            }
            part.frame = frame
            if isBox { part.frame.size = CGSize(width: 300, height: 300) }
            if Int.random(in: 0...2, using: &dice) == 0 {
                part.focusGroupIdentifier = ["a", "b"].randomElement(using: &dice)
            }
            view.addSubview(part)
            if isBox { build(part, depth: depth - 1, &dice) }
        }
    }

    @Test("U219 U220 U222 Tab goes as in the focus engine, whatever the screen", arguments: 0..<60)
    func twin(seed: UInt64) throws {
        var dice = Dice(state: seed)
        let device = SimulatedDevice.tablet()
        if seed % 2 == 1 { device.language = "ar" }
        let screen = UIViewController()
        device.show(screen)
        build(screen.view, depth: 3, &dice)
        screen.view.layoutIfNeeded()
        let system = try #require(UIFocusSystem(for: screen.view))
        let theirs = system.groupTree.loop.map { $0.items.map(\.id) }
        let ours = FocusMap(of: device.window).loop.order.map { $0.visible.map(\.id) }
        #expect(ours == theirs)
    }

    @Test("U226 Focus enters a list at the selected row, and stays where it is")
    func priorities() {
        let device = SimulatedDevice.tablet()
        let list = TestList([4])
        list.navigator = TableNavigator(tableView: list.tableView)
        device.show(list)
        list.navigator.joinSystemFocus()
        func primary() -> AnyObject? {
            let map = FocusMap(of: list.tableView)
            return map.item(map.loop.groups.first.flatMap(map.loop.primaryItem))
        }
        #expect(primary() === list.tableView.cellForRow(at: [0, 0]))
        list.tableView.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
        #expect(primary() === list.tableView.cellForRow(at: [0, 2]))
        device.press("\t")
        device.press(UIKeyCommand.inputUpArrow)
        #expect(primary() === list.tableView.cellForRow(at: [0, 1]))
    }

    @Test("What cannot be touched, seen or edited takes no focus")
    func unusable() {
        let device = SimulatedDevice()
        let screen = UIViewController()
        device.show(screen)
        let views = (0..<4).map { screen.view.addCard(0, CGFloat($0 * 50)) }
        views[0].isHidden = true
        views[1].alpha = 0
        views[2].isUserInteractionEnabled = false
        let field = screen.view.addField(0, 300)
        field.isEnabled = false
        let text = UITextView(frame: CGRect(x: 0, y: 400, width: 100, height: 40))
        (text.isEditable, text.isSelectable) = (false, false)
        screen.view.addSubview(text)
        let found = FocusMap(of: screen).loop.order.flatMap { $0.items.map(\.id) }
        #expect(found == [ObjectIdentifier(views[3])])
        withExtendedLifetime(device) {}
    }

    @Test("U226 Focus enters a grid at the selected item")
    func grid() {
        let device = SimulatedDevice.tablet()
        let grid = TestGrid([6])
        grid.navigator = CollectionNavigator(collectionView: grid.collectionView)
        device.show(grid)
        grid.navigator.joinSystemFocus()
        grid.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        let map = FocusMap(of: grid.collectionView)
        let primary = map.item(map.loop.groups.first.flatMap(map.loop.primaryItem))
        #expect(primary === grid.collectionView.cellForItem(at: [0, 2]))
        withExtendedLifetime(device) {}
    }

    @Test("U236 Things that are no views are found where they lie")
    func plainItems() {
        let device = SimulatedDevice.tablet()
        let screen = UIViewController()
        device.show(screen)
        let canvas = Canvas(frame: CGRect(x: 100, y: 100, width: 300, height: 300))
        screen.view.addSubview(canvas)
        canvas.stars = [CGPoint(x: 200, y: 0), CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 100)].map {
            Star(CGRect(origin: $0, size: CGSize(width: 20, height: 20)), in: canvas)
        }
        let map = FocusMap(of: screen)
        #expect(map.loop.order.count == 1)
        #expect(
            map.loop.order.first?.items.map(\.frame.origin) == [
                CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100), CGPoint(x: 100, y: 200),
            ])
        let first = ObjectIdentifier(canvas.stars[1])
        #expect(map.item(map.loop.destination(of: .arrow(.down), from: first)) === canvas.stars[2])
        #expect(map.loop.groups.first.flatMap(map.loop.primaryItem) == first)
        canvas.stars[2].priority = .prioritized
        canvas.stars[0].group = "com.example.bright"
        let bright = FocusMap(of: screen).loop
        #expect(bright.order.count == 2)
        #expect(
            bright.group(of: first).flatMap(bright.primaryItem)
                == ObjectIdentifier(canvas.stars[2]))
        #expect(FocusMap(of: UIViewController()).loop.groups == [])
        withExtendedLifetime(device) {}
    }

    /// A view that draws what can be focused.
    private final class Canvas: UIView {
        var stars: [Star] = []

        override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
            super.focusItems(in: rect) + stars.filter { $0.frame.intersects(rect) }
        }
    }

    private final class Star: NSObject, UIFocusItem {
        let frame: CGRect
        private weak var canvas: Canvas?
        var priority = UIFocusGroupPriority.ignored
        var group: String?

        init(_ frame: CGRect, in canvas: Canvas) {
            self.frame = frame
            self.canvas = canvas
        }

        var canBecomeFocused: Bool { true }
        var focusGroupPriority: UIFocusGroupPriority { priority }
        var focusGroupIdentifier: String? { group }
        var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
        var parentFocusEnvironment: (any UIFocusEnvironment)? { canvas }
        var focusItemContainer: (any UIFocusItemContainer)? { nil }

        func setNeedsFocusUpdate() {}
        func updateFocusIfNeeded() {}
        func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
        func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {}
    }
}
