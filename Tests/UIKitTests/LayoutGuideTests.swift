#if canImport(SimulatedDevice)
import CoreGraphics
import SimulatedDevice
import Testing
import UIKit

/// A screen with a field and a box.
///
/// It is made inside of each test, because a device that another test makes in between would take
/// its place.
@MainActor
private struct FormScreen {
    let device: SimulatedDevice
    let controller = UIViewController()
    let field = UITextField()
    let box = UIView()

    var view: UIView { controller.view }

    init(_ device: SimulatedDevice = SimulatedDevice(.iPhone13)) {
        self.device = device
        device.show(controller)
        field.frame = CGRect(x: 0, y: 100, width: 200, height: 40)
        view.addSubview(field)
        _ = view.addConstrained(box)
    }

    func fillToKeyboard() {
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        view.layoutIfNeeded()
    }
}

// Where a test names no source: Apple's reference of UILayoutGuide, UIKeyboardLayoutGuide and
// UIView.
@MainActor @Suite struct LayoutGuideTests {
    @Test("The safe area guide is the view's bounds inset by the safe area insets")
    func theSafeAreaGuideKeepsClearOfTheScreensShape() {
        let form = FormScreen()
        let guide = form.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            form.box.topAnchor.constraint(equalTo: guide.topAnchor),
            form.box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            form.box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            form.box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        form.view.layoutIfNeeded()
        #expect(form.box.frame == form.view.bounds.inset(by: form.view.safeAreaInsets))
        #expect(form.view.safeAreaInsets.top > 0)
        #expect(guide.layoutFrame == form.box.frame)
    }

    @Test(
        "The safe area of a scroll view stays where it is while the content scrolls (assumed: A97)")
    func theSafeAreaOfAScrollViewStays() {
        let form = FormScreen()
        let scrollView = UIScrollView(frame: form.view.bounds)
        let probe = form.view.addConstrained()
        form.view.insertSubview(scrollView, at: 0)
        scrollView.contentSize.height = 5_000
        NSLayoutConstraint.activate([
            probe.topAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.topAnchor),
            probe.bottomAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.bottomAnchor),
        ])
        for offset in [0, 300, 2_000] as [CGFloat] {
            scrollView.contentOffset.y = offset
            form.view.layoutIfNeeded()
            #expect(probe.frame.minY == form.view.safeAreaInsets.top && probe.frame.minY > 0)
            #expect(probe.frame.maxY == form.view.bounds.maxY - form.view.safeAreaInsets.bottom)
        }
    }

    @Test("A constrained view's safe area changes as the view moves away from the screen's edge")
    func aSafeAreaBelowAConstrainedViewFollowsIt() {
        let form = FormScreen()
        let inner = form.box.addConstrained()
        let bottom = form.box.bottomAnchor.constraint(equalTo: form.view.bottomAnchor)
        NSLayoutConstraint.activate([
            form.box.topAnchor.constraint(equalTo: form.view.topAnchor, constant: 200), bottom,
            inner.topAnchor.constraint(equalTo: form.box.safeAreaLayoutGuide.topAnchor),
            inner.bottomAnchor.constraint(equalTo: form.box.safeAreaLayoutGuide.bottomAnchor),
        ])
        form.view.layoutIfNeeded()
        #expect(inner.frame.minY == 0)
        #expect(inner.frame.maxY == form.box.bounds.height - form.view.safeAreaInsets.bottom)
        bottom.constant = -100
        form.view.layoutIfNeeded()
        #expect(inner.frame.maxY == form.box.bounds.height)
    }

    // Apple, UIKeyboardLayoutGuide: with the keyboard away the guide's top is the safe area's
    // bottom.
    @Test("Without a keyboard its guide begins at the safe area's bottom, or at the view's")
    func withoutAKeyboardTheGuideEndsAtTheSafeArea() {
        let form = FormScreen()
        form.fillToKeyboard()
        #expect(form.box.frame.maxY == form.view.bounds.maxY - form.view.safeAreaInsets.bottom)
        form.view.keyboardLayoutGuide.usesBottomSafeArea = false
        form.view.layoutIfNeeded()
        #expect(form.box.frame.maxY == form.view.bounds.maxY)
    }

    @Test("The guide follows the keyboard at once, in no more than one layout pass per window")
    func theGuideFollowsTheKeyboardInOnePass() throws {
        let form = FormScreen()
        form.fillToKeyboard()
        let before = LayoutPass.count
        form.field.becomeFirstResponder()
        let keyboard = try #require(form.device.keyboard.frame)
        #expect(form.box.frame.maxY == keyboard.minY)
        #expect(form.view.keyboardLayoutGuide.layoutFrame.minY == keyboard.minY)
        #expect(LayoutPass.count - before <= 2, "the form's window and the keyboard's own")
        form.field.resignFirstResponder()
        form.device.settle()
        #expect(form.box.frame.maxY == form.view.bounds.maxY - form.view.safeAreaInsets.bottom)
    }

    @Test("The guide follows a floating keyboard only if it is asked to")
    func aFloatingKeyboardIsFollowedOnlyIfAsked() {
        let form = FormScreen()
        form.fillToKeyboard()
        let floating = CGRect(x: 30, y: 300, width: 300, height: 200)
        form.device.keyboard.mode = .floating(floating)
        form.field.becomeFirstResponder()
        form.device.settle()
        #expect(form.box.frame.maxY == form.view.bounds.maxY - form.view.safeAreaInsets.bottom)
        form.view.keyboardLayoutGuide.followsUndockedKeyboard = true
        form.view.layoutIfNeeded()
        #expect(form.box.frame.maxY == 300)
        #expect(form.view.keyboardLayoutGuide.layoutFrame == floating)
    }

    // Apple, "Your guide to keyboard layout" (WWDC21): constraints for near and far edges.
    @Test("The guide's tracked constraints change as the keyboard comes near an edge")
    func constraintsChangeAsTheKeyboardComesNearAnEdge() {
        let form = FormScreen()
        let guide = form.view.keyboardLayoutGuide
        guide.followsUndockedKeyboard = true
        let near = form.box.heightAnchor.constraint(equalToConstant: 10)
        let away = form.box.heightAnchor.constraint(equalToConstant: 20)
        guide.setConstraints([near], activeWhenNearEdge: .top)
        guide.setConstraints([away], activeWhenAwayFrom: .top)
        form.view.layoutIfNeeded()
        #expect(form.box.frame.height == 20)
        #expect(guide.constraintsActive(whenNearEdge: .top) == [near])
        form.device.keyboard.mode = .floating(CGRect(x: 30, y: 60, width: 300, height: 200))
        form.field.becomeFirstResponder()
        form.device.settle()
        #expect(form.box.frame.height == 10)
        guide.removeAllTrackedConstraints()
        #expect(!near.isActive && !away.isActive)
    }

    @Test("A constraint's constant that changes in an animation moves the view gradually")
    func aConstantChangedInAnAnimationMovesWithIt() {
        let form = FormScreen()
        let top = form.box.topAnchor.constraint(equalTo: form.view.topAnchor)
        NSLayoutConstraint.activate([top, form.box.heightAnchor.constraint(equalToConstant: 10)])
        form.view.layoutIfNeeded()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            top.constant = 100
            form.view.layoutIfNeeded()
        }
        form.device.advance(by: 0.5)
        #expect(form.box.frame.minY == 100)
        let shown = form.box.layer.presentation()?.frame.minY ?? 100
        #expect(abs(shown - 50) < 1)
    }

    @Test("The leading edge is the right one on a device that is set to Arabic")
    func leadingIsRightOnADeviceThatReadsFromRightToLeft() {
        let form = FormScreen(SimulatedDevice(.iPhone13, language: "ar"))
        form.box.leadingAnchor.constraint(equalTo: form.view.leadingAnchor, constant: 20)
            .isActive = true
        form.view.layoutIfNeeded()
        #expect(form.box.frame.maxX == form.view.bounds.maxX - 20)
    }

    // Apple, systemMinimumLayoutMargins: the root view of a controller has 16 points at the sides.
    @Test("A controller's root view has margins of 16 points at the sides")
    func theRootViewHasWiderMargins() {
        let form = FormScreen()
        #expect(form.view.directionalLayoutMargins.leading == 16)
        #expect(form.view.layoutMargins.top == form.view.safeAreaInsets.top)
    }

    @Test("A view that preserves its superview's margins takes them where they are wider")
    func marginsCanReachAsFarAsTheSuperviews() {
        let form = FormScreen()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        form.view.addSubview(inner)
        form.view.directionalLayoutMargins = .init(top: 0, leading: 40, bottom: 0, trailing: 0)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins.left == 40)
        #expect(inner.layoutMargins.right == 8)
    }

    @Test("On a large tablet the readable content guide is 672 points wide and centered")
    func readableContentIsNoWiderThanCanBeRead() {
        let tablet = SimulatedDevice(.iPad12_9)
        let controller = UIViewController()
        tablet.show(controller)
        let frame = controller.view.readableContentGuide.layoutFrame
        #expect(frame.width == 672)
        #expect(frame.midX == controller.view.bounds.midX)
    }
}
#endif
