import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// The scroll view that a scene assistant chooses for an input.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneScrollViewTests {
    /// A form of 20 fields with a scroll view at `frame` in it.
    ///
    /// A scroll view that is to make room ends below the screen, so that the keyboard covers some of
    /// it from its first height on.
    private func show(
        _ frame: CGRect, fieldAt y: CGFloat
    ) -> (scene: AssistedScene, form: TestForm, inner: UIScrollView, field: UITextField) {
        let (scene, form) = (AssistedScene(), TestForm(fields: 20))
        let (inner, field) = form.addInner(frame, fieldAt: y)
        scene.show(form)
        return (scene, form, inner, field)
    }

    @Test(
        "A sideways pager makes no room, however high it is, and what is around it does",
        .requirement("U373"),
        arguments: [(300, 1170), (500, 1170), (500, 450)] as [(CGFloat, CGFloat)])
    func sidewaysPagerMakesNoRoom(height: CGFloat, contentWidth: CGFloat) {
        let (scene, form, inner, field) = show(
            CGRect(x: 0, y: 250, width: 390, height: height), fieldAt: 200)
        inner.contentSize = CGSize(width: contentWidth, height: height)
        inner.isPagingEnabled = true
        scene.edit(field)
        #expect(scene.assistance == .scrollView(form.scrollView))
        #expect(inner.contentInset == .zero)
        #expect(scene.shows(field))
    }

    @Test(
        "A scroll view whose content is wider and higher than itself makes room",
        .requirement("U373"))
    func scrollViewForBothWaysMakesRoom() {
        let (scene, _, inner, field) = show(
            CGRect(x: 0, y: 250, width: 390, height: 520), fieldAt: 380)
        inner.contentSize = CGSize(width: 1170, height: 900)
        scene.edit(field)
        #expect(scene.assistance == .scrollView(inner))
        #expect(scene.shows(field))
    }

    @Test("A scroll view that is narrower than high makes room", .requirement("U373"))
    func narrowScrollViewMakesRoom() {
        let (scene, _, inner, field) = show(
            CGRect(x: 0, y: 100, width: 350, height: 670), fieldAt: 540)
        inner.contentSize = CGSize(width: 350, height: 670)
        scene.edit(field)
        #expect(scene.assistance == .scrollView(inner))
        #expect(scene.shows(field))
    }

    @Test(
        "A scroll view above the keyboard makes no room for it, and what is around it does",
        .requirement("U373"))
    func scrollViewAboveKeyboardMakesNoRoom() {
        let (scene, form, inner, field) = show(
            CGRect(x: 0, y: 20, width: 390, height: 150), fieldAt: 20)
        scene.edit(field)
        #expect(scene.assistance == .scrollView(form.scrollView))
        #expect(inner.contentInset == .zero)
    }

    @Test(
        "For a text view that is too high for every scroll view, the nearest that shows a line counts",
        .requirement("U373"))
    func lineOfTextViewIsEnough() {
        let (scene, form) = (AssistedScene(), TestForm(fields: 20))
        let (inner, field) = form.addInner(
            CGRect(x: 0, y: 300, width: 390, height: 470), fieldAt: 1000)
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
        textView.isScrollEnabled = false
        inner.addSubview(textView)
        scene.show(form)
        scene.edit(textView)
        #expect(scene.assistance == .scrollView(inner))
        scene.edit(field)
        #expect(scene.assistance == .scrollView(inner))
        #expect(scene.shows(field))
    }
}
