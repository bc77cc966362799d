import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import UIKit

@testable import SimulatedDevice

/// A form whose keyboard's notifications are missing, doubled, late, or garbage, until the keyboard
/// tells the truth.
@MainActor
struct LyingKeyboardHistory: RandomHistory {
    enum Act: String, CaseIterable {
        case edit, endEditing, rotate, predictions, mode, background, otherApp
        case silence, `repeat`, late, garble, invent, replay, lieAboutScreen
        case truth, truthAfterEditing, hiddenTruth
    }

    static let doubts: [UIKitBehavior.Doubt] = .keyboard

    var random: SeededNumbers
    private let device: SimulatedDevice
    private let form = TestForm(fields: 20)
    private let posted = Posted()
    private let observer = KeyboardObserver()
    private var assistant: KeyboardAssistant?
    private let recordings: [KeyboardRecording]
    private var ofScene: SceneKeyboardAssistant?

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        device = SimulatedDevice(seed.isMultiple(of: 2) ? .iPhone13 : .iPad9_7)
        let files = (try? Recordings.files()) ?? []
        recordings = files.compactMap { try? KeyboardRecording(json: Data(contentsOf: $0)) }
        device.show(form)
        observer.start(in: device.window)
        if seed.isMultiple(of: 5) {
            ofScene = device.window.windowScene.map { SceneKeyboardAssistant(windowScene: $0) }
        } else {
            assistant = KeyboardAssistant(
                scrollView: form.scrollView, navigator: form.plainNavigator(), observer: observer)
        }
    }

    // MARK: Steps

    mutating func step(_ act: Act) -> [String] {
        switch act {
        case .truth, .truthAfterEditing, .hiddenTruth: return tellTruth(act)
        default: perform(act)
        }
        if Bool.random(using: &random) {
            device.settle()
        } else {
            device.advance(by: Double.random(in: 0...0.4, using: &random))
        }
        return form.scrollView.contentInset.bottom.isFinite ? [] : ["the inset is none"]
    }

    private mutating func perform(_ act: Act) {
        switch act {
        case .edit: form.fields.randomElement(using: &random)?.becomeFirstResponder()
        case .endEditing: device.window.endEditing(true)
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .predictions: device.keyboard.showsPredictions.toggle()
        case .mode:
            let modes: [KeyboardMode] = [.docked, .hardware(bar: false)]
            device.keyboard.mode = modes.randomElement(using: &random) ?? .docked
        case .background:
            device.background()
            device.foreground()
        case .otherApp: device.keyboard.belongsToAnotherApp.toggle()
        case .silence: device.keyboard.isSilent.toggle()
        case .repeat: post(posted.all.last)
        case .late: post(posted.all.randomElement(using: &random))
        case .garble: garble()
        case .invent: invent()
        case .replay: replay()
        case .lieAboutScreen: lieAboutScreen()
        case .truth, .truthAfterEditing, .hiddenTruth: break
        }
    }

    // MARK: Lies

    private func post(
        _ notification: Notification?, _ change: (inout [AnyHashable: Any]) -> Void = { _ in }
    ) {
        guard let notification else { return }
        var info = notification.userInfo ?? [:]
        change(&info)
        posted.isListening = false
        NotificationCenter.default.post(
            name: notification.name, object: notification.object, userInfo: info)
        posted.isListening = true
    }

    /// Posts something that was posted before with one thing in it missing or of another type.
    private mutating func garble() {
        let keys = [
            UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
            UIResponder.keyboardAnimationDurationUserInfoKey,
            UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
        ]
        let values: [Any?] = [
            nil, "a word", NSNumber(value: Double.nan), NSNumber(value: -1e300),
            NSValue(cgRect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)),
            NSValue(cgRect: .null), NSValue(cgRect: .infinite), NSValue(cgRect: .zero),
            NSValue(cgRect: CGRect(x: 0, y: 1e12, width: -1e12, height: 1e300)),
        ]
        let key = keys.randomElement(using: &random) ?? keys[0]
        let value = values.randomElement(using: &random) ?? nil
        post(posted.all.randomElement(using: &random)) { $0[key] = value }
    }

    /// Posts a notification that nobody would post now.
    private mutating func invent() {
        let notice = KeyboardNotice.allCases.randomElement(using: &random) ?? .willShow
        let size = device.screenSize
        let y = CGFloat.random(in: -100...(size.height + 100), using: &random)
        let frame = CGRect(x: 0, y: y, width: size.width, height: max(0, size.height - y))
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: Bool.random(using: &random)),
        ]
        let hasInfo = Bool.random(using: &random)
        post(
            Notification(
                name: notice.notificationName, object: nil, userInfo: hasInfo ? info : nil))
    }

    /// Posts what was recorded on another device.
    private mutating func replay() {
        guard let recording = recordings.randomElement(using: &random) else { return }
        let isSilent = device.keyboard.isSilent
        posted.isListening = false
        device.replay(recording)
        posted.isListening = true
        device.keyboard.isSilent = isSilent
    }

    /// Posts a frame of this keyboard on another screen's coordinates.
    private mutating func lieAboutScreen() {
        post(posted.all.last) { info in
            guard let value = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else {
                return
            }
            let frame = value.cgRectValue
            info[UIResponder.keyboardFrameEndUserInfoKey] = NSValue(
                cgRect: CGRect(
                    x: frame.minY, y: frame.minX, width: frame.height, height: frame.width))
        }
    }

    // MARK: Truth

    /// Lets the keyboard come, or go, as it does, and returns what is wrong then.
    private mutating func tellTruth(_ act: Act) -> [String] {
        device.settle()
        device.keyboard.isSilent = false
        device.keyboard.belongsToAnotherApp = false
        device.keyboard.mode = .docked
        device.settle()
        device.window.endEditing(true)
        device.settle()
        // A recording can end with a keyboard that no field has asked for. No notification tells of
        // a field that finds it there.
        let isLeft = device.keyboard.frame != nil
        if act == .truthAfterEditing || isLeft {
            form.fields[3].becomeFirstResponder()
            device.settle()
            device.window.endEditing(true)
            device.settle()
        }
        if act == .hiddenTruth {
            // Somebody has to have been told that there was a keyboard.
            form.fields[7].becomeFirstResponder()
            device.settle()
            device.window.endEditing(true)
            device.settle()
            return problemsWithoutKeyboard
        }
        let field = form.fields[Int.random(in: 0..<20, using: &random)]
        field.becomeFirstResponder()
        device.settle()
        return problems(of: field)
    }

    private var problemsWithoutKeyboard: [String] {
        let inset = form.scrollView.contentInset.bottom
        return (inset == 0 ? [] : ["inset \(inset) without a keyboard"]) + observer.rumors
    }

    private func problems(of field: UITextField) -> [String] {
        var problems: [String] = []
        let frame = form.frameInWindow(field)
        let top = device.keyboard.frame?.minY ?? device.screenSize.height
        if frame.maxY > top + 0.5 || frame.minY < -0.5 {
            problems.append("\(frame.minY)–\(frame.maxY) is out of sight above \(top)")
        }
        let covered = max(0, form.frameInWindow(form.scrollView).maxY - top)
        let inset = form.scrollView.contentInset.bottom
        if abs(inset - covered) > 0.5 { problems.append("inset \(inset) for \(covered)") }
        let height = device.screenSize.height - top
        if abs(observer.keyboardHeight - height) > 0.5 {
            problems.append("height \(observer.keyboardHeight) for \(height)")
        }
        return problems
    }

    mutating func end() -> [String] {
        (assistant, ofScene) = (nil, nil)
        observer.stop()
        let inset = form.scrollView.contentInset
        return inset == .zero ? [] : ["inset \(inset)"]
    }
}

/// The notifications that the keyboard has posted by itself.
@MainActor
private final class Posted {
    private(set) var all: [Notification] = []
    var isListening = true
    private let observation = Observation()

    init() {
        for notice in KeyboardNotice.allCases {
            let token = NotificationCenter.default.addObserver(
                forName: notice.notificationName, object: nil, queue: nil
            ) { [weak self] notification in
                // Safe: posted on the main actor, and read there before the post returns.
                nonisolated(unsafe) let note = notification
                MainActor.assumeIsolated { self?.keep(note) }
            }
            observation.tokens.append(token)
        }
    }

    private func keep(_ notification: Notification) {
        if isListening { all.append(notification) }
    }
}
