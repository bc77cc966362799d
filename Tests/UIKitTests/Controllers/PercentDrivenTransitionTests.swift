#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit
import Requirements

/// Fades the old view out in one second, evenly.
@MainActor
private final class EvenFade: NSObject, UIViewControllerAnimatedTransitioning {
    enum Kind {
        case views, animator
    }

    let kind: Kind
    /// The completions of other animations that were called.
    var others: [String] = []
    var ended: [Bool] = []

    init(_ kind: Kind) {
        self.kind = kind
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
        1
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let old = transitionContext.view(forKey: .from),
            let new = transitionContext.view(forKey: .to)
        else { return }
        transitionContext.containerView.addSubview(new)
        UIView.performWithoutAnimation {
            UIView.animate(withDuration: 1) {
                new.transform = CGAffineTransform(translationX: 1, y: 0)
            } completion: { _ in
                self.others.append("disabled")
            }
            new.transform = .identity
        }
        let end = {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        switch kind {
        case .views:
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                old.alpha = 0
            } completion: { _ in
                end()
            }
        case .animator:
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { old.alpha = 0 }
            animator.addCompletion { _ in end() }
            animator.startAnimation()
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        ended.append(transitionCompleted)
    }
}

@MainActor
private final class PercentStage: NSObject, UINavigationControllerDelegate {
    let device = SimulatedDevice(.iPhone13)
    let first = UIViewController()
    let second = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    let navigation: UINavigationController
    let percent = UIPercentDrivenInteractiveTransition()
    let fade: EvenFade

    init(_ kind: EvenFade.Kind) {
        fade = EvenFade(kind)
        navigation = UINavigationController(rootViewController: first)
        super.init()
        percent.completionCurve = .linear
        second.view.addSubview(field)
        device.show(navigation)
        navigation.pushViewController(second, animated: false)
        device.settle()
        navigation.delegate = self
    }

    var isBack: Bool { navigation.viewControllers == [first] }

    /// The opacity at which the old view is seen.
    var opacity: CGFloat {
        let layer = second.view.layer
        return (CGFloat((layer.presentation() ?? layer).opacity) * 100).rounded() / 100
    }

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
}

/// A keyboard that writes down when controllers are taken away by a finger.
@MainActor
private final class PopListener: KeyboardHost {
    var lines: [String] = []

    func inputResponderDidChange(in window: UIWindow, to responder: UIResponder?) {}
    func inputViewsNeedReload(for responder: UIResponder) {}
    func dismissalMoved(to y: CGFloat) {}
    func dismissalEnded(velocity: CGFloat?) {}
    func interactivePopBegan() { lines.append("began") }
    func interactivePopEnded() { lines.append("ended") }
}

@MainActor
@Suite struct PercentDrivenTransitionTests {
    @Test(
        "Animations stand where the percentage has them", .requirement("U357"),
        arguments: [false, true])
    func animationsStandWherePercentageHasThem(byAnimator: Bool) {
        let stage = PercentStage(byAnimator ? .animator : .views)
        stage.navigation.popViewController(animated: true)
        stage.device.advance(by: 5)
        #expect(stage.opacity == 1)
        stage.percent.update(0.4)
        #expect(stage.opacity == 0.6)
        stage.device.advance(by: 5)
        #expect(stage.opacity == 0.6)
        stage.percent.update(0.1)
        #expect(stage.opacity == 0.9)
        #expect(stage.fade.ended == [])
    }

    @Test(
        "What is canceled goes back the way it came", .requirement("U357"),
        arguments: [false, true])
    func cancelledTransitionGoesBackSameWay(byAnimator: Bool) {
        let stage = PercentStage(byAnimator ? .animator : .views)
        stage.navigation.popViewController(animated: true)
        stage.percent.update(0.4)
        stage.percent.cancel()
        stage.device.advance(by: 0.2)
        #expect(stage.opacity == 0.8)
        #expect(stage.fade.ended == [])
        stage.device.advance(by: 0.25)
        #expect(stage.fade.ended == [false])
        #expect(stage.second.view.alpha == 1)
        #expect(stage.opacity == 1)
        #expect(!stage.isBack)
    }

    @Test(
        "What is finished goes on at the completion speed", .requirement("U357"),
        arguments: [false, true])
    func finishedTransitionContinuesAtCompletionSpeed(byAnimator: Bool) {
        let stage = PercentStage(byAnimator ? .animator : .views)
        stage.percent.completionSpeed = 2
        stage.navigation.popViewController(animated: true)
        stage.percent.update(0.4)
        stage.percent.finish()
        stage.device.advance(by: 0.1)
        #expect(stage.opacity == 0.4)
        stage.device.advance(by: 0.15)
        #expect(stage.fade.ended == [])
        stage.device.advance(by: 0.1)
        #expect(stage.fade.ended == [true])
        #expect(stage.isBack)
    }

    @Test("A transition that runs to its end can be halted and turned round", .requirement("U357"))
    func runningTransitionCanBeTurnedRound() {
        let stage = PercentStage(.views)
        stage.percent.wantsInteractiveStart = false
        stage.navigation.popViewController(animated: true)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == false)
        stage.device.advance(by: 0.3)
        #expect(stage.opacity == 0.7)
        stage.percent.pause()
        stage.device.advance(by: 5)
        #expect(stage.opacity == 0.7)
        #expect((stage.percent.percentComplete * 100).rounded() == 30)
        stage.percent.cancel()
        stage.device.settle()
        #expect(stage.fade.ended == [false])
    }

    @Test(
        "The keyboard hears of a pop that the app's finger drives", .requirement("U358"),
        arguments: [false, true])
    func keyboardHearsOfFingerDrivenPop(isFinished: Bool) {
        let stage = PercentStage(.views)
        let listener = PopListener()
        UIApplication.shared.keyboardHost = listener
        stage.navigation.popViewController(animated: true)
        stage.percent.update(0.4)
        #expect(listener.lines == ["began"])
        isFinished ? stage.percent.finish() : stage.percent.cancel()
        stage.device.settle()
        #expect(listener.lines == ["began", "ended"])
        listener.lines = []
        stage.percent.wantsInteractiveStart = false
        stage.navigation.pushViewController(UIViewController(), animated: true)
        stage.device.settle()
        stage.navigation.popViewController(animated: true)
        stage.device.settle()
        #expect(listener.lines == [])
    }

    @Test("Animations that are disabled do not wait for the finger", .requirement("U357"))
    func disabledAnimationsIgnoreFinger() {
        let stage = PercentStage(.views)
        stage.navigation.popViewController(animated: true)
        #expect(stage.fade.others == ["disabled"])
    }
}
#endif
