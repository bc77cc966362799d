import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// The rules for arrow keys that rectangles can't say, as other systems' public tests have them,
/// on a device without a focus engine.
@MainActor
@Suite(.doubts(.keys)) struct DirectionRulesTests {
    private let arrows: [Character: ArrowDirection] = [
        "U": .up, "D": .down, "L": .left, "R": .right,
    ]

    private func show(on device: SimulatedDevice) -> FocusScreen {
        let screen = FocusScreen()
        screen.show(on: device)
        return screen
    }

    /// Presses arrows, and returns what has focus after each.
    private func press(_ keys: String, _ screen: FocusScreen, _ device: SimulatedDevice)
        -> [String?]
    {
        keys.map { key in
            if let arrow = arrows[key] { device.press(arrow.input) }
            device.settle()
            return screen.focused
        }
    }

    private func square(_ x: CGFloat, _ y: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: 60, height: 40)
    }

    /// Three in a column and one to the right of the middle.
    private func cross(on device: SimulatedDevice) -> FocusScreen {
        let screen = show(on: device)
        for (index, name) in ["a", "b", "c"].enumerated() {
            screen.add(name, square(0, 100 + CGFloat(index) * 60))
        }
        screen.add("side", square(100, 160))
        return screen
    }

    @Test("What is hidden, transparent, disabled or removed is never reached", .requirement("U401"))
    func hiddenThingsAreNeverReached() throws {
        let ways: [(UIView) -> Void] = [
            { $0.isHidden = true }, { $0.alpha = 0 }, { $0.isUserInteractionEnabled = false },
            { $0.removeFromSuperview() },
        ]
        for hide in ways {
            let device = SimulatedDevice()
            let screen = cross(on: device)
            hide(try #require(screen.things["b"]))
            hide(try #require(screen.things["side"]))
            screen.focus.focus(try #require(screen.things["a"]))
            #expect(press("RDU", screen, device) == ["a", "c", "a"])
        }
    }

    @Test(
        "What lies wholly behind something that takes its touches is skipped", .requirement("U401"))
    func coveredThingsAreSkipped() throws {
        for (takesTouches, coversAll) in [(true, true), (false, true), (true, false)] {
            let device = SimulatedDevice()
            let screen = cross(on: device)
            let frame = square(0, 160)
            let cover = UIView(frame: coversAll ? frame : frame.insetBy(dx: 5, dy: 5))
            cover.isUserInteractionEnabled = takesTouches
            screen.view.addSubview(cover)
            screen.things["side"]?.isHidden = true
            screen.focus.focus(try #require(screen.things["a"]))
            #expect(press("D", screen, device) == [takesTouches && coversAll ? "c" : "b"])
        }
    }

    @Test("A view that lets touches through doesn't cover what is behind it", .requirement("U401"))
    func passThroughViewCoversNothing() throws {
        final class Glass: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
        }
        let device = SimulatedDevice()
        let screen = cross(on: device)
        screen.view.addSubview(Glass(frame: screen.view.bounds))
        screen.focus.focus(try #require(screen.things["a"]))

        #expect(press("DR", screen, device) == ["b", "side"])
    }

    @Test("What shows beside a control of a transparent overlay is reached", .requirement("U401"))
    func overlayControlCoversOnlyItself() throws {
        final class Overlay: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let device = SimulatedDevice()
        let screen = show(on: device)
        for (index, name) in ["a", "b", "c"].enumerated() {
            screen.add(name, CGRect(x: 0, y: 100 + index * 60, width: 390, height: 50))
        }
        let overlay = Overlay(frame: screen.view.bounds)
        screen.view.addSubview(overlay)
        overlay.addSubview(UIView(frame: CGRect(x: 150, y: 150, width: 90, height: 70)))
        screen.focus.focus(try #require(screen.things["a"]))

        #expect(press("DD", screen, device) == ["b", "c"])
    }

    @Test("A field behind a button of its own size is reached", .requirement("U401"))
    func fieldBehindItsButtonIsReached() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let field = screen.view.addField(0, 100)
        screen.view.addSubview(UIButton(frame: field.frame.insetBy(dx: -4, dy: -4)))
        device.press("\t")
        #expect(field.isFirstResponder)

        let hidden = screen.view.addField(0, 300)
        screen.view.addSubview(UIView(frame: hidden.frame.insetBy(dx: -20, dy: -20)))
        #expect(!screen.focus.focus(hidden))
        #expect(field.isFirstResponder)
    }

    @Test(
        "What is behind a header that is pinned in a scroll view is reached", .requirement("U401"))
    func pinnedHeaderHidesNothing() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let scroll = screen.addScrollView(
            CGRect(x: 0, y: 0, width: 300, height: 400), content: CGSize(width: 300, height: 1000),
            adjustsInsets: false)
        for index in 0..<15 {
            screen.add("\(index)", square(0, CGFloat(index) * 50 + 5), to: scroll)
        }
        scroll.contentOffset.y = 245
        let header = UIView(frame: CGRect(x: 0, y: 245, width: 300, height: 60))
        scroll.addSubview(header)
        screen.focus.focus(try #require(screen.things["7"]))

        #expect(press("UU", screen, device) == ["6", "5"])
    }

    @Test("In a pop-up, arrows go to its items and not to those under it", .requirement("U401"))
    func popUpKeepsArrows() throws {
        let device = SimulatedDevice()
        let screen = cross(on: device)
        let popUp = UIView(frame: CGRect(x: 0, y: 90, width: 200, height: 300))
        screen.view.addSubview(popUp)
        screen.add("first", square(0, 10), to: popUp)
        screen.add("last", square(0, 250), to: popUp)
        screen.focus.focus(try #require(screen.things["first"]))

        #expect(press("DRU", screen, device) == ["last", "last", "first"])
    }

    @Test("Content that a bar covers can be scrolled out from behind it", .requirement("U401"))
    func barDoesNotHideWhatScrolls() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let scroll = screen.addScrollView(
            CGRect(x: 0, y: 0, width: 300, height: 400), content: CGSize(width: 300, height: 1000))
        screen.add("top", square(0, 100), to: scroll)
        screen.add("under", square(0, 350), to: scroll)
        let bar = UIView(frame: CGRect(x: 0, y: 340, width: 300, height: 60))
        screen.view.addSubview(bar)
        screen.focus.focus(try #require(screen.things["top"]))
        #expect(press("D", screen, device) == ["under"])

        bar.frame = scroll.frame
        #expect(!screen.focus.focus(try #require(screen.things["top"])), "nothing of it is left")
    }

    @Test(
        "What is scrolled away in a scroll view that is wholly covered isn't reached",
        .requirement("U401"))
    func coveredScrollViewShowsNothing() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let scroll = screen.addScrollView(
            CGRect(x: 0, y: 100, width: 300, height: 100), content: CGSize(width: 300, height: 1000)
        )
        let far = screen.add("far", square(0, 900), to: scroll)
        screen.view.addSubview(UIView(frame: scroll.frame))
        screen.add("first", square(0, 0))
        screen.add("last", square(0, 300))
        #expect(!screen.focus.focus(far))
        screen.focus.focus(try #require(screen.things["first"]))
        device.press("\t")
        #expect(screen.focused == "first", "there is no other group")
        #expect(scroll.contentOffset.y == 0)
    }

    @Test(
        "What lies behind another view in a scroll view isn't reached, seen or not",
        .requirement("U401"))
    func scrollingUncoversNothingInContent() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let scroll = screen.addScrollView(
            CGRect(x: 0, y: 0, width: 300, height: 400), content: CGSize(width: 300, height: 2000),
            adjustsInsets: false)
        let hidden = screen.add("hidden", square(10, 1000), to: scroll)
        let beside = screen.add("beside", square(100, 1000), to: scroll)
        scroll.addSubview(UIView(frame: hidden.frame.insetBy(dx: -5, dy: -5)))
        #expect(!screen.focus.focus(hidden))
        #expect(screen.focus.focus(beside))
        device.advance(by: 1)
        #expect(scroll.contentOffset.y > 600)
        #expect(!screen.focus.focus(hidden))
    }

    @Test(
        "A scroll view is reached behind a view from which an outer one can move it",
        .requirement("U401"))
    func outerScrollViewUncoversInnerOne() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let page = screen.addScrollView(
            CGRect(x: 0, y: 0, width: 390, height: 400), content: CGSize(width: 390, height: 1000),
            adjustsInsets: false)
        let list = UIScrollView(frame: CGRect(x: 0, y: 345, width: 300, height: 50))
        list.contentSize = CGSize(width: 300, height: 200)
        page.addSubview(list)
        let cards = [0, 150].map { screen.add("\($0)", square(0, $0), to: list) }
        let bar = UIView(frame: CGRect(x: 0, y: 340, width: 390, height: 60))
        screen.view.addSubview(bar)
        for card in cards { #expect(screen.focus.focus(card)) }

        bar.frame = page.frame
        for card in cards { #expect(!screen.focus.focus(card)) }
    }

    @Test(
        "An arrow scrolls before it goes to what is far out of sight, and at the end it stays",
        .requirement("U401"))
    func arrowScrollsFirst() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let scroll = screen.addScrollView(
            CGRect(x: 0, y: 0, width: 200, height: 400), content: CGSize(width: 200, height: 2000),
            adjustsInsets: false)
        screen.add("top", square(0, 20), to: scroll)
        screen.add("far", square(0, 1300), to: scroll)
        screen.add("beside", square(220, 300))
        screen.focus.focus(try #require(screen.things["top"]))
        var offsets: [CGFloat] = []
        var seen: [String?] = []
        for _ in 0..<8 {
            seen += press("D", screen, device)
            offsets.append(scroll.contentOffset.y)
        }

        #expect(seen == ["top", "top", "top", "far", "far", "far", "far", "far"])
        #expect(offsets == [200, 400, 600, 940, 1140, 1340, 1540, 1600])
        #expect(
            !screen.focus.possibleKeyCommands.contains { $0.input == UIKeyCommand.inputDownArrow })
    }

    @Test("An arrow doesn't scroll what is around another scroll view", .requirement("U401"))
    func outerScrollViewIsLeftAlone() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let page = screen.addScrollView(
            CGRect(x: 0, y: 0, width: 390, height: 600), content: CGSize(width: 390, height: 3000))
        let carousel = UIScrollView(frame: CGRect(x: 0, y: 50, width: 390, height: 100))
        carousel.contentSize = CGSize(width: 1200, height: 100)
        page.addSubview(carousel)
        screen.add("one", square(0, 20), to: carousel)
        screen.add("two", square(100, 20), to: carousel)
        screen.focus.focus(try #require(screen.things["one"]))
        let offset = page.contentOffset

        #expect(press("DR", screen, device) == ["one", "two"])
        #expect(page.contentOffset == offset)
    }

    @Test("Return opens nothing that is out of sight", .requirement("U401"))
    func returnNeedsVisibleItem() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let scroll = screen.addScrollView(
            CGRect(x: 0, y: 0, width: 390, height: 400), content: CGSize(width: 390, height: 4000))
        screen.add("card", square(0, 20), to: scroll)
        var opened = 0
        screen.focus.onSelect = { _ in opened += 1 }
        screen.focus.focus(try #require(screen.things["card"]))
        _ = press("DD", screen, device)
        device.press("\r")
        #expect(scroll.contentOffset.y > 100 && opened == 0)
        _ = press("UUU", screen, device)
        device.press("\r")
        #expect(opened == 1)
    }

    @Test("A scroll view with pages rests on the page of what gets focus", .requirement("U401"))
    func pagesAreKept() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        scroll.contentSize = CGSize(width: 1170, height: 400)
        scroll.isPagingEnabled = true
        screen.view.addSubview(scroll)
        for index in 0..<3 {
            screen.add("\(index)", square(CGFloat(index) * 390 + 100, 50), to: scroll)
        }
        screen.focus.focus(try #require(screen.things["0"]))
        var offsets: [CGFloat] = []
        for _ in 0..<4 {
            _ = press("R", screen, device)
            offsets.append(scroll.contentOffset.x)
        }
        #expect(offsets.allSatisfy { $0.truncatingRemainder(dividingBy: 390) == 0 }, "\(offsets)")
        #expect(screen.focused == "2" && offsets.last == 780)
    }

    @Test("Without focus, an arrow finds what is scrolled out of sight", .requirement("U401"))
    func arrowFindsScrolledAwayThing() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let scroll = screen.addScrollView(
            CGRect(x: 0, y: 0, width: 390, height: 400), content: CGSize(width: 390, height: 4000))
        screen.add("card", square(0, 20), to: scroll)
        scroll.contentOffset.y = 2000
        #expect(press("D", screen, device) == ["card"])
    }

    @Test(
        "From the last item of nested containers, an arrow leaves all of them", .requirement("U401")
    )
    func containersAreLeftAtOnce() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let outer = screen.add("outer", CGRect(x: 0, y: 100, width: 300, height: 200))
        let inner = screen.add("inner", CGRect(x: 10, y: 10, width: 280, height: 180), to: outer)
        screen.add("one", square(20, 20), to: inner)
        screen.add("two", square(20, 100), to: inner)
        screen.add("below", square(0, 400))
        screen.focus.focus(try #require(screen.things["one"]))

        #expect(press("DDU", screen, device) == ["two", "below", "two"])
    }

    @Test(
        "Without focus, an arrow enters at the side that it comes from", .requirement("U401"),
        arguments: [
            ("U", false, "c"), ("D", false, "a"), ("R", false, "a"), ("L", false, "b"),
            ("U", true, "d"), ("D", true, "b"), ("L", true, "b"), ("R", true, "a"),
        ])
    func arrowEntersAtItsSide(_ key: String, _ isRightToLeft: Bool, _ expected: String) {
        let device = isRightToLeft ? SimulatedDevice(language: "ar") : SimulatedDevice()
        let screen = show(on: device)
        for (name, x, y) in [("a", 0, 100), ("b", 200, 100), ("c", 0, 300), ("d", 200, 300)] {
            screen.add(name, square(CGFloat(x), CGFloat(y)))
        }
        #expect(press(key, screen, device) == [expected])
    }

    @Test(
        "Keys go on from where a thing was that can't be focused any more", .requirement("U401"))
    func keysGoOnFromLostThing() throws {
        let ways: [(UIView) -> Void] = [
            { $0.isUserInteractionEnabled = false }, { $0.isHidden = true },
            { $0.removeFromSuperview() },
        ]
        for lose in ways {
            for (key, expected) in [("R", "side"), ("D", "c"), ("U", "a")] {
                let device = SimulatedDevice()
                let screen = cross(on: device)
                screen.focus.focus(try #require(screen.things["b"]))
                lose(try #require(screen.things["b"]))
                #expect(screen.focused == nil)
                #expect(press(key, screen, device) == [expected])
            }
        }
        let device = SimulatedDevice()
        let screen = cross(on: device)
        screen.focus.focus(try #require(screen.things["b"]))
        screen.things.removeValue(forKey: "b")?.removeFromSuperview()
        screen.focus.removeFocus()
        #expect(press("D", screen, device) == ["a"], "focus was removed")
    }

    @Test("The opposite arrow goes back, also after the content has scrolled", .requirement("U400"))
    func oppositeArrowGoesBack() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let scroll = screen.addScrollView(
            CGRect(x: 0, y: 0, width: 390, height: 100), content: CGSize(width: 390, height: 400),
            adjustsInsets: false)
        screen.add("left", square(0, 20), to: scroll)
        screen.add("right", square(200, 20), to: scroll)
        screen.add("wide", CGRect(x: 0, y: 120, width: 300, height: 40), to: scroll)
        screen.focus.focus(try #require(screen.things["right"]))

        #expect(press("DU", screen, device) == ["wide", "right"])
        screen.focus.focus(try #require(screen.things["wide"]))
        #expect(press("U", screen, device) == ["left"], "focus was put there")
        screen.focus.focus(try #require(screen.things["right"]))
        #expect(press("D", screen, device) == ["wide"])
        screen.things["right"]?.isHidden = true
        #expect(press("U", screen, device) == ["left"], "what is gone is forgotten")
    }

    @Test("Arrows stay in the inner of two groups", .requirement("U401"))
    func arrowsStayInInnerGroup() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let outer = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        let inner = UIView(frame: CGRect(x: 0, y: 60, width: 300, height: 120))
        screen.view.addSubview(outer)
        outer.addSubview(inner)
        outer.focusGroupIdentifier = "outer"
        inner.focusGroupIdentifier = "inner"
        screen.add("above", square(0, 0), to: outer)
        screen.add("one", square(0, 0), to: inner)
        screen.add("two", square(0, 60), to: inner)
        screen.add("below", square(0, 200), to: outer)
        screen.focus.focus(try #require(screen.things["one"]))

        #expect(press("UDD", screen, device) == ["one", "two", "two"])
        screen.focus.focus(try #require(screen.things["above"]))
        #expect(press("DU", screen, device) == ["below", "above"])
    }

    @Test(
        "A part that is read in the other direction keeps its own order", .requirement("U401"),
        arguments: [false, true])
    func mixedDirections(_ isRightToLeft: Bool) {
        let device = isRightToLeft ? SimulatedDevice(language: "ar") : SimulatedDevice()
        let screen = UIViewController()
        device.show(screen)
        let fields = (0..<4).map { screen.view.addField(CGFloat($0) * 90, 100) }
        for field in fields { field.frame.size.width = 80 }
        // A date or a card number is read in one direction in every language.
        let part = UIView(frame: CGRect(x: 90, y: 100, width: 180, height: 40))
        part.semanticContentAttribute =
            isRightToLeft ? .forceLeftToRight : .forceRightToLeft
        screen.view.addSubview(part)
        for field in fields[1...2] {
            part.addSubview(field)
            field.frame.origin = CGPoint(x: field.frame.minX - 90, y: 0)
        }
        let sorted = InputNavigator.sortInputItems(inputItems: fields, from: screen)

        #expect(
            sorted.map { fields.firstIndex(of: $0 as? UITextField ?? UITextField()) }
                == (isRightToLeft ? [3, 1, 2, 0] : [0, 2, 1, 3]))
    }
}

extension FocusScreen {
    fileprivate func addScrollView(
        _ frame: CGRect, content: CGSize, adjustsInsets: Bool = true
    ) -> UIScrollView {
        let scroll = UIScrollView(frame: frame)
        scroll.contentSize = content
        if !adjustsInsets { scroll.contentInsetAdjustmentBehavior = .never }
        view.addSubview(scroll)
        return scroll
    }
}
