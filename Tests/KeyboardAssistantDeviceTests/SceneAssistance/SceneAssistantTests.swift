import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Screens without any code for the keyboard, in a scene with an assistant.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneAssistantTests {
    @Test(
        "A field of a screen without code for the keyboard is kept above it", .requirement("U373"))
    func fieldIsKeptAboveKeyboard() {
        let scene = AssistedScene()
        let form = TestForm(fields: 12)
        scene.show(form)
        for index in [9, 2, 11, 0] {
            scene.edit(form.fields[index])
            #expect(scene.shows(form.fields[index]), "field \(index)")
            #expect(scene.assistance == .scrollView(form.scrollView))
        }
        scene.endEditing()
        #expect(scene.assistance == nil)
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(
        "A text view is kept above the keyboard, and a long one at its caret", .requirement("U373"))
    func textViewIsKeptAboveKeyboard() {
        for height in [90, 700] as [CGFloat] {
            let scene = AssistedScene()
            let form = TestForm(fields: 15)
            let textView = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: height))
            textView.font = .systemFont(ofSize: 17)
            textView.isScrollEnabled = false
            textView.text = String(repeating: "A line of text.\n", count: Int(height / 25))
            form.content.addSubview(textView)
            scene.show(form)
            scene.edit(textView)
            #expect(scene.assistance == .scrollView(form.scrollView))
            let caret = textView.selectedTextRange.map { textView.caretRect(for: $0.end) } ?? .null
            let line = UIView(frame: caret)
            textView.addSubview(line)
            #expect(scene.shows(line), "\(height)")
        }
    }

    @Test("A text view that fills the screen makes room in itself", .requirement("U373"))
    func textViewMakesRoomInItself() {
        let scene = AssistedScene()
        let screen = UIViewController()
        let textView = UITextView(frame: scene.device.window.bounds)
        textView.text = String(repeating: "A line of text.\n", count: 80)
        screen.view.addSubview(textView)
        scene.show(screen)
        scene.edit(textView)
        #expect(scene.assistance == .scrollView(textView))
        let rest = textView.safeAreaInsets.bottom
        #expect(textView.contentInset.bottom == 336 - rest)
        scene.endEditing()
        #expect(textView.contentInset == .zero)
    }

    @Test("A view of the app's for typing is kept above the keyboard", .requirement("U373", "F52"))
    func customInputIsKeptAboveKeyboard() {
        let scene = AssistedScene()
        let form = TestForm(fields: 12)
        let input = KeyInputView(frame: CGRect(x: 20, y: 780, width: 300, height: 60))
        form.content.addSubview(input)
        scene.show(form)
        scene.edit(input)
        #expect(scene.shows(input))
        #expect(scene.assistant?.navigator.focusedItem === input)
        scene.edit(form.fields[1])
        #expect(scene.assistant?.navigator.focusedItem === form.fields[1])
        scene.endEditing()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test("Presented, pushed and embedded screens need no code either", .requirement("U373"))
    func everyKindOfScreenIsServed() {
        let scene = AssistedScene()
        let first = TestForm(fields: 12)
        let stack = UINavigationController(rootViewController: first)
        scene.show(stack)
        scene.edit(first.fields[10])
        #expect(scene.shows(first.fields[10]))

        let pushed = TestForm(fields: 12)
        stack.pushViewController(pushed, animated: true)
        scene.device.settle()
        scene.edit(pushed.fields[9])
        #expect(scene.shows(pushed.fields[9]))
        #expect(first.scrollView.contentInset == .zero)

        let embedding = UIViewController()
        let embedded = TestForm(fields: 12)
        embedding.addChild(embedded)
        embedded.view.frame = embedding.view.bounds
        embedded.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        embedding.view.addSubview(embedded.view)
        embedded.didMove(toParent: embedding)
        pushed.present(embedding, animated: true)
        scene.device.settle()
        scene.edit(embedded.fields[9])
        #expect(scene.shows(embedded.fields[9]))
        #expect(scene.assistance == .scrollView(embedded.scrollView))
        #expect(pushed.scrollView.contentInset == .zero)

        pushed.dismiss(animated: true)
        scene.device.settle()
        #expect(embedded.scrollView.contentInset == .zero)
        scene.endEditing()
        for form in [first, pushed, embedded] { #expect(form.scrollView.contentInset == .zero) }
    }

    @Test(
        "Of several scroll views, the nearest that can show the field is used",
        .requirement("U373"))
    func nearestScrollViewIsUsed() {
        let scene = AssistedScene()
        let form = TestForm(fields: 20)
        // One that the keyboard covers completely, and one with room for its field.
        let low = form.addInner(CGRect(x: 0, y: 560, width: 390, height: 150), fieldAt: 20)
        let tall = form.addInner(CGRect(x: 0, y: 100, width: 390, height: 600), fieldAt: 560)
        scene.show(form)
        scene.edit(low.field)
        #expect(scene.assistance == .scrollView(form.scrollView))
        #expect(scene.shows(low.field))
        scene.endEditing()
        form.scrollView.contentOffset = .zero
        scene.edit(tall.field)
        #expect(scene.assistance == .scrollView(tall.scrollView))
        #expect(scene.shows(tall.field))
        #expect(form.scrollView.contentInset == .zero)
        scene.endEditing()
        #expect(tall.scrollView.contentInset == .zero)
        #expect(low.scrollView.contentInset == .zero)
    }

    @Test(
        "Where nothing scrolls, the safe area of a presented screen makes room",
        .requirement("U373"))
    func safeAreaOfPresentedScreenMakesRoom() {
        let scene = AssistedScene()
        let screen = FlatScreen()
        scene.present(screen)
        let frame = screen.view.frame
        scene.edit(screen.top)
        #expect(scene.assistance == .leftAlone(.notCovered))
        scene.edit(screen.bottom)
        #expect(scene.assistance == .additionalSafeArea(screen))
        #expect(scene.shows(screen.bottom))
        #expect(screen.view.frame == frame)
        scene.endEditing()
        #expect(screen.additionalSafeAreaInsets == .zero)
    }

    @Test(
        "A safe area that doesn't move the field is taken back", .requirement("U373"))
    func uselessSafeAreaIsTakenBack() {
        let scene = AssistedScene()
        let screen = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
        screen.view.addSubview(field)
        scene.present(screen)
        scene.edit(field)
        #expect(scene.assistance == .leftAlone(.noScrollView))
        #expect(screen.additionalSafeAreaInsets == .zero)
    }

    @Test("The view of a root view controller is never moved", .requirement("U373"))
    func rootViewIsNeverMoved() {
        let scene = AssistedScene()
        let screen = FlatScreen()
        scene.show(screen)
        let frames = [screen.view.frame, screen.bottom.frame]
        scene.edit(screen.bottom)
        #expect(scene.assistance == .leftAlone(.noScrollView))
        #expect([screen.view.frame, screen.bottom.frame] == frames)
        #expect(screen.additionalSafeAreaInsets == .zero)
    }

    // MARK: Letting go

    @Test(
        "Nothing is left of an assistant that is let go of while the keyboard is up",
        .requirement("U373"))
    func nothingIsLeftOfReleasedAssistant() {
        let bar = DefaultNavigationView()
        let scene = AssistedScene(accessory: .controller(bar), handlesReturnKey: true)
        let form = TestForm(fields: 12)
        scene.show(form)
        let (views, recognizers) = (scene.device.viewCount, scene.device.recognizerCount)
        scene.edit(form.fields[9])
        #expect(form.fields[9].inputAccessoryView === bar)
        weak var released: SceneKeyboardAssistant?
        released = scene.assistant
        scene.assistant = nil
        #expect(released == nil)
        #expect(form.scrollView.contentInset == .zero)
        #expect(form.scrollView.verticalScrollIndicatorInsets == .zero)
        for field in form.fields {
            #expect(field.inputAccessoryView == nil)
            #expect(field.returnKeyType == .default)
            #expect(field.allTargets.isEmpty)
        }
        #expect(form.fields[9].isFirstResponder)
        #expect(scene.device.viewCount == views)
        #expect(scene.device.recognizerCount < recognizers)
        scene.device.settle()
        scene.endEditing()
    }

    @Test("Of two scenes, each has its own assistant", .requirement("U373"))
    func eachSceneHasItsOwn() throws {
        let scene = AssistedScene(.iPad9_7)
        let form = TestForm(fields: 20)
        scene.show(form)
        let other = TestForm(fields: 20)
        let window = other.open(
            at: CGRect(x: 0, y: 0, width: 400, height: 1024), on: scene.device)
        let second = SceneKeyboardAssistant(windowScene: try #require(window.windowScene))
        scene.edit(form.fields[13])
        #expect(scene.shows(form.fields[13]))
        #expect(second.assistance == nil)
        #expect(other.scrollView.contentInset == .zero)

        form.fields[13].resignFirstResponder()
        scene.edit(other.fields[13])
        #expect(scene.shows(other.fields[13]))
        #expect(scene.assistance == nil)
        #expect(form.scrollView.contentInset == .zero)

        scene.device.closeWindow(window)
        #expect(second.windowScene == nil)
        #expect(second.assistance == nil)
        #expect(other.scrollView.contentInset == .zero)
        scene.device.settle()
        scene.edit(form.fields[12])
        #expect(scene.shows(form.fields[12]))
    }

    @Test(
        "A scene without an assistant of its own isn't touched by that of another",
        .requirement("U373"))
    func otherSceneIsNotTouched() {
        let scene = AssistedScene(.iPad9_7)
        scene.show(TestForm(fields: 20))
        let other = TestForm(fields: 20)
        let window = other.open(
            at: CGRect(x: 0, y: 0, width: 400, height: 1024), on: scene.device)
        scene.edit(other.fields[13])
        #expect(scene.assistance == nil)
        #expect(other.scrollView.contentInset == .zero)
        scene.device.closeWindow(window)
    }

    @Test("A rotation keeps the field visible, and leaves nothing behind", .requirement("U373"))
    func rotationKeepsFieldVisible() {
        let scene = AssistedScene()
        let form = TestForm(fields: 12)
        scene.show(form)
        scene.edit(form.fields[6])
        for orientation in [.landscapeLeft, .portrait] as [UIInterfaceOrientation] {
            scene.device.rotate(to: orientation)
            scene.device.settle()
            #expect(scene.shows(form.fields[6]))
        }
        scene.endEditing()
        #expect(form.scrollView.contentInset == .zero)
    }
}

extension SimulatedDevice {
    /// The number of views in the first window.
    var viewCount: Int { window.treeSize }

    /// The number of gesture recognizers on the first window and all views inside it.
    var recognizerCount: Int { window.treeRecognizers }
}

extension UIView {
    fileprivate var treeSize: Int { subviews.reduce(1) { $0 + $1.treeSize } }

    fileprivate var treeRecognizers: Int {
        subviews.reduce(gestureRecognizers?.count ?? 0) { $0 + $1.treeRecognizers }
    }
}
