import DeviceFixtures
import Requirements
import SimulatedDevice
import Testing

@testable import KeyNavigation
@testable import KeyboardAssistant
@testable import UIKit

/// The library's order of focus against that of the focus engine.
@MainActor
@Suite struct FocusMapTests {
    /// Fills some of the cells into which `view` is divided.
    ///
    /// Two are side by side and three fit in its height; of a scroll view a fourth row is out
    /// of sight. Nothing covers anything.
    private func build(_ view: UIView, depth: Int, _ dice: inout SeededNumbers) {
        let (width, height) = (view.bounds.width / 2, view.bounds.height / 3)
        for cell in (0..<(view is UIScrollView ? 8 : 6)) where Bool.random(using: &dice) {
            let part = part(depth: depth, &dice)
            let shift = CGFloat.random(in: 0...12, using: &dice).rounded()
            part.frame = CGRect(
                x: CGFloat(cell % 2) * width + 2, y: CGFloat(cell / 2) * height + shift,
                width: width - 4, height: height - 12)
            part.isHidden = Int.random(in: 0...9, using: &dice) == 0
            if Int.random(in: 0...2, using: &dice) == 0 {
                part.focusGroupIdentifier = ["a", "b"].randomElement(using: &dice)
            }
            view.addSubview(part)
            if !(part is Card || part is UITextField) { build(part, depth: depth - 1, &dice) }
        }
    }

    private func part(depth: Int, _ dice: inout SeededNumbers) -> UIView {
        switch (Int.random(in: 0...3, using: &dice), depth > 0 && Bool.random(using: &dice)) {
        case (0, true): UIScrollView()
        case (_, true): UIView()
        case (0, false): UITextField()
        case (_, false): Card()
        }
    }

    /// The loop of a screen that the dice have made, by the library and by the engine.
    private func loops(of seed: UInt64) throws -> (ours: [[AnyHashable]], theirs: [[AnyHashable]]) {
        var dice = SeededNumbers(seed: seed)
        let device = SimulatedDevice.tablet()
        if seed % 2 == 1 { device.language = "ar" }
        let screen = UIViewController()
        device.show(screen)
        build(screen.view, depth: 2, &dice)
        screen.view.layoutIfNeeded()
        let system = try #require(UIFocusSystem(for: screen.view))
        return (
            FocusMap(of: device.window).loop.order.map { $0.visible.map(\.id) },
            system.groupTree.loop.map { $0.items.map(\.id) }
        )
    }

    @Test(
        "Tab goes as in the focus engine, whatever the screen",
        .requirement("U219", "U220", "U222"), arguments: 0..<120)
    func tabGoesAsInFocusEngine(seed: UInt64) throws {
        let loops = try loops(of: seed)
        #expect(loops.ours == loops.theirs)
    }

    @Test("The screens of the dice are as different as screens are")
    func screensOfDiceAreVaried() throws {
        let counts = try (0..<120).map { try loops(of: $0).ours.count }
        #expect(Set(counts).count > 4)
        #expect(counts.filter { $0 > 2 }.count > 60)
    }

    @Test("Focus enters a list at the selected row, and stays where it is", .requirement("U226"))
    func focusEntersListAtSelectedRow() {
        let device = SimulatedDevice.tablet()
        let list = TestList([4])
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
    func unusableThingsTakeNoFocus() {
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
        let found = FocusMap(inTabOrderOf: screen).loop.order.flatMap { $0.items.map(\.id) }
        #expect(found == [ObjectIdentifier(views[3])])
        withExtendedLifetime(device) {}
    }

    @Test("What no scroll view can show takes no focus")
    func thingsBeyondContentTakeNoFocus() {
        let device = SimulatedDevice()
        let screen = UIViewController()
        device.show(screen)
        func scrollView(in view: UIView, at y: CGFloat) -> UIScrollView {
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: y, width: 300, height: 200))
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.contentSize = CGSize(width: 0, height: 600)
            view.addSubview(scrollView)
            return scrollView
        }
        let outer = scrollView(in: screen.view, at: 100)
        let inner = scrollView(in: outer, at: 300)
        let outside = scrollView(in: outer, at: 700)
        let reached = [outer.addCard(0, 0), inner.addCard(0, 500)]
        _ = (outer.addCard(0, 650), inner.addCard(0, 650), outside.addCard(0, 0))
        func found() -> [ObjectIdentifier] {
            FocusMap(inTabOrderOf: screen).loop.order.flatMap { $0.reachable.map(\.id) }
        }
        #expect(found() == reached.map { ObjectIdentifier($0) })
        // Whatever the scroll views show.
        outer.contentOffset.y = 400
        inner.contentOffset.y = 400
        #expect(found() == reached.map { ObjectIdentifier($0) })
        // An inset makes room beyond the content, and an app may show more.
        outer.contentInset.bottom = 80
        inner.contentOffset.y = 600
        #expect(found().count == 4)
    }

    @Test("Focus enters a grid at the selected item", .requirement("U226"))
    func focusEntersGridAtSelectedItem() {
        let device = SimulatedDevice.tablet()
        let grid = TestGrid([6])
        device.show(grid)
        grid.navigator.joinSystemFocus()
        grid.collectionView.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        let map = FocusMap(of: grid.collectionView)
        let primary = map.item(map.loop.groups.first.flatMap(map.loop.primaryItem))
        #expect(primary === grid.collectionView.cellForItem(at: [0, 2]))
        withExtendedLifetime(device) {}
    }

    @Test(
        "A view's own name for its group comes before that of its controller", .requirement("U219"))
    func viewsOwnGroupNameComesFirst() {
        let device = SimulatedDevice.tablet()
        let screen = UIViewController()
        device.show(screen)
        screen.focusGroupIdentifier = "com.example.screen"
        screen.view.focusGroupIdentifier = "com.example.view"
        #expect(screen.view.focusMembership == .named("com.example.view"))
        screen.view.focusGroupIdentifier = nil
        #expect(screen.view.focusMembership == .named("com.example.screen"))
        withExtendedLifetime(device) {}
    }

    @Test("Things that name one another as what is in them are found once")
    func mutuallyNamedThingsAreFoundOnce() {
        let device = SimulatedDevice.tablet()
        let screen = UIViewController()
        device.show(screen)
        let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        screen.view.addSubview(canvas)
        let star = Star(CGRect(x: 0, y: 0, width: 20, height: 20), in: canvas)
        star.holdsItsCanvas = true
        canvas.stars = [star, star]
        #expect(
            FocusMap(inTabOrderOf: screen).loop.order.map { $0.items.map(\.id) } == [
                [ObjectIdentifier(star)]
            ]
        )
        withExtendedLifetime(device) {}
    }

    @Test("Things that are no views are found where they lie", .requirement("U236"))
    func nonViewsAreFoundInPlace() {
        let device = SimulatedDevice.tablet()
        let screen = UIViewController()
        device.show(screen)
        let canvas = Canvas(frame: CGRect(x: 100, y: 100, width: 300, height: 300))
        screen.view.addSubview(canvas)
        canvas.stars = [CGPoint(x: 200, y: 0), CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 100)].map {
            Star(CGRect(origin: $0, size: CGSize(width: 20, height: 20)), in: canvas)
        }
        let map = FocusMap(inTabOrderOf: screen)
        #expect(map.loop.order.count == 1)
        #expect(
            map.loop.order.first?.items.map(\.frame.origin) == [
                CGPoint(x: 100, y: 100), CGPoint(x: 300, y: 100), CGPoint(x: 100, y: 200),
            ])
        let first = ObjectIdentifier(canvas.stars[1])
        #expect(
            map.item(map.loop.destination(of: .arrow(.down), from: map.loop.place(of: first)))
                === canvas.stars[2])
        #expect(map.loop.groups.first.flatMap(map.loop.primaryItem) == first)
        canvas.stars[2].priority = .prioritized
        canvas.stars[0].group = "com.example.bright"
        let bright = FocusMap(inTabOrderOf: screen).loop
        #expect(bright.order.count == 2)
        #expect(
            bright.group(of: first).flatMap(bright.primaryItem)
                == ObjectIdentifier(canvas.stars[2]))
        #expect(FocusMap(inTabOrderOf: UIViewController()).loop.groups == [])
        withExtendedLifetime(device) {}
    }

    @Test(
        "Of things that are no views those that can be seen are distinguished",
        .requirement("U236"))
    func plainItemsInSight() {
        let device = SimulatedDevice.tablet()
        let screen = UIViewController()
        device.show(screen)
        let canvas = Canvas(frame: CGRect(x: 100, y: 100, width: 300, height: 300))
        // What is around the canvas cuts off the second thing.
        let window = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.clipsToBounds = true
        screen.view.addSubview(window)
        window.addSubview(canvas)
        canvas.stars = [CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0)].map {
            Star(CGRect(origin: $0, size: CGSize(width: 20, height: 20)), in: canvas)
        }
        let group = FocusMap(inTabOrderOf: screen).loop.order.first
        #expect(group?.visible.map(\.id) == [ObjectIdentifier(canvas.stars[0])])
        withExtendedLifetime(device) {}
    }

    @Test(
        "A thing that can be seen counts, also inside of one that can't be", .requirement("U236"))
    func itemInSightInsideOfOneThatIsNot() {
        let device = SimulatedDevice.tablet()
        let screen = UIViewController()
        device.show(screen)
        let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.clipsToBounds = true
        screen.view.addSubview(window)
        window.addSubview(canvas)
        let outer = Star(CGRect(x: 150, y: 0, width: 100, height: 100), in: canvas)
        let inner = Star(CGRect(x: 50, y: 0, width: 150, height: 20), in: canvas)
        outer.holdsItsCanvas = true
        canvas.stars = [outer, inner]
        let groups = FocusMap(inTabOrderOf: screen).loop.order
        #expect(groups.flatMap { $0.visible.map(\.id) }.contains(ObjectIdentifier(inner)))
        withExtendedLifetime(device) {}
    }
}
