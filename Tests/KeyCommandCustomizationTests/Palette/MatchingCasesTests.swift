import Foundation
import Requirements
import Testing

/// The palette's search, as the tests of six other projects expect searches.
///
/// `MATCHING_CASES=FILE` plays another file, and prints each difference.
@Suite struct MatchingCasesTests {
    private static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let chosenFile = ProcessInfo.processInfo.environment["MATCHING_CASES"]

    /// The cases that are listed with their reason.
    private static func listed() throws -> Set<String> {
        let list = tests.appendingPathComponent("MatchingDifferences.md")
        return Set(
            try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("| matching-") }
                .flatMap { row in
                    row.split(separator: "|")[0].split(separator: ",").map {
                        $0.trimmingCharacters(in: .whitespaces)
                    }
                })
    }

    @Test(
        "Nine of ten searches have the outcome that public tests expect, and the others are listed",
        .requirement("U553"))
    func casesAgreeOrAreListed() throws {
        let file =
            Self.chosenFile.map { URL(fileURLWithPath: $0) }
            ?? Self.tests.appendingPathComponent("Cases/matching.json")
        let all = try MatchingCase.all(in: file)
        let cases = all.filter { MatchingCase.modes.contains($0.mode) }
        let differences = cases.compactMap(MatchingPlayer.difference)
        let others = differences.filter { !$0.isOnlyOfPositions }
        let contested = Set(cases.filter { $0.contested ?? false }.map(\.id))
        let count = cases.count - contested.count
        let uncontested = others.filter { !contested.contains($0.id) }
        #expect(uncontested.count * 10 <= count)

        if Self.chosenFile != nil {
            for difference in others { print(difference) }
            for difference in differences where difference.isOnlyOfPositions {
                print("positions alone: \(difference)")
            }
            print(
                "not contested: played \(count), differ \(uncontested.count); "
                    + "in positions alone: \(differences.count - others.count)")
            print(
                "played \(cases.count), differ \(others.count), "
                    + "not played \(all.count - cases.count)")
        } else {
            let listed = try Self.listed()
            #expect(Set(differences.map(\.id)).subtracting(listed) == [], "not listed")
            #expect(listed.subtracting(differences.map(\.id)) == [], "no longer different")
        }
    }
}
