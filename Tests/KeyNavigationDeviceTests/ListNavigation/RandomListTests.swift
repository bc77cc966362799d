import DeviceFixtures
import DeviceTesting
import Requirements
import Testing

/// Lists to which something random happens.
@MainActor
@Suite struct RandomListTests {
    @Test(
        "Whatever happens to a table, its cursor stays on its row, in sight, and steps lead back",
        .requirement("U461", "U585", "U612"))
    func tableHistoriesKeepTheirCursor() {
        RandomPlay.play(TableHistory.self, share: 100)
    }

    @Test(
        "Whatever happens to a grid, its cursor stays on its item, in sight, and steps lead back",
        .requirement("U461", "U585", "U612"))
    func gridHistoriesKeepTheirCursor() {
        RandomPlay.play(GridHistory.self, share: 100)
    }

    @Test(
        "Whatever snapshots are applied to a list, its cursor stays on its row",
        .requirement("U461"))
    func snapshotHistoriesKeepTheirCursor() {
        RandomPlay.play(SnapshotHistory.self, share: 72)
    }
}
