import CoreGraphics
import Example
import KeyCommandCustomization
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Plays screens in a scene with an assistant: three that have no code for the keyboard, and two
/// with assistants of their own.
@MainActor
enum SceneDemo {
    /// Plays on a device of its own, and returns the number of failures.
    private typealias Play = @MainActor (Scenes) throws -> Int

    /// The plays, in order.
    private static let plays: [Play] = [
        ScenePhonePlay.run, SceneTabletPlay.run, CheckoutPlay.run, SheetPlay.run,
    ]

    /// The exit status: 0, 1 if an input was out of sight or something was left behind, or 2 if a
    /// picture could not be written.
    static func run(picturesIn folder: String?, telling output: Output) -> Int32 {
        Scenes(picturesIn: folder, telling: output).play(naming: "scene-1-profile", play)
    }

    static func play(_ scenes: Scenes) throws -> Int {
        try plays.reduce(0) { try $0 + $1(scenes) }
    }
}

/// The three forms on an iPhone: by taps, by Return and by the bar.
@MainActor
enum ScenePhonePlay {
    static func run(_ scenes: Scenes) throws -> Int {
        let stage = SceneStage(
            SimulatedDevice(.iPhone13), in: scenes,
            saying: "Three forms without code for the keyboard, on an iPhone 13.",
            filmedAs: "A scene of forms without code, on an iPhone")
        try profile(stage)
        try addresses(stage)
        try feedback(stage)
        try stage.step("tap the city") { try stage.device.tap(stage.profile.cityField) }
        try stage.tapBar("Done") { $0.btDone }
        stage.end()
        return stage.failures
    }

    private static func profile(_ stage: SceneStage) throws {
        let screen = stage.profile
        try stage.step("tap") { try stage.device.tap(screen.nameField) }
        stage.type("Jane Appleseed")
        try stage.picture("scene-1-profile")
        stage.expect(screen.emailField, after: stage.pressReturn)
        stage.type("jane@example.com")
        stage.expect(screen.phoneField, after: stage.pressReturn)
        // A phone pad has no Return.
        try stage.walk([screen.websiteField, screen.cityField, screen.aboutView], "Next") {
            $0.btNext
        }
        stage.typeLines(8)
        try stage.picture("scene-2-text-view")
        for (orientation, name) in [
            (UIInterfaceOrientation.landscapeLeft, "turn the phone"), (.portrait, "turn it back"),
        ] {
            stage.step(name) { stage.device.rotate(to: orientation) }
        }
        try stage.walk([screen.cityField, screen.websiteField], "Previous") { $0.btPrev }
        try stage.tapBar("Done") { $0.btDone }
    }

    private static func addresses(_ stage: SceneStage) throws {
        try stage.step("tap Addresses") {
            stage.reveal(stage.profile.addressesButton, in: stage.profile.scrollView)
            try stage.device.tap(stage.profile.addressesButton)
        }
        guard let screen = stage.navigation.topViewController as? AddressesViewController else {
            throw SceneStage.Missing(what: "The addresses")
        }
        stage.watch(screen)
        try stage.step("tap") { try stage.device.tap(screen.field(at: [0, 0])) }
        stage.type("Jane")
        let rows = screen.rows
        for row in rows.dropFirst() {
            if row.section < 2 {
                stage.pressReturn()
            } else {
                try stage.tapBar("Next") { $0.btNext }
            }
            stage.expect(try screen.field(at: row))
        }
        try stage.picture("scene-3-addresses")
        for row in rows.dropLast().reversed().prefix(4) {
            try stage.tapBar("Previous") { $0.btPrev }
            stage.expect(try screen.field(at: row))
        }
        try stage.step("tap Profile") {
            try stage.device.tap(stage.control(saying: "Profile", in: stage.navigation))
        }
        stage.expect(stage.navigation.topViewController === stage.profile, "the profile is back")
    }

    private static func feedback(_ stage: SceneStage) throws {
        let (_, screen) = try stage.presentFeedback()
        try stage.step("tap the email") { try stage.device.tap(screen.emailField) }
        let assistance = stage.assistant?.assistance
        stage.expect(assistance == .additionalSafeArea(screen), "the sheet makes room")
        stage.expect(stage.shows(screen.sendButton), "Send is in sight, too")
        stage.type("jane@example.com")
        try stage.picture("scene-4-sheet")
        try stage.walk([screen.messageView], "Previous") { $0.btPrev }
        stage.typeLines(20)
        try stage.picture("scene-5-message")
        try stage.walk([screen.emailField, screen.messageView, screen.emailField], "Next") {
            $0.btNext
        }
        try stage.step("tap Send") { try stage.device.tap(screen.sendButton) }
        stage.expect(stage.profile.presentedViewController == nil, "the sheet is gone")
    }
}

/// The sheet and the profile on an iPad: with its own, a floating and a hardware keyboard.
@MainActor
enum SceneTabletPlay {
    static func run(_ scenes: Scenes) throws -> Int {
        let stage = SceneStage(
            SimulatedDevice(.iPad9_7), in: scenes,
            saying: "The same forms on an iPad, with three kinds of keyboards.",
            filmedAs: "The same forms on an iPad, with three kinds of keyboards")
        try sheet(stage)
        try profile(stage)
        stage.end()
        return stage.failures
    }

    private static func sheet(_ stage: SceneStage) throws {
        let (_, screen) = try stage.presentFeedback()
        try stage.step("tap the email") { try stage.device.tap(screen.emailField) }
        stage.type("jane@example.com")
        try stage.picture("scene-6-form-sheet")
        try stage.walk([screen.messageView, screen.emailField], "Next") { $0.btNext }
        for orientation in [.landscapeLeft, .portrait] as [UIInterfaceOrientation] {
            stage.step("turn the tablet") { stage.device.rotate(to: orientation) }
        }
        stage.step("add a keyboard") { stage.device.keyboard.mode = .hardware(bar: true) }
        stage.step("take it away") { stage.device.keyboard.mode = .docked }
        try stage.step("tap Cancel") {
            try stage.device.tap(stage.control(saying: "Cancel", in: screen.navigationController))
        }
        stage.expect(stage.profile.presentedViewController == nil, "the sheet is gone")
    }

    private static func profile(_ stage: SceneStage) throws {
        let screen = stage.profile
        stage.step("float the keys") {
            stage.device.keyboard.mode = .floating(CGRect(x: 420, y: 700, width: 320, height: 260))
        }
        try stage.step("tap") { try stage.device.tap(screen.nameField) }
        stage.expect(stage.profile.scrollView.contentInset == .zero, "no room is made for it")
        try stage.picture("scene-7-floating")
        stage.step("dock them") { stage.device.keyboard.mode = .docked }
        stage.step("turn the tablet") { stage.device.rotate(to: .landscapeLeft) }
        try stage.walk(screen.inputs.dropFirst(), "Next") { $0.btNext }
        stage.step("add a keyboard") { stage.device.keyboard.mode = .hardware(bar: true) }
        try stage.picture("scene-8-hardware-keyboard")
        stage.step("take it away") { stage.device.keyboard.mode = .docked }
        stage.step("turn it back") { stage.device.rotate(to: .portrait) }
        try stage.tapBar("Done") { $0.btDone }
    }
}

extension AddressesViewController {
    /// The index paths of all rows, in order.
    fileprivate var rows: [IndexPath] {
        (0..<tableView.numberOfSections).flatMap { section in
            (0..<tableView.numberOfRows(inSection: section)).map { [section, $0] }
        }
    }

    fileprivate func field(at indexPath: IndexPath) throws -> UITextField {
        guard let cell = tableView.cellForRow(at: indexPath) as? AddressCell else {
            throw SceneStage.Missing(what: "Row \(indexPath.section + 1).\(indexPath.row + 1)")
        }
        return cell.field
    }
}
