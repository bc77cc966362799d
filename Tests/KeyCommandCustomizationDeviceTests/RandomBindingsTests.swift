import DeviceFixtures
import DeviceTesting
import Requirements
import Testing
import UIKit

@testable import KeyCommandCustomization
@testable import KeyboardAssistant

/// Key bindings played by random steps: an app and other processes on one folder, people who change
/// keys and take that back, disks that are full, and keys that are pressed meanwhile.
@MainActor
@Suite(.ownDevice) struct RandomBindingsTests {
    @Test(
        "Whatever happens to key bindings, no two commands share keys, and nothing is lost",
        .requirement("U461"))
    func historiesKeepBindings() {
        RandomPlay.play(KeyBindingsHistory.self, share: 90)
    }

    @Test(
        "A stream tells what an observer is told, and ends with its registry",
        .requirement("U461"), arguments: RandomPlay.seeds)
    func streamsTellTheSame(seed: UInt64) async {
        var history = KeyBindingsHistory(seed: seed)
        let streams = history.processes.map(\.registry.events)
        var processes = history.processes
        let earlier = processes.map(\.events.count)
        for step in RandomRun<KeyBindingsHistory>(seed: seed, length: 60).steps
        where step.act != .launch {
            history.random = SeededNumbers(seed: UInt64(step.seed))
            #expect(history.step(step.act) == [])
        }
        // Something is told in any case, also where the steps changed nothing.
        for process in processes {
            #expect(throws: Never.self) {
                try process.registry.register(
                    keyBinding: KeyBinding(key: "last", name: "", keys: []))
            }
        }
        let told = zip(processes, earlier).map { $0.events.dropFirst($1) }
        processes = []
        #expect(history.end() == [])
        for (stream, told) in zip(streams, told) {
            var events: [KeyBindingsEvent] = []
            for await event in stream { events.append(event) }
            #expect(events.starts(with: told))
        }
        #expect(told.allSatisfy { !$0.isEmpty })
    }
}
