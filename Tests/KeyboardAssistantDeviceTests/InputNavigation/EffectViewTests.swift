import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// Effect views, which take subviews in their content view only.
@MainActor
@Suite(.doubts(.keyboard)) struct EffectViewTests {
    /// An effect view with fields, one below the other.
    private final class Panel: UIVisualEffectView {
        private(set) var fields: [UITextField] = []
        /// A Boolean value that indicates whether it can have focus as a whole.
        var takesFocus = false

        override var canBecomeFocused: Bool { takesFocus }

        func addField() {
            let field = UITextField(
                frame: CGRect(x: 10, y: 10 + fields.count * 60, width: 300, height: 40))
            fields.append(field)
            contentView.addSubview(field)
        }
    }

    private func panel(fields: Int, on device: SimulatedDevice) -> Panel {
        let controller = UIViewController()
        let panel = Panel(effect: UIBlurEffect(style: .systemMaterial))
        panel.frame = CGRect(x: 20, y: 100, width: 350, height: 400)
        for _ in 0..<fields { panel.addField() }
        controller.view.addSubview(panel)
        device.show(controller)
        return panel
    }

    /// The views that an effect view has itself, which are UIKit's.
    private func isLeftAlone(_ panel: Panel) -> Bool { panel.subviews == [panel.contentView] }

    @Test(
        "The inputs of an effect view are those in its content view, also those added later",
        .requirement("U522"))
    func effectViewIsContainer() {
        let device = SimulatedDevice()
        let panel = panel(fields: 2, on: device)
        let navigator = InputNavigator()
        navigator.addInputItems(in: panel)
        device.focus(panel.fields[0])
        navigator.gotoNextItem(shouldLoop: false)
        #expect(panel.fields[1].isFirstResponder)
        panel.addField()
        device.settle()
        navigator.gotoNextItem(shouldLoop: false)
        #expect(panel.fields[2].isFirstResponder)
        #expect(isLeftAlone(panel))
    }

    @Test("A ring around an effect view isn't one of its own subviews", .requirement("U522"))
    func ringIsInContentView() {
        let device = SimulatedDevice()
        let panel = panel(fields: 0, on: device)
        panel.takesFocus = true
        let focus = FocusNavigator(in: panel.superview ?? panel)
        #expect(focus.focus(panel))
        #expect(!panel.contentView.subviews.isEmpty)
        #expect(isLeftAlone(panel))
        focus.removeFocus()
        #expect(panel.contentView.subviews.isEmpty)
    }

    @Test(
        "A ring around a list in an effect view is in its content view, and so is what waits for it",
        .requirement("U522"))
    func ringBesideListIsInContentView() {
        let device = SimulatedDevice()
        let panel = panel(fields: 0, on: device)
        let list = UITableView(frame: panel.contentView.bounds)
        panel.contentView.addSubview(list)
        let focus = FocusNavigator(
            in: panel.contentView, stops: [TableNavigator(tableView: list)])
        #expect(focus.focus(list))
        #expect(panel.contentView.subviews.count == 2)
        #expect(isLeftAlone(panel))
    }
}
