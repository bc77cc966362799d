import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// What is easily overlooked in a whole scene.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneReportTests {
    @Test(
        "A keyboard that grows is avoided by the safe area, too, and not given up",
        .requirement("U373"))
    func growingKeyboardIsAvoidedBySafeArea() {
        let scene = AssistedScene()
        let screen = FlatScreen()
        scene.present(screen)
        scene.device.keyboard.showsPredictions = false
        scene.edit(screen.bottom)
        let inset = screen.additionalSafeAreaInsets.bottom
        scene.device.keyboard.showsPredictions = true
        scene.device.settle()
        #expect(screen.additionalSafeAreaInsets.bottom > inset)
        #expect(scene.assistance == .additionalSafeArea(screen))
        #expect(scene.shows(screen.bottom))
    }

    @Test(
        "A bar that a view controller provides for its fields is kept", .requirement("U373"))
    func barOfViewControllerIsKept() {
        let bar = DefaultNavigationView()
        let scene = AssistedScene(accessory: .controller(bar))
        let screen = BarScreen(fields: 6)
        scene.show(screen)
        scene.edit(screen.fields[5])
        #expect(screen.fields[5].inputAccessoryView == nil)
        #expect(screen.bar.window != nil && bar.window == nil)
        #expect(scene.shows(screen.fields[5]))
    }

    @Test(
        "A field in the bar of a view controller is left alone, also if the bar is a child's view",
        .requirement("U373"))
    func fieldInBarOfChildIsLeftAlone() {
        let scene = AssistedScene(accessory: .controller(DefaultNavigationView()))
        let screen = ChildBarScreen(nibName: nil, bundle: nil)
        scene.show(screen)
        screen.becomeFirstResponder()
        scene.device.settle()
        scene.edit(screen.composer.field)
        #expect(scene.assistance == .leftAlone(.inputView))
        #expect(screen.composer.field.isFirstResponder)
        #expect(screen.composer.field.inputAccessoryView == nil)
    }

    @Test("A form in a view on top of everything is served like a screen", .requirement("U373"))
    func overlayInWindowIsServed() {
        let scene = AssistedScene()
        scene.show(UIViewController())
        let overlay = UIScrollView(frame: scene.device.window.bounds)
        overlay.contentSize = CGSize(width: 390, height: 1200)
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
        overlay.addSubview(field)
        scene.device.window.addSubview(overlay)
        scene.edit(field)
        #expect(scene.assistance == .scrollView(overlay))
        #expect(scene.shows(field))
        scene.endEditing()
        overlay.removeFromSuperview()
    }

    @Test(
        "The bar comes with the text view's announcement, not inside the keyboard's notification",
        .requirement("U373"))
    func barComesWithAnnouncement() {
        let bar = DefaultNavigationView()
        let scene = AssistedScene(accessory: .controller(bar))
        let screen = UIViewController()
        let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        screen.view.addSubview(textView)
        scene.show(screen)
        var bars: [UIView?] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { bars.append(textView.inputAccessoryView) } }
        scene.edit(textView)
        NotificationCenter.default.removeObserver(token)
        #expect(bars.first == .some(nil))
        #expect(textView.inputAccessoryView === bar)
    }

    @Test("What is done can be observed", .requirement("U373"))
    func assistanceIsObserved() {
        let scene = AssistedScene()
        let form = TestForm(fields: 12)
        scene.show(form)
        var seen: [SceneKeyboardAssistant.Assistance?] = []
        let token = scene.assistant?.observe { seen.append($0) }
        scene.edit(form.fields[9])
        scene.edit(form.fields[8])
        scene.endEditing()
        #expect(seen == [.scrollView(form.scrollView), nil])
        token?.cancel()
        scene.edit(form.fields[9])
        #expect(seen.count == 2)
    }

    @Test("A delegate that moves the focus on is followed", .requirement("U373"))
    func focusThatMovesOnIsFollowed() {
        let scene = AssistedScene(accessory: .controller(DefaultNavigationView()))
        let (form, mover) = (TestForm(fields: 12), FocusMover())
        form.fields[2].delegate = mover
        mover.next = form.fields[11]
        scene.show(form)
        scene.edit(form.fields[2])
        #expect(form.fields[11].isFirstResponder)
        #expect(scene.assistance == .scrollView(form.scrollView))
        #expect(scene.shows(form.fields[11]))
        #expect(scene.assistant?.navigator.focusedItem === form.fields[11])
    }
}

/// A form whose view controller provides the bar for all of its fields.
private final class BarScreen: TestForm {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))

    override var inputAccessoryView: UIView? { bar }
}

/// A screen whose bar above the keyboard is the view of a child view controller.
private final class ChildBarScreen: UIViewController {
    final class Composer: UIViewController {
        let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.frame = CGRect(x: 0, y: 0, width: 390, height: 50)
            view.addSubview(field)
        }
    }

    let composer = Composer(nibName: nil, bundle: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(composer)
        composer.loadViewIfNeeded()
        composer.didMove(toParent: self)
    }

    override var canBecomeFirstResponder: Bool { true }

    override var inputAccessoryView: UIView? { composer.view }
}

private final class FocusMover: NSObject, UITextFieldDelegate {
    weak var next: UITextField?

    func textFieldDidBeginEditing(_ textField: UITextField) {
        next?.becomeFirstResponder()
    }
}
