import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

@MainActor
@Suite(.doubts(.keys)) struct ScreenNavigatorTests {
    private let escape = UIKeyCommand.inputEscape
    private let left = UIKeyCommand.inputLeftArrow
    private let right = UIKeyCommand.inputRightArrow

    /// Shows a root screen that handles the keys, with a sheet above it.
    private func present(
        on device: SimulatedDevice, style: UIModalPresentationStyle = .automatic,
        delegate: SheetDelegate? = nil
    ) -> (root: KeyScreen, sheet: KeyScreen) {
        let root = KeyScreen()
        root.navigator = ScreenNavigator(controller: root)
        device.show(root)
        let sheet = KeyScreen()
        sheet.modalPresentationStyle = style
        sheet.presentationController?.delegate = delegate
        root.present(sheet, animated: true)
        device.settle()
        return (root, sheet)
    }

    @Test(
        "Escape and ⌘W close the frontmost sheet, and its delegate is called as by a swipe",
        .requirement("U139"),
        arguments: [false, true])
    func escapeAndCommandWCloseSheet(byEscape: Bool) {
        let key = byEscape ? escape : "w"
        let modifiers: UIKeyModifierFlags = byEscape ? [] : .command
        let device = SimulatedDevice()
        let delegate = SheetDelegate()
        let (root, _) = present(on: device, delegate: delegate)
        device.press(key, modifiers)
        #expect(delegate.notes == ["should", "will"])
        device.settle()
        #expect(root.presentedViewController == nil)
        #expect(delegate.notes == ["should", "will", "did"])
        #expect(root.navigator?.possibleKeyCommands.isEmpty == true)
        device.press(key, modifiers)
        #expect(delegate.notes.count == 3)
    }

    @Test(
        "While a character is composed, Escape is the input method's, and ⌘ keys are the app's",
        .requirement("F59"))
    func composedCharacterKeepsEscape() throws {
        let device = SimulatedDevice()
        let (root, sheet) = present(on: device)
        let navigator = try #require(root.navigator)
        let keys = { (modifiers: UIKeyModifierFlags) in
            navigator.possibleKeyCommands.filter { $0.modifierFlags == modifiers }.map(\.input)
        }
        sheet.field.becomeFirstResponder()
        device.settle()
        sheet.field.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
        #expect(!keys([]).contains(escape) && keys(.command).contains("w"))
        sheet.field.unmarkText()
        #expect(keys([]).contains(escape) && keys(.command).contains("w"))
    }

    @Test(
        "A sheet that insists on an answer stays, and so does one whose delegate says no",
        .requirement("U139"))
    func sheetThatInsistsOnAnswerStays() {
        let device = SimulatedDevice()
        let delegate = SheetDelegate()
        let (root, sheet) = present(on: device, delegate: delegate)
        sheet.isModalInPresentation = true
        device.press(escape)
        #expect(delegate.notes == ["attempt"])
        sheet.isModalInPresentation = false
        delegate.allows = false
        device.press(escape)
        device.settle()
        #expect(delegate.notes == ["attempt", "should", "attempt"])
        #expect(root.presentedViewController === sheet)
    }

    @Test(
        "P1: a sheet that insists and has no delegate leaves Escape and ⌘W to others",
        .requirement("U556"))
    func sheetWithoutDelegateLeavesKeys() {
        let device = SimulatedDevice()
        let (root, sheet) = present(on: device)
        sheet.isModalInPresentation = true
        #expect(!device.press(escape) && !device.press("w", .command))
        #expect(root.presentedViewController === sheet)
        sheet.isModalInPresentation = false
        #expect(device.press(escape))
        device.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test(
        "Of several sheets the frontmost closes first, and none during a transition",
        .requirement("U139"))
    func frontSheetClosesFirst() {
        let device = SimulatedDevice()
        let (root, sheet) = present(on: device)
        let second = KeyScreen()
        sheet.present(second, animated: true)
        #expect(root.navigator?.possibleKeyCommands.isEmpty == true)
        device.settle()
        device.press(escape)
        device.settle()
        #expect(sheet.presentedViewController == nil && root.presentedViewController === sheet)
        device.press(escape)
        device.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test(
        "A full screen closes only if the app wants it, and an alert handles its keys itself",
        .requirement("U139"))
    func fullScreenClosesOnlyIfWanted() {
        let device = SimulatedDevice()
        let (root, sheet) = present(on: device, style: .overFullScreen)
        device.press(escape)
        device.settle()
        #expect(root.presentedViewController === sheet)
        root.navigator?.closesFullScreens = true
        device.press(escape)
        device.settle()
        #expect(root.presentedViewController == nil)

        let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
        root.present(alert, animated: false)
        device.settle()
        #expect(root.navigator?.possibleKeyCommands.isEmpty == true)
    }

    @Test(
        "Closing returns whether it does, also where a delegate refuses or acts by itself",
        .requirement("U139"))
    func closingReturnsWhetherItCloses() {
        let device = SimulatedDevice()
        let delegate = SheetDelegate()
        let (root, sheet) = present(on: device, delegate: delegate)
        sheet.isModalInPresentation = true
        #expect(root.navigator?.closeScreen() == false)
        sheet.isModalInPresentation = false
        delegate.allows = false
        #expect(root.navigator?.closeScreen() == false)
        #expect(root.presentedViewController === sheet)
        delegate.allows = true
        #expect(root.navigator?.closeScreen() == true)
        device.settle()
        #expect(root.navigator?.closeScreen() == false)
    }

    @Test(
        "A delegate that closes the screen itself when it is called closes it once",
        .requirement("U139"),
        arguments: [false, true])
    func delegateClosesScreenItselfOnce(animated: Bool) {
        let device = SimulatedDevice()
        let delegate = SheetDelegate()
        let (root, sheet) = present(on: device, delegate: delegate)
        delegate.onWillDismiss = { [weak root] in root?.dismiss(animated: animated) }
        #expect(root.navigator?.closeScreen() == true)
        device.settle()
        #expect(root.presentedViewController == nil)
        #expect(delegate.notes == ["should", "will"])
        #expect(sheet.dismissals == 0)
    }

    @Test(
        "A screen without a presentation controller stays, and closing returns that",
        .requirement("U139"))
    func withoutPresentationController() {
        final class Stubborn: UIViewController {
            override var presentationController: UIPresentationController? { nil }
        }
        let device = SimulatedDevice()
        let root = KeyScreen()
        root.navigator = ScreenNavigator(controller: root)
        device.show(root)
        root.present(Stubborn(), animated: false)
        device.settle()
        #expect(root.navigator?.closeScreen() == false)
        device.settle()
        #expect(root.presentedViewController != nil)
    }

    @Test(
        "Escape closes a screen of another library, with its own keys, as a swipe does",
        .requirement("F23"), .bug("https://github.com/douglashill/KeyboardKit/issues/4"),
        arguments: [false, true])
    func escapeClosesForeignScreen(isEdited: Bool) {
        let device = SimulatedDevice()
        let root = KeyStack(rootViewController: UIViewController())
        root.navigator = ScreenNavigator(window: device.window)
        device.show(root)
        let browser = ForeignBrowser()
        let delegate = SheetDelegate()
        browser.presentationController?.delegate = delegate
        root.present(browser, animated: true)
        device.settle()
        if isEdited { browser.page.field.becomeFirstResponder() }

        device.press("r", .command)
        #expect(browser.reloads == 1)
        device.press(escape)
        #expect(delegate.notes == ["should", "will"])
        device.settle()
        #expect(root.presentedViewController == nil)
        #expect(delegate.notes == ["should", "will", "did"])
    }

    @Test(
        "A full screen of another library closes only if the app wants it",
        .requirement("F23"), .bug("https://github.com/douglashill/KeyboardKit/issues/4"))
    func foreignFullScreen() {
        let device = SimulatedDevice()
        let root = KeyScreen()
        root.navigator = ScreenNavigator(window: device.window)
        device.show(root)
        let browser = ForeignBrowser()
        let delegate = SheetDelegate()
        browser.modalPresentationStyle = .fullScreen
        browser.presentationController?.delegate = delegate
        root.present(browser, animated: true)
        device.settle()
        device.press(escape)
        device.settle()
        #expect(root.presentedViewController === browser && delegate.notes.isEmpty)

        root.navigator?.closesFullScreens = true
        device.press(escape)
        device.settle()
        #expect(root.presentedViewController == nil)
        #expect(delegate.notes == ["should", "will", "did"])
    }

    @Test("Escape closes a sheet also while a text in it is edited", .requirement("U139"))
    func closesWhileTyping() {
        let device = SimulatedDevice()
        let (root, sheet) = present(on: device)
        sheet.field.becomeFirstResponder()
        device.press(escape)
        device.settle()
        #expect(root.presentedViewController == nil)
    }

    // MARK: Going back

    private func makeStack(on device: SimulatedDevice, depth: Int = 2) -> KeyStack {
        let stack = KeyStack(rootViewController: KeyScreen())
        for _ in 1..<depth { stack.pushViewController(KeyScreen(), animated: false) }
        device.show(stack)
        device.settle()
        return stack
    }

    @Test(
        "⌘[ and ⌘← go back, one screen at a time, down to the first one",
        .requirement("U139", "F62"), .bug("https://github.com/blinksh/blink/issues/662"))
    func keysGoBackScreenByScreen() {
        let device = SimulatedDevice()
        let stack = makeStack(on: device, depth: 3)
        device.press("[", .command)
        // The next one counts once the first is there.
        device.press(left, .command)
        #expect(stack.viewControllers.count == 2)
        device.settle()
        device.press(left, .command)
        device.settle()
        #expect(stack.viewControllers.count == 1)
        #expect(stack.navigator.possibleKeyCommands.isEmpty)
    }

    @Test("From right to left the keys point the other way", .requirement("U139"))
    func rightToLeftMirrorsBackKeys() {
        let device = SimulatedDevice(language: "ar")
        let stack = makeStack(on: device)
        device.press("[", .command)
        device.press(left, .command)
        #expect(stack.viewControllers.count == 2)
        device.press(right, .command)
        device.settle()
        #expect(stack.viewControllers.count == 1)
    }

    @Test(
        "⌘← moves the insertion point of a text that is edited, and ⌘[ still goes back",
        .requirement("U139", "F59"),
        .bug("https://github.com/Ranchero-Software/NetNewsWire/issues/2437"))
    func textKeepsItsArrow() throws {
        let device = SimulatedDevice()
        let stack = makeStack(on: device)
        let top = try #require(stack.topViewController as? KeyScreen)
        top.field.text = "text"
        top.field.becomeFirstResponder()
        device.press(left, .command)
        device.settle()
        #expect(stack.viewControllers.count == 2)
        device.press("[", .command)
        device.settle()
        #expect(stack.viewControllers.count == 1)
    }

    @Test("Where there is no back button no key goes back", .requirement("U139"))
    func noBackButton() throws {
        let device = SimulatedDevice()
        let stack = makeStack(on: device)
        let item = try #require(stack.topViewController?.navigationItem)
        item.hidesBackButton = true
        #expect(stack.navigator.possibleKeyCommands.isEmpty)
        item.hidesBackButton = false
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        #expect(stack.navigator.possibleKeyCommands.isEmpty)
        item.leftItemsSupplementBackButton = true
        #expect(stack.navigator.possibleKeyCommands.count == 2)
        stack.isNavigationBarHidden = true
        #expect(stack.navigator.possibleKeyCommands.isEmpty)
        #expect(!stack.navigator.goBack())
    }

    @Test(
        "The bar's delegate is asked as by the back button, and may pop by itself",
        .requirement("U139"))
    func asksTheBarsDelegate() {
        let device = SimulatedDevice()
        let stack = makeStack(on: device, depth: 4)
        stack.mayPop = false
        device.press("[", .command)
        device.settle()
        #expect(stack.asked == 1 && stack.viewControllers.count == 4)
        stack.popsItself = true
        device.press("[", .command)
        device.settle()
        #expect(stack.asked == 2 && stack.viewControllers.count == 3)
        stack.mayPop = true
        device.press("[", .command)
        device.settle()
        #expect(stack.asked == 3 && stack.viewControllers.count == 2)
    }

    // MARK: Lifetime

    @Test("A navigator keeps no screen, and has no commands once its screen has gone")
    func navigatorKeepsNoScreen() {
        let device = SimulatedDevice()
        device.show(UIViewController())
        var controller: UIViewController? = UIViewController()
        weak var watched: UIViewController?
        watched = controller
        let navigator = ScreenNavigator(controller: controller ?? UIViewController())
        controller = nil
        #expect(watched == nil)
        #expect(navigator.possibleKeyCommands.isEmpty)
        #expect(!navigator.closeScreen() && !navigator.goBack() && !navigator.selectTab(at: 0))
    }

    @Test(
        "A plain controller in a window has the commands without a subclass", .requirement("U135"))
    func plainControllerInWindowHasCommands() throws {
        let device = SimulatedDevice()
        let root = UIViewController()
        device.show(root)
        let navigator = ScreenNavigator(window: try #require(root.view.window))
        root.present(UIViewController(), animated: false)
        device.settle()
        #expect(navigator.possibleKeyCommands.map(\.input) == [escape, "w"])
        #expect(navigator.possibleKeyCommands.first?.discoverabilityTitle == "Close")
        #expect(navigator.closeScreen())
        device.settle()
        #expect(root.presentedViewController == nil)
    }
}
