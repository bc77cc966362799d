import CoreGraphics
import DeviceTesting
import Example
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var keyboardAssistant: SceneKeyboardAssistant?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        keyboardAssistant = SceneKeyboardAssistant(windowScene: windowScene)
    }
}

private final class BarSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var keyboardAssistant: SceneKeyboardAssistant?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let bar = DefaultNavigationView()
        bar.showsInputTitle = true
        keyboardAssistant = SceneKeyboardAssistant(
            windowScene: windowScene, accessory: .controller(bar), handlesReturnKey: true)
    }
}

private final class ReadmeSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var keyboardAssistant: SceneKeyboardAssistant?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        keyboardAssistant = SceneKeyboardAssistant(
            windowScene: windowScene, accessory: .controller(DefaultNavigationView()),
            handlesReturnKey: true)
    }
}

private final class PaymentViewController: UIViewController {
    let scrollView = UIScrollView()
    let cardField = UITextField()
    let navigator = InputNavigator.createWithDefaultController()
    private var assistant: KeyboardAssistant?

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.contentSize.height = 1200
        cardField.frame = CGRect(x: 20, y: 700, width: 300, height: 40)
        scrollView.addSubview(cardField)
        view.addSubview(scrollView)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigator.addInputItem(inputItem: cardField)
        assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        assistant = nil
        navigator.removeInputItems()
    }
}

private final class DrawingViewController: UIViewController {}

@MainActor
@Suite(.doubts(.keyboard)) struct SceneSampleTests {
    private func connect(
        _ delegate: any UIWindowSceneDelegate, on device: SimulatedDevice
    ) throws {
        let scene: UIScene = try #require(device.window.windowScene)
        delegate.scene(
            scene, willConnectTo: UISceneSession(), options: UIScene.ConnectionOptions())
    }

    /// A screen with a scroll view and three fields, the last one low.
    private func show(on device: SimulatedDevice, _ screen: UIViewController) -> [UITextField] {
        let scrollView = UIScrollView(frame: device.window.bounds)
        scrollView.contentSize.height = 1200
        let fields = [100, 400, 760].map { (y: CGFloat) in
            let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
            field.placeholder = "\(y)"
            scrollView.addSubview(field)
            return field
        }
        screen.view.addSubview(scrollView)
        device.show(screen)
        device.settle()
        return fields
    }

    private func isAboveKeyboard(_ field: UIView, on device: SimulatedDevice) -> Bool {
        let top = device.keyboard.frame?.minY ?? 0
        return field.convert(field.bounds, to: nil).maxY <= top
    }

    @Test(
        "One line in a scene delegate keeps the fields of its screens above the keyboard",
        .requirement("U242", "U373"))
    func lineKeepsFieldsAboveKeyboard() throws {
        let (device, delegate) = (SimulatedDevice(.iPhone13), SceneDelegate())
        try connect(delegate, on: device)
        let fields = show(on: device, UIViewController())
        for field in fields.reversed() {
            field.becomeFirstResponder()
            device.settle()
            #expect(isAboveKeyboard(field, on: device))
        }
    }

    @Test("With a bar, the title of each field is shown in it", .requirement("U242", "U373"))
    func barShowsTitles() throws {
        let (device, delegate) = (SimulatedDevice(.iPhone13), BarSceneDelegate())
        try connect(delegate, on: device)
        let fields = show(on: device, UIViewController())
        try device.tap(fields[0])
        device.settle()
        let bar = try #require(delegate.keyboardAssistant?.navigator.defaultController)
        try device.tap(bar.btNext)
        device.settle()
        device.type("\n")
        device.settle()
        #expect(fields[2].isFirstResponder && isAboveKeyboard(fields[2], on: device))
        #expect(bar.btDone.window != nil && bar.showsInputTitle)
    }

    @Test(
        "With the README's two arguments, Next and Return lead to fields above the keyboard",
        .requirement("U505"))
    func readmeArgumentsAddBarAndReturn() throws {
        let (device, delegate) = (SimulatedDevice(.iPhone13), ReadmeSceneDelegate())
        try connect(delegate, on: device)
        let fields = show(on: device, UIViewController())
        try device.tap(fields[0])
        device.settle()
        try device.tap(try #require(delegate.keyboardAssistant?.navigator.defaultController).btNext)
        device.settle()
        device.type("\n")
        device.settle()
        #expect(fields[2].isFirstResponder && isAboveKeyboard(fields[2], on: device))
    }

    @Test("Screens and views that the app names are left alone", .requirement("U242", "U373"))
    func namedScreensAreLeftAlone() throws {
        let (device, delegate) = (SimulatedDevice(.iPhone13), SceneDelegate())
        try connect(delegate, on: device)
        let keyboardAssistant = delegate.keyboardAssistant
        keyboardAssistant?.shouldAssist = { input in
            let screen = sequence(first: input, next: \.next).first { $0 is UIViewController }
            return !(screen is DrawingViewController)
        }
        for (screen, assistance) in [
            (DrawingViewController(), SceneKeyboardAssistant.Assistance.leftAlone(.excluded)),
            (UIViewController(), nil),
        ] {
            let field = show(on: device, screen)[2]
            field.becomeFirstResponder()
            device.settle()
            let isLeftAlone = keyboardAssistant?.assistance == .leftAlone(.excluded)
            #expect(isLeftAlone == (assistance != nil))
            #expect(isAboveKeyboard(field, on: device) != isLeftAlone)
        }
    }

    @Test("A tap outside of inputs ends editing", .requirement("U242"))
    func tapOutsideEndsEditing() throws {
        let (device, delegate) = (SimulatedDevice(.iPhone13), SceneDelegate())
        try connect(delegate, on: device)
        let (keyboardAssistant, window) = (delegate.keyboardAssistant, device.window)
        keyboardAssistant?.navigator.dismissalView = window
        let field = show(on: device, UIViewController())[0]
        try device.tap(field)
        device.settle()
        #expect(field.isFirstResponder)
        device.tap(at: CGPoint(x: 200, y: 300), in: window)
        device.settle()
        #expect(!field.isFirstResponder)
    }

    @Test(
        "A screen with an assistant of its own takes over, and gives back",
        .requirement("U242", "U373"))
    func screenTakesOverAndGivesBack() throws {
        let (device, delegate) = (SimulatedDevice(.iPhone13), SceneDelegate())
        try connect(delegate, on: device)
        let screen = PaymentViewController()
        device.show(screen)
        device.settle()
        screen.cardField.becomeFirstResponder()
        device.settle()
        let keyboardAssistant = delegate.keyboardAssistant
        #expect(keyboardAssistant?.assistance == .leftAlone(.otherAssistant))
        #expect(isAboveKeyboard(screen.cardField, on: device))
        let room = screen.scrollView.contentInset.bottom
        #expect(room > 200)

        device.show(UIViewController())
        device.settle()
        #expect(screen.scrollView.contentInset == .zero)
        let field = show(on: device, UIViewController())[2]
        field.becomeFirstResponder()
        device.settle()
        #expect(isAboveKeyboard(field, on: device))
    }

    @Test("Only the screens on a list are served", .requirement("U242", "U373"))
    func onlyListedScreensAreServed() throws {
        let (device, delegate) = (SimulatedDevice(.iPhone13), SceneDelegate())
        try connect(delegate, on: device)
        let keyboardAssistant = delegate.keyboardAssistant
        let moved: [UIViewController.Type] = [ProfileViewController.self]
        keyboardAssistant?.shouldAssist = { input in
            sequence(first: input as UIResponder, next: \.next).contains { responder in
                moved.contains { responder.isKind(of: $0) }
            }
        }
        let profile = ProfileViewController()
        device.show(UINavigationController(rootViewController: profile))
        profile.cityField.becomeFirstResponder()
        device.settle()
        #expect(keyboardAssistant?.assistance == .scrollView(profile.scrollView))
        show(on: device, UIViewController())[2].becomeFirstResponder()
        device.settle()
        #expect(keyboardAssistant?.assistance == .leftAlone(.excluded))
    }

    @Test("The screens on a list include subclasses", .requirement("U444"))
    func listIncludesSubclasses() throws {
        let (device, delegate) = (SimulatedDevice(.iPhone13), SceneDelegate())
        try connect(delegate, on: device)
        let moved: [UIViewController.Type] = [FormViewController.self]
        delegate.keyboardAssistant?.shouldAssist = { input in
            sequence(first: input as UIResponder, next: \.next).contains { responder in
                moved.contains { responder.isKind(of: $0) }
            }
        }
        let profile = ProfileViewController()
        device.show(profile)
        profile.cityField.becomeFirstResponder()
        device.settle()
        #expect(delegate.keyboardAssistant?.assistance == .scrollView(profile.scrollView))
    }

    @Test("Screens in which nothing scrolls are found", .requirement("U242", "U373"))
    func screensWithoutScrollViewAreFound() throws {
        let (device, delegate) = (SimulatedDevice(.iPhone13), SceneDelegate())
        try connect(delegate, on: device)
        let keyboardAssistant = delegate.keyboardAssistant
        var found: [UIView?] = []
        func print(_ text: String, _ input: Any) { found.append(input as? UIView) }
        var token: ObservationToken?
        token = keyboardAssistant?.observe { [weak keyboardAssistant] assistance in
            guard assistance == .leftAlone(.noScrollView) else { return }
            print("Nothing scrolls:", keyboardAssistant?.navigator.focusedItem ?? "no input")
        }
        let field = show(on: device, UIViewController())[2]
        field.becomeFirstResponder()
        device.settle()
        device.window.endEditing(true)
        device.settle()
        #expect(found.isEmpty)

        let screen = UIViewController()
        let low = UITextField(frame: CGRect(x: 20, y: 760, width: 300, height: 40))
        screen.view.addSubview(low)
        device.show(screen)
        low.becomeFirstResponder()
        device.settle()
        #expect(found == [low])
        withExtendedLifetime(token) {}
    }
}
