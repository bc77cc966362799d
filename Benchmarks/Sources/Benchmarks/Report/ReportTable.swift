/// A table as text, whose first column are names.
struct ReportTable: Equatable {
    var title: String
    var head: [String]
    var rows: [[String]]

    /// The table in columns.
    var text: String {
        let widths = head.indices.map { column in
            ([head] + rows).map { $0[column].count }.max() ?? 0
        }
        let lines = ([head] + rows).map { row in
            row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + space : space + row[column]
            }.joined(separator: "  ")
        }
        return ([title, ""] + lines).joined(separator: "\n")
    }

    /// The table in Markdown.
    var markdown: String {
        let rule = ["---"] + head.dropFirst().map { _ in "---:" }
        let lines = ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
        return (["## \(title)", ""] + lines).joined(separator: "\n")
    }

    /// `number` with as many decimals as its size makes worth reading.
    static func text(_ number: Double) -> String {
        let size = abs(number)
        let unit: Double = size >= 100 ? 1 : size >= 10 ? 10 : size >= 1 ? 100 : 1000
        let rounded = (number * unit).rounded() / unit
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension CostUnit {
    /// The number that is printed as one.
    var scale: Double { self == .instructions ? 1e6 : 1 }

    var title: String {
        switch self {
        case .instructions: "millions of instructions"
        case .calls: "questions asked"
        case .layouts: "root layouts"
        case .offsetWrites: "offset writes"
        }
    }
}
