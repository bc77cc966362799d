import Requirements
import Testing

/// Holds the random histories of a plain run to their number of steps.
@Suite struct RandomStepsTests {
    @Test("The shares of all random histories are the steps of a plain run", .requirement("U461"))
    func sharesAreAllSteps() throws {
        let texts = try Repository.paths(in: "Tests", ".swift").map(Repository.text)
        let shares = texts.flatMap { text in
            text.matches(of: /\bshare: (\d+)/).compactMap { Int($0.output.1) }
        }
        #expect(shares.count > 10)
        #expect(shares.reduce(0, +) == RandomPlay.usualSteps)
    }

    @Test("What is asked to be replayed is a history that there is", .requirement("U461"))
    func replayedHistoryExists() throws {
        let texts = try Repository.paths(in: "Tests", ".swift").map(Repository.text)
        let names = texts.flatMap { text in
            text.matches(of: /struct (\w+): \w*History\b/).map { String($0.output.1) }
        }
        #expect(names.contains("FormHistory"))
        let asked = RandomPlay.replay?.split(separator: " ").first.map(String.init)
        #expect(names.contains(asked ?? "FormHistory"), "\(asked ?? "")")
    }
}
