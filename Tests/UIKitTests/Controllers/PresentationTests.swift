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
    @Test func aFullScreenControllerCoversItsPresenter() {
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
    @Test func aSheetLeavesItsPresenterWhereItIs() {
        presenter.present(presented, animated: false)

        #expect(
            notes.take() == ["b.didLoad", "b.willAppear", "b.isAppearing", "b.didAppear"])
        #expect(presenter.view.window === window)
        presented.dismiss(animated: false)
        #expect(notes.take() == ["b.willDisappear", "b.didDisappear"])
    }

    @Test func bothKnowEachOther() {
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
    @Test func theCompletionRunsAtTheEnd() {
        let notes = notes
        presenter.present(presented, animated: false) { notes.lines.append("done") }
        #expect(notes.take().last == "done")
        presenter.dismiss(animated: false) { notes.lines.append("gone") }
        #expect(notes.take().last == "gone")
    }

    // UIKit logs a warning and ignores the second presentation.
    @Test func aControllerPresentsOneAtATime() {
        presenter.present(presented, animated: false)
        presenter.present(LoggingViewController("c", notes), animated: false)

        #expect(presenter.presentedViewController === presented)
    }

    // UIKit logs a warning where the presenter is not in a window.
    @Test func whoIsNotOnTheScreenPresentsNobody() {
        let stranger = UIViewController()
        stranger.present(presented, animated: false)

        #expect(stranger.presentedViewController == nil)
    }

    // Apple's reference: dismissing somebody in the middle dismisses all that are above.
    @Test func dismissingTakesAwayAllThatAreAbove() {
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
    @Test func aChildPresentsThroughItsContainer() {
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
    @Test func aCardLeavesAGapAtTheTop() {
        presenter.present(presented, animated: false)
        let frame = presented.view.convert(presented.view.bounds, to: nil)

        #expect(frame.minY == window.safeAreaInsets.top + 10)
        #expect(frame.maxY == window.bounds.maxY)
    }

    @Test func aPresentedControllerIsFreedAfterItsDismissal() {
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
