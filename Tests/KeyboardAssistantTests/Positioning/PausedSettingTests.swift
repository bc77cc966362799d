import Requirements
import Testing

@testable import KeyboardAssistant

@Suite struct PausedSettingTests {
    private final class Owner {}

    /// A step of a history: what an owner does, or what the app writes.
    private enum Step: CaseIterable {
        case beginFirst, beginSecond, endFirst, endSecond, turnOn, turnOff
    }

    /// A setting with its value, and two owners.
    private struct History {
        let owners = [Owner(), Owner()]
        var setting = PausedSetting()
        var value: Bool

        mutating func perform(_ step: Step, isInTheWay: Bool = true) {
            let ids = owners.map { ObjectIdentifier($0) }
            switch step {
            case .beginFirst, .beginSecond:
                value = setting.beginning(
                    for: ids[step == .beginFirst ? 0 : 1], current: value, isInTheWay: isInTheWay)
            case .endFirst, .endSecond:
                value = setting.ending(for: ids[step == .endFirst ? 0 : 1], current: value)
            case .turnOn: value = true
            case .turnOff: value = false
            }
        }
    }

    @Test(
        "A setting is off while someone needs it, and what the app turns on stays on",
        .requirement("U371"),
        arguments: [
            // No difference of ours: off, or not in the way.
            (false, true, [.beginFirst, .endFirst], [false, false]),
            (true, false, [.beginFirst, .endFirst], [true, true]),
            (true, true, [.beginFirst, .endFirst], [false, true]),
            (true, true, [.endFirst], [true]),
            (true, true, [.beginFirst, .beginFirst, .endFirst], [false, false, true]),
            // Two owners.
            (
                true, true, [.beginFirst, .beginSecond, .endFirst, .endSecond],
                [false, false, false, true]
            ),
            // Turned on by the app: its own from then on, even if it is turned off again.
            (true, true, [.beginFirst, .turnOn, .endFirst], [false, true, true]),
            (
                true, true, [.beginFirst, .turnOn, .beginSecond, .turnOff, .endFirst, .endSecond],
                [false, true, true, false, false, false]
            ),
            (false, true, [.beginFirst, .turnOn, .endFirst], [false, true, true]),
            // Turned off by the app, which can't be told from ours.
            (true, true, [.beginFirst, .turnOff, .endFirst], [false, false, true]),
            // A new beginning.
            (
                true, true, [.beginFirst, .turnOn, .endFirst, .beginFirst, .endFirst],
                [false, true, true, false, true]
            ),
        ] as [(Bool, Bool, [Step], [Bool])])
    private func pausedSetting(
        own: Bool, isInTheWay: Bool, steps: [Step], values: [Bool]
    ) {
        var history = History(value: own)
        let seen = steps.map { step in
            history.perform(step, isInTheWay: isInTheWay)
            return history.value
        }
        #expect(seen == values)
    }

    /// What must be left of a history in the end, told from the whole history at once.
    private func expectedEnd(of steps: [Step], own: Bool) -> Bool {
        var (app, isOurs, owners) = (own, false, Set<Step>())
        for step in steps {
            switch step {
            case .turnOn: (app, isOurs) = (true, false)
            // What is already off isn't changed by turning it off.
            case .turnOff: app = isOurs
            case .beginFirst, .beginSecond:
                if owners.isEmpty { isOurs = app }
                owners.insert(step == .beginFirst ? .endFirst : .endSecond)
            case .endFirst, .endSecond:
                owners.remove(step)
                if owners.isEmpty { isOurs = false }
            }
        }
        return app
    }

    @Test("Nothing of ours is left after any short history", .requirement("U371"))
    func nothingIsLeftAfterShortHistories() {
        for own in [false, true] {
            for steps in sequences(of: Step.allCases, length: 5) {
                let all = steps + [.endFirst, .endSecond]
                var history = History(value: own)
                // An app that turns the setting on and off again unseen has changed nothing.
                guard !isUnseen(steps) else { continue }
                for step in all { history.perform(step) }
                #expect(history.value == expectedEnd(of: all, own: own), "\(own) \(steps)")
                #expect(!history.setting.isPaused, "\(own) \(steps)")
            }
        }
    }

    private func isUnseen(_ steps: [Step]) -> Bool {
        zip(steps, steps.dropFirst()).contains { $0 == .turnOn && $1 == .turnOff }
    }
}
