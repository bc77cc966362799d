import Foundation

/// A text field of the order, and what may be entered in it.
public struct OrderField: Hashable, Sendable {
    /// The kind of text that people enter.
    public enum Content: Hashable, Sendable {
        case text, name, email, phone
        /// A number of digits, such as a postcode.
        case digits(Int)
        case number(ClosedRange<Int>)
    }

    /// The title, which no other field has.
    public let title: String
    public let content: Content
    public let isRequired: Bool

    init(_ title: String, _ content: Content = .text, isRequired: Bool = false) {
        self.title = title
        self.content = content
        self.isRequired = isRequired
    }

    /// Returns what is wrong with `text`; `nil` if nothing is.
    public func problem(in text: String) -> String? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.isEmpty { return isRequired ? "Please fill in this field." : nil }
        return content.accepts(text) ? nil : content.rule
    }
}

extension OrderField.Content {
    fileprivate func accepts(_ text: String) -> Bool {
        switch self {
        case .text, .name: true
        case .email: isEmailAddress(text)
        case .phone:
            text.allSatisfy { $0.isWholeNumber || " +-()/".contains($0) }
                && text.filter(\.isWholeNumber).count >= 5
        case .digits(let count): text.count == count && text.allSatisfy(\.isWholeNumber)
        case .number(let range): Int(text).map(range.contains) ?? false
        }
    }

    private func isEmailAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !text.contains(where: \.isWhitespace) else {
            return false
        }
        let domain = parts[1].split(separator: ".", omittingEmptySubsequences: false)
        return domain.count > 1 && !domain.contains { $0.isEmpty }
    }

    /// The sentence that says what is accepted.
    fileprivate var rule: String {
        switch self {
        case .text, .name: ""
        case .email: "Please enter an email address, such as jane@example.com."
        case .phone: "Please enter a phone number with at least five digits."
        case .digits(let count): "Please enter \(count) digits."
        case .number(let range):
            "Please enter a number from \(range.lowerBound) to \(range.upperBound)."
        }
    }
}
