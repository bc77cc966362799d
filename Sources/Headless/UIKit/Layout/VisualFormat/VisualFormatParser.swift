import CoreGraphics
import Foundation

/// A parser of the visual format language.
struct VisualFormatParser {
    private let text: [Character]
    private var place = 0

    static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var parser = VisualFormatParser(text: Array(format))
        return try parser.format()
    }

    private init(text: [Character]) {
        self.text = text
    }

    // MARK: Lines

    private mutating func format() throws(VisualFormatError) -> VisualFormat {
        var result = VisualFormat()
        if take("V:") { result.isVertical = true } else { _ = take("H:") }
        if take("|") { result.leading = try connection() }
        try result.boxes.append(box())
        while place < text.count {
            let connection = try connection()
            if take("|") {
                result.trailing = connection
                break
            }
            result.connections.append(connection)
            try result.boxes.append(box())
        }
        guard place == text.count else { throw error("Unexpected text after the format") }
        return result
    }

    private mutating func box() throws(VisualFormatError) -> VisualFormat.Box {
        guard take("[") else {
            throw error(
                "Expected a view. View names must be enclosed in square brackets, e.g. [foo]")
        }
        var box = VisualFormat.Box(name: try name())
        if take("(") { box.predicates = try predicates() }
        guard take("]") else { throw error("Expected a ']' here") }
        return box
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard take("-") else { return .flush }
        // "-" alone is the standard space.
        if let next, next == "[" || next == "|" { return VisualFormat.Connection() }
        let list: [VisualFormat.Predicate]
        if take("(") {
            list = try predicates()
        } else {
            list = [VisualFormat.Predicate(value: try value())]
        }
        guard take("-") else { throw error("Expected a '-' here, to end the space") }
        return VisualFormat.Connection(predicates: list)
    }

    // MARK: Predicates

    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        var list = [try predicate()]
        while take(",") { list.append(try predicate()) }
        guard take(")") else { throw error("Expected a ')' here") }
        return list
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take("<=") {
            relation = .lessThanOrEqual
        } else if take(">=") {
            relation = .greaterThanOrEqual
        } else {
            _ = take("==")
        }
        var predicate = VisualFormat.Predicate(relation: relation, value: try value())
        if take("*") { predicate.multiplier = try number() }
        if take("/") { predicate.multiplier /= try number() }
        if take("+") { predicate.addend = try number() }
        if predicate.addend == 0, take("-") { predicate.addend = -(try number()) }
        if take("@") { predicate.priority = try value() }
        return predicate
    }

    private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
        if let next, next.isLetter || next == "_" { return .name(try name()) }
        return .constant(try number())
    }

    private mutating func number() throws(VisualFormatError) -> CGFloat {
        let start = place
        if next == "-" { place += 1 }
        while let next, next.isASCII, next.isNumber || next == "." { place += 1 }
        guard let number = Double(String(text[start..<place])) else {
            place = start
            throw error("Expected a number or a name here")
        }
        return CGFloat(number)
    }

    private mutating func name() throws(VisualFormatError) -> String {
        let start = place
        while let next, next.isLetter || next.isNumber || next == "_" || next == "." { place += 1 }
        guard place > start, !text[start].isNumber else {
            place = start
            throw error("Expected a name here")
        }
        return String(text[start..<place])
    }

    // MARK: Characters

    private var next: Character? { place < text.count ? text[place] : nil }

    private mutating func take(_ word: String) -> Bool {
        guard text[place...].starts(with: word) else { return false }
        place += word.count
        return true
    }

    private func error(_ message: String) -> VisualFormatError {
        VisualFormatError(message: message, offset: place)
    }
}
