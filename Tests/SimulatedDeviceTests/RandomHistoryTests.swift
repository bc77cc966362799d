import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import Testing
import UIKit

@Suite struct RandomHistoryTests {
    @MainActor
    @Test(
        "A failure is shrunk to the steps and settings that it needs, and replays from what it prints",
        .requirement("U461"))
    func failureShrinks() throws {
        let found = (1...40 as ClosedRange<UInt64>).lazy
            .map { RandomRun<Leak>(seed: $0, length: 200) }
            .compactMap { run in run.play().map { (run, $0) } }
        let (run, failure) = try #require(found.first { $0.0.settings.count > 2 })
        let shrunk = run.shrunk(failingAs: failure)
        #expect(shrunk.steps.map(\.act) == [.open, .open, .open, .drain])
        #expect(shrunk.settings == ["keyboardGuide=stale"])

        let replayed = try #require(RandomRun<Leak>(shrunk.description))
        #expect(replayed.description == shrunk.description)
        #expect(replayed.play()?.problems == ["3 are open"])
    }

    @MainActor
    @Test("A longer history begins like a shorter one", .requirement("U461"))
    func longerBeginsLikeShorter() {
        let (short, long) = (
            RandomRun<Leak>(seed: 5, length: 20), RandomRun<Leak>(seed: 5, length: 60)
        )
        #expect(long.settings == short.settings)
        #expect(long.steps.prefix(20).map { "\($0)" } == short.steps.map { "\($0)" })
    }

    @MainActor
    @Test("A call that UIKit answers with an exception is a failure", .requirement("U461"))
    func faultIsFailure() throws {
        let run = try #require(RandomRun<Faulty>("Faulty 1 nothing.1 scroll.2 nothing.3"))
        let failure = try #require(run.play())
        #expect(failure.steps == 2)
        #expect(failure.problems.count == 1)
    }

    @MainActor
    @Test(
        "What isn't a history of this kind can't be read", .requirement("U461"),
        arguments: ["", "Leak", "Leak x", "Other 1 open.1", "Leak 1 open", "Leak 1 shut.1"])
    func otherLinesAreRefused(line: String) {
        #expect(RandomRun<Leak>(line) == nil)
    }
}

/// A history that fails where three are open and a guide is stale as it is drained.
struct Leak: RandomHistory {
    enum Act: String, CaseIterable {
        case open, close, look, drain
    }

    static let doubts: [UIKitBehavior.Doubt] = .keyboard

    var random = SeededNumbers(seed: 0)
    private var count = 0

    init(seed: UInt64) {}

    mutating func step(_ act: Act) -> [String] {
        switch act {
        case .open: count += 1
        case .close: count = max(0, count - 1)
        case .look: break
        case .drain where count > 2 && UIKitBehavior.standard.keyboardGuide == .stale:
            return ["\(count) are open"]
        case .drain: break
        }
        return []
    }

    func end() -> [String] { [] }
}

/// A history that scrolls a table to a row that it doesn't have.
struct Faulty: RandomHistory {
    enum Act: String, CaseIterable {
        case nothing, scroll
    }

    var random = SeededNumbers(seed: 0)

    init(seed: UInt64) {}

    func step(_ act: Act) -> [String] {
        if act == .scroll { UITableView().scrollToRow(at: [2, 2], at: .top, animated: false) }
        return []
    }

    func end() -> [String] { [] }
}
