import CoreGraphics
import Example
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// The checkout, whose own assistant the scene's leaves alone: a message below a field, and a
/// footer that grows.
@MainActor
enum CheckoutPlay {
    static func run(_ scenes: Scenes) throws -> Int {
        let screen = CheckoutViewController()
        let stage = SceneStage(
            SimulatedDevice(.iPhone13), showing: screen, in: scenes,
            saying: "A checkout with an assistant of its own, and a footer above the keyboard.",
            filmedAs: "A checkout with a footer above the keyboard")
        guard let bar = screen.navigator.defaultController else {
            throw SceneStage.Missing(what: "The bar of the checkout")
        }
        try stage.step("tap") { try stage.device.tap(screen.entries[0].field) }
        try stage.picture("scene-9-checkout")
        for (entry, text) in zip(screen.entries, texts) {
            expect(entry, of: screen, on: stage)
            stage.type(text)
            if entry.content.title == "Postcode" { try typeTooMuch(in: entry, of: screen, stage) }
            // Not every keyboard has Return.
            try stage.step("Next") { try stage.device.tap(bar.btNext) }
        }
        try stage.step("Done") { try stage.device.tap(bar.btDone) }
        stage.end()
        return stage.failures
    }

    private static let texts = [
        "Jane Appleseed", "1234567812345678", "123", "1 Apple Lane", "12345", "Springfield",
    ]

    private static func typeTooMuch(
        in entry: CheckoutEntry, of screen: CheckoutViewController, _ stage: SceneStage
    ) throws {
        let height = screen.footer.bounds.height
        stage.type("6")
        stage.expect(!entry.problem.isHidden, "a message is below the field")
        stage.expect(screen.footer.bounds.height > height, "the footer has grown")
        expect(entry, of: screen, on: stage)
        try stage.picture("scene-10-message")
        stage.step("delete") { stage.device.deleteBackward() }
        stage.expect(screen.footer.bounds.height == height, "the footer is as it was")
    }

    /// Expects an entry to be edited, and all of it to be above the footer.
    private static func expect(
        _ entry: CheckoutEntry, of screen: CheckoutViewController, on stage: SceneStage
    ) {
        stage.expect(entry.field)
        let top = screen.footer.convert(screen.footer.bounds, to: nil).minY
        let parts = [entry.caption, entry.field, entry.problem].filter { !$0.isHidden }
        let areSeen = parts.allSatisfy {
            $0.convert($0.bounds, to: nil).maxY <= top + 0.5 && stage.shows($0)
        }
        stage.expect(areSeen, "\(entry.content.title) is above the footer")
    }
}

/// A sheet with two detents, a popover and an alert with a field.
@MainActor
enum SheetPlay {
    static func run(_ scenes: Scenes) throws -> Int {
        try run(scenes, .iPhone13, "an iPhone 13", picture: 11)
            + run(scenes, .iPad9_7, "an iPad", picture: 14)
    }

    private static func run(
        _ scenes: Scenes, _ model: SimulatedDevice.Model, _ name: String, picture: Int
    ) throws -> Int {
        let screen = SheetViewController()
        let stage = SceneStage(
            SimulatedDevice(model), showing: screen, in: scenes,
            saying: "A sheet, a popover and an alert on \(name).",
            filmedAs: "A sheet, a popover and an alert on \(name)")
        try event(stage, of: screen, picture: "scene-\(picture)-detents")
        try tag(stage, of: screen, picture: "scene-\(picture + 1)-popover")
        try calendar(stage, of: screen, picture: "scene-\(picture + 2)-alert")
        stage.end()
        return stage.failures
    }

    private static func event(
        _ stage: SceneStage, of screen: SheetViewController, picture: String
    ) throws {
        try stage.step("tap New Event") { try stage.device.tap(screen.eventButton) }
        let sheet = screen.presentedViewController as? UINavigationController
        guard let sheet, let event = sheet.topViewController as? EventViewController else {
            throw SceneStage.Missing(what: "The sheet for an event")
        }
        try stage.step("tap") { try stage.device.tap(event.titleField) }
        stage.type("Dinner")
        for input in event.inputs.dropFirst() {
            stage.pressReturn()
            stage.expect(input)
        }
        try stage.picture(picture)
        try stage.step("tap Done") {
            try stage.device.tap(stage.control(saying: "Done", in: sheet))
        }
        stage.expect(screen.entriesLabel.text == "Dinner", "the event is there")
    }

    private static func tag(
        _ stage: SceneStage, of screen: SheetViewController, picture: String
    ) throws {
        try stage.step("tap Add Tag") { try stage.device.tap(screen.tagButton) }
        try stage.picture(picture)
        stage.type("Family")
        stage.pressReturn()
        stage.expect(screen.presentedViewController == nil, "Return closes the popover")
    }

    private static func calendar(
        _ stage: SceneStage, of screen: SheetViewController, picture: String
    ) throws {
        try stage.step("tap New Calendar") { try stage.device.tap(screen.calendarButton) }
        guard let alert = screen.presentedViewController as? UIAlertController,
            let field = alert.textFields?.first
        else { throw SceneStage.Missing(what: "The alert") }
        if !field.isFirstResponder { try stage.step("tap") { try stage.device.tap(field) } }
        stage.type("Holidays")
        try stage.picture(picture)
        stage.expect(
            stage.assistant?.assistance == .leftAlone(.alert), "the alert is left alone")
        try stage.step("tap Add") { try stage.device.tap(stage.control(saying: "Add", in: alert)) }
        stage.expect(
            screen.entriesLabel.text == "Dinner\nFamily\nHolidays", "everything has been entered")
    }
}
