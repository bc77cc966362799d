import DeviceTesting
import Example
import HeadlessBehavior
import KeyCommandCustomization
import KeyboardAssistant
import KeyboardTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The audit of the example's screens, and what of it is as it should be though it seems wrong.
@MainActor @Suite(.doubts(.keyboardGuide)) struct ScreenAuditTests {
    typealias Screen = ExampleListViewController.Example

    /// Something that seems wrong in a screen, and isn't.
    struct Exception {
        var screen: Screen
        var rule: AccessibilityFinding.Rule
        /// The elements; `nil` for whichever it is, as that depends on UIKit.
        var elements: [String]?
        var reason: String
    }

    private static let exceptions = [
        Exception(
            screen: .notes, rule: .noKeyboardTrap, elements: ["UITextView “Note”"],
            reason: "People type tabs in a note. The buttons above the keyboard lead out of it."),
        Exception(
            screen: .profile, rule: .noKeyboardTrap, elements: ["UITextView"],
            reason: "The screen has no code for keys. The scene's bar leads on."),
    ]

    private static let exceptionsWithoutGuide = [
        Exception(
            screen: .conversation, rule: .focusNotObscured, elements: ["UITextView “Message”"],
            reason: "The app has pinned the bar to the layout guide, which isn't at the keyboard.")
    ]

    @Test(
        "What seems wrong with the example's screens is known, with a reason",
        .requirement("U585", "U586"), arguments: Screen.allCases)
    func screensSeemRight(screen: Screen) async throws {
        let (device, list) = (SimulatedDevice(), ExampleListViewController())
        list.registry = KeyBindingsRegistry()
        let stack = UINavigationController(rootViewController: list)
        device.show(stack)
        let assistant = SceneKeyboardAssistant(
            windowScene: try #require(device.window.windowScene),
            accessory: .controller(DefaultNavigationView()), handlesReturnKey: true)
        device.settle()
        let index = try #require(Screen.allCases.firstIndex(of: screen))
        list.buttons[index].sendActions(for: .touchUpInside)
        device.settle()
        let top = try #require(stack.presentedViewController ?? stack.topViewController)
        #expect(top !== list)
        let findings = await device.audit(top.view, keyboardHeight: 300)
        let wrong = findings.filter { !$0.seemsRight }
        let isGuideWrong = [.stale, .offByBar].contains(UIKitBehavior.standard.keyboardGuide)
        let exceptions = (Self.exceptions + (isGuideWrong ? Self.exceptionsWithoutGuide : []))
            .filter { $0.screen == screen }
        for rule in AccessibilityFinding.Rule.allCases {
            let ofRule = exceptions.filter { $0.rule == rule }
            if ofRule.contains(where: { $0.elements == nil }) { continue }
            let known = ofRule.flatMap { $0.elements ?? [] }
            let found = wrong.filter { $0.rule == rule }
            #expect(found.map(\.element).sorted() == known.sorted(), "\(found)")
        }
        withExtendedLifetime(assistant) {}
    }
}
