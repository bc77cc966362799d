extension EvidencePage {
    /// The statements of the page that the repository contradicts, and those that are missing.
    func problems(_ facts: EvidenceFacts) -> [String] {
        nameProblems(facts) + deviceProblems(facts) + countProblems(facts.recordings)
            + assumptionProblems(facts) + questionProblems(facts) + answerProblems(facts)
    }

    // MARK: Names

    private func nameProblems(_ facts: EvidenceFacts) -> [String] {
        let recordings = Set(facts.recordings.map(\.file))
        let known = facts.suites.union(facts.doubts).union(recordings).union(["flipped"])
        let unknown = Set(names).subtracting(known).filter {
            !$0.hasPrefix("swift ") && !$0.hasPrefix("UIKIT_BEHAVIOR=") && !facts.hasFile($0)
        }
        let lost = links.filter { !facts.hasFile("Tests/\($0)") }
        let uncited = facts.citedRecordings.filter { !recordings.contains("\($0).json") }
        return unknown.sorted().map { "`\($0)` is neither a suite, a doubt nor a file" }
            + lost.map { "a link leads to \($0), which is not there" }
            + uncited.sorted().map { "a test names the recording \($0), which is not there" }
    }

    // MARK: What a device has shown

    private func deviceProblems(_ facts: EvidenceFacts) -> [String] {
        let cells = promises.column("Seen on a device")
        let named = Set(cells.flatMap(Self.names))
        let seen = facts.diagnoses
        var problems = named.subtracting(seen.map(\.file)).sorted().map { "\($0) is no diagnosis" }
        for diagnosis in seen {
            let name = "`\(diagnosis.file)`" + (diagnosis.isOfSimulator ? " (simulator)" : "")
            if !cells.contains(where: { $0.contains(name) }) {
                problems.append("no promise names \(name)")
            }
        }
        if cells.isEmpty || cells.contains(where: { $0 != "nothing yet" && !$0.contains("`") }) {
            problems.append("a promise names neither a diagnosis nor “nothing yet”")
        }
        if text.contains(Self.nothingSeen) != seen.allSatisfy(\.isOfSimulator) {
            problems.append("“\(Self.nothingSeen)” is said, or not said, wrongly")
        }
        return problems
    }

    // MARK: What recordings hold

    /// The rows of the table, with the recordings that each of them counts.
    private static let kinds: [(name: String, holds: @Sendable (EvidenceFacts.Recording) -> Bool)] =
        [
            ("all", { _ in true }),
            ("of an iPad", { $0.isOfTablet }),
            ("of a simulator", { $0.isOfSimulator }),
            ("complete, of an iPhone", { $0.canBeLaidOut && !$0.isOfTablet }),
            ("complete, of an iPad", { $0.canBeLaidOut && $0.isOfTablet }),
        ]

    /// Returns whether the column `heading` counts a recording.
    private static func counts(_ recording: EvidenceFacts.Recording, under heading: String) -> Bool
    {
        if heading == "all" { return true }
        guard let system = recording.system else { return heading == "not stated" }
        let bounds = heading.matches(of: /\d+/).compactMap { Int($0.output) }
        guard let first = bounds.first, let last = bounds.last, first <= last else { return false }
        return first...last ~= system
    }

    private func countProblems(_ recordings: [EvidenceFacts.Recording]) -> [String] {
        let headings = recordings.isEmpty ? [] : self.recordings.heading.dropFirst()
        let expected = Self.kinds.map { kind in
            [kind.name]
                + headings.map { heading in
                    let count = recordings.count {
                        kind.holds($0) && Self.counts($0, under: heading)
                    }
                    return "\(count)"
                }
        }
        let uncounted = recordings.filter { recording in
            headings.count { Self.counts(recording, under: $0) } != 2
        }
        return zip(expected, self.recordings.rows + Array(repeating: [], count: expected.count))
            .filter { $0 != $1 }.map { "the recordings are \($0.0), not \($0.1)" }
            + uncounted.map { "\($0.file) is not in one column and in that of all" }
    }

    // MARK: Assumptions

    private func assumptionProblems(_ facts: EvidenceFacts) -> [String] {
        let (harmless, harmful) = facts.assumptions
        let count = "\(harmful.count) of the \(harmful.count + harmless.count) assumptions"
        let problems =
            harmful.subtracting(assumptions).sorted().map { "\($0) matters and is not named" }
            + assumptions.subtracting(harmful).sorted().map {
                "\($0) is no assumption that matters"
            }
        return text.contains(count) ? problems : problems + ["not said: \(count)"]
    }

    // MARK: Open questions

    private func questionProblems(_ facts: EvidenceFacts) -> [String] {
        let asked = questions.column("Question").flatMap(Self.names)
        let promised = Set(promises.column("The stand-in alone").flatMap(Self.names))
        return facts.doubts.compactMap { doubt in
            let count = asked.count { $0 == doubt }
            return count == 1 ? nil : "\(doubt) is asked \(count) times"
        } + Set(asked).subtracting(facts.doubts).sorted().map { "\($0) is no doubt" }
            + facts.doubts.filter { !promised.contains($0) }.map { "no promise names \($0)" }
    }

    private func answerProblems(_ facts: EvidenceFacts) -> [String] {
        let rows = zip(questions.column("Question"), questions.column("Holds both ways"))
        let problems = rows.flatMap { question, answer in
            let doubt = Self.names(in: question).first ?? question
            return Self.problems(of: answer, on: doubt, facts)
        }
        let flipped = "`flipped`: \(facts.failures["flipped"]?.count ?? 0) tests"
        return text.contains(flipped) ? problems : problems + ["not said: \(flipped)"]
    }

    private static func problems(
        of answer: String, on doubt: String, _ facts: EvidenceFacts
    ) -> [String] {
        let tests = facts.failures.filter { $0.key.hasPrefix("\(doubt)=") }.values
        let count = tests.reduce(into: Set()) { $0.formUnion($1) }.count
        let expected = count == 0 ? "yes" : "no: \(count) test"
        let suites = names(in: answer)
        return (answer.hasPrefix(expected) ? [] : ["\(doubt) holds both ways? \(expected)"])
            + (suites.isEmpty ? ["\(doubt) is tested by no suite"] : [])
            + suites.filter { facts.doubtsOfSuites[$0]?.contains(doubt) != true }
            .map { "\($0) does not run under \(doubt)" }
    }
}
