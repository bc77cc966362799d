import UIKit

/// The costs of the phases of a form on forms of different sizes.
@MainActor
enum FormReport {
    private typealias Phase = FormSession.Phase

    private static let sizes = FormSession.sizes

    /// Prints how many questions of the library's the fields answer in each phase, and how often
    /// as many, and as much time, the largest form takes as the smallest.
    static func printCounts() {
        print("What the fields of a form are asked by the library, and growth of it and of time:\n")
        print(Table.line("fields", sizes.map(String.init) + ["growth", "of time"]))
        let asked = sizes.map { size in
            questions(fields: size, isAssisted: true)
                .merging(questions(fields: size, isAssisted: false), uniquingKeysWith: -)
        }
        let (few, many) = (times(fields: sizes[0]), times(fields: sizes[sizes.count - 1]))
        for phase in Phase.allCases {
            let counts = asked.map { Double($0[phase] ?? 0) / Double(phase.repetitions) }
            let growth = counts[counts.count - 1] / max(1, counts[0])
            let time = (many[phase] ?? .zero) / (few[phase] ?? .zero)
            print(Table.line(phase.rawValue, (counts + [growth, time]).map(Table.text)))
        }
    }

    /// Returns the number of questions that the fields are asked in each phase.
    private static func questions(fields: Int, isAssisted: Bool) -> [Phase: Int] {
        var questions: [Phase: Int] = [:]
        let session = FormSession(fields: fields, isAssisted: isAssisted) { CountedField() }
        session.run { phase, body in
            let before = CountedField.questions
            body()
            questions[phase] = CountedField.questions - before
        }
        return questions
    }

    /// The best of three times of each phase.
    private static func times(fields: Int) -> [Phase: Duration] {
        var best: [Phase: Duration] = [:]
        for _ in 0..<3 {
            FormSession(fields: fields).run { phase, body in
                let time = ContinuousClock().measure(body)
                best[phase] = min(best[phase] ?? time, time)
            }
        }
        return best
    }
}
