import Example
import KeyCommandCustomization
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Runs commands of the example's mail app from its palette.
@MainActor
enum PaletteDemo {
    /// The exit status: 0, 1 if a command didn't run, or 2 if a picture could not be written.
    static func run(picturesIn folder: String?, telling output: Output) -> Int32 {
        Scenes(picturesIn: folder, telling: output).play(naming: "palette-1-commands") {
            let failures = try play($0)
            try drawLooks($0)
            return failures
        }
    }

    static func play(_ scenes: Scenes) throws -> Int {
        scenes.tell("A mail app on an iPad with a hardware keyboard.\n")
        let stage = PaletteStage(on: tablet(), in: scenes, filmedAs: "Commands in a palette")
        stage.press("⇥", "↓", "⇧⌘p")
        try stage.picture("palette-1-commands")
        stage.press("a", "r", "c")
        try stage.picture("palette-2-typing")
        stage.press("⎋", "d", "e", "l", "↩")
        stage.expect(stage.subjects.count == 2, "a command of the list deletes the message")
        stage.press("⇧⌘p", "a", "r", "c", "↩")
        stage.expect(stage.subjects.count == 1, "a command of the app's archives the next one")
        stage.press("⌘r")
        stage.expect(stage.subjects.count == 2, "⌘R refreshes the list")
        stage.press("⌘n")
        stage.expect(stage.isDraftOpen, "⌘N presses Compose")
        stage.press("⎋")
        stage.expect(!stage.isDraftOpen, "Escape presses Cancel")
        return stage.failures
    }

    private static func tablet(
        language: String = "en", style: UIUserInterfaceStyle = .light,
        textSize: UIContentSizeCategory = .large
    ) -> SimulatedDevice {
        SimulatedDevice(
            .iPad12_9, orientation: .landscapeLeft, language: language, style: style,
            textSize: textSize)
    }

    /// The palette as different people see it.
    private static func drawLooks(_ scenes: Scenes) throws {
        // The newest device is the one that the app runs on, so each is made when its turn comes.
        let looks: [(name: String, text: String, make: () -> SimulatedDevice)] = [
            ("palette-dark", "mo", { tablet(style: .dark) }),
            ("palette-arabic", "", { tablet(language: "ar") }),
            ("palette-large-text", "mo", { tablet(textSize: .accessibilityExtraLarge) }),
        ]
        for look in looks {
            let stage = PaletteStage(on: look.make(), in: scenes)
            stage.press("⇧⌘p")
            stage.device.type(look.text)
            stage.device.settle()
            try stage.picture(look.name)
        }
        try drawPhone(scenes)
    }

    /// The palette as a sheet, scrolled to its last row, which is above the keyboard.
    private static func drawPhone(_ scenes: Scenes) throws {
        let stage = PaletteStage(on: SimulatedDevice(), in: scenes, keyboard: .docked)
        // The list of messages has more commands than fit above the keyboard.
        stage.press("⌘[", "↓", "⇧⌘p", "⌘↓")
        try stage.picture("palette-phone")
    }
}
