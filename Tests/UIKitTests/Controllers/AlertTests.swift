#if canImport(SimulatedDevice)
import Foundation
import SimulatedDevice
import Testing
import UIKit

@MainActor
private final class Stage {
    let device = SimulatedDevice(.iPhone13)
    let root = UIViewController()
    let notes = Notes()
    let alert = UIAlertController(
        title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)

    init() {
        device.show(root)
        for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Keep", .cancel)] {
            let notes = notes
            alert.addAction(
                UIAlertAction(title: title, style: style) { action in
                    notes.lines.append(action.title ?? "")
                })
        }
    }

    func present() {
        root.present(alert, animated: true)
        device.settle()
    }

    func button(_ title: String) throws -> UIButton {
        func search(_ view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.currentTitle == title { return button }
            return view.subviews.lazy.compactMap(search).first
        }
        return try #require(search(alert.view))
    }
}

// Where a test names no source: Apple's reference of UIAlertController.
@MainActor
@Suite struct AlertTests {
    // The handler runs once the alert has gone, which others modeled on UIKit
    // (material-components/material-components-ios#2490).
    @Test("The handler of a chosen action runs once the alert is dismissed")
    func choosingDismissesAndThenActs() throws {
        let stage = Stage()
        stage.present()
        #expect(stage.root.presentedViewController === stage.alert)

        try stage.device.tap(stage.button("Delete"))
        #expect(stage.notes.lines.isEmpty)
        stage.device.settle()
        #expect(stage.notes.lines == ["Delete"])
        #expect(stage.root.presentedViewController == nil)
    }

    // Apple, Human Interface Guidelines, Alerts: cancel stands on the left of two
    // (ionic-team/capacitor-plugins#346).
    @Test("Of an alert's two buttons, cancel stands on the left")
    func cancelStandsOnTheLeft() throws {
        let stage = Stage()
        stage.present()
        let keep = try stage.button("Keep").frame
        let delete = try stage.button("Delete").frame
        #expect(keep.maxX == delete.minX && keep.minY == delete.minY)
    }

    @Test("A tap on a disabled action doesn't dismiss the alert")
    func aDisabledActionCannotBeChosen() throws {
        let stage = Stage()
        stage.alert.actions.first?.isEnabled = false
        stage.present()
        let button = try stage.button("Delete")
        #expect(!button.isEnabled)
        try? stage.device.tap(button)
        stage.device.settle()
        #expect(stage.root.presentedViewController === stage.alert)
    }

    // The first text field has the keyboard (aerych/responder-test has a log), which the box keeps
    // clear of (candostdagdeviren/CDAlertView#22).
    @Test("An alert's text field has the keyboard, and the box stays above it")
    func aTextFieldHasTheKeyboard() throws {
        let stage = Stage()
        stage.alert.addTextField { $0.placeholder = "Name" }
        stage.present()
        let field = try #require(stage.alert.textFields?.first)
        #expect(field.isFirstResponder)

        let keyboard = try #require(stage.device.window.keyboardFrame)
        let box = try #require(field.superview)
        #expect(box.convert(box.bounds, to: nil).maxY <= keyboard.minY)
    }

    @Test("An alert is freed after somebody has chosen an action")
    func anAlertIsFreedAfterwards() throws {
        weak var weakAlert: UIAlertController?
        do {
            let stage = Stage()
            weakAlert = stage.alert
            stage.alert.addTextField()
            stage.present()
            try stage.device.tap(stage.button("Keep"))
            stage.device.settle()
        }
        #expect(weakAlert == nil)
    }
}
#endif
