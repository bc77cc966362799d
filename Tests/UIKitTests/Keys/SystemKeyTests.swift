#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// A scroll view that takes the keys.
private final class KeyScrollView: UIScrollView {
    override var canBecomeFirstResponder: Bool { true }
}

// Where a test names no source: Apple's reference of allowsKeyboardScrolling, and the comments in
// douglashill/KeyboardKit.
@MainActor
@Suite struct SystemKeyTests {
    private func navigation(_ screen: KeyScreen) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(screen.controller, animated: false)
        screen.device.show(navigation)
        return navigation
    }

    // KeyboardKit: since iOS 15 a navigation controller goes back with ⌘[.
    @Test("Command with the left bracket goes back in a navigation stack, as far as its root")
    func commandWithABracketGoesBack() {
        let screen = KeyScreen()
        let navigation = navigation(screen)

        screen.device.press("[", .command)
        screen.device.settle()

        #expect(navigation.viewControllers.count == 1)
        screen.device.press("[", .command)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("In Arabic, Command with the right bracket goes back")
    func theOtherBracketGoesBackFromRightToLeft() {
        let screen = KeyScreen(language: "ar")
        let navigation = navigation(screen)

        screen.device.press("[", .command)
        #expect(navigation.viewControllers.count == 2)
        screen.device.press("]", .command)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("Command with a bracket doesn't go back where the back button is hidden")
    func whereThereIsNoBackButtonTheKeyDoesNotGoBack() {
        let screen = KeyScreen()
        screen.controller.navigationItem.hidesBackButton = true
        let navigation = navigation(screen)

        screen.device.press("[", .command)

        #expect(navigation.viewControllers.count == 2)
    }

    @Test("A command of the app's comes before going back by the same keys")
    func aCommandOfTheAppComesBeforeGoingBack() {
        let screen = KeyScreen()
        screen.controller.offered = [KeyScreen.command("[", .command)]
        let navigation = navigation(screen)

        screen.device.press("[", .command)

        #expect(navigation.viewControllers.count == 2)
        #expect(screen.log.entries == ["controller ["])
    }

    private func scrollView(on screen: KeyScreen) -> UIScrollView {
        let scrollView = KeyScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        scrollView.contentInsetAdjustmentBehavior = .never
        screen.controller.view.addSubview(scrollView)
        return scrollView
    }

    // Apple's header, `allowsKeyboardScrolling`.
    @Test(
        "A scroll view that is first responder scrolls by keys, within its content",
        arguments: [
            (UIKeyCommand.inputPageDown, 0, 400), (UIKeyCommand.inputPageDown, 1500, 1600),
            (UIKeyCommand.inputPageUp, 1000, 600), (UIKeyCommand.inputPageUp, 150, 0),
            (UIKeyCommand.inputEnd, 0, 1600), (UIKeyCommand.inputHome, 900, 0),
            (UIKeyCommand.inputUpArrow, 10, 0), (UIKeyCommand.inputDownArrow, 1590, 1600),
        ] as [(String, CGFloat, CGFloat)])
    func aScrollViewThatHasTheKeysScrolls(input: String, start: CGFloat, offset: CGFloat) {
        let screen = KeyScreen()
        let scrollView = scrollView(on: screen)
        scrollView.contentOffset.y = start
        scrollView.becomeFirstResponder()

        screen.device.press(input)
        screen.device.settle()

        #expect(scrollView.contentOffset.y == offset)
    }

    // By about the height of a row (assumed: A65).
    @Test("The down arrow scrolls a scroll view by much less than a page")
    func anArrowScrollsALittle() {
        let screen = KeyScreen()
        let scrollView = scrollView(on: screen)
        scrollView.becomeFirstResponder()

        screen.device.press(UIKeyCommand.inputDownArrow)
        screen.device.settle()

        #expect(scrollView.contentOffset.y > 0)
        #expect(scrollView.contentOffset.y < 100)
    }

    @Test("A scroll view that isn't first responder or doesn't allow it isn't scrolled by keys")
    func aScrollViewWithoutTheKeysOrNotAllowedToDoesNotScroll() {
        let screen = KeyScreen()
        let scrollView = scrollView(on: screen)
        screen.device.press(UIKeyCommand.inputPageDown)
        screen.device.settle()
        #expect(scrollView.contentOffset.y == 0)

        scrollView.becomeFirstResponder()
        scrollView.allowsKeyboardScrolling = false
        screen.device.press(UIKeyCommand.inputPageDown)
        screen.device.settle()
        #expect(scrollView.contentOffset.y == 0)
    }

    // (assumed: A55)
    @Test("A key command comes before scrolling by the same key")
    func aCommandComesBeforeScrolling() {
        let screen = KeyScreen()
        let scrollView = scrollView(on: screen)
        screen.controller.offered = [KeyScreen.command(UIKeyCommand.inputPageDown)]
        scrollView.becomeFirstResponder()

        screen.device.press(UIKeyCommand.inputPageDown)
        screen.device.settle()

        #expect(scrollView.contentOffset.y == 0)
        #expect(screen.log.entries.count == 1)
    }
}
#endif
