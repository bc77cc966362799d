import CoreGraphics
import Example
import KeyCommandCustomization
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Plays the registration form twice by the same taps and keys: without the library and with it.
@MainActor
struct ComparisonDemo {
    private let device = SimulatedDevice(.iPhone13)
    private let form = RegistrationViewController()
    private let camera: FilmCamera
    private let hasAssistant: Bool

    /// Films both plays, draws them side by side, and returns the number of times the field that is
    /// typed in was out of sight with the library, or in sight without it.
    static func play(_ scenes: Scenes, in studio: FilmStudio) throws -> Int {
        let failures = try [false, true].reduce(0) {
            try $0 + ComparisonDemo($1, in: studio).play()
        }
        let films = studio.films.suffix(2)
        let captions = ["Without", "With KeyboardAssistant"]
        let picture = ComparisonPicture(
            zip(captions, films).map { ComparisonPicture.Side(caption: $0, film: $1) },
            studio.drawings)
        try scenes.draw(picture.svg, "without-and-with")
        return failures
    }

    private init(_ hasAssistant: Bool, in studio: FilmStudio) {
        self.hasAssistant = hasAssistant
        device.show(UINavigationController(rootViewController: form))
        device.settle()
        if !hasAssistant { form.keyboardAssistant.stop() }
        camera = FilmCamera(
            device,
            title: "The same taps and keys, \(hasAssistant ? "with" : "without") the library",
            in: studio)
    }

    private func play() throws -> Int {
        form.keyboardAssistant.recordsMoves = hasAssistant
        cut("A form")
        var failures = 0
        for (event, action) in steps {
            try action()
            device.settle()
            if (FormSight(on: device, tolerance: 0).problem == nil) != hasAssistant {
                failures += 1
            }
            cut(event)
        }
        camera.stop()
        return failures
    }

    private var steps: [(event: String, action: () throws -> Void)] {
        [
            ("Tap Email", { try device.tap(form.txtEmail) }),
            ("Type an address", { type("jane@example.com") }),
            ("Press Return", { device.type("\n") }),
            ("Type a password", { type("correct horse") }),
        ]
    }

    /// Types as fast as people do.
    private func type(_ text: String) {
        for character in text {
            device.type(String(character))
            device.advance(by: 4.0 / 60)
        }
    }

    private func cut(_ event: String) {
        camera.cut(event, of: hasAssistant ? [form.keyboardAssistant] : [], in: form.scrollView)
    }
}
