import CoreGraphics
import DeviceTesting
import Example
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite(.doubts([.endFrame, .firstHeight, .keyboardGuide, .screenConversion, .sheetAvoidance]))
struct SheetScreenTests {
    private nonisolated static let models: [SimulatedDevice.Model] = [.iPhone13, .iPad9_7]

    /// The screen on a device.
    @MainActor
    private struct Stage {
        let device: SimulatedDevice
        let screen = SheetViewController()

        init(_ model: SimulatedDevice.Model) {
            device = SimulatedDevice(model)
            device.show(UINavigationController(rootViewController: screen))
            device.settle()
        }

        func tap(_ view: UIView) throws {
            try device.tap(view)
            device.settle()
        }

        /// Returns what the screen presents when people tap `button`.
        func presented<Controller: UIViewController>(
            byTapping button: UIView
        ) throws -> Controller {
            try tap(button)
            return try #require(screen.presentedViewController as? Controller)
        }

        /// Expects that the screen is in front again, and shows `entries`.
        func expectEntries(
            _ entries: String, sourceLocation: SourceLocation = #_sourceLocation
        ) {
            #expect(screen.presentedViewController == nil, sourceLocation: sourceLocation)
            #expect(screen.entriesLabel.text == entries, sourceLocation: sourceLocation)
        }
    }

    /// Whether a sheet that doesn't move has less room above the keyboard than a field needs.
    private func isBehindKeyboard(_ event: EventViewController, _ device: SimulatedDevice) -> Bool {
        guard device.behavior.sheetAvoidance == .stays, let top = device.keyboard.frame?.minY
        else { return false }
        return top - event.scrollView.convert(event.scrollView.bounds, to: nil).minY < 44
    }

    @Test(
        "The form in the sheet is walked with the field in sight, and Done enters its title",
        .requirement("U370"), arguments: models)
    func formInSheetIsWalked(model: SimulatedDevice.Model) throws {
        let stage = Stage(model)
        let device = stage.device
        let navigation: UINavigationController = try stage.presented(
            byTapping: stage.screen.eventButton)
        let event = try #require(navigation.topViewController as? EventViewController)

        try stage.tap(event.titleField)
        device.type("Dinner")
        for input in event.inputs {
            #expect(input.isFirstResponder)
            #expect(isInSight(input, of: event, on: device) || isBehindKeyboard(event, device))
            guard input is UITextField else { continue }
            device.type("\n")
            device.settle()
        }
        event.assistant?.closeKeyboard()
        device.settle()
        #expect(event.scrollView.contentInset == .zero)
        try stage.tap(#require(navigation.navigationBar.control(saying: "Done")))
        stage.expectEntries("Dinner")
    }

    @Test(
        "The field in the popover is above the keyboard, and Return enters the tag",
        .requirement("U370"), arguments: models)
    func fieldInPopoverIsInSight(model: SimulatedDevice.Model) throws {
        let stage = Stage(model)
        let device = stage.device
        let tag: TagViewController = try stage.presented(byTapping: stage.screen.tagButton)
        #expect(tag.tagField.isFirstResponder)
        #expect(isInSight(tag.tagField, of: tag, on: device))
        device.type("Family\n")
        device.settle()
        stage.expectEntries("Family")
        #expect(!device.keyboard.isVisible)
    }

    @Test(
        "The field in the alert is above the keyboard, and the screen stays as it is",
        .requirement("U370"), arguments: models)
    func fieldInAlertIsInSight(model: SimulatedDevice.Model) throws {
        let stage = Stage(model)
        let (device, screen) = (stage.device, stage.screen)
        let offset = screen.scrollView.contentOffset
        let alert: UIAlertController = try stage.presented(byTapping: screen.calendarButton)
        let field = try #require(alert.textFields?.first)
        let top = try #require(device.keyboard.frame?.minY)
        #expect(field.convert(field.bounds, to: nil).maxY <= top)
        #expect(screen.scrollView.contentOffset == offset)
        #expect(screen.scrollView.contentInset == .zero)
        device.type("Home")
        try stage.tap(#require(alert.view.plainButton(titled: "Add")))
        stage.expectEntries("Home")
    }
}

extension UIView {
    /// The button in this view whose current title is `title`.
    fileprivate func plainButton(titled title: String) -> UIButton? {
        if let button = self as? UIButton, button.currentTitle == title { return button }
        return subviews.lazy.compactMap { $0.plainButton(titled: title) }.first
    }
}
