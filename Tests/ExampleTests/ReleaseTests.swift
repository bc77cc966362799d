import DeviceTesting
import Example
import KeyCommandCustomization
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Screens of the example that are used and left again.
@MainActor
@Suite struct ReleaseTests {
    private typealias Example = ExampleListViewController.Example

    @Test(
        "After people have used a screen and gone back, nothing of it is left",
        .requirement("U467"), arguments: Example.allCases.indices)
    func leftScreenIsReleased(index: Int) throws {
        let device = SimulatedDevice(index.isMultiple(of: 2) ? .iPhone13 : .iPad9_7)
        let list = ExampleListViewController()
        // What a test registers by default would be there in all others.
        list.registry = KeyBindingsRegistry()
        let stack = UINavigationController(rootViewController: list)
        device.show(stack)
        device.settle()
        let before = Set(Self.objects(from: stack).map { ObjectIdentifier($0) })
        try #require(list.buttons.dropFirst(index).first).sendActions(for: .primaryActionTriggered)
        device.settle()
        #expect(stack.topViewController !== list || list.presentedViewController != nil)

        var visited: [Visited] = []
        var random = SeededNumbers(seed: UInt64(index))
        for _ in 0..<10 {
            use(device, stack, &random)
            device.settle()
            for object in Self.objects(from: stack) where !before.contains(ObjectIdentifier(object))
            {
                visited.append(Visited(object))
            }
        }
        #expect(visited.count > 10)

        stack.dismiss(animated: false)
        device.settle()
        stack.popToRootViewController(animated: false)
        // The keyboard and its bar are gone, too.
        device.window.endEditing(true)
        device.settle()
        #expect(Set(visited.compactMap(\.nameIfLeft)) == [])
    }

    /// An object of a screen that was shown.
    private struct Visited {
        let name: String
        weak var object: AnyObject?

        @MainActor
        init(_ object: UIResponder) {
            name = "\(type(of: object))"
            self.object = object
        }

        var nameIfLeft: String? { object.map { _ in name } }
    }

    /// Edits an input, presses a key or a button, or goes elsewhere.
    private func use(
        _ device: SimulatedDevice, _ stack: UINavigationController, _ random: inout SeededNumbers
    ) {
        let screen = sequence(first: stack as UIViewController, next: \.presentedViewController)
            .reduce(stack) { $1 }
        let views = Self.objects(from: screen).compactMap { $0 as? UIView }.filter { !$0.isHidden }
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
            _ = views.filter(\.canBecomeFirstResponder).randomElement(using: &random)?
                .becomeFirstResponder()
        case 2:
            let keys = ["\t", "\r", " ", UIKeyCommand.inputDownArrow, UIKeyCommand.inputEscape]
            device.press(keys.randomElement(using: &random) ?? "\t")
        case 3: device.type("word ")
        case 4:
            let control = views.filter { $0 is UIControl || $0 is UITableViewCell }
                .randomElement(using: &random)
            // What is covered can't be tapped.
            if let control { try? device.tap(control) }
        default:
            device.rotate(to: device.orientation.isLandscape ? .portrait : .landscapeLeft)
        }
    }

    /// The controllers that are shown from `controller` on, and their views, without a stack's bars.
    private static func objects(from controller: UIViewController) -> [UIResponder] {
        let children =
            (controller as? UINavigationController)?.viewControllers
            ?? controller.children
        let presented = [controller.presentedViewController].compactMap(\.self)
        let own = controller is UINavigationController ? [] : views(in: controller.viewIfLoaded)
        return [controller] + own + (children + presented).flatMap(objects)
    }

    private static func views(in view: UIView?) -> [UIView] {
        guard let view else { return [] }
        return [view] + view.subviews.flatMap(views)
    }
}
