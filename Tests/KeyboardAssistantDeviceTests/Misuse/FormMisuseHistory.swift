import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyboardAssistant

/// A form whose app does something from within calls of the library.
@MainActor
struct FormMisuseHistory: RandomHistory {
    enum Act: String, CaseIterable {
        // What people do, and what happens.
        case edit, editAnother, editText, endEditing, next, previous, returnKey, tab, type
        case drag, rotate, keyboard, predictions, background
        // What the app does at once, or in a call.
        case removeInput, removeInputs, stop, start, stopNavigator, startNavigator, release
        case focus, focusItem, closeKeyboard, step
        case addInputs, addField, removeField, hideField, changeNumbers, present, dismiss
        case changeBar, ownBar, setDelegates, setOptions, assist, assistScene, releaseScene
        case scroll, reposition, layout, post, setText, reloadInputs

        /// Whether it only leads to another input.
        var isStep: Bool { [.edit, .editAnother, .next, .previous].contains(self) }
    }

    static let doubts: [UIKitBehavior.Doubt] = .keyboard + .editing

    var random: SeededNumbers
    private var played: MisusedApp?
    private var released: [Traces] = []
    private let gestures: Int

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        let models: [SimulatedDevice.Model] = [.iPhone13, .iPhoneSE, .iPad9_7]
        let app = MisusedApp(on: models[Int(seed % 3)])
        played = app
        gestures = app.form.scrollView.gestureRecognizers?.count ?? 0
        app.assist(&random)
        if seed.isMultiple(of: 3) { app.assistScene(&random) }
        app.device.settle()
    }

    private var app: MisusedApp {
        guard let played else { preconditionFailure("There is an app until the end.") }
        return played
    }

    private var device: SimulatedDevice { app.device }

    // MARK: Steps

    mutating func step(_ act: Act) -> [String] {
        app.misuse.beginStep()
        (app.manualCalls, app.isHeightChanged) = (0, false)
        Animations.clearLog()
        let before = (edited: app.edited, keyboard: device.keyboard.frame)
        let all = app.aids.map(Traces.init)
        perform(act)
        let isAtRest = Int.random(in: 0..<6, using: &random) > 0
        if isAtRest {
            device.settle()
        } else {
            device.advance(by: Double.random(in: 0...0.4, using: &random))
        }
        released += all.filter { trace in
            !app.aids.contains {
                $0.navigator === trace.navigator && $0.assistant === trace.assistant
            }
        }
        if act == .drag { app.scrolled = app.edited }
        if before.edited !== app.edited, app.misuse.done.isEmpty, act != .drag {
            app.scrolled = nil
        }
        var problems = app.wrongPairs
        if isAtRest { problems += wrongs }
        if isAtRest, act.isStep, app.misuse.done.isEmpty, before.keyboard != nil,
            before.keyboard == device.keyboard.frame, !app.isHeightChanged
        {
            problems += moves
        }
        let deeds =
            app.misuse.done.isEmpty ? "" : " with \(app.misuse.done.joined(separator: ", "))"
        return problems.map { "\($0) after \(act)\(deeds)" }
    }

    private mutating func perform(_ act: Act) {
        switch act {
        case .edit, .editAnother:
            _ = app.liveInputs.randomElement(using: &random)?.becomeFirstResponder()
        case .editText: app.text.becomeFirstResponder()
        case .endEditing: device.window.endEditing(true)
        case .next:
            app.aids.randomElement(using: &random)?.navigator.gotoNextItem(shouldLoop: true)
        case .previous:
            app.aids.randomElement(using: &random)?.navigator.defaultController?.btPrev
                .sendActions(for: .touchUpInside)
        case .returnKey: if app.edited is UITextField { device.press("\r") }
        case .tab: device.press("\t")
        case .type: if app.edited != nil { device.type("a") }
        case .drag:
            let size = device.screenSize
            device.drag(
                app.form.scrollView,
                by: CGVector(dx: 0, dy: size.height * .random(in: -0.2...0.6, using: &random)))
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .keyboard:
            device.keyboard.mode = Bool.random(using: &random) ? .docked : .hardware(bar: false)
        case .predictions: device.keyboard.showsPredictions.toggle()
        case .background:
            device.background()
            device.foreground()
        default: plan(act)
        }
    }

    /// Lets the app do something, mostly in a call that will come.
    private mutating func plan(_ act: Act) {
        guard let deed = MisusedApp.Deed(rawValue: act.rawValue) else { return }
        var choices = SeededNumbers(seed: .random(in: 0...99_999, using: &random))
        guard Int.random(in: 0..<4, using: &random) > 0 else {
            return app.perform(deed, &choices)
        }
        // Most calls are those of a few closures.
        let isAny = Int.random(in: 0..<4, using: &random) == 0
        let name = isAny ? nil : app.misuse.names.randomElement(using: &random)
        let count = Int.random(in: 0..<(name == nil ? 16 : 3), using: &random)
        app.misuse.plan(act.rawValue, after: count, in: name) { [weak app] in
            app?.perform(deed, &choices)
        }
    }

    // MARK: What must hold

    private var isMisled: Bool {
        app.aids.contains { $0.assistant?.isRunning == true && !$0.trust.isInformed }
            || app.scene?.trust.isInformed == false
    }

    private var wrongs: [String] {
        app.misuse.beginCheck()
        defer { app.misuse.endCheck() }
        var wrongs = app.wrongSettings + app.wrongFocus
        if !device.keyboard.isVisible, !isMisled {
            wrongs += app.ownObserver.rumors + app.rests.map { "\($0), without a keyboard" }
            for aid in app.aids {
                let observer = aid.assistant?.observer
                let own = (observer as? MisusedObserver)?.observer ?? observer as? KeyboardObserver
                if let own, own.isObserving { wrongs += own.rumors }
            }
        }
        if app.aids.allSatisfy({ $0.assistant?.isRunning != true }), app.scene == nil {
            wrongs += app.rests.map { "\($0), without an assistant" }
        }
        if let edited = app.edited, app.mustShow(edited), !app.shows(edited) {
            wrongs.append("\(type(of: edited)) is out of sight")
        }
        return wrongs
    }

    /// What moves more often than once for another focus.
    private var moves: [String] {
        let manual = app.aids.count { $0.assistant?.isRunning == true && !$0.scrolls }
        let scrolling = app.aids.count(where: \.scrolls) + (app.scene == nil ? 0 : 1)
        let count = Animations.log.count { $0.moved(app.form.scrollView) }
        var problems: [String] = []
        if app.manualCalls > manual { problems.append("\(app.manualCalls) calls of \(manual)") }
        if scrolling == 1, count > 1 { problems.append("\(count) moves") }
        return problems
    }

    // MARK: The end

    mutating func end() -> [String] {
        app.misuse.beginStep()
        let isHidden = Bool.random(using: &random)
        if isHidden {
            device.window.endEditing(true)
            device.settle()
        }
        weak var scene: SceneKeyboardAssistant?
        weak var sceneNavigator: InputNavigator?
        // In a call at a release, the app may make more of them.
        repeat {
            released += app.aids.map(Traces.init)
            (scene, sceneNavigator) = (app.scene?.assistant, app.scene?.assistant.navigator)
            app.releaseAll()
            device.settle()
        } while !app.aids.isEmpty || app.scene != nil
        app.misuse.beginCheck()
        var left = app.wrongSettings + app.rests + released.flatMap(\.left)
        if scene != nil || sceneNavigator != nil { left.append("a scene's assistant") }
        left += app.leftViews
        let count = app.form.scrollView.gestureRecognizers?.count ?? 0
        if count != gestures { left.append("\(count - gestures) gesture recognizers") }
        if isHidden, !device.keyboard.isVisible { left += app.ownObserver.rumors }
        app.end()
        weak var app: MisusedApp?
        app = played
        device.show(UIViewController())
        device.settle()
        played = nil
        if app != nil { left.append("the app") }
        return left.map { "\($0) is left" }
    }
}

/// What must be gone with an aid.
@MainActor
private struct Traces {
    weak var assistant: KeyboardAssistant?
    weak var navigator: InputNavigator?

    init(_ aid: Aid) { (assistant, navigator) = (aid.assistant, aid.navigator) }

    var left: [String] {
        (assistant == nil ? [] : ["an assistant"]) + (navigator == nil ? [] : ["a navigator"])
    }
}
