#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

/// Fades the new view in.
@MainActor
private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var ended: [Bool] = []

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        1
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        if let controller = transitionContext.viewController(forKey: .to) {
            view.frame = transitionContext.finalFrame(for: controller)
        }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 1) {
            view.alpha = 1
        } completion: { _ in
            view.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        ended.append(transitionCompleted)
    }
}

@MainActor
private final class Transitions: NSObject, UINavigationControllerDelegate,
    UIViewControllerTransitioningDelegate
{
    let fade = Fade()
    var percent: UIPercentDrivenInteractiveTransition?
    var shown: [String] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVc: UIViewController, to toVc: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        fade
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        percent
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        shown.append(viewController.title ?? "")
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        fade
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        fade
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        percent
    }
}

@MainActor
private final class Stage {
    let device = SimulatedDevice(.iPhone13)
    let notes = Notes()
    let first: LoggingViewController
    let second: LoggingViewController
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    let navigation: UINavigationController
    let transitions = Transitions()

    init() {
        first = LoggingViewController("a", notes)
        second = LoggingViewController("b", notes)
        first.title = "first"
        second.title = "second"
        second.view.addSubview(field)
        navigation = UINavigationController(rootViewController: first)
        device.show(navigation)
        navigation.pushViewController(second, animated: false)
        device.settle()
        _ = notes.take()
    }

    func finger(by way: CGFloat) -> Finger {
        let finger = device.touch(at: CGPoint(x: 5, y: 400), in: device.window)
        for _ in 0..<10 { finger.move(by: CGVector(dx: way / 10, dy: 0)) }
        return finger
    }
}

@MainActor
@Suite struct InteractiveTransitionTests {
    @Test("The views follow the finger that swipes back", .requirement("U357"))
    func viewsFollowFingerThatSwipesBack() {
        let stage = Stage()
        let finger = stage.finger(by: 100)
        #expect(stage.second.view.convert(CGPoint.zero, to: nil as UIView?).x == 100)
        #expect(stage.navigation.viewControllers == [stage.first])
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        #expect(stage.notes.take() == ["b.willDisappear", "a.willAppear", "a.isAppearing"])
        for _ in 0..<10 { finger.move(by: CGVector(dx: 15, dy: 0)) }
        finger.hold(for: 0.2)
        finger.lift()
        stage.device.settle()
        #expect(stage.notes.take() == ["b.didDisappear", "a.didAppear"])
        #expect(stage.second.parent == nil)
    }

    // Who almost came disappears, who stays appears again (assumed: A40).
    @Test("A swipe that is broken off leaves the stack as it was", .requirement("U357"))
    func brokenOffSwipeLeavesStackUnchanged() {
        let stage = Stage()
        let delegate = ShowListener()
        stage.navigation.delegate = delegate
        var interaction: [Bool] = []
        var completions: [Bool] = []
        let finger = stage.finger(by: 100)
        stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
            interaction.append($0.isCancelled)
        }
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
            completions.append($0.isCancelled)
        }
        _ = stage.notes.take()
        finger.hold(for: 0.2)
        finger.lift()
        #expect(interaction == [true] && completions.isEmpty)
        stage.device.settle()
        #expect(completions == [true])
        #expect(
            stage.notes.take() == [
                "a.willDisappear", "b.willAppear", "a.didDisappear", "b.isAppearing",
                "b.didAppear",
            ])
        #expect(stage.navigation.viewControllers == [stage.first, stage.second])
        #expect(stage.navigation.navigationBar.topItem === stage.second.navigationItem)
        #expect(stage.second.parent === stage.navigation)
        #expect(stage.second.view.window != nil && stage.first.view.window == nil)
        #expect(delegate.lines == ["will"])
    }

    private final class ShowListener: NSObject, UINavigationControllerDelegate {
        var lines: [String] = []

        func navigationController(
            _ navigationController: UINavigationController,
            willShow viewController: UIViewController, animated: Bool
        ) {
            lines.append("will")
        }

        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController, animated: Bool
        ) {
            lines.append("did")
        }
    }

    // hackiftekhar/IQKeyboardManager: the keyboard hides as the gesture begins and comes back.
    @Test(
        "The keyboard goes with a swipe back, and comes again where that is broken off",
        .requirement("U357"))
    func keyboardFollowsSwipeBack() {
        let stage = Stage()
        stage.field.becomeFirstResponder()
        stage.device.settle()
        let finger = stage.finger(by: 100)
        #expect(!stage.field.isFirstResponder)
        finger.hold(for: 0.2)
        finger.lift()
        stage.device.settle()
        #expect(stage.field.isFirstResponder)
        #expect(stage.device.keyboard.isVisible)
    }

    @Test("A navigation delegate's animator makes the transition", .requirement("U357"))
    func navigationDelegatesAnimatorMakesTransition() {
        let stage = Stage()
        stage.navigation.delegate = stage.transitions
        stage.navigation.popViewController(animated: true)
        stage.device.advance(by: 0.5)
        #expect(stage.notes.take() == ["b.willDisappear", "a.willAppear", "a.isAppearing"])
        stage.device.advance(by: 0.6)
        #expect(stage.notes.take() == ["b.didDisappear", "a.didAppear"])
        #expect(stage.transitions.fade.ended == [true])
        #expect(stage.transitions.shown == ["first"])
        #expect(stage.first.view.window != nil && stage.second.view.window == nil)
    }

    @Test("A percentage drives a pop to its end, or back", .requirement("U357"))
    func percentageDrivesPopOrBack() {
        let stage = Stage()
        let percent = UIPercentDrivenInteractiveTransition()
        stage.transitions.percent = percent
        stage.navigation.delegate = stage.transitions
        stage.navigation.popViewController(animated: true)
        percent.update(0.4)
        stage.device.advance(by: 5)
        #expect(stage.navigation.transitionCoordinator?.percentComplete == 0.4)
        percent.cancel()
        stage.device.settle()
        #expect(stage.navigation.viewControllers == [stage.first, stage.second])
        #expect(stage.transitions.fade.ended == [false])

        stage.navigation.popViewController(animated: true)
        percent.update(0.4)
        percent.finish()
        stage.device.settle()
        #expect(stage.navigation.viewControllers == [stage.first])
        #expect(stage.transitions.fade.ended == [false, true])
    }

    @Test("A transitioning delegate's animator presents and dismisses", .requirement("U357"))
    func transitioningAnimatorPresentsAndDismisses() {
        let stage = Stage()
        let shown = LoggingViewController("c", stage.notes)
        shown.modalPresentationStyle = .fullScreen
        shown.transitioningDelegate = stage.transitions
        stage.navigation.present(shown, animated: true)
        stage.device.settle()
        #expect(
            stage.notes.take() == [
                "c.didLoad", "b.willDisappear", "c.willAppear", "c.isAppearing", "c.didAppear",
                "b.didDisappear",
            ])
        #expect(shown.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        let percent = UIPercentDrivenInteractiveTransition()
        stage.transitions.percent = percent
        shown.dismiss(animated: true)
        percent.update(0.3)
        percent.cancel()
        stage.device.settle()
        #expect(stage.navigation.presentedViewController === shown)
        #expect(shown.view.window != nil && stage.navigation.view.window == nil)
        stage.transitions.percent = nil
        shown.dismiss(animated: true)
        stage.device.settle()
        #expect(stage.navigation.presentedViewController == nil)
        #expect(stage.navigation.view.window != nil)
    }

    @Test("A sheet that the app's animator brings hears of the keyboard", .requirement("U358"))
    func customAnimatedSheetHearsOfKeyboard() throws {
        var behavior = UIKitBehavior()
        behavior.sheetAvoidance = .moves
        let device = SimulatedDevice(.iPhone13, behavior: behavior)
        let (root, shown, transitions) = (UIViewController(), UIViewController(), Transitions())
        device.show(root)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        shown.view.addSubview(field)
        shown.modalPresentationStyle = .pageSheet
        shown.transitioningDelegate = transitions
        root.present(shown, animated: true)
        device.settle()
        field.becomeFirstResponder()
        device.settle()
        let keyboard = try #require(device.keyboard.frame)
        #expect(shown.presentationController?.keyboardTop == keyboard.minY)
    }

    @Test("A style of the app's own has its own presentation controller", .requirement("U357"))
    func customStyleHasOwnPresentationController() {
        final class Half: UIPresentationController {
            override var frameOfPresentedViewInContainerView: CGRect {
                CGRect(x: 0, y: 422, width: 390, height: 422)
            }
        }
        final class Maker: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? {
                Half(presentedViewController: presented, presenting: presenting)
            }
        }
        let (stage, maker, shown) = (Stage(), Maker(), UIViewController())
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = maker
        stage.navigation.present(shown, animated: true)
        stage.device.settle()
        #expect(shown.presentationController is Half)
        #expect(shown.view.convert(shown.view.bounds, to: nil as UIView?).minY == 422)
        #expect(stage.navigation.view.window != nil)
    }
}
#endif
