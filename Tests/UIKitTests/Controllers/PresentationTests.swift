import Foundation
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIViewController.
@MainActor
@Suite struct PresentationTests {
    private let notes = Notes()
    private let presenter: LoggingViewController
    private let presented: LoggingViewController
    private let window: UIWindow

    init() {
        presenter = LoggingViewController("a", notes)
        presented = LoggingViewController("b", notes)
        window = makeWindow(presenter)
        _ = notes.take()
    }

    // The presenter disappears first and has disappeared last (assumed: A8).
    @Test("A full-screen controller takes its presenter out of the window until it is dismissed")
    func aFullScreenControllerCoversItsPresenter() {
        presented.modalPresentationStyle = .fullScreen
        presenter.present(presented, animated: false)

        #expect(
            notes.take() == [
                "b.didLoad", "a.willDisappear", "b.willAppear", "b.isAppearing", "b.didAppear",
                "a.didDisappear",
            ])
        #expect(presenter.view.window == nil)
        #expect(presented.view.window === window)

        presenter.dismiss(animated: false)
        #expect(
            notes.take() == [
                "b.willDisappear", "a.willAppear", "a.isAppearing", "a.didAppear",
                "b.didDisappear",
            ])
        #expect(presenter.view.window === window)
        #expect(presented.view.window == nil)
    }

    // Apple: since iOS 13 the automatic style is a sheet, behind which the presenter stays.
    @Test("A sheet's presenter stays in the window and isn't told to disappear")
    func aSheetLeavesItsPresenterWhereItIs() {
        presenter.present(presented, animated: false)

        #expect(
            notes.take() == ["b.didLoad", "b.willAppear", "b.isAppearing", "b.didAppear"])
        #expect(presenter.view.window === window)
        presented.dismiss(animated: false)
        #expect(notes.take() == ["b.willDisappear", "b.didDisappear"])
    }

    @Test("The presenter and the presented controller know each other until the dismissal")
    func bothKnowEachOther() {
        presenter.present(presented, animated: false)
        #expect(presenter.presentedViewController === presented)
        #expect(presented.presentingViewController === presenter)
        #expect(presented.presentationController?.presentedViewController === presented)
        #expect(presented.next === presenter)

        presenter.dismiss(animated: false)
        #expect(presenter.presentedViewController == nil)
        #expect(presented.presentingViewController == nil)
    }

    // Apple's reference: the completion runs after viewDidAppear.
    @Test("The completion of a presentation or a dismissal runs after the appearance methods")
    func theCompletionRunsAtTheEnd() {
        let notes = notes
        presenter.present(presented, animated: false) { notes.lines.append("done") }
        #expect(notes.take().last == "done")
        presenter.dismiss(animated: false) { notes.lines.append("gone") }
        #expect(notes.take().last == "gone")
    }

    // UIKit logs a warning and ignores the second presentation.
    @Test("A controller that presents another one ignores a second presentation")
    func aControllerPresentsOneAtATime() {
        presenter.present(presented, animated: false)
        presenter.present(LoggingViewController("c", notes), animated: false)

        #expect(presenter.presentedViewController === presented)
    }

    // UIKit logs a warning where the presenter is not in a window.
    @Test("A controller whose view isn't in a window presents nobody")
    func whoIsNotOnTheScreenPresentsNobody() {
        let stranger = UIViewController()
        stranger.present(presented, animated: false)

        #expect(stranger.presentedViewController == nil)
    }

    // Apple's reference: dismissing somebody in the middle dismisses all that are above.
    @Test("A dismissal takes away all presented controllers above, the topmost first")
    func dismissingTakesAwayAllThatAreAbove() {
        let top = LoggingViewController("c", notes)
        presenter.present(presented, animated: false)
        presented.present(top, animated: false)
        _ = notes.take()

        presenter.dismiss(animated: false)

        #expect(presenter.presentedViewController == nil)
        #expect(top.view.window == nil && presented.view.window == nil)
        #expect(
            notes.take() == [
                "c.willDisappear", "b.willDisappear", "c.didDisappear", "b.didDisappear",
            ])
    }

    // Apple's reference: a child presents by way of its topmost container.
    @Test("A child's container presents in its place, and both know the presented controller")
    func aChildPresentsThroughItsContainer() {
        let child = UIViewController()
        presenter.addChild(child)
        presenter.view.addSubview(child.view)
        child.didMove(toParent: presenter)
        child.present(presented, animated: false)

        #expect(presented.presentingViewController === presenter)
        #expect(child.presentedViewController === presented)
        child.dismiss(animated: false)
        #expect(presenter.presentedViewController == nil)
    }

    // On a phone a card begins ten points below the safe area (assumed: A9).
    @Test("A card begins 10 points below the safe area and ends at the window's bottom")
    func aCardLeavesAGapAtTheTop() {
        presenter.present(presented, animated: false)
        let frame = presented.view.convert(presented.view.bounds, to: nil)

        #expect(frame.minY == window.safeAreaInsets.top + 10)
        #expect(frame.maxY == window.bounds.maxY)
    }

    @Test("A presented controller is freed after its dismissal")
    func aPresentedControllerIsFreedAfterItsDismissal() {
        weak var weakController: UIViewController?
        do {
            let controller = UIViewController()
            weakController = controller
            presenter.present(controller, animated: false)
            presenter.dismiss(animated: false)
        }
        #expect(weakController == nil)
    }
}
