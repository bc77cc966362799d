import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// Screens with a scroll view whose parent class brings the navigator.
@MainActor
@Suite(.doubts(.lists, .keys)) struct ShortcutScrollViewControllerTests {
    /// As apps write them: with a command of their own.
    private final class Screen: ShortcutScrollViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        let other = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView?.contentInsetAdjustmentBehavior = .never
            scrollView?.contentSize = CGSize(width: 390, height: 5000)
            view.addSubview(field)
            view.addSubview(other)
        }

        override var keyCommands: [UIKeyCommand]? {
            let own = UIKeyCommand(
                action: Selector(("selectEverything:")), input: "a", modifierFlags: .command)
            return (super.keyCommands ?? []) + [own]
        }

        var offset: CGFloat { scrollView?.contentOffset.y ?? 0 }
    }

    @Test("A screen can take the keys as soon as it is in a window")
    func screenInNoWindowCannotTakeKeys() {
        let screen = UIViewController()
        #expect(!screen.canTakeKeys)
        screen.loadViewIfNeeded()
        #expect(!screen.canTakeKeys)
        let device = SimulatedDevice()
        device.show(screen)
        #expect(screen.canTakeKeys)
    }

    @Test("The base controller scrolls from code, without anything being set", .requirement("U135"))
    func baseControllerScrollsFromCode() {
        let device = SimulatedDevice()
        let screen = Screen()
        device.show(screen)
        #expect(screen.isFirstResponder)
        device.press(UIKeyCommand.inputDownArrow)
        device.settle()
        #expect(screen.offset == 350)
    }

    @Test("The base controller can come from an archive", .requirement("U135"))
    func baseControllerComesFromArchive() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let device = SimulatedDevice()
        let screen = try #require(ShortcutScrollViewController(coder: unarchiver))
        device.show(screen)
        #expect(screen.scrollView?.superview === screen.view)
        #expect(screen.scrollNavigator?.scrollView === screen.scrollView)
    }

    @Test("A scroll view that is there already is served", .requirement("U135"))
    func existingScrollViewIsServed() {
        let device = SimulatedDevice()
        let screen = ShortcutScrollViewController()
        let own = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        screen.scrollView = own
        device.show(screen)
        #expect(screen.scrollNavigator?.scrollView === own)
    }

    @Test("A subclass adds its commands to those of the base controller", .requirement("U137"))
    func subclassAddsItsOwnCommands() {
        let device = SimulatedDevice()
        let screen = Screen()
        device.show(screen)
        let inputs = screen.keyCommands?.compactMap(\.input) ?? []
        #expect(inputs.contains("a") && inputs.contains(" "))
    }

    @Test(
        "A field that has the keyboard keeps it, and once it resigns the keys work again",
        .requirement("U151"))
    func fieldKeepsKeyboardUntilItResigns() async {
        let device = SimulatedDevice()
        let screen = Screen()
        screen.loadViewIfNeeded()
        device.show(UIViewController())
        device.show(screen)
        screen.field.becomeFirstResponder()
        screen.viewDidAppear(false)
        #expect(screen.field.isFirstResponder)
        screen.other.becomeFirstResponder()
        for _ in 0..<10 { await Task.yield() }
        #expect(screen.other.isFirstResponder)
        screen.other.resignFirstResponder()
        for _ in 0..<10 { await Task.yield() }
        #expect(screen.isFirstResponder)
    }

    @Test(
        "A screen behind a sheet does not take the keyboard's attention from it",
        .requirement("U151"))
    func screenBehindSheetTakesNoAttention() async {
        let device = SimulatedDevice()
        let screen = Screen()
        device.show(screen)
        let sheet = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
        sheet.view.addSubview(field)
        screen.present(sheet, animated: false)
        device.settle()
        field.becomeFirstResponder()
        field.resignFirstResponder()
        for _ in 0..<10 { await Task.yield() }
        #expect(!screen.isFirstResponder)
    }

    @Test("A text view that comes before the scroll view is passed", .requirement("U135"))
    func textViewFirst() {
        final class Screen: ShortcutScrollViewController {
            let own = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))

            override func loadView() {
                view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                view.addSubview(UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 90)))
                view.addSubview(own)
            }
        }
        let (device, screen) = (SimulatedDevice(), Screen())
        device.show(screen)
        #expect(screen.scrollView === screen.own)
    }
}
