import CoreGraphics
import Example
import Foundation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Plays the registration form, prints what happens and draws it.
@MainActor
final class FormDemo {
    private let device = SimulatedDevice(.iPhone13)
    private let form = RegistrationViewController()
    private let scenes: Scenes

    private let use: Use
    private let camera: FilmCamera?

    /// The two ways to let an assistant position the form's fields.
    private enum Use: String, CaseIterable {
        case automatic, manual

        var filmTitle: String {
            switch self {
            case .automatic: "A registration form, by an automatic assistant"
            case .manual: "The same form, positioned by a delegate"
            }
        }

        var introduction: String {
            switch self {
            case .automatic:
                "A registration form on an iPhone 13, with an automatic KeyboardAssistant.\n"
            case .manual:
                "\nThe same by a delegate: it brings the next field into sight, at last the button.\n"
            }
        }
    }

    private init(_ use: Use, in scenes: Scenes) {
        self.use = use
        self.scenes = scenes
        device.show(UINavigationController(rootViewController: form))
        device.settle()
        camera = scenes.film(use.filmTitle, on: device)
    }

    /// Plays the form in all ways, and returns the number of times a field was out of sight.
    static func play(_ scenes: Scenes) throws -> Int {
        var failures = 0
        for use in Use.allCases { failures += try FormDemo(use, in: scenes).play() }
        try NavigatorDemo.run(scenes)
        return try failures + drawScenes(scenes)
    }

    /// Plays the form and returns the number of times the field that was typed in was out of sight.
    private func play() throws -> Int {
        if use == .manual { form.apply(manualChoice) }
        scenes.tell(use.introduction)
        scenes.tell(Timeline.heading)
        form.keyboardAssistant.recordsMoves = camera != nil
        tell("the form appears")
        try draw("1-before")
        try playFields()
        try draw("3-after")
        return failures
    }

    private var manualChoice: AssistantChoice {
        var choice = form.choice
        choice.type = .manualWithBottomConstraint
        choice.offset = 20
        return choice
    }

    private func playFields() throws {
        try step("tap First name") { try device.tap(form.txtFirstName) }
        try step("type “Jane”") { device.type("Jane") }
        try step("press Return (next)") { device.type("\n") }
        try step("type “Appleseed”") { device.type("Appleseed") }
        try step("tap Next in the bar") { try device.tap(bar.btNext) }
        try step("type “jane@example.com”") { device.type("jane@example.com") }
        try step("press Return (next)") { device.type("\n") }
        try step("type a password") { device.type("correct horse") }
        try draw("2-typing")
        try step("press Return (done)") { device.type("\n") }
        try step("tap Email") { try device.tap(form.txtEmail) }
        try step("tap Register account") {
            form.scrollView.scrollRectToVisible(
                form.btRegisterAccount.convert(form.btRegisterAccount.bounds, to: form.scrollView),
                animated: false)
            try device.tap(form.btRegisterAccount)
        }
    }

    private var bar: DefaultNavigationView {
        get throws {
            guard let bar = form.keyboardAssistant.navigator.defaultController else {
                throw Missing.bar
            }
            return bar
        }
    }

    private enum Missing: Error, CustomStringConvertible {
        case bar

        var description: String { "the form's navigator has no bar" }
    }

    // MARK: Telling

    private var failures = 0

    private func step(_ event: String, _ action: () throws -> Void) throws {
        try action()
        device.settle()
        tell(event)
    }

    private func tell(_ event: String) {
        let sight = FormSight(on: device, tolerance: 0)
        if sight.problem != nil { failures += 1 }
        scenes.tell(
            Timeline.line(
                Timeline.Entry(
                    time: VirtualClock.current.now, event: event, overlap: device.keyboardOverlap,
                    room: -form.scrollViewBottomConstraint.constant,
                    offset: form.scrollView.contentOffset.y,
                    inSight: sight.names { "[\($0)]" })))
        camera?.cut(event, of: [form.keyboardAssistant], in: form.scrollView)
    }

    private static func drawScenes(_ scenes: Scenes) throws -> Int {
        var failures = 0
        for scene in FormPictures.Scene.allCases {
            let picture = FormPictures(scene) { device in
                scenes.film(scene.filmTitle, on: device)
            }
            if !picture.isFieldInSight { failures += 1 }
            try scenes.draw(picture.svg, scene.rawValue)
        }
        return failures
    }

    private func draw(_ name: String) throws {
        try scenes.draw(device.picture(), "\(use.rawValue)-\(name)")
    }
}
