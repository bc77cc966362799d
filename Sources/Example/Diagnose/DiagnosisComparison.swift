import UIKit

/// A report beside that of the headless UIKit, as rows to show.
struct DiagnosisComparison: Equatable, Sendable {
    /// The rows of one step, or of what was measured.
    struct StepRow: Equatable, Sendable {
        var title: String
        var verdict: String
        /// The name, the values on this device, and those of the stand-in.
        var frames: [[String]]
        var isUnexpected: Bool
    }

    /// The row of one question.
    struct AnswerRow: Equatable, Sendable {
        var line: String
        var isKnown: Bool
        /// The answer of the stand-in if it has another one; otherwise, `nil`.
        var standIn: String?
    }

    var summary: String
    var steps: [StepRow]
    /// What was measured, which is for reading: devices differ in it without being wrong.
    var readings: [StepRow]
    var answers: [AnswerRow]

    /// Compares `report` with `standIn`; without one, its values are dashes.
    init(_ report: DiagnosisReport, _ standIn: DiagnosisReport?) {
        steps = report.diagnosis.steps.map { step in
            let other = standIn?.diagnosis.steps.first { $0.title == step.title }
            return StepRow(step, other)
        }
        readings = report.diagnosis.readings.map { reading in
            let other = standIn?.diagnosis.readings.first { $0.title == reading.title }
            return StepRow(reading, other)
        }
        answers = report.diagnosis.answers.map { answer in
            let other = standIn?.diagnosis.answers.first { $0.question == answer.question }
            let isKnown = answer.answer != nil
            let differs = isKnown && other?.answer != nil && other?.answer != answer.answer
            return AnswerRow(
                line: answer.line, isKnown: isKnown, standIn: differs ? other?.word : nil)
        }
        let unexpected = steps.filter(\.isUnexpected).count
        let different = answers.filter { $0.standIn != nil }.count
        summary =
            "\(report.device), \(report.os), beside \(standIn?.device ?? "nothing"). "
            + "Verdicts that differ: \(unexpected). Answers that differ: \(different)."
    }
}

extension DiagnosisComparison.StepRow {
    fileprivate init(_ step: DiagnosisReport.Step, _ other: DiagnosisReport.Step?) {
        title = step.title
        verdict = step.verdict.rawValue
        isUnexpected = other.map { $0.verdict != step.verdict } ?? false
        frames = [
            ["keyboard", step.keyboard.shown, other?.keyboard.shown ?? "–"],
            ["guide", step.guide.text, other?.guide.text ?? "–"],
            ["bar", step.bar.shown, other?.bar.shown ?? "–"],
            ["field", step.field.shown, other?.field.shown ?? "–"],
        ]
    }
}

extension DiagnosisComparison.StepRow {
    fileprivate init(_ reading: DiagnosisReport.Reading, _ other: DiagnosisReport.Reading?) {
        title = reading.title
        verdict = [reading.verdict ?? "–", other?.verdict.map { "stand-in: \($0)" }]
            .compactMap(\.self).joined(separator: ", ")
        isUnexpected = false
        frames = reading.numbers.keys.sorted().map { name in
            [name, reading.text(of: name), other?.text(of: name) ?? "–"]
        }
    }
}

extension DiagnosisReport.Reading {
    /// The numbers with a name, rounded to six digits.
    fileprivate func text(of name: String) -> String {
        (numbers[name] ?? []).map { $0.map { String(format: "%.6g", $0) } ?? "–" }
            .joined(separator: " ")
    }
}

extension DiagnosisReport.Answer {
    /// The part of the line after the statement.
    fileprivate var word: String { line.components(separatedBy: ": ").last ?? line }
}

extension ScreenFrame? {
    fileprivate var shown: String { self?.text ?? "–" }
}

extension DiagnoseViewController {
    /// Returns a view with the frames of one step.
    func stepView(_ row: DiagnosisComparison.StepRow) -> UIView {
        let title = resultLabel("\(row.title): \(row.verdict)", .headline)
        title.textColor = row.isUnexpected ? .systemRed : .label
        let header = lineView(["", "here", "stand-in"])
        let stack = UIStackView(arrangedSubviews: [title, header] + row.frames.map(lineView))
        stack.axis = .vertical
        stack.spacing = 4
        return stack
    }

    /// Returns a view with the answer to one question.
    func answerView(_ row: DiagnosisComparison.AnswerRow) -> UIView {
        let other = row.standIn.map { " (stand-in: \($0))" } ?? ""
        let label = resultLabel(row.line + other, .body)
        label.textColor =
            row.standIn != nil ? .systemRed : row.isKnown ? .label : .secondaryLabel
        return label
    }

    private func lineView(_ texts: [String]) -> UIView {
        let line = UIStackView(arrangedSubviews: texts.map { resultLabel($0, .footnote) })
        line.distribution = .fillEqually
        line.spacing = 8
        return line
    }

    private func resultLabel(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}
