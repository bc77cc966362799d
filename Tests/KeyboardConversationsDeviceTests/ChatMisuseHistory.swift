import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyboardConversations

/// A conversation whose app does something from within calls of the library.
@MainActor
struct ChatMisuseHistory: RandomHistory {
    enum Act: String, CaseIterable {
        // What people do.
        case open, close, type, send, recall, escape, drag, rotate, tap
        // What the app does at once, or in a call.
        case append, prepend, deleteRow, grow, edit, resign, toEnd, scroll, stop, start, release
        case freeze, melt, panel, otherPanel, closePanel, releasePanel, lift, room, bar, layout
        case setClosures, present, dismiss, clear
    }

    static let doubts: [UIKitBehavior.Doubt] = .keyboard + .lists

    var random: SeededNumbers
    private var played: MisusedChat?

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        let kinds = ConversationStage.Kind.allCases
        played = MisusedChat(
            kinds.randomElement(using: &random) ?? .table,
            rows: [0, 3, 60].randomElement(using: &random) ?? 60)
    }

    private var chat: MisusedChat {
        guard let played else { preconditionFailure("There is a chat until the end.") }
        return played
    }

    // MARK: Steps

    mutating func step(_ act: Act) -> [String] {
        chat.misuse.beginStep()
        perform(act)
        chat.device.settle()
        let deeds =
            chat.misuse.done.isEmpty ? "" : " with \(chat.misuse.done.joined(separator: ", "))"
        return chat.wrongs.map { "\($0) after \(act)\(deeds)" }
    }

    private mutating func perform(_ act: Act) {
        let (device, input) = (chat.device, chat.screen.input)
        switch act {
        case .open: input.becomeFirstResponder()
        case .close: input.resignFirstResponder()
        case .type: if input.isFirstResponder { device.type("a") }
        case .send: device.press("\r")
        case .recall: device.press(UIKeyCommand.inputUpArrow)
        case .escape: device.press(UIKeyCommand.inputEscape)
        case .drag:
            let way = CGFloat([-300, -60, 60, 400].randomElement(using: &random) ?? 60)
            device.drag(chat.screen.list, by: CGVector(dx: 0, dy: way))
        case .rotate:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        case .tap: try? device.tap(input)
        default: plan(act)
        }
    }

    /// Lets the app do something, mostly in a call that will come.
    private mutating func plan(_ act: Act) {
        var choices = SeededNumbers(seed: .random(in: 0...99_999, using: &random))
        guard Int.random(in: 0..<4, using: &random) > 0 else {
            return chat.perform(act, &choices)
        }
        let misuse = chat.misuse
        // Most calls are questions about rows.
        let isAny = Int.random(in: 0..<4, using: &random) == 0
        let name = isAny ? nil : misuse.names.randomElement(using: &random)
        let count = Int.random(in: 0..<(name == nil ? 30 : 3), using: &random)
        misuse.plan(act.rawValue, after: count, in: name) { [weak chat] in
            chat?.perform(act, &choices)
        }
    }

    // MARK: The end

    mutating func end() -> [String] {
        chat.misuse.forget()
        if Bool.random(using: &random) {
            chat.screen.input.resignFirstResponder()
            chat.device.settle()
        }
        weak var assistant: ConversationAssistant?
        weak var panel: ComposerPanel?
        (assistant, panel) = (chat.assistant, chat.panel)
        chat.releaseAll()
        chat.device.settle()
        var left = chat.rests
        if assistant != nil { left.append("the assistant") }
        if panel != nil { left.append("the panel") }
        if chat.screen.input.inputView != nil { left.append("an input view") }
        weak var chat: MisusedChat?
        chat = played
        chat?.device.show(UIViewController())
        chat?.device.settle()
        played = nil
        if chat != nil { left.append("the chat") }
        return left.map { "\($0) is left" }
    }
}

/// A chat all of whose closures can do something when they are called.
@MainActor
private final class MisusedChat {
    let misuse = Misuse()
    let device = SimulatedDevice(.iPhone13)
    let screen: HistoryScreen
    private(set) var assistant: ConversationAssistant?
    private(set) var panel: ComposerPanel?
    private var tokens: [ObservationToken] = []
    private var freeze: ConversationFreeze?
    private var isRunning = false
    private let views = [UIView(), UIView()]

    init(_ kind: ConversationStage.Kind, rows: Int) {
        screen = HistoryScreen(kind, rows: rows, estimate: 60)
        device.show(screen)
        screen.list.keyboardDismissMode = .interactive
        screen.keys.onSend = { [weak self] in
            self?.misuse.called("ComposerKeys.onSend")
            self?.screen.input.text = ""
        }
        screen.keys.canSend = { [weak self] in
            self?.misuse.called("ComposerKeys.canSend")
            return true
        }
        screen.keys.onRecall = { [weak self] in self?.misuse.called("ComposerKeys.onRecall") }
        screen.keys.onClosePanel = { [weak self] in
            self?.misuse.called("ComposerKeys.onClosePanel")
            return self?.panel?.close() ?? false
        }
        screen.keys.onCloseMenu = { [weak self] in
            self?.misuse.called("ComposerKeys.onCloseMenu")
            return false
        }
        assist()
        device.settle()
    }

    private func assist() {
        let assistant = ConversationAssistant(list: screen.list, bar: screen.bar)
        self.assistant = assistant
        isRunning = true
        setClosures()
        assistant.start()
        makePanel()
    }

    private func setClosures() {
        assistant?.itemIdentifier = { [weak self] path in
            self?.misuse.called("ConversationAssistant.itemIdentifier")
            return self?.screen.itemIdentifier(at: path)
        }
        assistant?.announcesRow = { [weak self] _ in
            self?.misuse.called("ConversationAssistant.announcesRow")
            return true
        }
        observe()
    }

    private func observe() {
        let old = tokens
        tokens = [
            assistant?.observeEnd { [weak self] _ in
                self?.misuse.called("ConversationAssistant.observeEnd")
            },
            assistant?.observeRowsBelow { [weak self] _ in
                self?.misuse.called("ConversationAssistant.observeRowsBelow")
            },
            panel?.observe { [weak self] _ in self?.misuse.called("ComposerPanel.observe") },
        ].compactMap(\.self)
        withExtendedLifetime(old) {}
    }

    private func makePanel() {
        let old = panel
        panel = ComposerPanel(input: screen.input, conversation: assistant)
        withExtendedLifetime(old) {}
        observe()
    }

    // MARK: Releasing

    // The app may be told of an end when it has nothing more of what ends.

    private func release() {
        let old = (assistant, freeze)
        (assistant, isRunning) = (nil, false)
        freeze = nil
        withExtendedLifetime(old) {}
    }

    private func releasePanel() {
        let old = panel
        panel = nil
        withExtendedLifetime(old) {}
    }

    private func melt() {
        let old = freeze
        freeze = nil
        withExtendedLifetime(old) {}
    }

    func releaseAll() {
        tokens = []
        releasePanel()
        release()
    }

    // MARK: Deeds

    func perform(_ act: ChatMisuseHistory.Act, _ random: inout SeededNumbers) {
        let isAnimated = Bool.random(using: &random)
        switch act {
        case .append: screen.append(Int.random(in: 1...3, using: &random), animated: isAnimated)
        case .prepend:
            if assistant?.canPrependNow != false { screen.prepend(3, animated: isAnimated) }
        case .deleteRow:
            if let row = screen.rows.randomElement(using: &random) {
                screen.delete(row, animated: isAnimated)
            }
        case .grow: if let row = screen.rows.last { screen.grow(row, by: 24) }
        case .edit: screen.input.becomeFirstResponder()
        case .resign: screen.input.resignFirstResponder()
        case .toEnd: assistant?.scrollToEnd(animated: isAnimated)
        case .scroll: screen.list.contentOffset.y += CGFloat.random(in: -200...200, using: &random)
        case .bar: screen.barHeight.constant = [50, 110, 250].randomElement(using: &random) ?? 50
        case .layout:
            screen.view.setNeedsLayout()
            device.window.layoutIfNeeded()
        case .present:
            guard screen.presentedViewController == nil else { return }
            screen.present(UIViewController(), animated: isAnimated)
        case .dismiss:
            if screen.presentedViewController != nil { screen.dismiss(animated: isAnimated) }
        case .clear: screen.input.text = ""
        default: change(act, &random)
        }
    }

    private func change(_ act: ChatMisuseHistory.Act, _ random: inout SeededNumbers) {
        switch act {
        case .stop:
            isRunning = false
            assistant?.stop()
        case .start:
            if assistant == nil { return assist() }
            isRunning = true
            assistant?.start()
        case .release: release()
        case .freeze: if freeze == nil { freeze = assistant?.freeze() }
        case .melt: melt()
        case .panel, .otherPanel:
            if panel == nil { makePanel() }
            panel?.show(views[act == .panel ? 0 : 1])
        case .closePanel: panel?.close()
        case .releasePanel: releasePanel()
        case .lift: assistant?.lift = Bool.random(using: &random) ? .always : .whenAtEnd
        case .room:
            assistant?.minimumRoomBelow = [0, 300, 500].randomElement(using: &random) ?? 0
        default:
            assistant?.itemIdentifier = nil
            assistant?.announcesRow = nil
            if Bool.random(using: &random) { setClosures() }
        }
    }

    // MARK: What must hold

    var wrongs: [String] {
        misuse.beginCheck()
        defer { misuse.endCheck() }
        var wrongs: [String] = []
        guard let assistant, isRunning else { return rests }
        guard freeze == nil, panel?.isShown != true, screen.list.window != nil,
            screen.presentedViewController == nil
        else { return [] }
        let inset = screen.list.contentInset
        let kept = screen.isInverted ? inset.top : inset.bottom
        let needed = max(covered, assistant.minimumRoomBelow)
        if kept < needed - 0.5 { wrongs.append("keeps \(kept) instead of \(needed)") }
        let other = screen.isInverted ? inset.bottom : inset.top
        if other != 0 { wrongs.append("has \(other) at the other end") }
        return wrongs
    }

    /// What there is of the library in the list.
    var rests: [String] {
        let list = screen.list
        return (list.contentInset == .zero ? [] : ["inset \(list.contentInset)"])
            + (list.verticalScrollIndicatorInsets == .zero ? [] : ["an indicator inset"])
    }

    /// The height of the list that the bar and the keyboard cover.
    private var covered: CGFloat {
        let list = screen.list
        guard let superview = list.superview else { return 0 }
        let frame = superview.convert(list.frame, to: nil)
        let bar = screen.bar.convert(screen.bar.bounds, to: nil).minY
        let keyboard = device.keyboard.frame?.minY ?? .infinity
        return min(frame.maxY - min(bar, keyboard), frame.height)
    }
}
