import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyboardAssistant

/// A form in which other components avoid the keyboard, too, beside up to two assistants.
@MainActor
struct ForeignAvoidanceHistory: RandomHistory {
    enum Act: String, CaseIterable {
        case edit, editAnother, editLast, next, previous, type, endEditing
        case scroll, drag, rotate, keyboard, predictions, background, layout, changeNumbers
        case arrive, leave, leaveAll, assist, release, stop, start

        /// Whether it only leads to another input.
        var isStep: Bool {
            [.edit, .editAnother, .editLast, .next, .previous].contains(self)
        }
    }

    static let doubts: [UIKitBehavior.Doubt] = .keyboard

    var random: SeededNumbers
    private let device: SimulatedDevice
    private let form: TestForm
    private let app: AvoidingApp
    private let way: WayOfRoom
    private var others: [OtherAvoider] = []
    private var served: [(assistant: KeyboardAssistant, trust: GuideTrust)] = []
    /// An observer of the app's, which runs all the time.
    private let observer = KeyboardObserver()
    private let observerTrust: GuideTrust
    private var memory = Memory()
    private var traces: [Traces] = []

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        device = SimulatedDevice(seed.isMultiple(of: 2) ? .iPhone13 : .iPhoneSE)
        way = WayOfRoom.ofAssistant[Int(seed / 2 % 3)]
        let own: CGFloat = seed.isMultiple(of: 4) ? 0 : -16.3
        form = TestForm(fields: 14, constant: own)
        device.show(form)
        form.scrollView.contentInset.bottom = seed.isMultiple(of: 5) ? 0 : 10.1
        device.settle()
        app = AvoidingApp(form)
        observerTrust = GuideTrust(on: device, in: device.window, others: [])
        observer.start(in: device.window)
        let isFirst = Bool.random(using: &random)
        if isFirst { arrive() }
        assist()
        if !isFirst { arrive() }
        memory.begin(with: others)
    }

    // MARK: Steps

    mutating func step(_ act: Act) -> [String] {
        let before = (edited: edited, keyboard: device.keyboard.frame, told: told)
        Animations.clearLog()
        perform(act)
        let isAtRest = Int.random(in: 0..<5, using: &random) > 0
        if isAtRest {
            device.settle()
        } else {
            device.advance(by: Double.random(in: 0...0.4, using: &random))
        }
        if app.isMisread { memory.isUnknown = true }
        app.isMisread = false
        memory.note(
            act, isAtRest: isAtRest, edited: edited, others: others,
            keyboard: device.keyboard.frame ?? before.keyboard,
            isEvent: edited !== before.edited || device.keyboard.frame != before.keyboard)
        guard isAtRest else { return notFinite }
        var problems = notFinite + wrongs
        // A keyboard on its way is announced once more, with its bar, or is told to have arrived.
        if act.isStep, before.keyboard != nil, before.keyboard == device.keyboard.frame,
            before.told == told
        {
            problems += moves
        }
        if Int.random(in: 0..<3, using: &random) == 0 { problems += unrest }
        if !device.keyboard.isVisible {
            if memory.isUnknown { app.setAnew() }
            memory.begin(with: others)
        }
        return problems.map { "\($0) after \(act)" }
    }

    private mutating func perform(_ act: Act) {
        switch act {
        case .edit, .editAnother: form.fields.randomElement(using: &random)?.becomeFirstResponder()
        case .editLast: form.fields.last?.becomeFirstResponder()
        case .next: served.first?.assistant.navigator.gotoNextItem(shouldLoop: true)
        case .previous: served.first?.assistant.navigator.gotoPreviousItem(shouldLoop: true)
        case .type: if edited != nil { device.type("a") }
        case .endEditing: device.window.endEditing(true)
        case .scroll:
            form.scrollView.contentOffset.y += CGFloat.random(in: -200...200, using: &random)
        case .drag:
            let share = CGFloat.random(in: -0.3...0.3, using: &random)
            device.drag(
                form.scrollView, by: CGVector(dx: 0, dy: device.screenSize.height * share))
        case .rotate:
            for other in others where other.quantity.movesRootView { other.pause() }
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .keyboard:
            device.keyboard.mode = Bool.random(using: &random) ? .docked : .hardware(bar: false)
        case .predictions: device.keyboard.showsPredictions.toggle()
        case .background:
            device.background()
            device.foreground()
        case .layout:
            form.view.setNeedsLayout()
            device.window.layoutIfNeeded()
        case .changeNumbers:
            // With a keyboard, only the distance tells a changed number from a new one.
            guard device.keyboard.frame == nil, !memory.isUnderWay else { return }
            app.change(.inset, by: 3.7)
            app.change(.constant, by: 1.9)
        case .arrive, .leave, .leaveAll: changeOthers(act)
        case .assist: if served.count < 2 { assist() }
        case .release, .stop, .start: changeAssistants(act)
        }
    }

    private mutating func changeOthers(_ act: Act) {
        // Whoever set a number anew, and sets it back while the keyboard is up, can't be understood.
        let isAbsolute = others.contains { $0.style == .savesAndRestores }
        if act != .arrive, isAbsolute, device.keyboard.isVisible { return }
        switch act {
        case .arrive: if others.count < 2 { arrive() }
        case .leave: if !others.isEmpty { others.removeFirst().leave() }
        default:
            // The last to come is the first to take its own away.
            while let other = others.popLast() { other.leave() }
        }
    }

    private mutating func arrive() {
        var style = OtherRoom.Style.allCases.randomElement(using: &random) ?? .setsAndZeroes
        let moment = OtherAvoider.Moment.allCases.randomElement(using: &random) ?? .will
        let quantity = AvoidingApp.Quantity.allCases.randomElement(using: &random) ?? .inset
        // UIKit places a root view again, and whoever subtracts then moves it off the screen.
        if quantity.movesRootView, style == .addsAndSubtracts { style = .setsAndZeroes }
        // Two components that both save the same number don't get along without the library.
        guard !others.contains(where: { $0.quantity.number == quantity.number }) else { return }
        others.append(OtherAvoider(style, moment, quantity, in: app, on: device))
    }

    private mutating func assist() {
        let trust = newTrust
        noteStart()
        let navigator = InputNavigator(
            accessory: Bool.random(using: &random) ? .controller(DefaultNavigationView()) : .none,
            returnKey: nil)
        navigator.addInputItems(inputItems: form.fields)
        let assistant = KeyboardAssistant(
            scrollView: form.scrollView, navigator: navigator,
            avoidance: way.avoidance(form.bottomConstraint))
        served.append((assistant, trust))
    }

    private mutating func changeAssistants(_ act: Act) {
        guard let index = served.indices.randomElement(using: &random) else { return }
        switch act {
        case .release: traces.append(Traces(served.remove(at: index).assistant))
        case .stop: served[index].assistant.stop()
        default:
            if !served[index].assistant.isRunning { served[index].trust = newTrust }
            noteStart()
            served[index].assistant.start()
        }
    }

    /// Notes a start beneath a keyboard for which others have made room.
    ///
    /// Nothing tells what the number was before.
    private mutating func noteStart() {
        let number: AvoidingApp.Number =
            switch way {
            case .constraint: .constant
            case .safeArea: .safeArea
            default: .inset
            }
        guard device.keyboard.isVisible, running.isEmpty else { return }
        if others.contains(where: { $0.quantity.number == number }) { memory.isUnknown = true }
    }

    /// What an assistant can know that starts now.
    private var newTrust: GuideTrust {
        GuideTrust(
            on: device, in: device.window,
            others: served.filter(\.assistant.isRunning).map(\.trust) + [observerTrust])
    }

    // MARK: What must hold

    /// What notifications have told of the keyboard.
    private var told: [String] {
        ["\(observer.keyboardFrame ?? .null)", "\(observer.keyboardState)"]
    }

    private var edited: UIView? { form.fields.first(where: \.isFirstResponder) }

    private var running: [(assistant: KeyboardAssistant, trust: GuideTrust)] {
        served.filter(\.assistant.isRunning)
    }

    private var notFinite: [String] {
        let numbers =
            AvoidingApp.Number.allCases.map { app[$0] }
            + [form.scrollView.contentOffset.y]
        return numbers.allSatisfy(\.isFinite) ? [] : ["a number is none: \(numbers)"]
    }

    private var wrongs: [String] {
        var wrongs: [String] = []
        let isMisled = !running.allSatisfy(\.trust.isInformed)
        if !device.keyboard.isVisible, !isMisled {
            wrongs += (memory.isUnknown ? [] : app.differences).map { "\($0), without a keyboard" }
            wrongs += rumors
        }
        if running.isEmpty, memory.isAdditive, !memory.isUnknown {
            wrongs += app.differences.map { "\($0), without an assistant" }
        }
        let bars = served.map(\.assistant.navigator).filter(\.isRunning).map(\.accessoryView)
        for field in form.fields where !bars.contains(field.inputAccessoryView) {
            if field.inputAccessoryView != nil { wrongs.append("a bar of nobody's") }
        }
        guard device.keyboard.isVisible, !isMisled, !running.isEmpty, !memory.isDisturbed else {
            return wrongs
        }
        // The other components take a bar alone for no keyboard, and so may set its room to zero.
        let isBar = device.keyboard.frame.map { $0.height <= OtherAvoider.highestBar } ?? true
        return wrongs + (isBar ? [] : doubled + hidden)
    }

    private var rumors: [String] {
        let observers = running.compactMap { $0.assistant.observer as? KeyboardObserver }
        return (observers + [observer]).flatMap(\.rumors)
    }

    /// Room that is made more than once, although no other component makes any.
    ///
    /// A guide that is late shows the keyboard as it was before.
    private var doubled: [String] {
        guard others.isEmpty, !memory.isUnknown else { return [] }
        let room = memory.highest + 1
        return AvoidingApp.Number.allCases.filter { app[$0] - (app.alone[$0] ?? 0) > room }
            .map { "\($0.rawValue) \(app[$0]) for \(app.alone[$0] ?? 0)" }
    }

    /// The edited field, if it isn't in sight.
    ///
    /// Room that is made by two components may leave none for the field.
    private var hidden: [String] {
        guard let edited, let keyboard = device.keyboard.frame, edited !== memory.scrolled,
            !others.contains(where: { $0.quantity == .origin })
        else { return [] }
        let (area, insets) = (
            form.frameInWindow(form.scrollView), form.scrollView.adjustedContentInset
        )
        let (top, end) = (area.minY + insets.top, min(area.maxY - insets.bottom, keyboard.minY))
        let frame = form.frameInWindow(edited)
        guard end - top > frame.height + 30 else { return [] }
        let isInSight = frame.minY >= top - 0.5 && frame.maxY <= keyboard.minY + 0.5
        return isInSight ? [] : ["a field at \(frame) is out of sight below \(top)"]
    }

    /// What moves more often than once for another focus.
    private var moves: [String] {
        let count = Animations.log.count { $0.moved(form.scrollView) }
        return running.count == 1 && count > 1 ? ["\(count) moves"] : []
    }

    /// What still changes after everything has come to rest.
    private var unrest: [String] {
        let look = { AvoidingApp.Number.allCases.map { app[$0] } }
        let (numbers, offset) = (look(), form.scrollView.contentOffset)
        device.advance(by: 0.5)
        device.settle()
        return numbers == look() && offset == form.scrollView.contentOffset
            ? [] : ["\(numbers) at \(offset) doesn't rest"]
    }

    // MARK: The end

    mutating func end() -> [String] {
        traces += served.map { Traces($0.assistant) }
        served = []
        device.settle()
        var left = memory.isAdditive && !memory.isUnknown ? app.differences : []
        device.window.endEditing(true)
        device.keyboard.mode = .docked
        device.settle()
        if !device.keyboard.isVisible {
            left += (memory.isUnknown ? [] : app.differences) + observer.rumors
        }
        left += form.fields.compactMap(\.inputAccessoryView).map { _ in "a bar" }
        return (left + traces.flatMap(\.left)).map { "\($0) is left" }
    }
}

/// What has happened since there was no keyboard.
@MainActor
private struct Memory {
    /// Whether all other components only added to numbers, whatever the numbers were.
    private(set) var isAdditive = true
    /// Whether a component has come or gone, and nothing has happened since.
    private(set) var isDisturbed = false
    /// Whether the last step has not come to rest.
    private(set) var isUnderWay = false
    /// Whether nothing tells what is the app's of a number.
    var isUnknown = false
    /// The height of the highest keyboard, in points.
    private(set) var highest: CGFloat = 0
    /// The field that people or the app have scrolled, maybe.
    private(set) weak var scrolled: UIView?

    /// Begins anew, with a hidden keyboard at rest.
    mutating func begin(with others: [OtherAvoider]) {
        isAdditive = others.allSatisfy { $0.style == .addsAndSubtracts }
        (isUnknown, highest) = (false, 0)
    }

    /// Notes what there is after a step, in which the focus or the keyboard may have changed.
    mutating func note(
        _ act: ForeignAvoidanceHistory.Act, isAtRest: Bool, edited: UIView?,
        others: [OtherAvoider], keyboard: CGRect?, isEvent: Bool
    ) {
        highest = max(act == .rotate ? 0 : highest, keyboard?.height ?? 0)
        isAdditive = isAdditive && others.allSatisfy { $0.style == .addsAndSubtracts }
        isUnderWay = !isAtRest
        if isEvent { isDisturbed = false }
        if [.arrive, .leave, .leaveAll].contains(act) { isDisturbed = true }
        if scrolled !== edited { scrolled = nil }
        if [.scroll, .drag].contains(act) { scrolled = edited }
    }
}

/// What must be gone with an assistant.
@MainActor
private struct Traces {
    private weak var assistant: KeyboardAssistant?
    private weak var navigator: InputNavigator?

    init(_ assistant: KeyboardAssistant) {
        (self.assistant, navigator) = (assistant, assistant.navigator)
    }

    var left: [String] {
        (assistant == nil ? [] : ["an assistant"]) + (navigator == nil ? [] : ["a navigator"])
    }
}
