#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

// Apple's reference of `restoresFocusAfterTransition`, and Apple's forums, thread 711072.
@MainActor
@Suite struct FocusTransitionTests {
    private let down = UIKeyCommand.inputDownArrow

    private func sheet(_ style: UIModalPresentationStyle, _ screen: FocusScreen) -> UIViewController
    {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = style
        screen.controller.present(sheet, animated: true)
        screen.device.settle()
        screen.add("in sheet", 0, 100, to: sheet.view)
        screen.add("below", 0, 200, to: sheet.view)
        return sheet
    }

    nonisolated static let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .overFullScreen,
    ]

    @Test("Focus returns to its item after a presentation", arguments: styles)
    func focusComesBackAfterAPresentation(_ style: UIModalPresentationStyle) {
        let screen = FocusScreen()
        screen.add("a", 0, 100)
        screen.add("b", 0, 200)
        #expect(screen.press(["\t", down]) == ["a", "b"])
        let sheet = sheet(style, screen)
        #expect(screen.focused == nil)
        #expect(screen.press([down, down]) == ["in sheet", "below"])
        sheet.dismiss(animated: true)
        screen.device.settle()
        #expect(screen.focused == "b")
    }

    @Test(
        "A controller that doesn't restore focus has none after a presentation until a key",
        arguments: styles)
    func focusWaitsForAKeyWhereItIsNotRestored(_ style: UIModalPresentationStyle) {
        let screen = FocusScreen()
        screen.add("a", 0, 100)
        screen.add("b", 0, 200)
        screen.controller.restoresFocusAfterTransition = false
        screen.device.press("\t")
        let sheet = sheet(style, screen)
        screen.device.press(down)
        sheet.dismiss(animated: true)
        screen.device.settle()
        #expect(screen.focused == nil)
        screen.device.press(down)
        #expect(screen.focused != nil)
    }

    // (assumed: A57)
    @Test("A view of a sheet that is being dismissed can't be focused")
    func whatIsLeavingIsOutOfReach() {
        let screen = FocusScreen()
        screen.add("a", 0, 100)
        let sheet = sheet(.formSheet, screen)
        sheet.dismiss(animated: true)
        screen.device.advance(by: 0.1)
        #expect(sheet.view.window != nil)
        #expect(Set(screen.press(["\t", "\t", down, down])) == ["a"])
        screen.device.settle()
    }

    @Test("A view is told once that focus leaves for a sheet, and once that it returns")
    func whoIsLeftIsToldOnceAndWhoComesBackOnce() {
        let screen = FocusScreen()
        let view = screen.add("a", 0, 100)
        screen.device.press("\t")
        var heard: [String] = []
        view.onUpdate = { view, context in
            heard.append(context.nextFocusedItem === view ? "came" : "left")
        }
        let sheet = sheet(.pageSheet, screen)
        #expect(heard == ["left"])
        sheet.dismiss(animated: true)
        screen.device.settle()
        #expect(heard == ["left", "came"])
    }

    private func navigation(_ screen: FocusScreen) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: screen.controller)
        screen.device.show(navigation)
        return navigation
    }

    private func push(_ navigation: UINavigationController, _ screen: FocusScreen) {
        let detail = UIViewController()
        navigation.pushViewController(detail, animated: true)
        screen.device.settle()
        screen.add("detail", 0, 200, to: detail.view)
    }

    @Test("Focus returns to its item after a pop")
    func focusComesBackAfterAPop() {
        let screen = FocusScreen()
        let navigation = navigation(screen)
        screen.add("a", 0, 200)
        screen.add("b", 0, 300)
        screen.device.press("\t")
        screen.device.press(down)
        push(navigation, screen)
        #expect(screen.focused == nil)
        screen.device.press(down)
        #expect(screen.focused == "detail")
        navigation.popViewController(animated: true)
        screen.device.settle()
        #expect(screen.focused == "b")
    }

    @Test("Focus returns to its row after a pop, even if the list was reloaded")
    func aRowComesBackThoughTheListWasReloaded() {
        let list = FocusableList(.table)
        let navigation = navigation(list.screen)
        list.allowsFocus = true
        list.show()
        list.press("\t")
        list.press(down, times: 2)
        push(navigation, list.screen)
        list.table.reloadData()
        navigation.popViewController(animated: false)
        list.screen.device.settle()
        #expect(list.focused == 2)
    }

    @Test("Each tab of a tab bar controller keeps its own focus")
    func eachTabHasItsFocus() {
        let screen = FocusScreen()
        let (other, tabs) = (UIViewController(), UITabBarController())
        tabs.viewControllers = [screen.controller, other]
        screen.device.show(tabs)
        screen.add("a", 0, 200)
        screen.add("b", 0, 300)
        screen.add("other", 0, 200, to: other.view)
        #expect(screen.press([down, down]) == ["a", "b"])
        tabs.selectedIndex = 1
        screen.device.settle()
        #expect(screen.focused == nil)
        #expect(screen.press([down]) == ["other"])
        tabs.selectedIndex = 0
        screen.device.settle()
        #expect(screen.focused == "b")
        tabs.selectedIndex = 1
        screen.device.settle()
        #expect(screen.focused == "other")
    }

    @Test("An app's request comes before the focus that a transition restores")
    func whatTheAppAsksForGoesBefore() {
        final class Asking: UIViewController {
            var wish: UIView?
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if let wish { UIFocusSystem(for: self)?.requestFocusUpdate(to: wish) }
            }
        }
        let screen = FocusScreen()
        let asking = Asking()
        screen.device.show(asking)
        screen.add("a", 0, 100, to: asking.view)
        asking.wish = screen.add("b", 0, 200, to: asking.view)
        screen.device.press("\t")
        screen.device.press(UIKeyCommand.inputUpArrow)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        asking.present(cover, animated: false)
        screen.device.settle()
        cover.dismiss(animated: false)
        screen.device.settle()
        screen.device.press("\t")
        #expect(screen.focused == "b")
    }

    @Test("Focus that nobody used for long waits for a key after a presentation")
    func focusThatNobodyUsedForLongWaitsForAKey() {
        let screen = FocusScreen()
        screen.add("a", 0, 100)
        screen.add("b", 0, 200)
        screen.device.press("\t")
        screen.device.press(down)
        let sheet = sheet(.pageSheet, screen)
        screen.device.advance(by: FocusPatience.seconds)
        sheet.dismiss(animated: true)
        screen.device.settle()
        #expect(screen.focused == nil)
        screen.device.press(down)
        #expect(screen.focused == "b")
    }

    // Our choice: the presentation gives the keyboard back, focus does not raise it.
    @Test("A field with focus is edited again after a presentation")
    func aFieldIsEditedAgainAfterAPresentation() {
        let screen = FocusScreen()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        screen.controller.view.addSubview(field)
        screen.device.press("\t")
        let sheet = sheet(.pageSheet, screen)
        #expect(!field.isEditing)
        sheet.dismiss(animated: true)
        screen.device.settle()
        #expect(field.isEditing && field.isFocused)
    }
}
#endif
