import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// The order of inputs of which a scroll view shows some, for everything that uses the order.
@MainActor
@Suite struct ScrolledOrderTests {
    /// A screen whose inputs are named by the order in which they should be walked.
    private final class Screen: UIViewController {
        private(set) var fields: [UITextField] = []

        func add(_ x: CGFloat, _ y: CGFloat, to view: UIView) {
            let field = view.addField(x, y)
            field.frame.size = CGSize(width: 100, height: 30)
            fields.append(field)
        }

        func scroll(_ frame: CGRect, content: CGSize, in view: UIView) -> UIScrollView {
            let scroll = UIScrollView(frame: frame)
            scroll.contentSize = content
            view.addSubview(scroll)
            return scroll
        }
    }

    /// What screens look like that scroll views cut off.
    enum Look: CaseIterable {
        case below, farBelow, aboveAndBelow, outOfSight, columns, sideways, nested, inNested
        case fitting, root
    }

    /// Inputs are added in the order that is expected.
    private func build(_ look: Look, _ screen: Screen) {
        let view = screen.view!
        let wide = CGRect(x: 0, y: 100, width: 390, height: 300)
        let long = CGSize(width: 390, height: 2000)
        switch look {
        case .below:
            let scroll = screen.scroll(wide, content: long, in: view)
            for y in [20, 280, 1500] { screen.add(10, CGFloat(y), to: scroll) }
            screen.add(10, 405, to: view)
        case .farBelow:
            let scroll = screen.scroll(wide, content: long, in: view)
            screen.add(150, 1500, to: scroll)
            screen.add(150, 1600, to: scroll)
            screen.add(10, 402, to: view)
        case .aboveAndBelow:
            screen.add(10, 50, to: view)
            let scroll = screen.scroll(wide, content: long, in: view)
            for y in [20, 700, 1500] { screen.add(10, CGFloat(y), to: scroll) }
            scroll.contentOffset.y = 800
            screen.add(10, 500, to: view)
        case .outOfSight:
            screen.add(10, 60, to: view)
            let scroll = screen.scroll(wide, content: long, in: view)
            screen.add(10, 20, to: scroll)
            scroll.contentOffset.y = 1700
            screen.add(10, 450, to: view)
        case .columns:
            let half = CGRect(x: 0, y: 100, width: 190, height: 300)
            let left = screen.scroll(half, content: long, in: view)
            for y in [10, 900, 1800] { screen.add(10, CGFloat(y), to: left) }
            let right = screen.scroll(half.offsetBy(dx: 195, dy: 0), content: long, in: view)
            for y in [10, 60, 1500] { screen.add(10, CGFloat(y), to: right) }
        case .sideways:
            let scroll = screen.scroll(
                CGRect(x: 0, y: 100, width: 200, height: 60),
                content: CGSize(width: 900, height: 60), in: view)
            for x in [10, 500, 780] { screen.add(CGFloat(x), 10, to: scroll) }
            screen.add(250, 110, to: view)
        case .nested:
            let outer = screen.scroll(wide, content: long, in: view)
            screen.add(10, 20, to: outer)
            let inner = screen.scroll(
                CGRect(x: 0, y: 1000, width: 390, height: 200), content: long, in: outer)
            for y in [20, 1400] { screen.add(10, CGFloat(y), to: inner) }
            screen.add(10, 1250, to: outer)
            screen.add(10, 450, to: view)
        case .inNested:
            let outer = screen.scroll(wide, content: long, in: view)
            let inner = screen.scroll(
                CGRect(x: 0, y: 1000, width: 390, height: 200), content: long, in: outer)
            screen.add(10, 1400, to: inner)
            screen.add(10, 450, to: view)
        case .fitting:
            let scroll = screen.scroll(
                CGRect(x: 0, y: 100, width: 190, height: 300),
                content: CGSize(width: 190, height: 300), in: view)
            for y in [10, 110] {
                screen.add(10, CGFloat(y), to: scroll)
                screen.add(200, CGFloat(100 + y), to: view)
            }
        case .root:
            let scroll = UIScrollView()
            scroll.contentSize = long
            scroll.frame = view.frame
            screen.view = scroll
            for y in [20, 900, 1500] { screen.add(10, CGFloat(y), to: scroll) }
        }
    }

    private func show(_ look: Look) -> (SimulatedDevice, Screen) {
        let (device, screen) = (SimulatedDevice(), Screen())
        screen.loadViewIfNeeded()
        screen.view.frame = device.window.bounds
        build(look, screen)
        device.show(screen)
        return (device, screen)
    }

    @Test(
        "What a scroll view cuts off stays together, where it is seen", .requirement("U322"),
        arguments: Look.allCases)
    func scrolledContentStaysTogetherWhereSeen(look: Look) {
        let (device, screen) = show(look)
        let found = InputNavigator.getInputItems(from: screen, itemType: .textField)
        #expect(found == screen.fields)
        let shuffled = Array(screen.fields.reversed())
        #expect(InputNavigator.sortInputItems(inputItems: shuffled, from: screen) == screen.fields)
        withExtendedLifetime(device) {}
    }

    @Test("VoiceOver reads in the same order", .requirement("U322"), arguments: Look.allCases)
    func voiceOverReadsInSameOrder(look: Look) {
        let (device, screen) = show(look)
        let navigator = InputNavigator()
        #expect(navigator.accessibilityElements(in: screen.view) == screen.fields)
        withExtendedLifetime(device) {}
    }

    // A scroll view is a group of focus whether it cuts off anything or not, and so are not rows
    // across it.
    @Test(
        "Tab reaches each input in the same order, there and back", .requirement("U322"),
        arguments: Look.allCases.filter { $0 != .fitting })
    func tabReachesInputsInSameOrder(look: Look) {
        let (device, screen) = show(look)
        let navigator = FocusNavigator(in: screen.view)
        let loop = navigator.survey().loop
        let ids = screen.fields.map { ObjectIdentifier($0) }
        #expect(loop.groups.compactMap(loop.primaryItem) == ids)
        for (field, next) in zip(screen.fields, screen.fields.dropFirst()) {
            navigator.focus(field)
            // Focus scrolls what has it into sight, which changes no order.
            device.settle()
            let loop = navigator.survey().loop
            #expect(
                loop.destination(of: .next, from: loop.place(of: ObjectIdentifier(field)))
                    == ObjectIdentifier(next)
            )
            #expect(
                loop.destination(of: .previous, from: loop.place(of: ObjectIdentifier(next)))
                    == ObjectIdentifier(field))
        }
    }

    @Test(
        "The bar walks what was found, and each input is brought into sight", .requirement("U322"))
    func barWalksFoundInputsIntoSight() {
        let (device, screen) = show(.below)
        let navigator = InputNavigator.createWithDefaultController()
        navigator.addInputItems(from: screen, itemType: .textField)
        navigator.focus(screen.fields[0])
        for field in screen.fields.dropFirst() {
            navigator.gotoNextItem(shouldLoop: false)
            device.settle()
            #expect(field.isFirstResponder)
        }
        #expect(navigator.focusedItem === screen.fields.last)
    }
}
