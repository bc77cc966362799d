import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The bar on an iPad with a keyboard, where the app shows it at the bottom of its screen.
@MainActor
@Suite(.doubts(.keys)) struct BarFocusTests {
    @MainActor
    private final class Scene {
        let device: SimulatedDevice
        let controller = UIViewController()
        let bar = DefaultNavigationView(frame: CGRect(x: 0, y: 500, width: 768, height: 50))
        let above = UIButton(frame: CGRect(x: 300, y: 100, width: 90, height: 40))
        let below = UIButton(frame: CGRect(x: 300, y: 700, width: 90, height: 40))

        init(language: String = "en") {
            device = SimulatedDevice(.iPad9_7, language: language)
            device.keyboard.mode = .hardware(bar: false)
            device.accessibility.isFullKeyboardAccessEnabled = true
            for (view, group) in [(above, "above"), (bar, nil), (below, "below")] {
                if let group { view.focusGroupIdentifier = group }
                controller.view.addSubview(view)
            }
            device.show(controller)
            device.settle()
        }

        /// Presses keys, and returns the names of what has the focus after each.
        func press(_ keys: String...) -> [String] {
            keys.map { key in
                device.press(key)
                return name(of: UIFocusSystem(for: controller)?.focusedItem)
            }
        }

        private func name(of item: (any UIFocusItem)?) -> String {
            let names: [(view: UIView, name: String)] = [
                (above, "above"), (below, "below"), (bar.btPrev, "previous"),
                (bar.btNext, "next"), (bar.btDone, "done"),
            ]
            guard let item else { return "nothing" }
            return names.first { $0.view === item }?.name ?? "item"
        }
    }

    private static let (left, right) = (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)

    @Test(
        "Arrows walk the bar's buttons and items, and Tab enters and leaves it as one",
        .requirement("U369"))
    func arrowsWalkBarAndTabLeavesIt() {
        let scene = Scene()
        let item = UISwitch()
        scene.bar.trailingItems = [item]
        scene.device.settle()
        #expect(scene.press("\t", "\t") == ["above", "previous"])
        #expect(
            scene.press(Self.right, Self.right, Self.right, Self.right)
                == ["next", "item", "done", "done"])
        #expect(scene.press(Self.left, Self.left) == ["item", "next"])
        #expect(scene.press("\t", "\t") == ["below", "above"])
        // Tab comes back to where focus was in the bar.
        #expect(scene.press("\t") == ["next"])
    }

    @Test("Arrows skip disabled buttons", .requirement("U369"))
    func arrowsSkipDisabledButtons() {
        let scene = Scene()
        scene.bar.btNext.isEnabled = false
        #expect(
            scene.press("\t", "\t", Self.right, Self.left) == [
                "above", "previous", "done", "previous",
            ])
    }

    @Test("From right to left, arrows go to where the buttons are", .requirement("U369"))
    func arrowsAreMirrored() {
        let scene = Scene(language: "ar")
        #expect(
            scene.press("\t", "\t", Self.left, Self.left, Self.right)
                == ["above", "previous", "next", "done", "next"])
    }

    @Test("Two bars are two groups, and a group that the app sets is kept", .requirement("U369"))
    func barsAreGroupsOfTheirOwn() {
        let (first, second) = (DefaultNavigationView(), DefaultNavigationView())
        #expect(first.focusGroupIdentifier != nil)
        #expect(first.focusGroupIdentifier != second.focusGroupIdentifier)
        first.focusGroupIdentifier = "com.example.form"
        first.title = "Title"
        first.leadingItems = [UISwitch()]
        UIWindow().addSubview(first)
        #expect(first.focusGroupIdentifier == "com.example.form")
    }
}
