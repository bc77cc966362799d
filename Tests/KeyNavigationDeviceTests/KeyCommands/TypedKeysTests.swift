import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// A list with a bar above the keyboard in which people type.
@MainActor
private final class Conversation: TestList {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    let composer: UIView
    var keys: UIView?

    init(composer: UIView = UITextField()) {
        self.composer = composer
        super.init([30])
        composer.frame = CGRect(x: 10, y: 5, width: 300, height: 40)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var inputAccessoryView: UIView? { bar }
    override var inputView: UIView? { keys }

    /// Shows the bar with the composer in it, and types there.
    func edit(on device: SimulatedDevice) {
        if keys == nil { bar.addSubview(composer) } else { keys?.addSubview(composer) }
        device.show(self)
        becomeFirstResponder()
        device.settle()
        composer.becomeFirstResponder()
        device.settle()
    }
}

@MainActor
@Suite(.doubts(.keys)) struct TypedKeysTests {
    private let device = SimulatedDevice()
    private let down = UIKeyCommand.inputDownArrow

    @Test(
        "Keys that type are left to a text in the bar above the keyboard", .requirement("U334"),
        arguments: [false, true])
    func barTextKeepsTypingKeys(manyLines: Bool) {
        let screen = Conversation(composer: manyLines ? UITextView() : UITextField())
        screen.edit(on: device)
        #expect(screen.composer.window !== screen.view.window)

        #expect(
            screen.navigator.possibleKeyCommands.map(\.keys).allSatisfy { $0.contains("⌘") })
        device.type("a")
        device.press(" ")
        device.press(down)
        #expect((screen.composer as? any UITextInput)?.wholeText == "a ")
        #expect(screen.navigator.indexPathForFocusedRow == nil)
        #expect(screen.tableView.contentOffset.y == -screen.tableView.adjustedContentInset.top)

        screen.composer.resignFirstResponder()
        device.settle()
        device.press(down)
        #expect(screen.navigator.indexPathForFocusedRow == [0, 0])
    }

    @Test("Keys that type are left to a text in an input view", .requirement("U334"))
    func inputViewTextKeepsTypingKeys() {
        device.behavior.inputViewChain = .owner
        let screen = Conversation()
        screen.keys = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        screen.edit(on: device)
        #expect(screen.composer.isFirstResponder)

        #expect(
            !screen.navigator.possibleKeyCommands.map(\.keys).contains { ["␣", "↓"].contains($0) })
    }

    @Test(
        "A view that is first responder leaves keys to the text in a bar that comes with it",
        .requirement("U334"))
    func responderViewLeavesKeysToBar() {
        let screen = Conversation()
        device.show(screen)
        let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.view.addSubview(canvas)
        canvas.becomeFirstResponder()
        device.settle()
        screen.bar.addSubview(screen.composer)
        screen.composer.becomeFirstResponder()
        device.settle()

        #expect(KeyCommandContext(of: screen.view).typing == .field)
    }

    private final class Canvas: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    @Test(
        "A field that is edited in another window of the scene takes the keys that it gets",
        .requirement("U334"))
    func fieldInOtherWindowTakesKeys() {
        let list = TestList([5])
        list.show(on: device)
        let (above, field) = showFieldAbove()
        defer { withExtendedLifetime(above) {} }
        #expect(!list.navigator.possibleKeyCommands.map(\.keys).contains("↓"))

        // Keys come to the window with the list again, whoever is first responder elsewhere.
        device.window.makeKey()
        #expect(field.isFirstResponder)
        #expect(list.navigator.possibleKeyCommands.map(\.keys).contains("↓"))
    }

    @Test("A field in another scene takes no keys", .requirement("U334"))
    func otherScenesFieldTakesNoKeys() {
        let list = TestList([5])
        list.show(on: device)
        let other = device.openWindow(size: CGSize(width: 300, height: 400))
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        other.rootViewController = UIViewController()
        other.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        device.settle()

        #expect(field.isFirstResponder)
        #expect(list.navigator.possibleKeyCommands.map(\.keys).contains("↓"))
    }

    @Test(
        "A scroll view, a screen and a found letter leave a text in the bar its keys, too",
        .requirement("U334"))
    func otherNavigatorsLeaveBarTextKeys() {
        let screen = Conversation()
        screen.edit(on: device)
        let scroll = ScrollNavigator(scrollView: screen.tableView)
        let screens = ScreenNavigator(window: device.window)
        screen.navigator.textForRow = { _ in "a" }

        #expect(scroll.possibleKeyCommands.map(\.keys).allSatisfy { $0.contains("⌘") })
        #expect(screens.possibleKeyCommands.isEmpty)
        device.type("a")
        #expect(screen.navigator.indexPathForFocusedRow == nil)
    }

    @Test(
        "A screen that becomes first responder takes the keys from no text, wherever it is edited",
        .requirement("U334"))
    func respondingScreenTakesNoTextKeys() {
        let screen = ShortcutTableViewController()
        device.show(screen)
        device.settle()
        #expect(screen.isFirstResponder)
        screen.resignFirstResponder()
        let (above, field) = showFieldAbove()

        screen.viewDidAppear(false)
        #expect(above.isKeyWindow && field.isFirstResponder && !screen.isFirstResponder)
        field.resignFirstResponder()
        screen.viewDidAppear(false)
        #expect(screen.isFirstResponder)
    }

    @Test(
        "Of a text on the screen and one in the bar, the one on the screen is typed in",
        .requirement("U334"))
    func screenTextWinsOverBarText() {
        let screen = Conversation()
        screen.edit(on: device)
        #expect(KeyCommandContext(of: screen.view).typing == .field)
        let text = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        screen.view.addSubview(text)
        text.becomeFirstResponder()
        device.settle()

        #expect(KeyCommandContext(of: screen.view).typing == .text)
    }

    @Test("A text in the bar of a column counts for that column", .requirement("U336"))
    func barOfColumn() {
        let pad = SimulatedDevice(.iPad12_9, orientation: .landscapeLeft)
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        let conversation = Conversation()
        let stacks = [conversation, UIViewController()].map { top in
            let stack = UINavigationController(rootViewController: UIViewController())
            stack.pushViewController(top, animated: false)
            return stack
        }
        split.setViewController(stacks[0], for: .primary)
        split.setViewController(stacks[1], for: .secondary)
        conversation.bar.addSubview(conversation.composer)
        pad.show(split)
        conversation.becomeFirstResponder()
        pad.settle()
        conversation.composer.becomeFirstResponder()
        pad.settle()

        #expect(conversation.composer.isFirstResponder)
        #expect(ScreenNavigator(window: pad.window).goBack())
        pad.settle()
        #expect(stacks.map(\.viewControllers.count) == [1, 2])
    }

    /// A field that is edited in a window above, in the same scene.
    private func showFieldAbove() -> (window: UIWindow, field: UITextField) {
        let above = UIWindow(frame: device.window.bounds)
        above.windowScene = device.window.windowScene
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        above.rootViewController = UIViewController()
        above.rootViewController?.view.addSubview(field)
        above.makeKeyAndVisible()
        field.becomeFirstResponder()
        device.settle()
        return (above, field)
    }
}

extension UITextInput {
    fileprivate var wholeText: String? {
        textRange(from: beginningOfDocument, to: endOfDocument).flatMap(text(in:))
    }
}
