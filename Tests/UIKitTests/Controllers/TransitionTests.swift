#if canImport(SimulatedDevice)
import Foundation
import SimulatedDevice
import Testing
import UIKit

/// A navigation controller with a text field, on a phone.
///
/// Made within each test: a device made before it may be switched off by another test meanwhile.
@MainActor
private final class Stage {
    let device = SimulatedDevice(.iPhone13)
    let notes = Notes()
    let first: LoggingViewController
    let second: LoggingViewController
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    let navigation: UINavigationController

    init() {
        first = LoggingViewController("a", notes)
        second = LoggingViewController("b", notes)
        first.title = "First"
        first.view.addSubview(field)
        navigation = UINavigationController(rootViewController: first)
        device.show(navigation)
        device.settle()
        _ = notes.take()
    }

    func swipe(from point: CGPoint, by way: CGVector) {
        let finger = device.touch(at: point, in: device.window)
        for _ in 0..<10 { finger.move(by: CGVector(dx: way.dx / 10, dy: way.dy / 10)) }
        finger.hold(for: 0.2)
        finger.lift()
    }
}

// Where a test names no source: Apple's reference of UINavigationController and UIViewController.
@MainActor
@Suite struct TransitionTests {
    // Apple's reference: viewDidAppear comes after the animation.
    @Test("With an animated push, both controllers hear of its end after the animation")
    func anAnimatedPushEndsLater() {
        let stage = Stage()
        stage.navigation.pushViewController(stage.second, animated: true)
        #expect(
            stage.notes.take() == ["b.didLoad", "a.willDisappear", "b.willAppear", "b.isAppearing"])
        #expect(stage.navigation.transitionCoordinator?.isAnimated == true)

        stage.device.settle()
        #expect(stage.notes.take() == ["a.didDisappear", "b.didAppear"])
        #expect(stage.navigation.transitionCoordinator == nil)
    }

    // Apple's reference: the back button has the title of the controller below and pops.
    @Test("A tap on the back button pops the top controller")
    func theWayBackIsTapped() throws {
        let stage = Stage()
        stage.navigation.pushViewController(stage.second, animated: true)
        stage.device.settle()
        stage.device.tap(at: CGPoint(x: 40, y: 69), in: stage.device.window)
        stage.device.settle()

        #expect(stage.navigation.topViewController === stage.first)
        #expect(stage.first.view.window === stage.device.window)
    }

    @Test("A tap on a bar button item runs its primary action")
    func aBarButtonIsTapped() {
        let stage = Stage()
        let notes = stage.notes
        stage.first.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next", primaryAction: UIAction { _ in notes.lines.append("tapped") })
        stage.device.settle()
        stage.device.tap(at: CGPoint(x: 360, y: 69), in: stage.device.window)

        #expect(stage.notes.take() == ["tapped"])
    }

    @Test("A tap on a button runs its primary action, unless the button is disabled")
    func aButtonIsTapped() throws {
        let stage = Stage()
        let notes = stage.notes
        let button = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Go") { _ in notes.lines.append("go") })
        button.frame = CGRect(x: 20, y: 300, width: 100, height: 44)
        stage.first.view.addSubview(button)
        stage.device.settle()
        try stage.device.tap(button)
        #expect(stage.notes.take() == ["go"])

        button.isEnabled = false
        try? stage.device.tap(button)
        #expect(stage.notes.take().isEmpty)
    }

    // A push takes the keyboard away from the controller that goes: UIKit resigns its field and
    // restores it later (a stack trace in jianshu.com/p/0f23c9cf3fa2).
    @Test("A push ends the editing of the controller below, and hides the keyboard")
    func pushingEndsTheInputBehind() {
        let stage = Stage()
        stage.field.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.device.window.keyboardFrame != nil)

        stage.navigation.pushViewController(stage.second, animated: true)
        #expect(!stage.field.isFirstResponder)
        stage.device.settle()
        #expect(stage.device.window.keyboardFrame == nil)
    }

    // The keyboard hides for a presented controller and comes back after it, as for UIKit's alerts
    // (dinhquan/SwiftAlertView#6; Stack Overflow 41846155 for pushed controllers).
    @Test(
        "A field loses the keyboard to a presented controller, and has it back afterwards",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func theInputComesBackAfterAPresentation(style: UIModalPresentationStyle) {
        let stage = Stage()
        stage.field.becomeFirstResponder()
        stage.device.settle()
        stage.second.modalPresentationStyle = style
        stage.navigation.present(stage.second, animated: true)
        #expect(!stage.field.isFirstResponder)
        stage.device.settle()
        #expect(stage.device.window.keyboardFrame == nil)

        stage.second.dismiss(animated: true)
        stage.device.settle()
        #expect(stage.field.isFirstResponder)
        #expect(stage.device.window.keyboardFrame != nil)
    }

    // After a tenth of a second, a presentation is still under way (assumed: A47).
    @Test("A controller that is dismissed while it is still coming leaves nothing behind")
    func dismissingOnTheWayInLeavesNothingBehind() {
        let stage = Stage()
        stage.second.modalPresentationStyle = .fullScreen
        stage.navigation.present(stage.second, animated: true)
        stage.device.advance(by: 0.1)
        stage.navigation.dismiss(animated: true)
        stage.device.settle()

        #expect(stage.navigation.presentedViewController == nil)
        #expect(stage.first.view.window === stage.device.window && stage.second.view.window == nil)
        #expect(stage.notes.take().suffix(2) == ["a.didAppear", "b.didDisappear"])
    }

    @Test("Two animated pushes at once show the second controller and keep both in the stack")
    func pushingTwiceAtOnceShowsTheLast() {
        let stage = Stage()
        let third = LoggingViewController("c", stage.notes)
        stage.navigation.pushViewController(stage.second, animated: true)
        stage.navigation.pushViewController(third, animated: true)
        stage.device.settle()

        #expect(stage.navigation.viewControllers == [stage.first, stage.second, third])
        #expect(third.view.window === stage.device.window)
        #expect(stage.second.view.window == nil && stage.first.view.window == nil)
    }

    // Apple's reference: viewWillTransition is called before the size changes, and what the
    // coordinator animates runs with the turn.
    @Test("A controller hears of a turn before its view's size changes, and can animate along")
    func aTurnOfTheDeviceIsAnnounced() {
        let stage = Stage()
        final class Turning: UIViewController {
            var lines: [String] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                lines.append("will \(Int(size.width)) from \(Int(view.bounds.width))")
                coordinator.animate { [weak self] _ in
                    self?.lines.append("along")
                } completion: { [weak self] _ in
                    self?.lines.append("done \(Int(self?.view.bounds.width ?? 0))")
                }
            }
        }
        let controller = Turning()
        stage.device.show(controller)
        stage.device.rotate(to: .landscapeLeft)
        #expect(controller.lines == ["will 844 from 390", "along"])
        stage.device.settle()
        #expect(controller.lines.last == "done 844")
    }

    // On a tablet a form sheet gives way to the docked keyboard (freshOS/KeyboardLayoutGuide#43).
    @Test("A tablet's form sheet moves up for the keyboard, and back after it")
    func aFormSheetGivesWayToTheKeyboard() throws {
        let device = SimulatedDevice(.iPad9_7, orientation: .landscapeLeft)
        let root = UIViewController()
        device.show(root)
        let form = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        form.view.addSubview(field)
        form.modalPresentationStyle = .formSheet
        root.present(form, animated: true)
        device.settle()
        let before = form.view.convert(form.view.bounds, to: nil)
        #expect(before == CGRect(x: 242, y: 74, width: 540, height: 620))

        field.becomeFirstResponder()
        device.settle()
        #expect(form.view.convert(form.view.bounds, to: nil).minY == 20)
        field.resignFirstResponder()
        device.settle()
        #expect(form.view.convert(form.view.bounds, to: nil) == before)
    }

    // Apple's reference of isModalInPresentation and of the adaptive delegate.
    @Test("The delegate is asked before a sheet is dismissed, and told if that isn't allowed")
    func theDelegateIsAskedBeforeASwipeDismisses() {
        let stage = Stage()
        final class Guardian: NSObject, UIAdaptivePresentationControllerDelegate {
            var lines: [String] = []
            var allows = false
            func presentationControllerShouldDismiss(
                _ presentationController: UIPresentationController
            ) -> Bool {
                lines.append("should")
                return allows
            }
            func presentationControllerWillDismiss(
                _ presentationController: UIPresentationController
            ) { lines.append("will") }
            func presentationControllerDidDismiss(
                _ presentationController: UIPresentationController
            ) { lines.append("did") }
            func presentationControllerDidAttemptToDismiss(
                _ presentationController: UIPresentationController
            ) { lines.append("attempt") }
        }
        let guardian = Guardian()
        stage.second.presentationController?.delegate = guardian
        stage.navigation.present(stage.second, animated: true)
        stage.device.settle()

        stage.second.isModalInPresentation = true
        stage.second.sheetPresentationController?.attemptDismissal()
        stage.second.isModalInPresentation = false
        stage.second.sheetPresentationController?.attemptDismissal()
        #expect(guardian.lines == ["attempt", "should", "attempt"])
        guardian.allows = true
        stage.second.sheetPresentationController?.attemptDismissal()
        stage.device.settle()
        #expect(guardian.lines.suffix(3) == ["should", "will", "did"])
        #expect(stage.navigation.presentedViewController == nil)
    }

    // Apple, interactivePopGestureRecognizer: a finger that comes from the edge goes back. The
    // width of the edge, and the distance that is enough (assumed: A50).
    @Test("A swipe from the edge of the screen pops, and one that begins farther in doesn't")
    func aSwipeFromTheEdgePops() {
        let stage = Stage()
        stage.navigation.pushViewController(stage.second, animated: false)
        stage.device.settle()
        stage.swipe(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 250, dy: 0))
        stage.device.settle()
        #expect(stage.navigation.topViewController === stage.second)

        stage.swipe(from: CGPoint(x: 5, y: 400), by: CGVector(dx: 250, dy: 0))
        stage.device.settle()
        #expect(stage.navigation.topViewController === stage.first)
    }

    // Apple, Human Interface Guidelines: people swipe down to dismiss a sheet. The distance
    // (assumed: A50).
    @Test(
        "A sheet that is pulled down far is dismissed, otherwise it goes back to its place",
        arguments: [(50.0, false), (600, true)])
    func aSheetPulledDownFarIsDismissed(distance: Double, isDismissed: Bool) {
        let stage = Stage()
        stage.navigation.present(stage.second, animated: false)
        stage.device.settle()
        let rest = stage.second.view.convert(stage.second.view.bounds, to: nil)
        stage.swipe(from: CGPoint(x: 100, y: 120), by: CGVector(dx: 0, dy: distance))
        stage.device.settle()

        #expect((stage.navigation.presentedViewController == nil) == isDismissed)
        if !isDismissed {
            #expect(stage.second.view.convert(stage.second.view.bounds, to: nil) == rest)
        }
    }

    // Apple's reference of editButtonItem: it toggles its title and the editing state.
    @Test("A tap on the edit button begins editing and makes it \"Done\", and another ends both")
    func theEditButtonTogglesEditing() {
        let stage = Stage()
        stage.first.navigationItem.rightBarButtonItem = stage.first.editButtonItem
        stage.device.settle()
        #expect(stage.first.editButtonItem.title == "Edit")
        stage.device.tap(at: CGPoint(x: 360, y: 69), in: stage.device.window)
        #expect(stage.first.isEditing)
        #expect(stage.first.editButtonItem.title == "Done")

        stage.device.settle()
        stage.device.tap(at: CGPoint(x: 360, y: 69), in: stage.device.window)
        #expect(!stage.first.isEditing)
        #expect(stage.first.editButtonItem.title == "Edit")
    }
}
#endif
