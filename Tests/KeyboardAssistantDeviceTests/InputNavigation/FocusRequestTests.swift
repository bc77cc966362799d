import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// What `focus(_:)` answers, and how a request waits for a window.
@MainActor
@Suite(.doubts(.keyboard)) struct FocusRequestTests {
    private final class Screen: UIViewController {
        let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        let fields = (0..<3).map {
            UITextField(frame: CGRect(x: 20, y: 100 + $0 * 60, width: 200, height: 40))
        }
        var answers: [InputNavigator.FocusResult] = []
        var ask: (Screen) -> Void = { _ in }

        override func viewDidLoad() {
            super.viewDidLoad()
            fields.forEach(view.addSubview)
            navigator.addInputItems(inputItems: fields)
            ask(self)
        }

        func focus(_ index: Int) { answers.append(navigator.focus(fields[index])) }

        var edited: Int? { fields.firstIndex(where: \.isFirstResponder) }
        /// Whether nothing of the wait is left in the fields.
        var isClean: Bool {
            fields.allSatisfy { field in field.subviews.allSatisfy { !$0.isProbe } }
        }
    }

    /// Ways in which a screen comes up.
    enum Way: CaseIterable {
        case root, pushed, presented, presentedFull

        @MainActor
        func show(_ screen: UIViewController, on device: SimulatedDevice) {
            let home = UINavigationController(rootViewController: UIViewController())
            if self != .root { device.show(home) }
            switch self {
            case .root: device.show(screen)
            case .pushed: home.pushViewController(screen, animated: true)
            case .presented: home.present(screen, animated: true)
            case .presentedFull:
                screen.modalPresentationStyle = .fullScreen
                home.present(screen, animated: true)
            }
            device.settle()
        }
    }

    @Test(
        "Focus that is asked for before there is a window comes with the window",
        .requirement("U321"),
        arguments: Way.allCases)
    func earlyFocusRequestWaitsForWindow(way: Way) {
        let (device, screen) = (SimulatedDevice(), Screen())
        screen.ask = { $0.focus(1) }
        var reported: [UIView?] = []
        let subscription = screen.navigator.observe { reported.append($0.to) }
        screen.loadViewIfNeeded()
        #expect(screen.answers == [.waitingForWindow])
        #expect(screen.navigator.focusedItem == nil)
        way.show(screen, on: device)

        #expect(screen.edited == 1)
        #expect(screen.navigator.focusedItem === screen.fields[1])
        #expect(reported == [screen.fields[1]])
        #expect(screen.fields.map(\.returnKeyType) == [.next, .next, .done])
        #expect(device.keyboard.frame != nil)
        #expect(screen.isClean)
        withExtendedLifetime(subscription) {}
    }

    @Test("Of several requests the last one counts", .requirement("U321"))
    func lastOfSeveralRequestsCounts() {
        let (device, screen) = (SimulatedDevice(), Screen())
        screen.ask = {
            $0.focus(2)
            $0.navigator.focusedItem = $0.fields[1]
            $0.focus(0)
        }
        device.show(screen)
        device.settle()
        #expect(screen.answers == [.waitingForWindow, .waitingForWindow])
        #expect(screen.edited == 0 && screen.isClean)
    }

    @Test("Setting the focused item waits as asking for it does", .requirement("U321"))
    func settingFocusedItemWaitsLikeAsking() {
        let (device, screen) = (SimulatedDevice(), Screen())
        screen.ask = { $0.navigator.focusedItem = $0.fields[2] }
        device.show(screen)
        #expect(screen.edited == 2)
    }

    /// What ends a wait.
    enum End: CaseIterable {
        case otherFocused, otherAsked, nilSet, removed, allRemoved, stopped, letGo
    }

    @Test("A wait ends", .requirement("U321"), arguments: End.allCases)
    func focusOrRemovalEndsWait(end: End) {
        let (device, host) = (SimulatedDevice(), TestForm(fields: 1))
        device.show(host)
        var navigator: InputNavigator? = InputNavigator()
        let waiting = Screen()
        navigator?.addInputItems(inputItems: [host.fields[0], waiting.fields[1]])
        #expect(navigator?.focus(waiting.fields[1]) == .waitingForWindow)
        switch end {
        case .otherFocused: host.fields[0].becomeFirstResponder()
        case .otherAsked: #expect(navigator?.focus(host.fields[0]) == .focused)
        case .nilSet: navigator?.focusedItem = nil
        case .removed: navigator?.removeInputItem(inputItem: waiting.fields[1])
        case .allRemoved: navigator?.removeInputItems()
        case .stopped: navigator?.stop()
        case .letGo: navigator = nil
        }
        #expect(waiting.isClean)
        host.view.addSubview(waiting.view)
        #expect(waiting.edited == nil)
        withExtendedLifetime(navigator) {}
    }

    @Test("A failure says why, and leaves a wait as it is", .requirement("U321"))
    func failureSaysWhyAndKeepsWait() {
        let (device, screen) = (SimulatedDevice(), Screen())
        device.show(screen)
        let (fields, navigator) = (screen.fields, screen.navigator)
        let outside = UITextField()
        navigator.addInputItem(inputItem: outside)
        #expect(navigator.focus(fields[0]) == .focused)
        #expect(navigator.focus(fields[0]) == .focused)

        #expect(navigator.focus(UITextField()) == .failed(.notAnInput))
        fields[1].isEnabled = false
        #expect(navigator.focus(fields[1]) == .failed(.unavailable))
        fields[2].isHidden = true
        #expect(navigator.focus(fields[2]) == .failed(.unavailable))
        fields[2].isHidden = false
        let notes = UITextView(frame: CGRect(x: 0, y: 400, width: 100, height: 40))
        notes.isEditable = false
        screen.view.addSubview(notes)
        navigator.addInputItem(inputItem: notes)
        #expect(navigator.focus(notes) == .failed(.unavailable))
        let refuser = RefusingDelegate()
        let stubborn = UITextField(frame: CGRect(x: 0, y: 450, width: 100, height: 40))
        stubborn.delegate = refuser
        screen.view.addSubview(stubborn)
        navigator.addInputItem(inputItem: stubborn)
        #expect(navigator.focus(stubborn) == .failed(.declined))
        #expect(screen.edited == 0)

        #expect(navigator.focus(outside) == .waitingForWindow)
        #expect(navigator.focus(UITextField()) == .failed(.notAnInput))
        screen.view.addSubview(outside)
        #expect(outside.isFirstResponder)
        outside.removeFromSuperview()
        navigator.stop()
        #expect(navigator.focus(outside) == .failed(.stopped))
    }

    @Test(
        "An input that is being edited is focused, whatever became of it meanwhile",
        .requirement("U321"))
    func editedInputIsAlreadyFocused() {
        let screen = Screen()
        let device = SimulatedDevice()
        device.show(screen)
        screen.focus(1)
        device.settle()
        screen.fields[1].isUserInteractionEnabled = false
        screen.focus(1)
        #expect(screen.answers == [.focused, .focused])
    }

    @Test(
        "An input that cannot be edited when its window comes is left alone", .requirement("U321"))
    func unavailableByThen() {
        let (device, screen) = (SimulatedDevice(), Screen())
        screen.ask = {
            $0.focus(1)
            $0.fields[1].isEnabled = false
        }
        device.show(screen)
        #expect(screen.edited == nil && screen.isClean)
        screen.fields[1].isEnabled = true
        screen.fields[1].removeFromSuperview()
        screen.view.addSubview(screen.fields[1])
        #expect(screen.edited == nil, "the request is carried out once")
    }

    @Test("A view that hands the focus to a field in it may be asked, and is not the focused item")
    func viewMayHandFocusToField() {
        let (device, screen) = (SimulatedDevice(), Screen())
        device.show(screen)
        let box = Box(frame: CGRect(x: 0, y: 300, width: 200, height: 40))
        box.addSubview(box.field)
        screen.view.addSubview(box)
        screen.navigator.addInputItem(inputItem: box)
        #expect(screen.navigator.focus(box) == .focused)
        #expect(box.field.isFirstResponder)
        #expect(screen.navigator.focusedItem == nil)
    }

    private final class Box: UIView {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    }
}

extension UIView {
    /// Whether it is there for nothing that could be seen or touched.
    fileprivate var isProbe: Bool { isHidden && frame == .zero && !isUserInteractionEnabled }
}
