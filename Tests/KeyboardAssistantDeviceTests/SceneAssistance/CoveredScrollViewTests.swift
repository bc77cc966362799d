import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Scroll views that the keyboard covers completely, and those around a single text view.
@MainActor
@Suite(.doubts(.keyboard)) struct CoveredScrollViewTests {
    @Test(
        "A presented screen whose scroll view is covered gets the safe area of one without it",
        .requirement("U577"), arguments: [false, true])
    func coveredScrollViewGetsSafeArea(hasBar: Bool) {
        let scene = AssistedScene(accessory: hasBar ? .controller(DefaultNavigationView()) : .none)
        let screen = TestForm(fields: 7, layout: .lowColumn(300))
        scene.present(screen)
        for field in [0, 4, 6, 2].map({ screen.fields[$0] }) {
            scene.edit(field)
            #expect(scene.assistance == .additionalSafeArea(screen))
            #expect(scene.shows(field))
            #expect(screen.scrollView.bounds.contains(field.frame))
            #expect(screen.scrollView.contentInset == .zero)
        }
        let room = screen.additionalSafeAreaInsets.bottom
        scene.endEditing()
        #expect(screen.additionalSafeAreaInsets == .zero)

        let flat = FlatScreen()
        scene.present(flat)
        scene.edit(flat.bottom)
        #expect(flat.additionalSafeAreaInsets.bottom == room)
    }

    @Test(
        "Where a safe area doesn't move the covered scroll view, it's taken back",
        .requirement("U577"))
    func rigidScrollViewIsLeftAlone() {
        let scene = AssistedScene()
        let (screen, list) = (UIViewController(), UIScrollView())
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 300, height: 40))
        list.frame = CGRect(x: 0, y: 544, width: 390, height: 300)
        list.contentSize = CGSize(width: 390, height: 600)
        list.addSubview(field)
        screen.view.addSubview(list)
        scene.present(screen)
        scene.edit(field)
        #expect(scene.assistance == .leftAlone(.noScrollView))
        #expect(screen.additionalSafeAreaInsets == .zero && list.contentInset == .zero)
        #expect(list.bounds.contains(field.frame))
    }

    @Test(
        "In a scroll view that is covered, an own assistant scrolls no input out of it",
        .requirement("U577"), arguments: KeyboardAssistant.RepositionConstraint.allCases)
    func ownAssistantKeepsInputInScrollView(constraint: KeyboardAssistant.RepositionConstraint) {
        let device = SimulatedDevice(.iPhone13)
        let screen = TestForm(fields: 7, layout: .lowColumn(300))
        device.show(screen)
        device.settle()
        let assistant = screen.assisted()
        assistant.positionConstraint = constraint
        for field in [0, 4, 6, 2].map({ screen.fields[$0] }) {
            device.focus(field)
            #expect(screen.scrollView.bounds.contains(field.frame))
        }
        withExtendedLifetime(assistant) {}
    }

    // MARK: Growing text views

    /// A form with a text view in a scroll view of its own, which is 12 points larger all around.
    private func makeForm() -> (form: TestForm, wrapper: UIScrollView, text: UITextView) {
        let form = TestForm(fields: 20)
        let wrapper = UIScrollView(frame: CGRect(x: 20, y: 410, width: 300, height: 60))
        let text = UITextView(frame: CGRect(x: 0, y: 12, width: 300, height: 36))
        text.isScrollEnabled = false
        wrapper.contentSize = CGSize(width: 300, height: 60)
        wrapper.addSubview(text)
        form.content.addSubview(wrapper)
        return (form, wrapper, text)
    }

    @Test(
        "A text view in a scroll view of its own is shown with all of it, in a scene",
        .requirement("U577"), arguments: [false, true])
    func growingTextViewIsShownInScene(hasBar: Bool) {
        let scene = AssistedScene(accessory: hasBar ? .controller(DefaultNavigationView()) : .none)
        let (form, wrapper, text) = makeForm()
        scene.show(form)
        for place in hasBar ? [350, 380] : [395, 425, 500] {
            wrapper.frame.origin.y = CGFloat(place)
            scene.edit(text)
            #expect(scene.shows(wrapper), "\(place)")
            #expect(scene.assistance == .scrollView(form.scrollView), "\(place)")
            #expect(wrapper.contentInset == .zero)
            scene.endEditing()
            form.scrollView.contentOffset = .zero
        }
    }

    @Test(
        "A text view in a scroll view of its own is shown with all of it by an own assistant",
        .requirement("U577"))
    func growingTextViewIsShown() {
        let device = SimulatedDevice(.iPhone13)
        let (form, wrapper, text) = makeForm()
        device.show(form)
        let navigator = InputNavigator()
        navigator.addInputItem(inputItem: text)
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        assistant.positionOffset = 0
        device.focus(text)
        #expect(device.shows(wrapper))
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "The view around a growing text view leaves only a margin around it",
        .requirement("U577"))
    func wrapperIsHardlyLarger() {
        let (_, wrapper, text) = makeForm()
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
        outer.addSubview(wrapper)
        #expect(text.growingWrapper === outer)
        outer.frame.size.height = 200
        #expect(text.growingWrapper === wrapper)
        outer.frame.size = CGSize(width: 390, height: 80)
        #expect(text.growingWrapper === wrapper)
    }
}
