import SimulatedDevice
import UIKit

/// A walk by arrow keys among tiles, there and back, drawn with the number of each step.
@MainActor
struct ArrowWalk {
    let stage: ListStage
    let screen: any MosaicScreen
    let picture: String

    /// Walks from a tile by arrows, and back by the opposite ones in the opposite order.
    func play(from start: Int, _ keys: [String], through expected: [Int]) throws {
        screen.begin(at: start - 1)
        let there = walk(keys)
        stage.expect(there == expected, "the walk goes to \(there)")
        try draw([start] + there, "there")
        let back = walk(keys.reversed().compactMap { Self.opposite[$0] })
        stage.expect(
            back == Array(([start] + there).reversed().dropFirst()), "it comes back by \(back)")
        try draw(([start] + there).suffix(1) + back, "back")
    }

    /// Presses arrows, and returns the numbers of the tiles.
    private func walk(_ keys: [String]) -> [Int] {
        keys.map { key in
            KeyPress(key).press(holding: 0) { stage.device.press($0, $1, holding: $2) }
            stage.device.settle()
            let tile = (screen.current ?? -1) + 1
            stage.say(key, "tile \(tile)", 0, tile > 0)
            return tile
        }
    }

    /// Draws the tiles, each with its number and with those of the steps that led to it.
    private func draw(_ way: [Int], _ name: String) throws {
        for tile in Mosaic.frames.indices {
            let steps = way.indices.filter { way[$0] == tile + 1 }
                .map { $0 == 0 ? "start" : "step \($0)" }
            screen.write((["\(tile + 1)"] + steps).joined(separator: "\n"), on: tile)
        }
        stage.device.settle()
        try stage.picture("\(picture)-\(name)")
    }

    private static let opposite = ["↑": "↓", "↓": "↑", "←": "→", "→": "←"]
}
