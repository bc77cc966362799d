#if canImport(SimulatedDevice)
import Foundation
import SimulatedDevice
import Testing
import UIKit

// Where a test names no source: WWDC21 10260 and Apple's reference of UIFocusEnvironment.
@MainActor
@Suite struct FocusUpdateTests {
    private let down = UIKeyCommand.inputDownArrow

    // WWDC21 10260: all ancestors of the old and the new item are told, each once.
    @Test("The old item, the new one and all their ancestors are told of an update once")
    func everybodyConcernedIsToldOnce() {
        let screen = FocusScreen()
        let box = screen.add("box", 0, 100)
        box.isFocusable = false
        box.frame.size = CGSize(width: 300, height: 300)
        let a = screen.add("a", 0, 0, to: box)
        let b = screen.add("b", 0, 100, to: box)
        let other = screen.add("other", 0, 500)
        other.isFocusable = false
        screen.device.press("\t")
        var told: [String] = []
        for view in [box, a, b, other] {
            view.onUpdate = { view, context in
                let names = [context.previouslyFocusedView, context.nextFocusedView]
                    .map { ($0 as? FocusView)?.name ?? "-" }
                told.append("\(view.name): \(names[0]) to \(names[1])")
                #expect(context.focusHeading == .down)
            }
        }
        screen.device.press(down)
        #expect(told == ["a: a to b", "box: a to b", "b: a to b"])
    }

    @Test("A view that refuses an update isn't focused, and the failure is posted")
    func anyoneConcernedCanRefuse() {
        let screen = FocusScreen()
        screen.add("a", 0, 100)
        let b = screen.add("b", 0, 200)
        screen.device.press("\t")
        b.allows = false
        var failures = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.movementDidFailNotification, object: screen.system, queue: nil
        ) { _ in MainActor.assumeIsolated { failures += 1 } }
        screen.device.press(down)
        NotificationCenter.default.removeObserver(token)
        #expect(screen.focused == "a")
        #expect(failures == 1)
    }

    @Test("The notification of an update contains its context")
    func theNotificationBringsTheContext() {
        let screen = FocusScreen()
        let view = screen.add("a", 0, 100)
        var next: UIView?
        let token = NotificationCenter.default.addObserver(
            forName: UIFocusSystem.didUpdateNotification, object: screen.system, queue: nil
        ) { note in
            nonisolated(unsafe) let info = note.userInfo  // Posted and read on the main thread.
            MainActor.assumeIsolated {
                let context = info?[UIFocusSystem.focusUpdateContextUserInfoKey]
                next = (context as? UIFocusUpdateContext)?.nextFocusedView
            }
        }
        screen.device.press("\t")
        NotificationCenter.default.removeObserver(token)
        #expect(next === view)
    }

    @Test("A request for focus is met in the next turn")
    func aRequestIsMetInTheNextTurn() {
        let screen = FocusScreen()
        screen.add("a", 0, 100)
        let b = screen.add("b", 0, 200)
        screen.device.press("\t")
        screen.system?.requestFocusUpdate(to: b)
        #expect(screen.focused == "a")
        screen.device.advance(by: 0)
        #expect(screen.focused == "b")
    }

    @Test("A request for focus waits for a key until focus is in use")
    func aRequestWaitsForAKeyUntilFocusIsInUse() {
        let screen = FocusScreen()
        screen.add("a", 0, 100)
        let b = screen.add("b", 0, 200)
        screen.system?.requestFocusUpdate(to: b)
        screen.device.advance(by: 0)
        #expect(screen.focused == nil)
        screen.device.press("\t")
        #expect(screen.focused == "b")
    }

    // Apple's header, `setNeedsFocusUpdate`: only for an environment that contains the focused
    // item.
    @Test("A needed update counts only in an environment that contains the focused item")
    func aNeedCountsOnlyAroundTheFocusedItem() {
        let screen = FocusScreen()
        screen.add("a", 0, 100)
        let b = screen.add("b", 0, 200)
        screen.device.press("\t")
        b.setNeedsFocusUpdate()
        b.updateFocusIfNeeded()
        #expect(screen.focused == "a")
    }

    @Test("A focused view that is hidden gives focus to another one")
    func whatVanishesGivesFocusAway() {
        let screen = FocusScreen()
        let a = screen.add("a", 0, 100)
        screen.add("b", 0, 200)
        screen.device.press("\t")
        a.isHidden = true
        screen.device.advance(by: 0)
        #expect(screen.focused == "b")
    }

    // WWDC21 10260: the first responder that accepts, upward from the focused item.
    @Test("The first responder follows focus, to the nearest responder that accepts")
    func theFirstResponderFollowsFocus() {
        final class Accepting: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let screen = FocusScreen()
        let controller = Accepting()
        screen.device.show(controller)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        controller.view.addSubview(field)
        screen.add("cell", 0, 100, to: controller.view)
        screen.device.press("\t")
        #expect(field.isFirstResponder)
        screen.device.press("\t")
        #expect(screen.focused == "cell")
        #expect(controller.isFirstResponder)
    }

    // WWDC21 10260, on the responder chain: it goes the other way too.
    @Test("Focus goes to a field that is edited, and leaves it when it resigns")
    func focusFollowsTheFirstResponder() {
        let screen = FocusScreen()
        screen.add("a", 0, 100)
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        screen.controller.view.addSubview(field)
        screen.device.press("\t")
        field.becomeFirstResponder()
        #expect(field.isFocused)
        field.resignFirstResponder()
        #expect(!field.isFocused)
    }

    @Test("A controller that becomes first responder begins no editing before Tab")
    func aScreenThatTakesTheKeyboardsAttentionBeginsNoEditing() {
        final class Screen: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
        }
        let device = FocusScreen().device
        let screen = Screen()
        device.show(screen)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        screen.view.addSubview(field)
        screen.becomeFirstResponder()
        #expect(screen.isFirstResponder && !field.isFirstResponder)
        device.press("\t")
        #expect(field.isFirstResponder)
    }

    @Test("An environment contains the items inside it, and not those around it")
    func anEnvironmentContainsWhatIsInside() {
        let screen = FocusScreen()
        let a = screen.add("a", 0, 100)
        #expect(UIFocusSystem.environment(screen.controller, contains: a))
        #expect(screen.device.window.contains(a))
        #expect(!a.contains(screen.controller))
    }
}
#endif
