import CoreGraphics
import Example
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// Plays the example's notes, and compares the keyboard as drawn with the library's edge and with
/// the bar that the app has pinned to the keyboard, frame by frame.
@MainActor
enum EdgeDemo {
    /// The exit status: 0, 1 if the edge or the bar was off the keyboard, or 2 if a picture could
    /// not be written.
    static func run(
        picturesIn folder: String?, saysWhy: Bool = false, telling output: Output
    ) -> Int32 {
        Scenes(picturesIn: folder, telling: output).play(naming: "edge-1-notes") { scenes in
            try play(scenes, saysWhy: saysWhy)
        }
    }

    static func play(_ scenes: Scenes, saysWhy: Bool) throws -> Int {
        // Without a home indicator, the bar goes as far down as the keyboard.
        try play(on: SimulatedDevice(.iPhoneSE), in: scenes, saysWhy: saysWhy)
    }

    /// Plays on `device`, and returns the number of failures.
    static func play(on device: SimulatedDevice, in scenes: Scenes, saysWhy: Bool) throws -> Int {
        scenes.tell("A note above a bar that the app has pinned to the keyboard, on an iPhone SE.")
        let stage = EdgeStage(device, in: scenes, saysWhy: saysWhy)
        stage.step("Tap the text") { tapText(stage) }
        stage.expect(stage.screen.textView.isFirstResponder, "the text is edited")
        try stage.picture("edge-1-notes")
        stage.step("Drag down half-way, and let go") { stage.drag(by: 108, isDrawn: true) }
        stage.expect(device.keyboard.isVisible, "the keyboard springs back")
        try stage.drawStrip("edge-2-drag")
        stage.step("Drag down farther, and let go") { stage.drag(by: 216) }
        stage.expect(!device.keyboard.isVisible, "the keyboard is dragged away")
        stage.step("Tap the text") { tapText(stage) }
        stage.expect(device.keyboard.isVisible, "the keyboard is shown again")
        try stage.step("Tap Done", keepsRecord: true) {
            try device.tap(stage.screen.bar.doneButton)
        }
        stage.expect(!device.keyboard.isVisible, "Done hides the keyboard")
        stage.showMoves()
        try stage.picture("edge-3-moves")
        return stage.failures
    }

    /// Taps a line that the keyboard is going to cover.
    private static func tapText(_ stage: EdgeStage) {
        let size = stage.device.screenSize
        stage.device.tap(
            at: CGPoint(x: size.width * 0.4, y: size.height * 0.75), in: stage.device.window)
    }
}

extension EdgeStage {
    /// Presses the key that shows the record of moves.
    fileprivate func showMoves() {
        device.press("m", [.control, .command])
        device.settle()
        let top = screen.navigationController?.topViewController
        expect(top is MovesViewController, "⌃⌘M shows the moves")
    }
}
