import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardConversations

/// Panels in place of the keyboard.
@MainActor
@Suite(.doubts(.keyboard, .guides, .panels)) struct ComposerPanelTests {
    @Test(
        "While the keyboard, a panel and another panel replace each other, nothing moves in any frame",
        .requirement("U545"), arguments: ConversationStage.Kind.allCases)
    func nothingMoves(kind: ConversationStage.Kind) {
        let stage = PanelChat(kind)
        stage.chat.openKeyboard()
        let (covered, numbers) = (stage.covered, stage.chat.numbers)
        stage.chat.forgetMoves()
        for _ in 0..<2 {
            #expect(stage.farthest { stage.panel.show(stage.emoji) } <= 0.5)
            #expect(stage.panel.isShown && stage.panel.view === stage.emoji)
            #expect(stage.covered == covered && stage.emoji.bounds.height == covered)
            #expect(stage.farthest { stage.panel.show(stage.files) } <= 0.5)
            #expect(stage.panel.view === stage.files && stage.emoji.superview == nil)
            #expect(stage.farthest { stage.panel.close() } <= 0.5)
            #expect(!stage.panel.isShown && stage.input.isFirstResponder)
            #expect(stage.covered == covered)
        }
        #expect(stage.chat.moves == 0)
        #expect(stage.chat.numbers == numbers)
        #expect(
            stage.told.map { $0.map(ObjectIdentifier.init) }
                == [
                    nil, stage.emoji, stage.files, nil, stage.emoji, stage.files, nil,
                ].map { $0.map(ObjectIdentifier.init) })
    }

    @Test(
        "A panel that takes the place of another one gives the app's own input view back",
        .requirement("U545"), arguments: [true, false])
    func panelsFollowEachOther(isReleased: Bool) {
        let stage = PanelChat()
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        stage.input.inputView = own
        stage.chat.openKeyboard()
        stage.panel.show(stage.emoji)
        stage.device.settle()
        let other = ComposerPanel(input: stage.input, conversation: stage.chat.assistant)
        other.show(stage.files)
        stage.device.settle()
        #expect(!stage.panel.isShown && other.isShown)
        if isReleased { stage.releasePanel() }
        #expect(other.close())
        stage.device.settle()
        #expect(stage.input.inputView === own)
    }

    @Test(
        "A panel comes without a keyboard as a keyboard would, and the numbers are those of before",
        .requirement("U545"), arguments: ConversationStage.Kind.allCases)
    func panelComesAlone(kind: ConversationStage.Kind) {
        let stage = PanelChat(kind)
        let before = stage.chat.numbers
        stage.panel.preferredHeight = 300
        #expect(stage.panel.show(stage.emoji))
        for _ in 0..<40 {
            stage.device.advance(by: 1.0 / 60)
            #expect(stage.chat.isNewestRowInPlace, "\(stage.chat.gap)")
        }
        stage.device.settle()
        #expect(abs(stage.chat.gap) < 0.5)
        #expect(stage.panel.height == .preferred(300, .keyboardIsUnknown))
        #expect(stage.covered == 300)
        stage.chat.closeKeyboard()
        #expect(!stage.panel.isShown && stage.input.inputView == nil)
        if stage.chat.isBarAtRest { #expect(stage.chat.numbers == before) }
        #expect(stage.told.count == 3 && stage.told.last == .some(nil))
    }

    @Test(
        "A bar that stays where it is gets no room above a keyboard that is higher than the panel",
        .requirement("U545"), arguments: ConversationStage.Kind.allCases)
    func barStays(kind: ConversationStage.Kind) {
        let stage = PanelChat(kind) { $0.keyboardGuide = .stale }
        // It is higher than the keyboard.
        stage.chat.screen.barHeight.constant = 400
        stage.panel.preferredHeight = 200
        stage.panel.show(stage.emoji)
        stage.device.settle()
        let numbers = stage.chat.numbers
        stage.panel.close()
        stage.device.settle()
        #expect(stage.covered > 200)
        #expect(stage.chat.numbers == numbers)
        #expect(abs(stage.chat.gap) < 0.5)
    }

    @Test(
        "A panel is as wide as the keyboard, also if its content is narrow", .requirement("U545"))
    func panelIsWide() {
        let stage = PanelChat()
        let label = UILabel()
        label.text = "Emoji"
        label.translatesAutoresizingMaskIntoConstraints = false
        stage.emoji.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: stage.emoji.topAnchor),
            label.leadingAnchor.constraint(equalTo: stage.emoji.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: stage.emoji.trailingAnchor),
        ])
        stage.panel.show(stage.emoji)
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft, .portrait] {
            stage.device.rotate(to: orientation)
            stage.device.settle()
            #expect(stage.emoji.bounds.width == stage.device.window.bounds.width)
        }
    }

    @Test("The panel of a keyboard that was seen before is as high", .requirement("U546"))
    func heightIsRemembered() {
        let stage = PanelChat()
        stage.chat.openKeyboard()
        let covered = stage.covered
        stage.chat.closeKeyboard()
        stage.panel.show(stage.emoji)
        stage.device.settle()
        #expect(stage.panel.height == .remembered(covered))
        #expect(stage.farthest { stage.panel.close() } <= 0.5)
        #expect(stage.farthest { stage.panel.show(stage.emoji) } <= 0.5)
        #expect(stage.panel.height == .measured(covered))
    }

    @Test("A tap into the text brings the keyboard back, without a delegate", .requirement("U545"))
    func tapBringsKeyboardBack() throws {
        let stage = PanelChat()
        stage.chat.openKeyboard()
        stage.panel.show(stage.emoji)
        stage.device.settle()
        let covered = stage.covered
        var isReached = false
        let distance = stage.farthest {
            isReached = (try? stage.device.tap(stage.input)) != nil
        }
        #expect(distance <= 0.5)
        // A bar that a guide has left behind is under the panel.
        guard isReached else { return #expect(!Chat.isBarAtKeyboard) }
        #expect(!stage.panel.isShown && stage.input.inputView == nil)
        #expect(stage.input.isFirstResponder && stage.covered == covered)
        #expect(stage.input.delegate == nil)
        #expect(stage.input.gestureRecognizers?.isEmpty ?? true)
    }

    @Test(
        "A drag that dismisses the panel gives it up, and one that doesn't leaves it",
        .requirement("U545"), arguments: [true, false])
    func drag(dismisses: Bool) {
        let stage = PanelChat()
        let before = stage.chat.numbers
        stage.chat.openKeyboard()
        stage.panel.show(stage.emoji)
        stage.device.settle()
        let covered = stage.covered
        let finger = stage.device.touch(
            at: CGPoint(x: 195, y: 300), in: stage.device.window)
        for _ in 0..<30 { finger.move(by: CGVector(dx: 0, dy: 10)) }
        finger.move(by: CGVector(dx: 0, dy: dismisses ? 60 : -250))
        finger.lift()
        stage.device.settle()
        #expect(stage.panel.isShown != dismisses)
        #expect((stage.input.inputView == nil) == dismisses)
        #expect(stage.input.isFirstResponder != dismisses)
        guard dismisses else { return #expect(stage.covered == covered) }
        #expect(stage.told.last == .some(nil))
        stage.chat.openKeyboard()
        #expect(stage.covered == covered)
        stage.chat.closeKeyboard()
        if stage.chat.isBarAtRest { #expect(stage.chat.numbers == before) }
    }

    @Test(
        "The app's own input view and bar come back, also when the panel is deallocated",
        .requirement("U545"), arguments: [true, false])
    func appsViewsComeBack(isReleased: Bool) {
        let stage = PanelChat()
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 250))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        (stage.input.inputView, stage.input.inputAccessoryView) = (own, bar)
        stage.chat.openKeyboard()
        let distance = stage.farthest { stage.panel.show(stage.emoji) }
        #expect(distance <= 0.5)
        #expect(stage.panel.height == .measured(250))
        #expect(stage.input.inputAccessoryView === bar && stage.input.inputView !== own)
        let back = stage.farthest {
            if isReleased { stage.releasePanel() } else { stage.panel.close() }
        }
        #expect(back <= 0.5)
        #expect(stage.input.inputView === own && stage.input.inputAccessoryView === bar)
        #expect(own.window != nil && stage.emoji.window == nil)
    }

    @Test("An input view that the app sets meanwhile is the app's", .requirement("U545"))
    func appsNewViewStays() {
        let stage = PanelChat()
        stage.chat.openKeyboard()
        stage.panel.show(stage.emoji)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        stage.input.inputView = own
        stage.input.reloadInputViews()
        stage.device.settle()
        #expect(!stage.panel.isShown && stage.panel.view == nil && stage.panel.height == nil)
        #expect(!stage.panel.close())
        stage.chat.closeKeyboard()
        #expect(stage.input.inputView === own)
    }

    @Test(
        "After a rotation with a panel and back, everything is as before, and nothing was covered",
        .requirement("U545"), arguments: [true, false])
    func rotation(isKnown: Bool) {
        let stage = PanelChat()
        if isKnown {
            stage.device.rotate(to: .landscapeLeft)
            stage.chat.openKeyboard()
            stage.device.rotate(to: .portrait)
            stage.device.settle()
        } else {
            stage.chat.openKeyboard()
        }
        let covered = stage.covered
        stage.panel.show(stage.emoji)
        stage.device.settle()
        stage.chat.assistant.scrollToEnd(animated: false)
        let numbers = stage.chat.numbers
        stage.device.rotate(to: .landscapeLeft)
        stage.device.settle()
        #expect(stage.panel.isShown)
        #expect(abs(stage.chat.gap) < 0.5, "\(stage.chat.gap)")
        let height = stage.panel.height
        let expected: PanelHeight =
            isKnown
            ? .remembered(209)
            : .preferred(stage.device.window.bounds.height / 2, .keyboardIsUnknown)
        #expect(height == expected)
        #expect(stage.covered == height?.points)
        stage.device.rotate(to: .portrait)
        stage.device.settle()
        #expect(stage.panel.height == .remembered(covered) && stage.covered == covered)
        #expect(stage.chat.numbers == numbers)
        #expect(abs(stage.chat.gap) < 0.5)
        #expect(stage.farthest { stage.panel.close() } <= 0.5)
    }

    @Test(
        "With a hardware keyboard or one that floats, the panel has a height of its own",
        .requirement("U545"),
        arguments: [
            KeyboardMode.hardware(bar: true), .hardware(bar: false), .minimizedToolbar, .split,
            .floating(CGRect(x: 40, y: 500, width: 320, height: 260)),
        ])
    func ownHeight(mode: KeyboardMode) {
        let stage = PanelChat(.table, .iPad12_9)
        stage.device.keyboard.mode = mode
        stage.chat.openKeyboard()
        let (numbers, covered) = (stage.chat.numbers, stage.coveredByDocked)
        let isExact = Chat.isBarAtKeyboard
        stage.panel.show(stage.emoji)
        for height in [260, 280] as [CGFloat] {
            stage.panel.preferredHeight = height
            stage.device.settle()
            #expect(stage.panel.height == .preferred(height, .keyboardIsNotDocked))
            #expect(stage.isPanelHidden || stage.emoji.bounds.height == height)
            // The gap to a keyboard that floats says nothing.
            let isDocked = stage.coveredByDocked > 0 || stage.covered == 0
            #expect(abs(stage.chat.gap) < 0.5 || !isExact || !isDocked, "\(stage.chat.gap)")
        }
        stage.panel.close()
        stage.device.settle()
        #expect(stage.input.inputView == nil && stage.coveredByDocked == covered)
        #expect(stage.chat.numbers == numbers || !isExact)
    }

    @Test(
        "Under an iPad's shortcuts, the panel is lower by their height, and nothing moves",
        .requirement("U545"), arguments: ConversationStage.Kind.allCases)
    func shortcutsAbovePanel(kind: ConversationStage.Kind) {
        let stage = PanelChat(kind, .iPad12_9) { $0.shortcutsAboveInputView = .shown }
        stage.chat.openKeyboard()
        let covered = stage.covered
        for view in [stage.emoji, stage.files, stage.emoji] {
            #expect(stage.farthest { stage.panel.show(view) } <= 0.5)
            #expect(stage.panel.height == .measured(covered) && stage.covered == covered)
            #expect(view.bounds.height == covered - 50)
        }
        #expect(stage.farthest { stage.panel.close() } <= 0.5)
        stage.chat.closeKeyboard()
        stage.panel.show(stage.emoji)
        stage.device.settle()
        #expect(stage.panel.height == .remembered(covered) && stage.covered == covered)
        #expect(stage.farthest { stage.panel.close() } <= 0.5)
    }

    @Test(
        "Under an iPad's shortcuts, the panel is lower by their height in each orientation",
        .requirement("U545"), arguments: [.posted, .silent] as [UIKitBehavior.ReloadedHeight])
    func shortcutsAbovePanelInRotation(told: UIKitBehavior.ReloadedHeight) {
        let stage = PanelChat(.table, .iPad12_9) {
            ($0.shortcutsAboveInputView, $0.reloadedHeight) = (.shown, told)
        }
        stage.device.rotate(to: .landscapeLeft)
        stage.chat.openKeyboard()
        stage.device.rotate(to: .portrait)
        stage.device.settle()
        stage.panel.show(stage.emoji)
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            stage.device.rotate(to: orientation)
            stage.device.settle()
            #expect(stage.panel.height == .remembered(stage.covered))
            #expect(stage.emoji.bounds.height == stage.covered - 50)
        }
    }

    @Test(
        "A swap to another height that posts nothing is found by the guide", .requirement("U545"),
        arguments: ConversationStage.Kind.allCases)
    func silentSwap(kind: ConversationStage.Kind) {
        let stage = PanelChat(kind) { $0.reloadedHeight = .silent }
        guard Chat.isBarAtKeyboard else { return }
        stage.panel.show(stage.emoji)
        stage.device.settle()
        for height in [300, 200] as [CGFloat] {
            stage.panel.preferredHeight = height
            stage.device.settle()
            #expect(stage.covered == height)
            #expect(abs(stage.chat.gap) < 0.5, "\(stage.chat.gap)")
        }
        stage.panel.close()
        stage.device.settle()
        #expect(stage.covered > 300)
        #expect(abs(stage.chat.gap) < 0.5, "\(stage.chat.gap)")
    }

    @Test(
        "Beside hardware keys, a panel that goes without a notification leaves no keyboard behind",
        .requirement("U545"), arguments: ConversationStage.Kind.allCases)
    func silentSwapToNothing(kind: ConversationStage.Kind) {
        let stage = PanelChat(kind) { $0.reloadedHeight = .silent }
        guard Chat.isBarAtKeyboard else { return }
        stage.device.keyboard.mode = .hardware(bar: false)
        let numbers = stage.chat.numbers
        stage.panel.show(stage.emoji)
        stage.device.settle()
        stage.panel.close()
        stage.device.settle()
        #expect(stage.chat.assistant.observer.keyboardState == .didHide)
        #expect(stage.chat.numbers == numbers)
    }

    @Test(
        "An input that ends editing isn't asked for its input views once more",
        .requirement("U545"))
    func endOfEditingReloadsNothing() {
        let text = ReloadCounter()
        let (_, _) = ComposerScreen.edited(ComposerScreen(text))
        let panel = ComposerPanel(input: text)
        panel.show(UIView())
        let reloads = text.reloads
        text.resignFirstResponder()
        #expect(!panel.isShown && text.inputView == nil)
        #expect(text.reloads == reloads)
    }

    @Test("A view that is shown again is pinned once", .requirement("U545"))
    func sameViewAgain() throws {
        let stage = PanelChat()
        stage.chat.openKeyboard()
        stage.panel.show(stage.emoji)
        let host = try #require(stage.emoji.superview)
        let constraints = host.constraints.count
        stage.panel.show(stage.emoji)
        #expect(host.constraints.count == constraints && stage.emoji.superview === host)
        // The app may have used the view elsewhere meanwhile.
        UIView().addSubview(stage.emoji)
        stage.panel.show(stage.emoji)
        stage.device.settle()
        #expect(host.constraints.count == constraints && stage.emoji.superview === host)
        #expect(stage.emoji.bounds.height == stage.covered)
    }

    @Test("A view stays where it is if the input refuses", .requirement("U545"))
    func refusedViewStays() {
        let stage = PanelChat()
        let home = UIView()
        home.addSubview(stage.emoji)
        stage.input.isEnabled = false
        #expect(!stage.panel.show(stage.emoji))
        #expect(stage.emoji.superview === home && stage.told.count == 1)
    }

    @Test(
        "A conversation that stops leaves the panel its keyboard, and the other way around",
        .requirement("U545"))
    func observersAreTheirOwn() {
        let stage = PanelChat { $0.keyboardGuide = .stale }
        stage.chat.openKeyboard()
        let covered = stage.covered
        stage.chat.assistant.stop()
        stage.panel.show(stage.emoji)
        #expect(stage.panel.height == .measured(covered))
        stage.chat.assistant.start()
        stage.releasePanel()
        stage.device.settle()
        #expect(stage.chat.assistant.observer.isObserving)
        #expect(stage.chat.assistant.observer.keyboardState == .didShow)
    }

    @Test(
        "A panel that is shown as soon as editing begins stays in place of the one that began it",
        .requirement("U545"))
    func otherPanelAtBeginOfEditing() {
        let stage = PanelChat()
        let token = NotificationCenter.default.addObserver(
            forName: UITextField.textDidBeginEditingNotification, object: stage.input, queue: nil
        ) { _ in MainActor.assumeIsolated { _ = stage.panel.show(stage.files) } }
        #expect(stage.panel.show(stage.emoji))
        NotificationCenter.default.removeObserver(token)
        #expect(stage.panel.view === stage.files && stage.emoji.superview == nil)
    }

    @Test(
        "A panel isn't shown under an input that isn't on the screen or refuses",
        .requirement("U545"))
    func refusal() {
        let stage = PanelChat()
        let field = UITextField()
        let panel = ComposerPanel(input: field)
        #expect(!panel.show(stage.files) && !panel.isShown && field.inputView == nil)
        stage.input.isEnabled = false
        #expect(!stage.panel.show(stage.emoji))
        #expect(!stage.panel.isShown && stage.input.inputView == nil)
    }

    @Test("Rows that arrive during a swap are followed afterward", .requirement("U545"))
    func arrivalsAreFollowed() {
        let stage = PanelChat()
        stage.chat.openKeyboard()
        stage.panel.show(stage.emoji)
        stage.chat.screen.rows.add()
        stage.device.settle()
        #expect(abs(stage.chat.gap) < 0.5)
        #expect(stage.chat.assistant.isAtEnd && stage.chat.assistant.canPrependNow)
    }

    @Test("Escape closes a panel before it ends editing", .requirement("U545"))
    func escapeClosesPanel() {
        let text = UITextView()
        let (device, screen) = ComposerScreen.edited(ComposerScreen(text))
        let panel = ComposerPanel(input: text)
        screen.keys.onClosePanel = { panel.close() }
        panel.show(UIView())
        device.press(named: "⎋")
        #expect(!panel.isShown && text.isFirstResponder)
        device.press(named: "⎋")
        #expect(!text.isFirstResponder)
    }
}
