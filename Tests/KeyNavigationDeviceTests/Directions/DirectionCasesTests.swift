import DeviceFixtures
import DeviceTesting
import Foundation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing

/// Arrow keys among rectangles, as other systems' public tests expect them, played by everything
/// that answers an arrow here.
///
/// `DIRECTION_CASES=FILE` plays another file, and prints each difference.
@MainActor
@Suite(.doubts(.focus)) struct DirectionCasesTests {
    /// A move that isn't the expected one.
    struct Difference: Hashable, CustomStringConvertible {
        var player: String
        var id: String
        var start: String
        var key: String
        var expected: String?
        var actual: String?

        var description: String {
            "\(player) \(id) \(start) \(key): expected \(expected ?? "nothing"), "
                + "got \(actual ?? "nothing")"
        }
    }

    private static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    nonisolated private static let chosenFile = ProcessInfo.processInfo.environment[
        "DIRECTION_CASES"]
    nonisolated private static let isOwnFile = chosenFile == nil
    private static let file =
        chosenFile.map { URL(fileURLWithPath: $0) }
        ?? tests.appendingPathComponent("Cases/directions.json")

    private func differences(_ player: any DirectionPlayer.Type, _ cases: [DirectionCase])
        -> [Difference]
    {
        cases.flatMap { example in
            zip(example.steps, player.play(example)).filter { $0.expected != $1 }.map {
                Difference(
                    player: player.name, id: example.id, start: $0.start, key: $0.key,
                    expected: $0.expected, actual: $1)
            }
        }
    }

    /// Returns the differences that are listed with their reason.
    private func listed(for player: String) throws -> Set<Difference> {
        let list = Self.tests.appendingPathComponent("DirectionDifferences.md")
        let rows = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        return Set(
            rows.filter { $0.count == 7 && $0[0] == player }.map { row in
                Difference(
                    player: row[0], id: row[1], start: row[2], key: row[3],
                    expected: row[4] == "–" ? nil : row[4], actual: row[5] == "–" ? nil : row[5])
            })
    }

    @Test("Nearly all moves are the expected ones", .requirement("U400"), .enabled(if: isOwnFile))
    func nearlyAllMovesAgree() throws {
        let cases = try DirectionCase.all(in: Self.file)
        let moves = cases.map(\.steps.count).reduce(0, +)
        #expect(moves == 270)
        #expect(differences(NavigatorPlayer.self, cases).count * 100 <= moves * 3)

        // At the end of a line, a grid goes on in the next one, as the table of keys says.
        let atLineEnd = cases.map { $0.steps.filter($0.isAtLineEnd).count }.reduce(0, +)
        let inGrid = differences(GridPlayer.self, cases).filter { difference in
            let example = cases.first { $0.id == difference.id }
            return
                !(example?.steps.first { $0.start == difference.start && $0.key == difference.key }
                .map { example?.isAtLineEnd($0) ?? false } ?? false)
        }
        #expect(inGrid.count * 100 <= (moves - atLineEnd) * 3)
    }

    @Test(
        "Each move is the expected one, or is listed with the reason", .requirement("U400"),
        arguments: ["navigator", "grid", "engine", "engine, nearestLine"])
    func everyMoveAgreesOrIsListed(_ name: String) throws {
        let players: [any DirectionPlayer.Type] = [
            NavigatorPlayer.self, GridPlayer.self, EnginePlayer.self, NearestLinePlayer.self,
        ]
        let player = try #require(players.first { $0.name == name })
        let cases = try DirectionCase.all(in: Self.file)
        let found = differences(player, cases)
        for difference in found where !Self.isOwnFile { print(difference) }
        guard Self.isOwnFile else { return }
        let listed = try listed(for: name)
        for difference in found where !listed.contains(difference) {
            Issue.record("\(difference)")
        }
        for difference in listed where !found.contains(difference) {
            Issue.record("no longer differs: \(difference)")
        }
    }
}
