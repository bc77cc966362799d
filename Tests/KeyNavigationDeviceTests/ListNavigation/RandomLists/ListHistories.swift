import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements

/// A history of a list.
@MainActor
protocol ListHistory: RandomHistory where Act == ListAct {
    var play: ListPlay { get set }
}

extension ListHistory {
    static var doubts: [UIKitBehavior.Doubt] { .lists + .keys + .editing }

    var random: SeededNumbers {
        get { play.random }
        set { play.random = newValue }
    }

    mutating func step(_ act: ListAct) -> [String] { play.step(act) }

    mutating func end() -> [String] { play.end() }
}

/// A table of unequal rows to which something random happens.
struct TableHistory: ListHistory {
    var play: ListPlay

    init(seed: UInt64) {
        play = ListPlay(seed: seed) { PlayedTable($0, bySnapshots: false, &$1) }
    }
}

/// A collection view of unequal items to which something random happens.
struct GridHistory: ListHistory {
    var play: ListPlay

    init(seed: UInt64) {
        play = ListPlay(seed: seed) { PlayedGrid($0, bySnapshots: false, &$1) }
    }
}

/// A table or collection view filled by snapshots, to which something random happens.
struct SnapshotHistory: ListHistory {
    var play: ListPlay

    init(seed: UInt64) {
        play = ListPlay(seed: seed) { traits, random -> any PlayedList in
            if seed.isMultiple(of: 2) {
                return PlayedTable(traits, bySnapshots: true, &random)
            }
            return PlayedGrid(traits, bySnapshots: true, &random)
        }
    }
}
