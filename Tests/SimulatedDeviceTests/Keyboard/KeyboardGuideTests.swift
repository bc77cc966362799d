import CoreGraphics
import DeviceFixtures
import Foundation
import HeadlessBehavior
import Requirements
import Testing
import UIKit

@testable import SimulatedDevice

/// A screen with an input, and a bar that is pinned to the keyboard layout guide.
@MainActor
private final class PinnedScreen {
    let device: SimulatedDevice
    let input = TypingView(frame: CGRect(x: 20, y: 50, width: 200, height: 40))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let bar = UIView()

    init(_ guide: UIKitBehavior.KeyboardGuide = .exact) {
        var behavior = UIKitBehavior()
        behavior.keyboardGuide = guide
        device = SimulatedDevice(.iPhoneSE, behavior: behavior)
        let controller = UIViewController()
        let view: UIView = controller.view
        scrollView.contentSize = CGSize(width: 375, height: 3000)
        scrollView.keyboardDismissMode = .interactive
        scrollView.addSubview(input)
        view.addSubview(scrollView)
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        device.show(controller)
    }

    /// The bar's bottom, as it is laid out.
    var edge: CGFloat { bar.frame.maxY }

    func show() {
        input.becomeFirstResponder()
        device.settle()
    }

    func hide() {
        input.resignFirstResponder()
        device.settle()
    }
}

@MainActor @Suite struct KeyboardGuideTests {
    @Test(
        "In a show the guide goes to its end in one layout pass (WWDC21, keyboard layout)",
        .requirement("U357"))
    func guideReachesEndInOnePass() throws {
        let screen = PinnedScreen()
        var places: Set<CGFloat> = [screen.edge]
        screen.input.becomeFirstResponder()
        places.insert(screen.edge)
        var shown: [CGFloat] = []
        for _ in 0..<15 {
            screen.device.advance(by: 1.0 / 60)
            places.insert(screen.edge)
            shown.append(try #require(screen.bar.layer.presentation()).frame.maxY)
        }

        #expect(places == [667, 407])
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 > $1 })
        #expect(abs((shown.first ?? 0) - 655) < 3)
        screen.device.settle()
    }

    @Test(
        "What is pinned to the guide is drawn on the keyboard in each picture", .requirement("U357")
    )
    func pinnedViewIsDrawnOnKeyboard() {
        let screen = PinnedScreen()
        let film = screen.device.film(screen.bar)
        screen.show()
        screen.device.keyboard.showsPredictions = false
        screen.device.settle()
        screen.hide()
        screen.device.advance(by: 0.1)
        film.stop()

        let seen = film.pictures.filter { $0.keyboard != nil }
        #expect(seen.count > 60)
        for picture in seen {
            let gap = (picture.keyboard?.minY ?? 0) - (picture.views[0]?.maxY ?? 0)
            #expect(abs(gap) < 0.5, "\(picture.time)")
        }
        #expect(film.pictures.last?.keyboard == nil)
        #expect(film.pictures.last?.views[0]?.maxY == 667)
    }

    @Test(
        "Under a finger the guide moves with each move, and is drawn with the keyboard",
        .requirement("U357"))
    func underAFinger() {
        let screen = PinnedScreen()
        screen.show()
        let film = screen.device.film(screen.bar)
        let finger = screen.device.touch(
            at: CGPoint(x: 100, y: 340), in: screen.device.window)
        var places: [CGFloat] = []
        for _ in 0..<14 {
            finger.move(by: CGVector(dx: 0, dy: 10))
            places.append(screen.edge)
        }
        finger.hold(for: 0.2)
        film.stop()

        #expect(places.suffix(7) == [420, 430, 440, 450, 460, 470, 480])
        for picture in film.pictures {
            let gap = (picture.keyboard?.minY ?? 0) - (picture.views[0]?.maxY ?? 0)
            #expect(abs(gap) < 0.01)
        }
        finger.cancel()
        screen.device.settle()
        #expect(screen.edge == 407)
    }

    // MARK: The doubt

    @Test("A guide that is exact follows every transition", .requirement("U358"))
    func exactGuideFollowsEveryTransition() {
        let screen = PinnedScreen()
        screen.show()
        #expect(screen.edge == 407)
        screen.hide()
        #expect(screen.edge == 667)
    }

    @Test("A stale guide stays at the bottom (manaflow-ai/cmux#9958)", .requirement("U358"))
    func staleGuideStaysAtBottom() {
        let screen = PinnedScreen(.stale)
        screen.show()
        #expect(screen.edge == 667)
        #expect(screen.device.keyboard.frame?.minY == 407)
    }

    @Test(
        "A guide misses a transition and catches up at the next (manaflow-ai/cmux#9663)",
        .requirement("U358"))
    func guideCatchesUpAfterMissedTransition() {
        let screen = PinnedScreen(.missesTransitions)
        screen.show()
        #expect(screen.edge == 407)
        screen.hide()
        #expect(screen.edge == 407)
        screen.device.keyboard.showsPredictions = false
        screen.show()
        #expect(screen.edge == 451)
    }

    @Test("A late guide moves one picture after the keyboard", .requirement("U358"))
    func oneFrameLate() {
        let screen = PinnedScreen(.oneFrameLate)
        screen.input.becomeFirstResponder()
        screen.device.advance(by: 0.01)
        #expect(screen.edge == 667)
        screen.device.advance(by: 0.01)
        #expect(screen.edge == 407)
        screen.device.settle()

        let finger = screen.device.touch(
            at: CGPoint(x: 100, y: 340), in: screen.device.window)
        for _ in 0..<11 { finger.move(by: CGVector(dx: 0, dy: 10)) }
        #expect(screen.device.keyboard.frame?.minY == 450)
        #expect(screen.edge == 440)
        finger.cancel()
        screen.device.settle()
        #expect(screen.edge == 407)
    }

    @Test("A guide that is silent in a drag catches up when the finger lifts", .requirement("U358"))
    func silentDuringDrag() {
        let screen = PinnedScreen(.silentDuringDrag)
        screen.show()
        let finger = screen.device.touch(
            at: CGPoint(x: 100, y: 300), in: screen.device.window)
        for _ in 0..<30 { finger.move(by: CGVector(dx: 0, dy: 10)) }
        #expect(screen.device.keyboard.frame?.minY == 600)
        #expect(screen.edge == 407)

        finger.lift()
        screen.device.settle()
        #expect(!screen.input.isFirstResponder)
        #expect(screen.edge == 667)
    }

    @Test(
        "A guide that is silent in an interactive pop catches up at its end", .requirement("U358"))
    func silentDuringPop() {
        let screen = PinnedScreen(.silentDuringPop)
        screen.show()
        screen.device.keyboard.interactivePopBegan()
        screen.hide()
        #expect(screen.edge == 407)

        screen.device.keyboard.interactivePopEnded()
        screen.device.settle()
        #expect(screen.edge == 667)
    }
}
