import DeviceTesting
import Example
import KeyCommandCustomization
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts(.lists, .keys)) struct MailboxTests {
    @Test(
        "The mailbox does what its keys say, and has a screen to change them", .requirement("U240"))
    func mailboxDoesWhatItsKeysSay() throws {
        let device = SimulatedDevice()
        let registry = KeyBindingsRegistry()
        let mailbox = MailboxViewController(registry: registry)
        let screen = UINavigationController(rootViewController: mailbox)
        device.show(screen)
        device.settle()
        device.press("n", .command)
        #expect(mailbox.lastAction == "New Message")
        registry.customize(
            KeyBindingIdentifier(provider: MailboxViewController.providerIdentifier, key: "reply"),
            to: KeyChord("j", .command))
        device.press("j", .command)
        #expect(mailbox.lastAction == "Reply")
        mailbox.showPreferences()
        device.settle()
        #expect(screen.topViewController is KeyBindingsViewController)
    }
}
