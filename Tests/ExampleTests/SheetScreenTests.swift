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
    private func open(
        on model: SimulatedDevice.Model
    ) -> (device: SimulatedDevice, screen: SheetViewController) {
        let (device, screen) = (SimulatedDevice(model), SheetViewController())
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        return (device, screen)
    }

    /// Whether a sheet that doesn't move has less room above the keyboard than a field needs.
    private func isBehindKeyboard(_ event: EventViewController, _ device: SimulatedDevice) -> Bool {
        guard device.behavior.sheetAvoidance == .stays, let top = device.keyboard.frame?.minY
        else { return false }
        return top - event.scrollView.convert(event.scrollView.bounds, to: nil).minY < 44
    }

    @Test(
        "The form in the sheet is walked with the field in sight, and Done enters its title",
        .requirement("U370"), arguments: [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func formInSheetIsWalked(model: SimulatedDevice.Model) throws {
        let (device, screen) = open(on: model)
        try device.tap(screen.eventButton)
        device.settle()
        let navigation = try #require(screen.presentedViewController as? UINavigationController)
        let event = try #require(navigation.topViewController as? EventViewController)

        try device.tap(event.titleField)
        device.settle()
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
        try device.tap(#require(navigation.navigationBar.control(saying: "Done")))
        device.settle()
        #expect(screen.presentedViewController == nil)
        #expect(screen.entriesLabel.text == "Dinner")
    }

    @Test(
        "The field in the popover is above the keyboard, and Return enters the tag",
        .requirement("U370"), arguments: [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func fieldInPopoverIsInSight(model: SimulatedDevice.Model) throws {
        let (device, screen) = open(on: model)
        try device.tap(screen.tagButton)
        device.settle()
        let tag = try #require(screen.presentedViewController as? TagViewController)
        #expect(tag.tagField.isFirstResponder)
        #expect(isInSight(tag.tagField, of: tag, on: device))
        device.type("Family\n")
        device.settle()
        #expect(screen.presentedViewController == nil)
        #expect(screen.entriesLabel.text == "Family")
        #expect(!device.keyboard.isVisible)
    }

    @Test(
        "The field in the alert is above the keyboard, and the screen stays as it is",
        .requirement("U370"), arguments: [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func fieldInAlertIsInSight(model: SimulatedDevice.Model) throws {
        let (device, screen) = open(on: model)
        let offset = screen.scrollView.contentOffset
        try device.tap(screen.calendarButton)
        device.settle()
        let alert = try #require(screen.presentedViewController as? UIAlertController)
        let field = try #require(alert.textFields?.first)
        let top = try #require(device.keyboard.frame?.minY)
        #expect(field.convert(field.bounds, to: nil).maxY <= top)
        #expect(screen.scrollView.contentOffset == offset)
        #expect(screen.scrollView.contentInset == .zero)
        device.type("Home")
        let add = try #require(alert.view.plainButton(titled: "Add"))
        try device.tap(add)
        device.settle()
        #expect(screen.entriesLabel.text == "Home")
    }
}

extension UIView {
    /// The button in this view whose current title is `title`.
    fileprivate func plainButton(titled title: String) -> UIButton? {
        if let button = self as? UIButton, button.currentTitle == title { return button }
        return subviews.lazy.compactMap { $0.plainButton(titled: title) }.first
    }
}
