import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyboardAssistant

extension MisusedApp {
    /// What no documentation forbids in a call.
    enum Deed: String, CaseIterable {
        case removeInput, removeInputs, stop, start, stopNavigator, startNavigator, release
        case focus, focusItem, endEditing, closeKeyboard, step
        case addInputs, addField, removeField, hideField, changeNumbers, present, dismiss
        case changeBar, ownBar, setDelegates, setOptions, assist, assistScene, releaseScene
        case scroll, reposition, layout, post, setText, reloadInputs
    }

    /// Does `deed` with the choices of `random`.
    func perform(_ deed: Deed, _ random: inout SeededNumbers) {
        let aid = aids.randomElement(using: &random)
        let input = liveInputs.randomElement(using: &random)
        switch deed {
        case .removeInput, .removeInputs, .stop, .start, .stopNavigator, .startNavigator, .release:
            if let aid { change(aid, by: deed, &random) }
        case .focus: input?.becomeFirstResponder()
        case .focusItem: aid?.navigator.focusedItem = input
        case .endEditing: device.window.endEditing(true)
        case .closeKeyboard: aid?.assistant?.closeKeyboard()
        case .step:
            let isNext = Bool.random(using: &random)
            if isNext {
                aid?.navigator.gotoNextItem(shouldLoop: true)
            } else {
                aid?.navigator.gotoPreviousItem(shouldLoop: true)
            }
        case .addInputs: aid?.navigator.addInputItems(inputItems: inputs)
        case .addField:
            let field = addField()
            aid?.navigator.addInputItem(inputItem: field)
        case .removeField: (added.randomElement(using: &random))?.removeFromSuperview()
        case .hideField:
            guard let input, liveInputs.count > 4 else { return }
            input.isHidden = true
        case .changeNumbers: changeNumbers()
        case .present: present(&random)
        case .dismiss:
            if form.presentedViewController != nil { form.dismiss(animated: true) }
        case .changeBar, .ownBar, .setDelegates, .setOptions:
            set(deed, aid, input, &random)
        case .assist: if aids.count < 3 { assist(&random) }
        case .assistScene: if scene == nil { assistScene(&random) }
        case .releaseScene: releaseScene()
        case .scroll:
            scrolled = edited
            form.scrollView.contentOffset.y += CGFloat.random(in: -200...200, using: &random)
        case .reposition:
            guard let input, let assistant = aid?.assistant else { return }
            scrolled = edited
            assistant.reposition(
                scrollView: form.scrollView, toInputItem: input,
                constraint: .viewBottomToTopOfKeyboard, offset: 8)
        case .layout:
            form.view.setNeedsLayout()
            device.window.layoutIfNeeded()
        case .post: lastNotification.map { NotificationCenter.default.post($0) }
        case .setText: (input as? UITextField)?.text = "word"
        case .reloadInputs: edited?.reloadInputViews()
        }
    }

    private func change(_ aid: Aid, by deed: Deed, _ random: inout SeededNumbers) {
        switch deed {
        case .removeInput:
            let isEdited = Bool.random(using: &random)
            let item = aid.navigator.inputItems.randomElement(using: &random)
            if let item = isEdited ? edited ?? item : item {
                aid.navigator.removeInputItem(inputItem: item)
            }
        case .removeInputs: aid.navigator.removeInputItems()
        case .stop: aid.assistant?.stop()
        case .start:
            if aid.assistant?.isRunning == false { aid.trust = newTrust }
            aid.assistant?.start()
        case .stopNavigator: aid.navigator.stop()
        case .startNavigator: aid.navigator.start()
        default: release { $0 === aid }
        }
    }

    private func present(_ random: inout SeededNumbers) {
        guard form.presentedViewController == nil else { return }
        let sheet = UIViewController()
        sheet.modalPresentationStyle = Bool.random(using: &random) ? .pageSheet : .fullScreen
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
        sheet.loadViewIfNeeded()
        sheet.view.addSubview(field)
        form.present(sheet, animated: Bool.random(using: &random))
        if Bool.random(using: &random) { field.becomeFirstResponder() }
    }

    private func set(
        _ deed: Deed, _ aid: Aid?, _ input: UIView?, _ random: inout SeededNumbers
    ) {
        guard let aid else { return }
        switch deed {
        case .changeBar:
            if let input { aid.navigator.setTitle("Title", for: input) }
            aid.navigator.defaultController?.showsInputTitle.toggle()
            aid.navigator.shouldLoopAccessoryControllerNavigation.toggle()
        case .ownBar:
            // A field that leaves the library its bar keeps to it.
            if let field = fields.randomElement(using: &random) { setOwnBar(on: field) }
        case .setDelegates:
            aid.navigator.delegate = Bool.random(using: &random) ? self : nil
            if let field = input as? UITextField { field.delegate = self }
            ownObserver.delegate = self
            aid.navigator.delegate = self
        default:
            aid.navigator.focusPreference = Bool.random(using: &random) ? .library : .system
            aid.navigator.keepsLastReturnKey.toggle()
            aid.navigator.shouldSetTextViewDelegates.toggle()
            aid.navigator.tabLeavesTextViews.toggle()
            if let input { aid.assistant?.setRelatedViews([form.fields[9]], for: input) }
            if let input { aid.assistant?.setPositionOffset(12, for: input) }
        }
    }

    // MARK: Assistants

    /// Releases aids, whose end the app may be told of when it has none of them any more.
    private func release(_ isReleased: (Aid) -> Bool) {
        let old = aids
        aids = old.filter { !isReleased($0) }
        withExtendedLifetime(old) {}
    }

    private func releaseScene() {
        let old = scene
        scene = nil
        withExtendedLifetime(old) {}
    }

    func releaseAll() {
        release { _ in true }
        releaseScene()
    }

    /// What an assistant can know that starts now.
    var newTrust: GuideTrust {
        GuideTrust(
            on: device, in: device.window,
            others: aids.filter { $0.assistant?.isRunning == true }.map(\.trust)
                + [scene?.trust].compactMap(\.self))
    }

    func assist(_ random: inout SeededNumbers) {
        let trust = newTrust
        let isSecond = Int.random(in: 0..<4, using: &random) == 0
        let navigator =
            isSecond ? aids.first?.navigator ?? makeNavigator(&random) : makeNavigator(&random)
        let (assistant, token) = makeAssistant(navigator, &random)
        let focus = navigator.observe { [weak self] _ in
            self?.misuse.called("InputNavigator.observe")
        }
        assistant?.relatedViews = { [weak self] _ in
            self?.misuse.called("KeyboardAssistant.relatedViews")
            return []
        }
        aids.append(Aid(navigator, assistant, [focus] + [token].compactMap(\.self), trust))
    }

    private func makeNavigator(_ random: inout SeededNumbers) -> InputNavigator {
        let returnKey: ReturnKeyPolicy? =
            [nil, .delegate, .editingDidEndOnExit, .forwarded].randomElement(using: &random) ?? nil
        let accessory: InputNavigator.Accessory =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: .none
            case 1: .controller(MisusedBar(self))
            default: .controller(DefaultNavigationView())
            }
        let navigator = InputNavigator(accessory: accessory, returnKey: returnKey)
        navigator.delegate = self
        navigator.onFinish = { [weak self] in self?.misuse.called("InputNavigator.onFinish") }
        navigator.addInputItems(inputItems: inputs)
        return navigator
    }

    private func makeAssistant(
        _ navigator: InputNavigator, _ random: inout SeededNumbers
    ) -> (KeyboardAssistant?, ObservationToken?) {
        let scrollView = form.scrollView
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1: return (KeyboardAssistant(scrollView: scrollView, navigator: navigator), nil)
        case 2:
            return (
                KeyboardAssistant(
                    scrollView: scrollView, navigator: navigator,
                    observer: MisusedObserver(self)), nil
            )
        case 3:
            let assistant = KeyboardAssistant(
                scrollView: scrollView, navigator: navigator,
                avoidance: .bottomConstraint(form.bottomConstraint))
            let observer = assistant.observer as? KeyboardObserver
            observer?.delegate = self
            let token = observer?.observe { [weak self] _ in
                self?.misuse.called("KeyboardObserver.observe")
            }
            return (assistant, token)
        case 4:
            let assistant = KeyboardAssistant.createManual(
                inputNavigator: navigator, delegate: self, bottomConstraint: form.bottomConstraint,
                bottomConstraintLayoutView: form.view)
            assistant.start()
            return (assistant, nil)
        case 5:
            return (
                KeyboardAssistant(navigator: navigator) { [weak self] _, _ in
                    self?.manualCalls += 1
                    self?.misuse.called("KeyboardAssistant.onReposition")
                }, nil
            )
        default: return (nil, nil)
        }
    }

    func assistScene(_ random: inout SeededNumbers) {
        guard let windowScene = device.window.windowScene else { return }
        let trust = newTrust
        let assistant = SceneKeyboardAssistant(
            windowScene: windowScene,
            accessory: Bool.random(using: &random) ? .controller(DefaultNavigationView()) : .none,
            handlesReturnKey: Bool.random(using: &random))
        assistant.shouldAssist = { [weak self] _ in
            self?.misuse.called("SceneKeyboardAssistant.shouldAssist")
            return true
        }
        let token = assistant.observe { [weak self] _ in
            self?.misuse.called("SceneKeyboardAssistant.observe")
        }
        scene = (assistant, trust, token)
    }
}
