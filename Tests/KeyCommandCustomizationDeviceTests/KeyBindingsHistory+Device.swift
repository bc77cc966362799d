import DeviceFixtures
import Foundation
import Requirements
import SimulatedDevice
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

extension KeyBindingsHistory {
    /// Changes or uses the device, and returns what is wrong with what the app then does.
    mutating func useDevice(_ act: Act) -> [String] {
        switch act {
        case .learn:
            learn()
            return []
        case .lie:
            lie()
            return []
        case .menuItem: return chooseMenuItem()
        default: return press(isOwned: act == .pressOwned)
        }
    }

    /// Has a key show what it types, as on the screens that record keys.
    private mutating func learn() {
        let presses = [
            KeyboardInUse.Press(code: 0x38, plain: "/", shifted: "?"),
            .init(code: 0x38, plain: "-"), .init(code: 0x1E, plain: "1", shifted: "!"),
        ]
        app.registry?.learnLayout(from: presses[Int.random(in: presses.indices, using: &random)])
        app.device.settle()
    }

    /// Posts a notification that isn't true, is of nothing, or comes again.
    private mutating func lie() {
        let names = [
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
        ]
        let objects: [Any?] = [nil, NSObject(), UIWindow(frame: .zero), app.device.window]
        NotificationCenter.default.post(
            name: names[Int.random(in: names.indices, using: &random)],
            object: objects[Int.random(in: objects.indices, using: &random)],
            userInfo: ["": NSObject()])
    }

    private mutating func press(isOwned: Bool) -> [String] {
        guard let registry = app.registry else { return [] }
        let owned = registry.table.entries.keys.flatMap { registry.binding($0)?.keys ?? [] }
        let chord = (isOwned ? owned.randomElement(using: &random) : nil) ?? chord()
        guard let input = chord.input.keyInput else { return [] }
        _ = app.takePerformed()
        app.device.press(input, chord.modifiers.flags)
        app.device.settle()
        let performed = app.takePerformed()
        let layout = registry.table.layout
        // The system's own menu has its keys before any command.
        if layout.first(of: registry.table.rules.menuItems.keys, matching: chord) != nil {
            return []
        }
        let owners =
            registry.isSuspended ? [] : self.owners(of: chord, on: .us, in: registry)
        let shown = owners.filter(self.owners(of: chord, on: layout, in: registry).contains)
        // What no press has shown of the layout yet, the keyboard knows all the same. Until then the
        // registry takes two chords for two presses, and any of their commands has the one press.
        let isRight =
            shown.isEmpty || shown == owners
            ? performed == owners : performed.count == 1 && owners.contains(performed[0])
        return isRight ? [] : ["\(chord.text) performed \(performed) for \(owners)"]
    }

    /// The commands of the screen and of the menu that have `chord`.
    private func owners(
        of chord: KeyChord, on layout: KeyboardLayout, in registry: KeyBindingsRegistry
    ) -> [KeyBindingIdentifier] {
        registry.table.entries.keys.filter { identifier in
            let keys = registry.binding(identifier)?.keys ?? []
            switch identifier.provider {
            case "Two": return false
            // An item of a menu shows and has one chord.
            case "Menu": return keys.first.map { layout.isSame($0, chord) } == true
            default: return layout.contains(chord, in: keys)
            }
        }
    }

    private mutating func chooseMenuItem() -> [String] {
        guard let registry = app.registry else { return [] }
        let key = Bool.random(using: &random) ? "0" : "1"
        _ = app.takePerformed()
        let isChosen = app.device.choose(menuItem: "Menu \(key)")
        let performed = app.takePerformed()
        let expected: [KeyBindingIdentifier] =
            registry.isSuspended ? [] : [.init(provider: "Menu", key: key)]
        guard isChosen == !expected.isEmpty, performed == expected else {
            return ["the menu performed \(performed) for \(expected)"]
        }
        return []
    }
}
