import CoreGraphics
import Example
import KeyboardConversations
import SimulatedDevice
import UIKit

/// Plays the example's chat, whose newest row has to be above the bar whenever the list is at its
/// end.
@MainActor
enum ChatDemo {
    /// The exit status: 0, 1 if the newest row was elsewhere, or 2 if a picture could not be written.
    static func run(picturesIn folder: String?, telling output: Output) -> Int32 {
        Scenes(picturesIn: folder, telling: output).play(naming: "conversation-1-keyboard", play)
    }

    static func play(_ scenes: Scenes) throws -> Int {
        try play(on: SimulatedDevice(.iPhone13), in: scenes)
    }

    /// Plays on `device`, and returns the number of failures.
    static func play(on device: SimulatedDevice, in scenes: Scenes) throws -> Int {
        scenes.tell("A chat on an iPhone: its newest row is above the bar and the keyboard.\n")
        let stage = ChatStage(device, in: scenes)
        stage.step("the chat appears") {}
        stage.expect(stage.screen.conversation.isAtEnd, "the chat begins at its end")
        try write(stage)
        try pick(stage)
        try read(stage)
        try drag(stage)
        try lookBack(stage)
        stage.end()
        return stage.failures
    }

    private static func write(_ stage: ChatStage) throws {
        let (screen, device) = (stage.screen, stage.device)
        try stage.step("tap the text view") { try device.tap(screen.bar.textView) }
        stage.expect(device.keyboard.isVisible, "the keyboard is there")
        try stage.picture("conversation-1-keyboard")
        let height = stage.sight.barHeight
        for line in ["Good evening!\n", "Is there a night train\n", "to the sea,\n", "or a boat?"] {
            stage.step("type “\(line.filter { $0 != "\n" })”") { device.type(line) }
        }
        stage.expect(stage.sight.barHeight > height + 40, "the bar has grown")
        try stage.step("tap Send") { try device.tap(screen.bar.sendButton) }
        stage.expect(stage.sight.barHeight == height, "the bar is as high as before")
        stage.expect(screen.conversation.isAtEnd, "what was sent is at the end")
        stage.step("the answer begins") { stage.addWords(26) }
        stage.expect(screen.conversation.isAtEnd, "the answer is followed")
        try stage.picture("conversation-2-answer")
    }

    private static func pick(_ stage: ChatStage) throws {
        let (screen, device) = (stage.screen, stage.device)
        try stage.stillStep("tap the smiling face") { try device.tap(screen.bar.emojiButton) }
        stage.expect(screen.panel.view === screen.emojiPanel, "the emoji are there")
        try stage.picture("conversation-6-emoji")
        try stage.step("pick one") { try device.tap(screen.emojiPanel.buttons[0]) }
        stage.expect(screen.bar.textView.hasText, "it is in the text")
        try stage.stillStep("tap the text view") { try device.tap(screen.bar.textView) }
        stage.expect(!screen.panel.isShown, "the keyboard is back")
        let count = screen.messages.count
        stage.step("press Return on a hardware keyboard") { device.press("\r") }
        stage.expect(screen.messages.count == count + 2, "it is sent and answered")
    }

    private static func read(_ stage: ChatStage) throws {
        let (screen, device) = (stage.screen, stage.device)
        stage.step("scroll up", isScrolling: true) { for _ in 0..<3 { stage.scroll(by: 180) } }
        let offset = screen.tableView.contentOffset
        stage.step("the answer goes on") { stage.addWords(16) }
        stage.expect(screen.tableView.contentOffset == offset, "nothing follows")
        let title = screen.newestButton.configuration?.title
        stage.expect(!screen.newestButton.isHidden, "the button is there")
        stage.expect(
            screen.conversation.rowsBelow > 1 && title == "\(screen.conversation.rowsBelow) below",
            "the button tells the rows below")
        try stage.picture("conversation-3-reading")
        try stage.step("tap the button", isScrolling: true) { try device.tap(screen.newestButton) }
        stage.expect(screen.conversation.isAtEnd, "the button leads to the end")
        stage.expect(screen.newestButton.isHidden, "the button is gone")
        stage.step("the answer ends") { stage.addWords() }
        stage.expect(screen.conversation.isAtEnd, "the rest is followed")
    }

    private static func drag(_ stage: ChatStage) throws {
        let (screen, device) = (stage.screen, stage.device)
        let top = stage.sight.barTop
        stage.dragKeyboard(by: 200)
        stage.expect(stage.sight.barTop > top + 100, "the bar goes down with the keyboard")
        try stage.picture("conversation-4-drag")
        stage.step("drag the keyboard down, and let go", isScrolling: true) { stage.lift() }
        stage.expect(stage.sight.barTop == top, "the keyboard is back")
        if !screen.conversation.isAtEnd {
            stage.expect(!screen.newestButton.isHidden, "the button is there")
            try stage.step("tap the button", isScrolling: true) {
                try device.tap(screen.newestButton)
            }
        }
        stage.step("hide the keyboard") { screen.bar.textView.resignFirstResponder() }
        stage.expect(!device.keyboard.isVisible, "the keyboard is gone")
        stage.expect(screen.conversation.isAtEnd, "the list is at its end")
        try stage.picture("conversation-5-hidden")
    }

    private static func lookBack(_ stage: ChatStage) throws {
        let screen = stage.screen
        let count = screen.messages.count
        var flicks = 0
        stage.step("scroll to earlier messages", isScrolling: true) {
            while screen.messages.count == count, flicks < 60 {
                stage.scroll(by: 400)
                flicks += 1
            }
        }
        stage.expect(screen.messages.count > count, "earlier messages have come")
        stage.expect(
            screen.tableView.contentOffset.y > 400, "they are above what people read")
        try stage.picture("conversation-7-earlier")
    }
}
