import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyboardAssistant

/// A scene with an assistant to which something random happens step by step.
@MainActor
struct SceneHistory: RandomHistory {
    enum Act: String, CaseIterable {
        case edit, editAnother, endEditing, next, previous, returnKey, type
        case push, pop, swipeBack, cancelSwipe, present, presentSheet, presentAlert, dismiss
        case rotate, keyboard, scroll, takeOver, giveBack
        case openScene, editOtherScene, closeScene, releaseAssistant, newAssistant, hideField
    }

    static let doubts: [UIKitBehavior.Doubt] = .keyboard

    var random: SeededNumbers
    private let device: SimulatedDevice
    private let bar = DefaultNavigationView()
    /// An observer of the app's, which runs all the time.
    private let observer = KeyboardObserver()
    private let hasBar: Bool
    private let stack: UINavigationController
    private var screens: [UIViewController] = []
    private var assistant: SceneKeyboardAssistant?
    private var own: KeyboardAssistant?
    private var otherWindow: UIWindow?
    private var otherForm: TestForm?
    private var otherAssistant: SceneKeyboardAssistant?
    /// What the three assistants can know of the keyboard.
    private var trust: GuideTrust?
    private var ownTrust: GuideTrust?
    private var otherTrust: GuideTrust?
    /// The input that people have scrolled away, maybe.
    private weak var scrolled: UIView?

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        device = SimulatedDevice(seed.isMultiple(of: 3) ? .iPad9_7 : .iPhone13)
        hasBar = seed.isMultiple(of: 2)
        let first = TestForm(fields: 12)
        stack = UINavigationController(rootViewController: first)
        screens = [first]
        device.show(stack)
        device.settle()
        observer.start(in: device.window)
        assist()
    }

    private mutating func assist() {
        trust = newTrust
        assistant = makeAssistant(for: device.window)
    }

    /// What an assistant can know that starts now.
    private var newTrust: GuideTrust {
        GuideTrust(
            on: device, in: device.window, others: [trust, ownTrust].compactMap(\.self))
    }

    private func makeAssistant(for window: UIWindow) -> SceneKeyboardAssistant? {
        window.windowScene.map {
            SceneKeyboardAssistant(
                windowScene: $0, accessory: hasBar ? .controller(bar) : .none,
                handlesReturnKey: hasBar)
        }
    }

    // MARK: Steps

    /// Does something, and returns what is wrong then.
    mutating func step(_ act: Act) -> [String] {
        let before = edited
        perform(act)
        // Sometimes something else happens before everything has come to rest.
        guard Int.random(in: 0..<6, using: &random) > 0 else {
            device.advance(by: Double.random(in: 0...0.4, using: &random))
            return []
        }
        device.settle()
        if scrolled !== edited { scrolled = nil }
        let isStep = act == .next || act == .previous || act == .returnKey
        guard isStep, let edited, edited !== before else { return wrongs }
        return wrongs + obscurity(of: edited)
    }

    /// What covers a field to which a step has led, though there is room for it.
    private func obscurity(of field: UIView) -> [String] {
        // What is left alone is looked at for the reason.
        if case .leftAlone? = assistant?.assistance { return [] }
        guard assistant != nil, !isTight, trust?.isInformed != false else { return [] }
        let covers = device.visibility(of: field).covers.map(\.name)
        let top = (top.viewIfLoaded?.safeAreaInsets.top ?? 0) + (top.viewIfLoaded?.frame.minY ?? 0)
        let isUnderBar = field.convert(field.bounds, to: nil).minY < top - 0.5
        return covers.map { "\($0) covers a field" } + (isUnderBar ? ["a bar covers a field"] : [])
    }

    /// Ends everything, and returns what is left of the assistants.
    mutating func end() -> [String] {
        own = nil
        // Half of the histories end while the keyboard is up.
        if Bool.random(using: &random) {
            device.window.endEditing(true)
            device.settle()
        }
        (assistant, otherAssistant) = (nil, nil)
        let left = forms.filter { $0.scrollView.contentInset != .zero }.map { _ in "an inset" }
        let safe = screens.filter { $0.additionalSafeAreaInsets != .zero }.map { _ in "a safe area"
        }
        return left + safe + fields.flatMap(Self.settings)
            + (stack.viewIfLoaded.map { Self.probes(in: $0) } ?? [])
    }

    private static func settings(of field: UITextField) -> [String] {
        var left: [String] = []
        if field.inputAccessoryView != nil { left.append("a bar") }
        if field.returnKeyType != .default { left.append("a Return key") }
        if !field.allTargets.isEmpty { left.append("an action") }
        return left
    }

    private static func probes(in view: UIView) -> [String] {
        (view is LayoutProbe ? ["a probe"] : []) + view.subviews.flatMap(probes)
    }

    private mutating func perform(_ act: Act) {
        switch act {
        case .edit, .editAnother:
            _ = topFields.randomElement(using: &random)?.becomeFirstResponder()
        case .endEditing: device.window.endEditing(true)
        case .next: if hasBar { bar.btNext.sendActions(for: .touchUpInside) }
        case .previous: if hasBar { bar.btPrev.sendActions(for: .touchUpInside) }
        case .returnKey: if edited is UITextField { device.press("\r") }
        case .type: if edited is UITextField { device.type("a") }
        case .push, .pop, .swipeBack, .cancelSwipe: navigate(act)
        case .present, .presentSheet, .presentAlert, .dismiss: present(act)
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .keyboard: changeKeyboard()
        case .scroll:
            if let form = top as? TestForm {
                scrolled = edited
                form.scrollView.contentOffset.y += CGFloat.random(in: -150...150, using: &random)
            }
        case .takeOver:
            if own == nil, let form = top as? TestForm {
                ownTrust = newTrust
                own = KeyboardAssistant(
                    scrollView: form.scrollView, navigator: form.plainNavigator())
            }
        case .giveBack: (own, ownTrust) = (nil, nil)
        case .openScene, .editOtherScene, .closeScene: changeOtherScene(act)
        case .releaseAssistant:
            if Int.random(in: 0..<4, using: &random) == 0 { (assistant, trust) = (nil, nil) }
        case .newAssistant: if assistant == nil { assist() }
        case .hideField: topFields.randomElement(using: &random)?.isHidden = true
        }
    }

    private mutating func changeKeyboard() {
        let modes: [KeyboardMode] =
            device.model.idiom == .pad
            ? [.docked, .hardware(bar: true), .hardware(bar: false)]
            : [.docked, .hardware(bar: false)]
        device.keyboard.mode = modes.randomElement(using: &random) ?? .docked
    }

    // MARK: Screens

    private mutating func makeScreen() -> UIViewController {
        let screen: UIViewController =
            Int.random(in: 0..<3, using: &random) == 0 ? FlatScreen() : TestForm(fields: 12)
        screens.append(screen)
        return screen
    }

    private var front: UIViewController {
        sequence(first: stack as UIViewController, next: \.presentedViewController)
            .reduce(stack) { $1 }
    }

    private var top: UIViewController {
        (front as? UINavigationController)?.topViewController ?? front
    }

    private var topFields: [UITextField] { Self.fields(of: top).filter { !$0.isHidden } }

    private var fields: [UITextField] {
        (screens + [otherForm].compactMap(\.self)).flatMap(Self.fields)
    }

    private var forms: [TestForm] {
        screens.compactMap { $0 as? TestForm } + [otherForm].compactMap(\.self)
    }

    private static func fields(of screen: UIViewController) -> [UITextField] {
        switch screen {
        case let form as TestForm: form.fields
        case let flat as FlatScreen: [flat.top, flat.bottom]
        case let alert as UIAlertController: alert.textFields ?? []
        default: []
        }
    }

    private mutating func navigate(_ act: Act) {
        guard front === stack else { return }
        switch act {
        case .push:
            guard stack.viewControllers.count < 4 else { return }
            stack.pushViewController(makeScreen(), animated: Bool.random(using: &random))
        case .pop: stack.popViewController(animated: Bool.random(using: &random))
        default:
            guard stack.viewControllers.count > 1 else { return }
            let finger = device.touch(at: CGPoint(x: 3, y: 300), in: device.window)
            let way: CGFloat = act == .swipeBack ? 300 : 100
            for _ in 0..<10 { finger.move(by: CGVector(dx: way / 10, dy: 0)) }
            finger.hold(for: 0.2)
            finger.lift()
        }
    }

    private mutating func present(_ act: Act) {
        switch act {
        case .dismiss: front.presentingViewController?.dismiss(animated: true)
        case _ where front !== stack || front.isBeingPresented: break
        case .presentAlert:
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            front.present(alert, animated: true)
        default:
            let screen = makeScreen()
            screen.modalPresentationStyle = act == .presentSheet ? .formSheet : .fullScreen
            if act == .presentSheet, Bool.random(using: &random) {
                screen.modalPresentationStyle = .pageSheet
                screen.sheetPresentationController?.detents = [.medium(), .large()]
            }
            front.present(screen, animated: true)
        }
    }

    private mutating func changeOtherScene(_ act: Act) {
        switch act {
        case .openScene:
            guard otherWindow == nil, device.model.idiom == .pad else { return }
            let form = TestForm(fields: 12)
            let size = device.screenSize
            otherWindow = form.open(
                at: CGRect(x: 0, y: 0, width: 320, height: size.height), on: device)
            otherForm = form
            otherTrust = otherWindow.map { GuideTrust(on: device, in: $0, others: []) }
            otherAssistant = otherWindow.flatMap(makePlainAssistant)
        case .editOtherScene:
            _ = otherForm?.fields.randomElement(using: &random)?.becomeFirstResponder()
        default:
            guard let window = otherWindow else { return }
            device.closeWindow(window)
            (otherWindow, otherTrust) = (nil, nil)
        }
    }

    private func makePlainAssistant(for window: UIWindow) -> SceneKeyboardAssistant? {
        window.windowScene.map { SceneKeyboardAssistant(windowScene: $0) }
    }

    // MARK: What must hold

    private var edited: UIView? {
        fields.first { $0.isFirstResponder && $0.window === device.window }
    }

    private var wrongs: [String] {
        var wrongs: [String] = []
        if let edited, let assistant, edited.window != nil, isDocked {
            wrongs += problems(of: edited, assistant)
        }
        if !isDocked, !isMisled { wrongs += observer.rumors }
        if fields.filter({ $0.isFirstResponder && $0.window === device.window }).count > 1 {
            wrongs.append("two fields are edited")
        }
        for form in forms where form.scrollView.contentInset != .zero {
            let isServed = [assistant, otherAssistant].contains {
                $0?.assistance == .scrollView(form.scrollView)
            }
            let isOwn = own?.scrollView === form.scrollView
            if !isServed, !isOwn { wrongs.append("room in a screen that nobody serves") }
            if !isDocked, !isMisled {
                wrongs.append("room \(form.scrollView.contentInset) without a keyboard")
            }
        }
        for screen in screens where screen.additionalSafeAreaInsets != .zero {
            if assistant?.assistance != .additionalSafeArea(screen) {
                wrongs.append("a safe area in a screen that nobody serves")
            }
        }
        return wrongs
    }

    private var isDocked: Bool { device.keyboard.isVisible }

    private var isMisled: Bool {
        [trust, ownTrust, otherTrust].compactMap(\.self).contains { !$0.isInformed }
    }

    private func problems(of edited: UIView, _ assistant: SceneKeyboardAssistant) -> [String] {
        switch assistant.assistance {
        case nil: return device.keyboard.belongsToAnotherApp ? [] : ["\(edited) isn't noticed"]
        case .scrollView, .additionalSafeArea:
            return device.shows(edited) || isTight || scrolled === edited
                || trust?.isInformed == false
                ? [] : ["\(edited.frame) is out of sight"]
        case .leftAlone(.otherAssistant): return own == nil ? ["left to no assistant"] : []
        case .leftAlone(.noScrollView), .leftAlone(.notCovered):
            return edited.next.map { _ in edited.superview?.next is FlatScreen } == true
                ? [] : ["a form is left alone"]
        case .leftAlone(.alert): return []
        case .leftAlone(let reason): return ["left alone for \(reason)"]
        }
    }

    /// Whether the keyboard leaves no room for a field, as above half a sheet that stays below it.
    private var isTight: Bool {
        let keyboard = device.keyboard.frame?.minY ?? .infinity
        let scrollView = sequence(first: edited, next: { $0?.superview })
            .lazy.compactMap { $0 as? UIScrollView }.first
        let top = (scrollView ?? self.top.viewIfLoaded).map {
            $0.convert($0.bounds, to: nil).minY + $0.safeAreaInsets.top
        }
        return keyboard - (top ?? 0) < 60
    }
}
