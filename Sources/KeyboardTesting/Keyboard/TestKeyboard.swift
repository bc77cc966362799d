import Foundation
import UIKit

/// An imaginary keyboard that posts the notifications of a real one.
///
/// A form that moves by keyboard notifications moves as on a device, whether or not a simulator shows
/// its keyboard. The system's keyboard never appears: inputs get an empty input view until the script
/// ends.
///
/// ```swift
/// try await TestKeyboard.use(in: window) { keyboard in
///     try keyboard.beginEditing(form.email)
///     await keyboard.perform(.show(height: 336))
///     #expect(keyboard.visibility(of: form.email).isInSight)
/// }
/// ```
///
/// A test keyboard can't move the keyboard layout guide, change the safe area that SwiftUI keeps for a
/// keyboard, draw keys, or put an input's bar on top of its gray picture.
///
/// - Note: This is a preview. It has been seen beside the headless UIKit, and not yet in a simulator.
@MainActor
public final class TestKeyboard: ScriptedKeyboard {
    /// The reasons why an input can't be edited without the system's keyboard, each with the input's name.
    public enum Refusal: Error, Equatable, CustomStringConvertible {
        /// Views of this type have no input view that can be set.
        case noSettableInputView(String)
        /// The input didn't become first responder.
        case notFirstResponder(String)
        /// The input is in no window.
        case notInWindow(String)

        public var description: String {
            switch self {
            case .noSettableInputView(let input):
                "\(input) has no input view that a test can set, so the system's keyboard would appear. "
                    + "Edit the text field or text view inside it, if there is one."
            case .notFirstResponder(let input):
                "\(input) doesn't become first responder. It may be disabled or hidden, or its delegate, "
                    + "or that of the input before it, may refuse."
            case .notInWindow(let input):
                "\(input) is in no window. Load its screen, and put it into the window of the script first."
            }
        }
    }

    public let window: UIWindow
    /// The duration of the animations in notifications, in seconds; initially 0.25.
    public var duration: TimeInterval = 0.25
    /// A Boolean value that indicates whether the script's own notifications follow notifications from
    /// elsewhere, so that the script has the last word; initially `true`.
    ///
    /// Otherwise, notifications from elsewhere are only noted in ``systemNotices``. No public API keeps
    /// them from observers; an app with observers that take a notification center can be given a center
    /// that only the script uses.
    public var answersSystem = true
    /// A Boolean value that indicates whether a gray view is drawn in place of the keyboard; initially
    /// `true`.
    public var isDrawn = true {
        didSet { draw(duration: 0) }
    }
    /// The deviations from the script, in words.
    public private(set) var remarks: [String] = []

    private var screen: TestScreen { TestScreen(of: window) }
    private var screenSize: CGSize { turn?.size ?? screen.bounds.size }
    private var placement = KeyboardPlacement.hidden
    private var draggedTop: CGFloat?
    private var answered = 0
    private var isEnded = false
    /// The turned screen's size, and the window's frame before and after.
    private var turn: (size: CGSize, before: CGRect, after: CGRect)?
    private let poster: NoticePoster
    private let standIns = InputStandIns()
    private let dummy = KeyboardDummy()
    private static var all: [ObjectIdentifier: WeakKeyboard] = [:]

    /// Creates a keyboard for the inputs of a window, and ends the window's previous keyboard.
    ///
    /// - Parameters:
    ///   - window: A window, with or without a scene.
    ///   - center: The notification center in which the app observes the keyboard.
    public init(in window: UIWindow, center: NotificationCenter = .default) {
        Self.all[ObjectIdentifier(window)]?.keyboard?.makeWay()
        Self.all = Self.all.filter { $0.value.keyboard != nil }
        self.window = window
        poster = NoticePoster(center: center)
        Self.all[ObjectIdentifier(window)] = WeakKeyboard(keyboard: self)
        standIns.lend(toInputsIn: window)
    }

    /// Creates a keyboard, passes it to a closure, and ends the keyboard, also if the closure throws.
    public static func use<Result>(
        in window: UIWindow, center: NotificationCenter = .default,
        _ body: (TestKeyboard) async throws -> Result
    ) async rethrows -> Result {
        let keyboard = TestKeyboard(in: window, center: center)
        defer { keyboard.end() }
        return try await body(keyboard)
    }

    private struct WeakKeyboard {
        weak var keyboard: TestKeyboard?
    }

    deinit {
        let (poster, standIns, dummy, window, turn) = (poster, standIns, dummy, window, turn)
        Task { @MainActor in
            poster.stop()
            standIns.takeBack()
            dummy.removeFromSuperview()
            if let turn { window.turnBack(from: turn.after, to: turn.before) }
        }
    }

    public var keyboardFrame: CGRect? {
        guard !isEnded, placement.kind != .hidden else { return nil }
        guard let draggedTop else { return placement.frame }
        return CGRect(origin: CGPoint(x: 0, y: draggedTop), size: placement.frame.size)
    }

    /// The keyboard notifications that the script didn't post, in their order.
    public var systemNotices: [SystemNotice] { poster.others }

    public func beginEditing(_ input: UIView) throws {
        guard let home = input.window else { throw Refusal.notInWindow(input.name) }
        standIns.lend(toInputsIn: window)
        guard standIns.lend(to: input) else { throw Refusal.noSettableInputView(input.name) }
        if home !== window { remark("can't see what covers, in another window,", input) }
        if standIns.isOwn(input) { remark("kept the input view of", input) }
        if input.inputBar != nil { remark("kept, at the screen's bottom, the bar of", input) }
        guard input.isFirstResponder || input.becomeFirstResponder() else {
            throw Refusal.notFirstResponder(input.name)
        }
    }

    public func perform(_ step: KeyboardStep) async {
        guard !isEnded else { return }
        standIns.lend(toInputsIn: window)
        await answerSystem()
        switch step {
        case .wait(let seconds): await TestTime.wait(seconds)
        case .drag(let top): drag(to: top)
        case .drop(dismisses: false): drop()
        case .rotate(let size, _): await rotate(to: size, step)
        default:
            guard let new = step.placement(on: screenSize) else { return }
            await move(to: new)
        }
    }

    /// Posts the notifications of a recording, with its values and at its times.
    ///
    /// Values that the recording lacks are missing in the notifications, too. Missing times are the
    /// usual ones.
    ///
    /// - Returns: The steps that were posted before the script ended.
    @discardableResult
    public func play(_ recording: KeyboardRecording) async -> [KeyboardReplay.Step] {
        var posted: [KeyboardReplay.Step] = []
        var now: TimeInterval = 0
        for step in KeyboardReplay(recording).steps {
            await TestTime.wait(step.time - now)
            guard !isEnded else { break }
            now = max(now, step.time)
            poster.post(step.notice, step.content, object: screen.object)
            follow(step)
            posted.append(step)
        }
        return posted
    }

    /// Ends the script: ends editing, hides the keyboard without a notification, and restores the
    /// inputs and the window.
    public func end() {
        guard !isEnded else { return }
        isEnded = true
        poster.stop()
        standIns.takeBack()
        (placement, draggedTop) = (.hidden, nil)
        draw(duration: 0)
        if let turn { window.turnBack(from: turn.after, to: turn.before) }
    }

    /// Ends the script for another script in the same window.
    private func makeWay() {
        remarks.append("It was ended by another keyboard for the same window.")
        end()
    }
}

// MARK: - Moving

extension TestKeyboard {
    private func move(to new: KeyboardPlacement) async {
        guard !isEnded else { return }
        guard new.kind == .hidden || !window.bounds.isEmpty else {
            remarks.append(
                "It shows no keyboard: the window is empty. Give the window a frame first.")
            return
        }
        let change = KeyboardChange(from: placement, to: new, screen: screenSize)
        (placement, draggedTop) = (new, nil)
        draw(duration: duration)
        if let change { await announce(change) }
    }

    /// Posts the notifications before a change and, after its duration, the notifications after the
    /// change.
    private func announce(_ change: KeyboardChange) async {
        post(change.before, of: change)
        await TestTime.wait(duration)
        post(change.after, of: change)
    }

    private func post(_ notices: [KeyboardNotice], of change: KeyboardChange) {
        let content = KeyboardNoticeContent(
            begin: change.begin, end: change.end, duration: duration,
            curve: KeyboardNoticeContent.usualCurve, isLocal: true)
        for notice in notices { poster.post(notice, content, object: screen.object) }
    }

    /// Posts the state of the script's keyboard after notifications from elsewhere.
    private func answerSystem() async {
        let news = poster.others.dropFirst(answered)
        answered = poster.others.count
        guard !news.isEmpty else { return }
        remarks.append("Others posted \(news.map(\.notice.rawValue).joined(separator: ", ")).")
        guard answersSystem, let end = news.last(where: { $0.end != nil })?.end else { return }
        let told = KeyboardPlacement(
            kind: end.minY < screenSize.height && !end.isEmpty ? .docked : .hidden, frame: end)
        let change = KeyboardChange(from: told, to: placement, screen: screenSize)
        if let change { await announce(change) }
    }

    private func drag(to top: CGFloat) {
        guard placement.kind == .docked, top.isFinite else { return }
        draggedTop = min(max(placement.frame.minY, top), screenSize.height)
        draw(duration: 0)
    }

    private func drop() {
        draggedTop = nil
        draw(duration: duration)
    }

    /// Posts a whole hide before the turn, and a show after it, as iOS does
    /// (ipad-ios5-rotate-landscape-to-portrait).
    private func rotate(to size: CGSize, _ step: KeyboardStep) async {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return
        }
        let isDocked = placement.kind == .docked
        if let change = KeyboardChange(from: placement, to: .hidden, screen: screenSize) {
            placement = .hidden
            post(change.before, of: change)
            post(change.after, of: change)
        }
        draw(duration: 0)
        guard !isEnded else { return }
        let before = turn?.before ?? window.frame
        window.frame = CGRect(origin: window.frame.origin, size: size)
        turn = (size, before, window.frame)
        if window.windowScene != nil {
            remarks.append("Only the window was turned, not its screen.")
        }
        window.layoutIfNeeded()
        if isDocked, let new = step.placement(on: size) { await move(to: new) }
    }

    /// Moves the gray keyboard to the place of a recorded one.
    private func follow(_ step: KeyboardReplay.Step) {
        guard !step.notice.isAfterwards, let end = step.realKeyboard ?? step.end else { return }
        let isSeen = !end.isEmpty && end.minY < screenSize.height && step.notice != .willHide
        placement = isSeen ? KeyboardPlacement(kind: .docked, frame: end) : .hidden
        draw(duration: step.content.duration ?? 0)
    }

    private func draw(duration: TimeInterval) {
        let frame = isDrawn && !isEnded ? keyboardFrame : nil
        dummy.move(
            to: frame.map { screen.convert($0, to: window) }, in: window, duration: duration)
    }

    private func remark(_ text: String, _ view: UIView) {
        let remark = "It \(text) \(view.name)."
        if !remarks.contains(remark) { remarks.append(remark) }
    }
}

extension UIWindow {
    /// Gives the window the frame before a turn, unless the app has moved the window since.
    fileprivate func turnBack(from after: CGRect, to before: CGRect) {
        if frame == after { frame = before }
    }
}
