#if canImport(SimulatedDevice)
import CoreGraphics
import SimulatedDevice
import Testing
import UIKit

@MainActor @Suite(.serialized) struct LayoutGuideTests {
    let device = SimulatedDevice(.iPhone13)
    let controller = UIViewController()
    let field = UITextField()
    let box = UIView()

    private var view: UIView { controller.view }

    init() {
        device.show(controller)
        field.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
        view.addSubview(field)
        _ = view.addConstrained(box)
    }

    private func fillToKeyboard() {
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        view.layoutIfNeeded()
    }

    @Test func theSafeAreaGuideKeepsClearOfTheScreensShape() {
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: guide.topAnchor),
            box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        view.layoutIfNeeded()
        #expect(box.frame == view.bounds.inset(by: view.safeAreaInsets))
        #expect(view.safeAreaInsets.top > 0)
        #expect(guide.layoutFrame == box.frame)
    }

    @Test func aSafeAreaBelowAConstrainedViewFollowsIt() {
        let inner = box.addConstrained()
        let bottom = box.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor, constant: 200), bottom,
            inner.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: box.safeAreaLayoutGuide.bottomAnchor),
        ])
        view.layoutIfNeeded()
        #expect(inner.frame.minY == 0)
        #expect(inner.frame.maxY == box.bounds.height - view.safeAreaInsets.bottom)
        bottom.constant = -100
        view.layoutIfNeeded()
        #expect(inner.frame.maxY == box.bounds.height)
    }

    // Apple, UIKeyboardLayoutGuide: with the keyboard away the guide's top is the safe area's
    // bottom.
    @Test func withoutAKeyboardTheGuideEndsAtTheSafeArea() {
        fillToKeyboard()
        #expect(box.frame.maxY == view.bounds.maxY - view.safeAreaInsets.bottom)
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        view.layoutIfNeeded()
        #expect(box.frame.maxY == view.bounds.maxY)
    }

    @Test func theGuideFollowsTheKeyboardInOnePass() throws {
        fillToKeyboard()
        let before = LayoutPass.count
        field.becomeFirstResponder()
        let keyboard = try #require(device.keyboard.frame)
        #expect(box.frame.maxY == keyboard.minY)
        #expect(view.keyboardLayoutGuide.layoutFrame.minY == keyboard.minY)
        #expect(LayoutPass.count - before <= 2, "the form's window and the keyboard's own")
        field.resignFirstResponder()
        device.settle()
        #expect(box.frame.maxY == view.bounds.maxY - view.safeAreaInsets.bottom)
    }

    @Test func aFloatingKeyboardIsFollowedOnlyIfAsked() {
        fillToKeyboard()
        let floating = CGRect(x: 30, y: 300, width: 300, height: 200)
        device.keyboard.mode = .floating(floating)
        field.becomeFirstResponder()
        device.settle()
        #expect(box.frame.maxY == view.bounds.maxY - view.safeAreaInsets.bottom)
        view.keyboardLayoutGuide.followsUndockedKeyboard = true
        view.layoutIfNeeded()
        #expect(box.frame.maxY == 300)
        #expect(view.keyboardLayoutGuide.layoutFrame == floating)
    }

    // Apple, "Your guide to keyboard layout" (WWDC21): constraints for near and far edges.
    @Test func constraintsChangeAsTheKeyboardComesNearAnEdge() {
        let guide = view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        let near = box.heightAnchor.constraint(equalToConstant: 10)
        let away = box.heightAnchor.constraint(equalToConstant: 20)
        guide.setConstraints([near], activeWhenNearEdge: .top)
        guide.setConstraints([away], activeWhenAwayFrom: .top)
        view.layoutIfNeeded()
        #expect(box.frame.height == 20)
        #expect(guide.constraintsActive(whenNearEdge: .top) == [near])
        device.keyboard.mode = .floating(CGRect(x: 30, y: 60, width: 300, height: 200))
        field.becomeFirstResponder()
        device.settle()
        #expect(box.frame.height == 10)
        guide.removeAllTrackedConstraints()
        #expect(!near.isActive && !away.isActive)
    }

    @Test func aConstantChangedInAnAnimationMovesWithIt() {
        let top = box.topAnchor.constraint(equalTo: view.topAnchor)
        NSLayoutConstraint.activate([top, box.heightAnchor.constraint(equalToConstant: 10)])
        view.layoutIfNeeded()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            top.constant = 100
            view.layoutIfNeeded()
        }
        device.advance(by: 0.5)
        #expect(box.frame.minY == 100)
        let shown = box.layer.presentation()?.frame.minY ?? 100
        #expect(abs(shown - 50) < 1)
    }

    // Apple, systemMinimumLayoutMargins: the root view of a controller has 16 points at the sides.
    @Test func theRootViewHasWiderMargins() {
        #expect(view.directionalLayoutMargins.leading == 16)
        #expect(view.layoutMargins.top == view.safeAreaInsets.top)
    }

    @Test func marginsCanReachAsFarAsTheSuperviews() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.addSubview(inner)
        view.directionalLayoutMargins = .init(top: 0, leading: 40, bottom: 0, trailing: 0)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins.left == 40)
        #expect(inner.layoutMargins.right == 8)
    }

    @Test func readableContentIsNoWiderThanCanBeRead() {
        let tablet = SimulatedDevice(.iPad12_9)
        let controller = UIViewController()
        tablet.show(controller)
        let frame = controller.view.readableContentGuide.layoutFrame
        #expect(frame.width == 672)
        #expect(frame.midX == controller.view.bounds.midX)
    }
}
#endif
