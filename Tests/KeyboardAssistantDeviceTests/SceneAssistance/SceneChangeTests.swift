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

/// What changes while an input of a scene is edited, or between two inputs.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneChangeTests {
    private func show(fields count: Int = 12) -> (scene: AssistedScene, form: TestForm) {
        let (scene, form) = (AssistedScene(), TestForm(fields: count))
        scene.show(form)
        return (scene, form)
    }

    /// Returns the distance from the bottom of `view` to the keyboard, in points.
    private func distance(of view: UIView, in scene: AssistedScene) throws -> CGFloat {
        try #require(scene.device.keyboard.frame?.minY) - view.convert(view.bounds, to: nil).maxY
    }

    @Test(
        "The distance to the keyboard is that of the scene assistant, also if it is set later",
        .requirement("U373"))
    func distanceIsThatOfSceneAssistant() throws {
        let (scene, form) = show(fields: 20)
        scene.assistant?.positionOffset = 35
        scene.edit(form.fields[9])
        #expect(abs(try distance(of: form.fields[9], in: scene) - 35) < 0.5)
        scene.assistant?.positionOffset = 60
        scene.edit(form.fields[12])
        #expect(abs(try distance(of: form.fields[12], in: scene) - 60) < 0.5)
        // An input in sight stays where it is.
        let offset = form.scrollView.contentOffset
        scene.edit(form.fields[11])
        #expect(form.scrollView.contentOffset == offset)
    }

    @Test(
        "If the app moves the focus while it is asked, the input that is edited then counts",
        .requirement("U373"))
    func movedFocusCounts() {
        let (scene, form) = show()
        scene.edit(form.fields[0])
        let (asked, moved) = (form.fields[3], form.fields[9])
        scene.assistant?.shouldAssist = { input in
            if input === asked { moved.becomeFirstResponder() }
            return input !== moved
        }
        asked.becomeFirstResponder()
        #expect(moved.isFirstResponder)
        #expect(scene.assistance == .leftAlone(.excluded))
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(
        "In a window that the keyboard covered, the input comes into sight once the window has grown",
        .requirement("U612"), arguments: [0, 0.2])
    func grownWindowShowsInput(duration: TimeInterval) {
        let (scene, form) = show()
        let small = CGRect(x: 0, y: 644, width: 390, height: 200)
        scene.device.resizeScene(to: small)
        scene.edit(form.fields[9])
        #expect(scene.assistance == .leftAlone(.noScrollView))
        scene.device.resizeScene(
            to: CGRect(x: 0, y: 0, width: 390, height: 844), over: duration)
        scene.device.settle()
        #expect(scene.assistance == .scrollView(form.scrollView))
        #expect(scene.shows(form.fields[9]))
        scene.device.resizeScene(to: small)
        scene.endEditing()
        #expect(form.scrollView.contentInset == .zero)
    }

    @MainActor private final class Disconnector: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            NotificationCenter.default.post(
                name: UIScene.didDisconnectNotification, object: scrollView.window?.windowScene)
        }
    }

    @Test(
        "A scene that is disconnected while its assistant responds has no assistance",
        .requirement("U612"))
    func sceneIsDisconnectedInResponse() {
        let (scene, form) = show()
        let disconnector = Disconnector()
        form.scrollView.delegate = disconnector
        scene.edit(form.fields[10])
        #expect(scene.assistant?.windowScene == nil && scene.assistance == nil)
        #expect(form.scrollView.contentInset == .zero)
        withExtendedLifetime(disconnector) {}
    }

    @Test(
        "An assistant that is created during editing responds immediately", .requirement("U373"))
    func lateAssistantRespondsImmediately() throws {
        let scene = AssistedScene()
        scene.assistant = nil
        let form = TestForm(fields: 12)
        scene.show(form)
        // The keyboard layout guide alone may be outdated.
        let observer = KeyboardObserver()
        observer.start(in: scene.device.window)
        scene.edit(form.fields[10])
        scene.assistant = SceneKeyboardAssistant(
            windowScene: try #require(scene.device.window.windowScene))
        #expect(scene.assistance == .scrollView(form.scrollView))
        #expect(form.scrollView.contentInset.bottom > 200)
        scene.device.settle()
        #expect(scene.shows(form.fields[10]))
        withExtendedLifetime(observer) {}
    }

    @Test(
        "An assistant that is created while another scene has the key window knows the keyboard",
        .requirement("U373"))
    func assistantBesideKeySceneKnowsKeyboard() throws {
        let scene = AssistedScene(.iPad9_7)
        scene.assistant = nil
        let (form, other) = (TestForm(fields: 20), TestForm(fields: 3))
        scene.show(form)
        let observer = KeyboardObserver()
        observer.start(in: scene.device.window)
        scene.edit(form.fields[10])
        let window = other.open(at: CGRect(x: 0, y: 0, width: 320, height: 1024), on: scene.device)
        #expect(window.isKeyWindow && form.fields[10].isFirstResponder)
        scene.assistant = SceneKeyboardAssistant(
            windowScene: try #require(scene.device.window.windowScene))
        scene.device.settle()
        #expect(scene.assistance == .scrollView(form.scrollView))
        #expect(form.scrollView.contentInset.bottom > 200)
        #expect(scene.shows(form.fields[10]))
        scene.device.closeWindow(window)
        withExtendedLifetime(observer) {}
    }

    @Test(
        "One assistant serves all inputs of a scroll view, one after the other",
        .requirement("U373"))
    func oneAssistantServesScrollView() {
        let (scene, form) = show()
        scene.edit(form.fields[9])
        let running = RunningAssistants.all.filter(\.servesScene)
        #expect(running.count == 1)
        scene.edit(form.fields[4])
        scene.device.keyboard.showsPredictions.toggle()
        scene.device.settle()
        #expect(RunningAssistants.all.filter(\.servesScene) == running)
    }

    // MARK: Safe areas

    /// Presents `screen` over an empty one.
    private func present(_ screen: UIViewController) -> AssistedScene {
        let scene = AssistedScene()
        scene.present(screen)
        return scene
    }

    @Test(
        "A safe area that made room keeps it for all inputs of the screen, while there is a keyboard",
        .requirement("U373"))
    func safeAreaKeepsRoom() {
        let screen = FlatScreen()
        let scene = present(screen)
        scene.edit(screen.bottom)
        let running = RunningAssistants.all.filter(\.servesScene)
        #expect(running.count == 1)
        for field in [screen.top, screen.bottom] {
            scene.edit(field)
            #expect(scene.assistance == .additionalSafeArea(screen))
            #expect(scene.shows(screen.bottom))
        }
        #expect(RunningAssistants.all.filter(\.servesScene) == running)
        scene.device.keyboard.mode = .hardware(bar: false)
        scene.device.settle()
        #expect(scene.assistance == .leftAlone(.notCovered))
        #expect(screen.additionalSafeAreaInsets == .zero)
    }

    @Test(
        "A presented screen whose scroll view has the inset keeps its safe area for other inputs",
        .requirement("U373"))
    func insetIsNoSafeArea() {
        let screen = TestForm(fields: 15, layout: .lowColumn(600))
        let top = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        screen.view.addSubview(top)
        let scene = present(screen)
        scene.edit(screen.fields[6])
        #expect(scene.assistance == .scrollView(screen.scrollView))
        #expect(scene.shows(screen.fields[6]))
        scene.edit(top)
        #expect(scene.assistance == .leftAlone(.notCovered))
        #expect(screen.additionalSafeAreaInsets == .zero)
    }

    @Test(
        "A safe area makes room again for a keyboard that grows or comes back during editing",
        .requirement("U373"), arguments: [false, true])
    func safeAreaMakesRoomAgain(isBack: Bool) {
        let screen = FlatScreen()
        let scene = present(screen)
        scene.device.keyboard.showsPredictions = false
        scene.edit(screen.bottom)
        #expect(scene.assistance == .additionalSafeArea(screen))
        if isBack {
            scene.device.keyboard.mode = .hardware(bar: false)
            scene.device.settle()
            scene.device.keyboard.mode = .docked
        } else {
            scene.device.keyboard.showsPredictions = true
        }
        scene.device.settle()
        #expect(scene.assistance == .additionalSafeArea(screen))
        #expect(scene.shows(screen.bottom))
    }

    @Test(
        "A safe area that doesn't move the input is tried once for each keyboard",
        .requirement("U373"))
    func uselessSafeAreaIsTriedOnce() {
        let screen = FixedScreen()
        let scene = present(screen)
        scene.edit(screen.top)
        screen.safeAreaChanges = 0
        screen.bottom.becomeFirstResponder()
        #expect(scene.assistance == .leftAlone(.noScrollView))
        #expect(screen.additionalSafeAreaInsets == .zero)
        #expect(screen.safeAreaChanges > 0)
        scene.device.settle()
        screen.safeAreaChanges = 0
        for field in [screen.top, screen.bottom] { scene.edit(field) }
        #expect(screen.safeAreaChanges == 0)
        scene.device.keyboard.showsPredictions.toggle()
        scene.device.settle()
        #expect(screen.safeAreaChanges > 0)
        #expect(screen.additionalSafeAreaInsets == .zero)

        scene.endEditing()
        screen.follow()
        scene.edit(screen.bottom)
        #expect(scene.assistance == .additionalSafeArea(screen))
        #expect(scene.shows(screen.bottom))
    }

    // MARK: Scenes

    @Test(
        "Only the assistant of a scene that is disconnected stops, and removes everything",
        .requirement("U373"))
    func disconnectedSceneLosesAssistant() throws {
        let scene = AssistedScene(.iPad9_7)
        let (form, other) = (TestForm(fields: 20), TestForm(fields: 20))
        scene.show(form)
        let window = other.open(
            at: CGRect(x: 0, y: 0, width: 400, height: 1024), on: scene.device)
        let otherScene = try #require(window.windowScene)
        let bar = DefaultNavigationView()
        let recognizers = window.gestureRecognizers?.count ?? 0
        let second = SceneKeyboardAssistant(windowScene: otherScene, accessory: .controller(bar))
        scene.edit(other.fields[13])
        #expect(other.fields[13].inputAccessoryView === bar)
        scene.device.closeWindow(window)
        #expect(second.windowScene == nil)
        #expect(second.assistance == nil)
        #expect(window.gestureRecognizers?.count ?? 0 == recognizers)
        #expect(other.scrollView.contentInset == .zero)
        #expect(other.fields.allSatisfy { $0.inputAccessoryView == nil })
        #expect(scene.assistant?.windowScene === scene.device.window.windowScene)
        scene.device.settle()
        scene.edit(form.fields[12])
        #expect(scene.assistance == .scrollView(form.scrollView))
        withExtendedLifetime(otherScene) {}
    }

    @Test("Editing in another scene changes nothing in this one", .requirement("U373"))
    func editingElsewhereChangesNothing() {
        let scene = AssistedScene(.iPad9_7)
        let (form, other) = (TestForm(fields: 20), TestForm(fields: 20))
        scene.show(form)
        let window = other.open(
            at: CGRect(x: 0, y: 0, width: 400, height: 1024), on: scene.device)
        scene.edit(form.fields[13])
        scene.edit(other.fields[13])
        let isEdited = form.fields[13].isFirstResponder
        #expect(scene.assistance == (isEdited ? .scrollView(form.scrollView) : nil))
        scene.device.closeWindow(window)
    }

    @Test("A window that appears later is observed once", .requirement("U373"))
    func laterWindowIsObservedOnce() throws {
        let scene = AssistedScene()
        scene.show(UIViewController())
        let first = scene.device.window.gestureRecognizers?.count ?? 0
        #expect(first > 0)
        let windowScene = try #require(scene.device.window.windowScene)
        let windows = (0..<3).map { _ in UIWindow(windowScene: windowScene) }
        let before = windows.map { $0.gestureRecognizers?.count ?? 0 }
        for window in windows {
            window.isHidden = false
            scene.device.settle()
        }
        #expect(windows.map { $0.gestureRecognizers?.count ?? 0 } == before.map { $0 + 1 })
        #expect(scene.device.window.gestureRecognizers?.count == first)
        windows[0].windowScene = nil
        windows[1].isHidden = true
        windows[1].isHidden = false
        scene.device.settle()
        #expect(windows[0].gestureRecognizers?.count ?? 0 == before[0])
        scene.assistant = nil
        #expect(windows.map { $0.gestureRecognizers?.count ?? 0 } == before)
        for window in windows { window.isHidden = true }
    }
}

/// A screen with two fields that its safe area doesn't move, unless it is told to follow it.
private final class FixedScreen: UIViewController {
    let top = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    let bottom = UITextField(frame: CGRect(x: 20, y: 700, width: 300, height: 40))
    var safeAreaChanges = 0
    private var follows = false

    override func viewDidLoad() {
        super.viewDidLoad()
        for field in [top, bottom] { view.addSubview(field) }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        safeAreaChanges += 1
        view.setNeedsLayout()
    }

    func follow() {
        follows = true
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard follows else { return }
        bottom.frame.origin.y = view.bounds.maxY - view.safeAreaInsets.bottom - 60
    }
}
