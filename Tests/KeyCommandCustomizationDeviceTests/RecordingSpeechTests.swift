import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

/// What people hear while they record keys.
@MainActor
@Suite(.doubts(.keys)) struct RecordingSpeechTests {
    private enum Mail: KeyBindingsProvider {
        static let providerName = "Mail"
        static func provideKeyBindings() -> [KeyBinding] {
            [KeyBinding(key: "new", name: "New Message", keys: [KeyChord("n", .command)])]
        }
    }

    @Test("The editor says what happens to a recording", .requirement("U522"))
    func editorSpeaks() throws {
        let device = SimulatedDevice()
        device.keyboard.mode = .hardware(bar: false)
        let registry = KeyBindingsRegistry()
        try registry.register(provider: Mail.self)
        let identifier = KeyBindingIdentifier(provider: registry.providers[0], key: "new")
        let editor = KeyBindingEditorViewController(identifier, in: registry) { _ in }
        device.show(UINavigationController(rootViewController: editor))
        device.settle()
        var heard = 0
        let news = {
            let all = device.accessibilityPosts.filter { $0.notification == .announcement }
                .map { $0.argument as? String ?? "" }
            defer { heard = all.count }
            return Array(all.dropFirst(heard))
        }
        try device.tap(editor.recordButton)
        #expect(news() == ["Press the new keys…"])
        device.press("k", .command)
        #expect(news() == [KeyChord("k", .command).spokenText])
        try device.tap(editor.recordButton)
        device.press("h", .command)
        let refusal = KeyChord.RejectionReason.reservedBySystem.explanation
        #expect(
            news() == ["Press the new keys…", "\(KeyChord("h", .command).spokenText). \(refusal)"])
        for ending in [".", UIKeyCommand.inputEscape, "button"] {
            try device.tap(editor.recordButton)
            if ending == "button" {
                try device.tap(editor.recordButton)
            } else {
                device.press(ending, ending == "." ? .command : [])
            }
            #expect(news() == ["Press the new keys…", "Recording ended"])
        }
        try device.tap(editor.clearButton)
        #expect(news() == [], "nothing was recorded")
    }
}
