#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// A view of an app that scrolls without a scroll view.
private final class OwnScroll: UIView, UIFocusItemScrollableContainer {
    var contentSize = CGSize(width: 300, height: 1000)

    var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    var visibleSize: CGSize { bounds.size }
}

// Where a test names no source: Apple's reference of UIFocusSystem and
// UIFocusItemScrollableContainer.
@MainActor
@Suite struct FocusSceneTests {
    private let down = UIKeyCommand.inputDownArrow

    /// Two scenes with views of their own; the second window is the key window.
    private func scenes() -> (FocusScreen, UIWindow, [FocusView]) {
        let screen = FocusScreen()
        screen.add("first", 0, 100)
        screen.add("first below", 0, 200)
        screen.device.press("\t")
        let window = screen.device.openWindow(size: CGSize(width: 300, height: 400))
        let controller = UIViewController()
        window.rootViewController = controller
        let views = [
            screen.add("second", 0, 100, to: controller.view),
            screen.add("second below", 0, 200, to: controller.view),
        ]
        window.makeKey()
        screen.device.advance(by: 0)
        return (screen, window, views)
    }

    @Test("Keys move focus in the scene of the key window, and in no other")
    func keysMoveFocusInTheSceneThatHasThem() {
        let (screen, window, views) = scenes()
        screen.device.press(down)
        screen.device.press(down)
        #expect(views[1].isFocused)
        #expect(window.windowScene?.focusSystem?.focusedItem === views[1])
        #expect(screen.focused == "first")
        screen.device.window.makeKey()
        screen.device.press(down)
        #expect(screen.focused == "first below")
        #expect(views[1].isFocused)
    }

    @Test("The focus system of one scene doesn't focus a view in another")
    func aSceneDoesNotFocusWhatIsInAnother() {
        let (screen, window, views) = scenes()
        screen.device.press(down)
        screen.system?.requestFocusUpdate(to: views[1])
        screen.device.advance(by: 0)
        #expect(screen.focused == "first")
        #expect(views[0].isFocused)
        #expect(UIFocusSystem(for: views[1]) === window.windowScene?.focusSystem)
        #expect(UIFocusSystem(for: screen.controller) === screen.system)
    }

    @Test("A field that is edited in one scene leaves focus in the other alone")
    func aFieldInOneSceneLeavesFocusInTheOtherAlone() {
        let (screen, window, views) = scenes()
        screen.device.press(down)
        let field = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
        screen.controller.view.addSubview(field)
        field.becomeFirstResponder()
        screen.device.advance(by: 0)
        #expect(field.isFocused)
        #expect(views[0].isFocused)
        #expect(window.firstResponder == nil)
    }

    // Apple's reference of `UIFocusItemScrollableContainer`.
    @Test("A scrollable container of the app's is scrolled to show the focused item")
    func aContainerOfTheAppsIsScrolledToShowWhatIsFocused() {
        let screen = FocusScreen()
        let scroll = OwnScroll(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        screen.controller.view.addSubview(scroll)
        for index in 0..<10 { screen.add("\(index)", 0, CGFloat(index) * 100, to: scroll) }
        #expect(screen.press(["\t", down, down]) == ["0", "1", "2"])
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 140))
        #expect(screen.press([UIKeyCommand.inputUpArrow]) == ["1"])
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 100))
    }

    nonisolated static let moves: [(CGFloat, CGFloat, CGFloat)] = [
        (0, 0, 0), (0, 60, 0), (0, 70, 10), (0, 960, 900), (500, 0, 0), (500, 480, 480),
        (500, 560, 500), (2000, 900, 900), (-50, 10, 0),
    ]

    @Test("A container is scrolled as little as possible to show an item", arguments: moves)
    func aContainerIsScrolledAsLittleAsPossible(
        _ offset: CGFloat, _ top: CGFloat, _ result: CGFloat
    ) {
        let reveal = FocusReveal(
            offset: CGPoint(x: 0, y: offset), visible: CGSize(width: 100, height: 100),
            content: CGSize(width: 100, height: 1000))
        let frame = CGRect(x: 0, y: top, width: 50, height: 40)
        #expect(reveal.offset(showing: frame) == CGPoint(x: 0, y: result))
        #expect(
            reveal.offset(showing: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)).y == offset)
    }

    @Test("An item that is larger than its container is shown from its start")
    func whatIsTooLargeIsShownFromItsStart() {
        let reveal = FocusReveal(
            offset: CGPoint(x: 0, y: 300), visible: CGSize(width: 100, height: 100),
            content: CGSize(width: 100, height: 1000))
        #expect(reveal.offset(showing: CGRect(x: 0, y: 200, width: 50, height: 500)).y == 200)
    }
}
#endif
