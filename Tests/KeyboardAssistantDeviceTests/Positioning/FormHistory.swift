import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyboardAssistant

/// A form with up to two assistants to which something random happens step by step.
@MainActor
struct FormHistory: RandomHistory {
    enum Act: String, CaseIterable {
        case edit, editAnother, editText, editInner, endEditing, next, previous, type, typeLines
        case scroll, drag, dragKeyboard, rotate, keyboard, predictions, background, textSize
        case changeInset, changeConstant, moveFields, hideField, disableField, addField, removeItem
        case assist, release, stop, start, reposition, relatedViews, repositionPolicy
        case reactByFocusing, reactByStopping, reactByKeyboard, reactNoMore
    }

    static let doubts: [UIKitBehavior.Doubt] = .keyboard + .editing

    var random: SeededNumbers
    private let device: SimulatedDevice
    private let form: FormUnderTest
    private let way: WayOfRoom
    private var served: [Served] = []
    /// An observer of the app's, which runs all the time.
    private let observer = KeyboardObserver()
    /// The app's inset and constant.
    private var inset: AppNumber
    private var constant: AppNumber
    /// The input that has been scrolled away, maybe.
    private weak var scrolled: UIView?
    private var released: [Served.Traces] = []

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        let models: [SimulatedDevice.Model] = [.iPhone13, .iPhoneSE, .iPad9_7]
        device = SimulatedDevice(models[Int(seed % 3)])
        way = WayOfRoom.ofAssistant[Int(seed / 3 % 3)]
        inset = AppNumber(seed.isMultiple(of: 2) ? 0 : 24)
        constant = AppNumber(seed.isMultiple(of: 4) ? 0 : -16)
        form = FormUnderTest(constant: constant.own)
        device.show(form)
        observer.start(in: device.window)
        form.scrollView.contentInset.bottom = inset.own
        form.scrollView.keyboardDismissMode = .interactive
        assist()
    }

    // MARK: Steps

    mutating func step(_ act: Act) -> [String] {
        let before = edited
        perform(act)
        noteNumbers()
        if Int.random(in: 0..<6, using: &random) == 0 {
            device.advance(by: Double.random(in: 0...0.4, using: &random))
            noteScrolling(act, before)
            noteNumbers()
            return numbersThatAreNone
        }
        device.settle()
        noteScrolling(act, before)
        noteNumbers(isAway: !device.keyboard.isVisible)
        return numbersThatAreNone + wrongs
    }

    private mutating func noteNumbers(isAway: Bool = false) {
        inset.note(form.scrollView.contentInset.bottom, keyboardIsAway: isAway)
        constant.note(form.bottomConstraint.constant, keyboardIsAway: isAway)
    }

    /// Remembers what people, or the app, have scrolled, until another input is edited.
    private mutating func noteScrolling(_ act: Act, _ before: UIView?) {
        if [.scroll, .drag, .dragKeyboard, .reposition].contains(act) { scrolled = edited }
        if edited !== before, scrolled !== edited { scrolled = nil }
        for index in served.indices { served[index].note(edited) }
    }

    private mutating func perform(_ act: Act) {
        let scrollView = form.scrollView
        switch act {
        case .edit, .editAnother:
            _ = form.liveFields.randomElement(using: &random)?.becomeFirstResponder()
        case .editText: form.text.becomeFirstResponder()
        case .editInner: form.inner.field.becomeFirstResponder()
        case .endEditing: device.window.endEditing(true)
        case .type: if edited != nil { device.type("a") }
        case .typeLines: if edited is UITextView { device.type("one\ntwo\nthree\n") }
        case .scroll: scrollView.contentOffset.y += CGFloat.random(in: -200...200, using: &random)
        case .drag, .dragKeyboard: drag(act)
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .keyboard: changeKeyboard()
        case .predictions: device.keyboard.showsPredictions.toggle()
        case .background:
            device.background()
            device.foreground()
        case .textSize:
            device.textSize = device.textSize == .large ? .accessibilityLarge : .large
        case .changeInset, .changeConstant, .moveFields, .hideField, .disableField, .addField:
            changeForm(act)
        case .assist: if served.count < 2 { assist() }
        case .removeItem, .release, .stop, .start, .reposition, .relatedViews, .repositionPolicy,
            .next, .previous:
            changeAssistant(act)
        case .reactByFocusing, .reactByStopping, .reactByKeyboard, .reactNoMore: react(by: act)
        }
    }

    private mutating func drag(_ act: Act) {
        let size = device.screenSize
        let finger = device.touch(
            at: CGPoint(x: size.width - 20, y: size.height * 0.3), in: device.window)
        let steps = Int.random(in: 1..<12, using: &random)
        for _ in 0..<steps {
            let way = act == .drag ? CGFloat.random(in: -30...30, using: &random) : 60
            finger.move(by: CGVector(dx: 0, dy: way))
        }
        switch Int.random(in: 0..<3, using: &random) {
        case 0: finger.cancel()
        case 1: finger.hold(for: 0.2)
        default: break
        }
        finger.lift()
    }

    private mutating func changeKeyboard() {
        let size = device.screenSize
        let floating = CGRect(x: 20, y: size.height * 0.4, width: 300, height: 200)
        let modes: [KeyboardMode] =
            device.model.idiom == .pad
            ? [
                .docked, .docked, .hardware(bar: true), .hardware(bar: false), .undocked, .split,
                .floating(floating),
            ] : [.docked, .docked, .hardware(bar: false)]
        device.keyboard.mode = modes.randomElement(using: &random) ?? .docked
    }

    private mutating func changeForm(_ act: Act) {
        let change: CGFloat = Bool.random(using: &random) ? 10 : -10
        switch act {
        case .changeInset:
            form.scrollView.contentInset.bottom = inset.changed(
                form.scrollView.contentInset.bottom, by: change)
        case .changeConstant:
            form.bottomConstraint.constant = constant.changed(
                form.bottomConstraint.constant, by: change)
        case .moveFields: form.move(by: CGFloat(Int.random(in: 0..<5, using: &random)) * 30)
        case .hideField: form.liveFields.randomElement(using: &random)?.isHidden = true
        case .disableField: form.liveFields.randomElement(using: &random)?.isEnabled = false
        default:
            let field = form.addField()
            served.first?.assistant.navigator.addInputItem(inputItem: field)
        }
    }

    // MARK: Assistants

    private mutating func assist() {
        let trust = newTrust
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: form.inputs)
        let assistant = KeyboardAssistant(
            scrollView: form.scrollView, navigator: navigator,
            avoidance: way.avoidance(form.bottomConstraint))
        served.append(Served(assistant, trust))
    }

    /// What an assistant can know that starts now.
    private var newTrust: GuideTrust {
        GuideTrust(
            on: device, in: device.window,
            others: served.filter { $0.assistant.isRunning }.map(\.trust))
    }

    private mutating func changeAssistant(_ act: Act) {
        guard let index = served.indices.randomElement(using: &random) else { return }
        let assistant = served[index].assistant
        switch act {
        case .next: assistant.navigator.gotoNextItem(shouldLoop: true)
        case .previous: assistant.navigator.gotoPreviousItem(shouldLoop: true)
        case .removeItem:
            let item = assistant.navigator.inputItems.randomElement(using: &random)
            if let item { assistant.navigator.removeInputItem(inputItem: item) }
        case .release:
            released.append(served[index].traces)
            served.remove(at: index)
        case .stop: assistant.stop()
        case .start:
            if !assistant.isRunning { served[index].trust = newTrust }
            assistant.start()
        case .reposition:
            guard let item = form.liveFields.randomElement(using: &random) else { return }
            assistant.reposition(
                scrollView: form.scrollView, toInputItem: item,
                constraint: .viewTopToTopOfScreen, offset: 8)
        case .relatedViews:
            assistant.setRelatedViews([form.fields[7]], for: form.fields[6])
        default:
            assistant.repositionPolicy = .allCases.randomElement(using: &random) ?? .always
            assistant.positionConstraint =
                .allCases.randomElement(using: &random)
                ?? .viewBottomToTopOfKeyboard
        }
    }

    /// Makes an assistant's observers change something while it responds.
    private mutating func react(by act: Act) {
        guard let index = served.indices.randomElement(using: &random) else { return }
        let (device, form) = (device, form)
        let field = form.liveFields.randomElement(using: &random)
        // A reaction to its own effect would never end.
        var hasReacted = false
        served[index].reaction = nil
        guard act != .reactNoMore else { return }
        served[index].reaction = served[index].assistant.navigator.observe {
            [weak assistant = served[index].assistant] _ in
            if hasReacted { return }
            hasReacted = true
            switch act {
            case .reactByFocusing: field?.becomeFirstResponder()
            case .reactByStopping: assistant?.stop()
            default:
                device.keyboard.showsPredictions.toggle()
                form.move(by: 20)
            }
        }
    }

    // MARK: What must hold

    private var edited: UIView? { form.inputs.first(where: \.isFirstResponder) }

    private var isAssisted: Bool {
        served.contains {
            $0.assistant.isRunning && edited === $0.assistant.navigator.focusedItem
                && edited != nil && $0.trust.isInformed && !$0.hasReturned
        }
    }

    private var isMisled: Bool {
        served.contains { $0.assistant.isRunning && !$0.trust.isInformed }
    }

    private var numbersThatAreNone: [String] {
        let scrollView = form.scrollView
        let numbers = [
            scrollView.contentOffset.y, scrollView.contentInset.bottom,
            form.bottomConstraint.constant, form.additionalSafeAreaInsets.bottom,
        ]
        return numbers.allSatisfy(\.isFinite) ? [] : ["a number is none: \(numbers)"]
    }

    private var wrongs: [String] {
        var wrongs: [String] = []
        if !isDocked, !isMisled { wrongs += rests.map { "\($0), without a docked keyboard" } }
        if !device.keyboard.isVisible, !isMisled {
            wrongs += observer.rumors
            for case let observer as KeyboardObserver in served.map(\.assistant.observer) {
                wrongs += observer.rumors
            }
        }
        if form.inputs.count(where: \.isFirstResponder) > 1 {
            wrongs.append("two inputs are edited")
        }
        for one in served where one.assistant.isRunning {
            let items = one.assistant.navigator.inputItems
            let isItem = edited.map { edited in items.contains { $0 === edited } } ?? true
            if isItem, one.assistant.navigator.focusedItem !== edited {
                wrongs.append("the focus isn't reported")
            }
        }
        if isDocked, isAssisted, let edited, edited !== scrolled {
            let (frame, sight) = (regionToSee(of: edited), sight)
            let fits = sight.upperBound - sight.lowerBound > frame.height + 30
            if fits, frame.minY < sight.lowerBound - 0.5 || frame.maxY > sight.upperBound + 0.5 {
                wrongs.append("\(type(of: edited)) at \(frame) is out of sight \(sight)")
            }
        }
        return wrongs
    }

    /// What there is of the library in the app's numbers.
    private var rests: [String] {
        let scrollView = form.scrollView
        var rests: [String] = []
        if scrollView.contentInset.bottom != inset.own {
            rests.append("inset \(scrollView.contentInset.bottom) for \(inset.own)")
        }
        if scrollView.verticalScrollIndicatorInsets.bottom != 0 { rests.append("indicator inset") }
        if form.bottomConstraint.constant != constant.own {
            rests.append("constant \(form.bottomConstraint.constant) for \(constant.own)")
        }
        if form.additionalSafeAreaInsets != .zero { rests.append("safe area") }
        return rests
    }

    private var isDocked: Bool {
        guard device.keyboard.isVisible else { return false }
        switch device.keyboard.mode {
        case .docked, .hardware: return true
        case .undocked, .split, .floating, .minimizedToolbar: return false
        }
    }

    /// What people have to see of an input: a field, or the caret of a text view.
    private func regionToSee(of input: UIView) -> CGRect {
        guard let text = input as? UITextView, let end = text.selectedTextRange?.end else {
            return input.convert(input.bounds, to: nil)
        }
        return text.convert(text.caretRect(for: end), to: nil)
    }

    /// The y-coordinates between the bars and the keyboard.
    private var sight: ClosedRange<CGFloat> {
        let top = form.frameInWindow(form.scrollView).minY + form.scrollView.safeAreaInsets.top
        return top...max(top, device.keyboard.frame?.minY ?? device.screenSize.height)
    }

    /// Stops the library, and returns what is left of it.
    mutating func end() -> [String] {
        if Bool.random(using: &random) {
            device.window.endEditing(true)
            device.settle()
        }
        released += served.map(\.traces)
        served = []
        device.settle()
        return rests + released.flatMap(\.left)
    }
}

/// An assistant with what observes it.
@MainActor
private struct Served {
    /// What must be gone with an assistant.
    struct Traces {
        weak var assistant: KeyboardAssistant?
        weak var navigator: InputNavigator?

        @MainActor var left: [String] {
            (assistant == nil ? [] : ["an assistant"]) + (navigator == nil ? [] : ["a navigator"])
        }
    }

    let assistant: KeyboardAssistant
    /// What the assistant can know of the keyboard since it was last started.
    var trust: GuideTrust
    var reaction: ObservationToken?
    /// Whether the edited input lost the focus to one that isn't in the navigator, and has it again.
    ///
    /// That the other one follows is reported in the next turn of the run loop, and a history has
    /// none. So nothing has been reported, and the input isn't positioned again.
    private(set) var hasReturned = false
    private weak var last: UIView?
    private var isAway = false

    init(_ assistant: KeyboardAssistant, _ trust: GuideTrust) {
        (self.assistant, self.trust) = (assistant, trust)
    }

    /// Remembers what is edited after a step.
    mutating func note(_ input: UIView?) {
        guard let input else { return (last, isAway, hasReturned) = (nil, false, false) }
        guard assistant.navigator.inputItems.contains(input) else { return isAway = last != nil }
        hasReturned = input === last && (isAway || hasReturned)
        (last, isAway) = (input, false)
    }

    var traces: Traces { Traces(assistant: assistant, navigator: assistant.navigator) }
}

/// Fields, a text view, and a scroll view with a field of its own.
private final class FormUnderTest: TestForm {
    let text = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 70))
    private(set) var inner: (scrollView: UIScrollView, field: UITextField)!
    private(set) var added: [UITextField] = []
    private var distance: CGFloat = 0

    init(constant: CGFloat) {
        super.init(fields: 16, constant: constant)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        text.text = "A few words"
        // The last two make room for moving the others down.
        for index in [5, 9, 14, 15] { fields[index].isHidden = true }
        content.addSubview(text)
        inner = addInner(CGRect(x: 0, y: 710, width: 320, height: 100), fieldAt: 600)
    }

    var inputs: [UIView] { fields + added + [text, inner.field] }

    var liveFields: [UITextField] { (fields + added).filter { !$0.isHidden && $0.isEnabled } }

    func addField() -> UITextField {
        let field = UITextField(
            frame: CGRect(x: 170, y: 60 + added.count * 60, width: 150, height: 30))
        // With the others, it moves back to where it is in the content.
        field.frame.origin.y += distance
        added.append(field)
        content.addSubview(field)
        return field
    }

    /// Moves all inputs down by `distance` from where they were made.
    func move(by distance: CGFloat) {
        for view in content.subviews { view.frame.origin.y += distance - self.distance }
        self.distance = distance
        view.setNeedsLayout()
    }
}
