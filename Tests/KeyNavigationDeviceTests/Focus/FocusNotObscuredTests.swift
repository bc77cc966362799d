import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyNavigation
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What has focus isn't under something else (WCAG 2.4.12, and 2.4.11 for what the app puts there).
@MainActor @Suite(.doubts(.focus, .keys)) struct FocusNotObscuredTests {
    /// Cards in a scroll view with a bar of the app's in front of it, which no inset tells of.
    private final class BarScreen: FocusScreen {
        let scrollView = UIScrollView()
        let bar = UIView()
        private let barFrame: CGRect

        init(bar: CGRect) {
            barFrame = bar
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
            scrollView.contentSize = CGSize(width: 300, height: 1400)
            view.addSubview(scrollView)
            for index in 0..<12 {
                add(
                    "\(index)", CGRect(x: 20, y: 200 + index * 80, width: 200, height: 44),
                    to: scrollView)
            }
            bar.frame = barFrame
            bar.backgroundColor = .white
            bar.addSubview(UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 60)))
            view.addSubview(bar)
            focus.focusPreference = .library
        }
    }

    @Test(
        "A card that an arrow focuses is never behind the app's bar", .requirement("U585"),
        arguments: [
            CGRect(x: 0, y: 440, width: 300, height: 60),
            CGRect(x: 0, y: 100, width: 300, height: 60),
            CGRect(x: 0, y: 180, width: 300, height: 100),
        ])
    func focusedCardIsNotBehindBar(bar: CGRect) throws {
        let device = SimulatedDevice()
        device.keyboard.mode = .hardware(bar: false)
        let screen = BarScreen(bar: bar)
        screen.show(on: device)
        let first = try #require(screen.things["0"])
        #expect(screen.focus.focus(first))
        for arrow in [UIKeyCommand.inputDownArrow, UIKeyCommand.inputUpArrow] {
            for _ in 0..<11 {
                device.press(arrow)
                device.settle()
                let card = try #require(screen.focus.focusedItem as? UIView)
                let sight = device.visibility(of: card)
                #expect(!sight.isHidden, "\(screen.focused ?? ""): \(sight)")
            }
        }
        #expect(screen.focused == "0")
    }

    /// A list below the end of what a scroll view shows.
    private final class ListScreen: FocusScreen {
        let scrollView = UIScrollView()
        let list = TestList([8])

        override var stops: [any KeyNavigator] { [list.navigator] }

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
            scrollView.contentSize = CGSize(width: 300, height: 600)
            view.addSubview(scrollView)
            add("card", CGRect(x: 20, y: 0, width: 200, height: 44), to: scrollView)
            list.tableView.frame = CGRect(x: 20, y: 300, width: 200, height: 150)
            scrollView.addSubview(list.tableView)
        }
    }

    @Test(
        "A list that Tab focuses is in sight as a whole, also where the system moves through it",
        .requirement("U585"), arguments: [false, true])
    func focusedListIsWhole(isJoined: Bool) throws {
        let device = SimulatedDevice.tablet()
        device.keyboard.mode = .hardware(bar: false)
        let screen = ListScreen()
        screen.show(on: device)
        // The system focuses nothing before the first key.
        screen.focus.focusPreference = .system
        device.press("\t")
        screen.focus.focusPreference = .library
        if isJoined { screen.list.navigator.joinSystemFocus() }
        let card = try #require(screen.things["card"])
        #expect(screen.focus.focus(card))
        device.press("\t")
        device.settle()
        #expect(screen.focus.focusedItem === screen.list.tableView)
        #expect(screen.list.navigator.indexPathForFocusedRow == [0, 0])
        #expect(screen.scrollView.bounds.contains(screen.list.tableView.frame))
    }

    /// A scroll view in the content of another one, which can scroll by 100 points.
    private final class NestedScreen: FocusScreen {
        let outer = UIScrollView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
        /// At the end of the outer content.
        let inner = UIScrollView(frame: CGRect(x: 0, y: 150, width: 250, height: 150))
        /// A view of the app's that stays where it is.
        let bar = UIView(frame: CGRect(x: 0, y: 250, width: 390, height: 50))

        override func viewDidLoad() {
            super.viewDidLoad()
            for scrollView in [outer, inner] { scrollView.contentInsetAdjustmentBehavior = .never }
            outer.contentSize = CGSize(width: 300, height: 300)
            inner.contentSize = CGSize(width: 250, height: 600)
            view.addSubview(outer)
            outer.addSubview(inner)
            for index in 0..<6 {
                add("\(index)", CGRect(x: 0, y: index * 100, width: 200, height: 44), to: inner)
            }
            bar.backgroundColor = .white
            view.addSubview(bar)
            focus.focusPreference = .library
        }

        /// Presses an arrow several times, and returns what can be seen of the focused card each time.
        func sights(
            after arrow: String, times: Int, on device: SimulatedDevice
        ) throws -> [ViewVisibility] {
            try (0..<times).map { _ in
                device.press(arrow)
                device.settle()
                return device.visibility(of: try #require(focus.focusedItem as? UIView))
            }
        }
    }

    @Test(
        "In a scroll view that is cut off, arrows go to what can come into sight, and show it",
        .requirement("U585"), arguments: [false, true])
    func cutOffCardsAreShown(hasBar: Bool) throws {
        let device = SimulatedDevice()
        device.keyboard.mode = .hardware(bar: false)
        let screen = NestedScreen()
        screen.show(on: device)
        // 70 points of the inner scroll view can come into sight.
        screen.inner.frame = CGRect(x: 0, y: 230, width: 250, height: 200)
        screen.bar.frame = CGRect(x: 0, y: 285, width: 300, height: 60)
        screen.bar.isHidden = !hasBar
        #expect(screen.focus.focus(try #require(screen.things["0"])))
        for arrow in [UIKeyCommand.inputDownArrow, UIKeyCommand.inputUpArrow] {
            for sight in try screen.sights(after: arrow, times: 6, on: device) {
                let isShown = hasBar ? !sight.isHidden : sight.isInSight
                #expect(isShown, "\(sight)")
            }
            // At the end of its content, the inner scroll view doesn't show the last card.
            #expect(screen.focused == (arrow == UIKeyCommand.inputUpArrow ? "0" : "4"))
        }
    }

    @Test(
        "What an outer scroll view would take behind a bar comes out from there in the inner one",
        .requirement("U585"), arguments: [false, true])
    func cardTakenBehindBarIsShown(isAnimated: Bool) throws {
        let device = SimulatedDevice()
        device.keyboard.mode = .hardware(bar: false)
        device.accessibility.isReduceMotionEnabled = !isAnimated
        let screen = NestedScreen()
        screen.show(on: device)
        #expect(screen.focus.focus(try #require(screen.things["3"])))
        device.settle()
        #expect(screen.outer.contentOffset.y == 100)
        #expect(device.visibility(of: try #require(screen.things["3"])).isInSight)
        for arrow in [UIKeyCommand.inputDownArrow, UIKeyCommand.inputUpArrow] {
            for sight in try screen.sights(after: arrow, times: 5, on: device) {
                #expect(!sight.isHidden, "\(sight)")
            }
        }
    }

    @Test(
        "What an outer scroll view takes out from under a bar is scrolled no farther in the inner one",
        .requirement("U585"))
    func cardTakenOutFromUnderBarStays() throws {
        let device = SimulatedDevice()
        device.keyboard.mode = .hardware(bar: false)
        let screen = NestedScreen()
        screen.show(on: device)
        // Below the outer scroll view, where the cards are before it scrolls.
        screen.bar.frame = CGRect(x: 0, y: 300, width: 390, height: 150)
        #expect(screen.focus.focus(try #require(screen.things["3"])))
        device.settle()
        #expect(screen.outer.contentOffset.y == 100 && screen.inner.contentOffset.y == 194)
    }

    @Test(
        "What is in front of a card inside of an outer scroll view moves along with it",
        .requirement("U585"))
    func barInOuterScrollViewMovesAlong() throws {
        let device = SimulatedDevice()
        device.keyboard.mode = .hardware(bar: false)
        let screen = NestedScreen()
        screen.show(on: device)
        screen.outer.addSubview(screen.bar)
        // At the end of the inner scroll view, half of it below the outer one.
        screen.bar.frame = CGRect(x: 0, y: 180, width: 300, height: 120)
        #expect(screen.focus.focus(try #require(screen.things["3"])))
        device.settle()
        #expect(!device.visibility(of: try #require(screen.things["3"])).isHidden)
    }
}
