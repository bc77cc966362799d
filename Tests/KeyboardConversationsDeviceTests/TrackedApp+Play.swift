import CoreGraphics
import DeviceFixtures
import HeadlessBehavior
import KeyNavigation
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant
@testable import KeyboardConversations

/// A view that calls a closure in its layout.
final class ReadingView: UIView {
    var read: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        read?()
    }
}

// What people do in the apps.
extension TrackedApp {
    func play(_ kind: AppCall.App) throws {
        switch kind {
        case .form: playForm()
        case .manualForm: playManualForm()
        case .scene: try playScene()
        case .rows: playRows()
        case .conversation: play(PanelChat(), isInverted: false)
        case .composer: playComposer()
        case .table: playTable()
        case .grid: playGrid()
        case .settings: try playSettings()
        }
    }

    // MARK: Forms

    private func makeForm() -> TestForm {
        let form = TestForm(fields: 12, layout: .stack(60))
        form.scrollView.delegate = self
        form.scrollView.keyboardDismissMode = .interactive
        device.show(form)
        return form
    }

    /// Edits a field below one that grows, goes on, turns the device and drags the keyboard away.
    private func play(_ form: TestForm, goOn: () -> Void) {
        device.focus(form.fields[5])
        change()
        let height = form.fields[2].constraints.first { $0.firstAttribute == .height }
        height?.constant = 200
        change()
        device.type("a")
        goOn()
        change()
        device.rotate(to: .landscapeLeft)
        height?.constant = 60
        device.rotate(to: .portrait)
        change()
        dragKeyboard()
        device.focus(form.fields[11])
        device.type("\n")
        form.view.endEditing(true)
        change()
    }

    private func dragKeyboard() {
        let finger = device.touch(at: CGPoint(x: 200, y: 300), in: device.window)
        for _ in 0..<20 { finger.move(by: CGVector(dx: 0, dy: 20)) }
        finger.move(by: CGVector(dx: 0, dy: -40))
        finger.lift()
        change()
    }

    private func playForm() {
        let form = makeForm()
        let navigator = InputNavigator(
            accessory: .controller(DefaultNavigationView()), returnKey: .delegate)
        let item = AppItem()
        item.app = self
        navigator.defaultController?.leadingItems = [item]
        navigator.delegate = self
        navigator.onFinish = { [weak self] in self?.read("InputNavigator.onFinish") }
        navigator.addInputItems(inputItems: form.fields)
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        assistant.relatedViews = { [weak self] _ in
            self?.read("KeyboardAssistant.relatedViews")
            return []
        }
        let observer = assistant.observer as? KeyboardObserver
        observer?.delegate = self
        let tokens = [
            observer?.observe { [weak self] _ in self?.read("KeyboardObserver.observe") },
            observer?.observeEdge(in: device.window) { [weak self] _ in
                self?.read("KeyboardObserver.observeEdge")
            },
            navigator.observe { [weak self] _ in self?.read("InputNavigator.observe") },
        ]
        play(form) {
            item.invalidateIntrinsicContentSize()
            navigator.gotoNextItem(shouldLoop: true)
        }
        withExtendedLifetime((assistant, tokens)) {}
    }

    private func playManualForm() {
        let form = makeForm()
        let bar = AppBar(self)
        let navigator = InputNavigator(accessory: .controller(bar), returnKey: .delegate)
        navigator.addInputItems(inputItems: form.fields)
        let assistant = KeyboardAssistant(
            navigator: navigator, bottomConstraint: form.bottomConstraint, layoutView: form.view
        ) { [weak self] _, _ in
            self?.read("KeyboardAssistant.onReposition")
        }
        play(form) { navigator.gotoNextItem(shouldLoop: true) }
        withExtendedLifetime(assistant) { play(form, with: navigator) }
    }

    /// Edits with an assistant that has a delegate, and an observer of the app's.
    private func play(_ form: TestForm, with navigator: InputNavigator) {
        let own = AppObserver(self)
        let delegated = KeyboardAssistant.createManual(
            inputNavigator: navigator, delegate: self, bottomConstraint: form.bottomConstraint,
            bottomConstraintLayoutView: form.view)
        let scrolling = KeyboardAssistant(
            scrollView: form.scrollView, navigator: navigator, avoidance: .contentInset,
            observer: own)
        delegated.start()
        device.focus(form.fields[4])
        form.fields[1].constraints.first { $0.firstAttribute == .height }?.constant = 200
        change()
        form.view.endEditing(true)
        change()
        delegated.stop()
        withExtendedLifetime(scrolling) {}
    }

    private func playScene() throws {
        let form = makeForm()
        let scene = SceneKeyboardAssistant(
            windowScene: try #require(device.window.windowScene),
            accessory: .controller(DefaultNavigationView()), handlesReturnKey: true)
        scene.shouldAssist = { [weak self] _ in
            self?.read("SceneKeyboardAssistant.shouldAssist")
            return true
        }
        let token = scene.observe { [weak self] _ in self?.read("SceneKeyboardAssistant.observe") }
        play(form) { scene.navigator.gotoNextItem(shouldLoop: true) }
        playSheet(over: form)
        withExtendedLifetime((scene, token)) {}
    }

    /// Edits a field in a sheet, below one that grows, and turns the device.
    private func playSheet(over form: TestForm) {
        let sheet = TestForm(fields: 12, layout: .stack(60))
        sheet.modalPresentationStyle = .pageSheet
        form.present(sheet, animated: true)
        device.settle()
        sheet.scrollView.delegate = self
        device.focus(sheet.fields[5])
        change()
        sheet.fields[2].constraints.first { $0.firstAttribute == .height }?.constant = 200
        change()
        device.rotate(to: .landscapeLeft)
        change()
        device.rotate(to: .portrait)
        sheet.view.endEditing(true)
        change()
        form.dismiss(animated: true)
        change()
    }

    // MARK: Conversations

    /// Writes in a chat, reads further up, has rows come at both ends, and shows a panel.
    func play(_ panelChat: PanelChat, isInverted: Bool) {
        let chat = panelChat.chat
        device.accessibility.isVoiceOverRunning = true
        chat.assistant.announcesRow = { [weak self] _ in
            self?.read("ConversationAssistant.announcesRow")
            return true
        }
        chat.assistant.itemIdentifier = { [weak self, rows = chat.screen.rows] path in
            self?.read("ConversationAssistant.itemIdentifier")
            return isInverted ? rows.heights.count - path.item : path.item
        }
        let tokens = [
            chat.assistant.observeEnd { [weak self] _ in
                self?.read("ConversationAssistant.observeEnd")
            },
            chat.assistant.observeRowsBelow { [weak self] _ in
                self?.read("ConversationAssistant.observeRowsBelow")
            },
            panelChat.panel.observe { [weak self] _ in self?.read("ComposerPanel.observe") },
        ]
        chat.openKeyboard()
        for animated in [false, true] {
            chat.screen.rows.add(atStart: isInverted, animated: animated)
            change()
            device.advance(by: 1)
        }
        chat.screen.rows.grow(by: 100, atStart: isInverted)
        chat.screen.barHeight.constant = 90
        change()
        device.drag(chat.list, by: CGVector(dx: 0, dy: isInverted ? -200 : 200))
        change()
        // Earlier rows, in front of what people read.
        chat.screen.rows.add(atStart: !isInverted, animated: true)
        change()
        panelChat.panel.show(panelChat.emoji)
        change()
        device.rotate(to: .landscapeLeft)
        panelChat.panel.close()
        chat.closeKeyboard()
        chat.assistant.scrollToEnd(animated: true)
        change()
        withExtendedLifetime(tokens) {}
    }
}
