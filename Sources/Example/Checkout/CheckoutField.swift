/// A field of the checkout, and what may be entered in it.
public struct CheckoutField: Hashable, Sendable {
    /// The title, which no other field has.
    public let title: String
    let placeholder: String
    /// The number of digits that people have to enter; `nil` for any text.
    let digits: Int?

    static let all = [
        CheckoutField(title: "Name on card", placeholder: "Jane Appleseed", digits: nil),
        CheckoutField(title: "Card number", placeholder: "16 digits", digits: 16),
        CheckoutField(title: "Security code", placeholder: "3 digits", digits: 3),
        CheckoutField(title: "Street", placeholder: "1 Apple Lane", digits: nil),
        CheckoutField(title: "Postcode", placeholder: "5 digits", digits: 5),
        CheckoutField(title: "City", placeholder: "Springfield", digits: nil),
    ]

    /// Returns what is wrong with `text`; `nil` if nothing is.
    ///
    /// Of a text that people are still typing, only what more typing can't mend is wrong.
    public func problem(in text: String, isTyping: Bool) -> String? {
        guard let digits else {
            return text.isEmpty && !isTyping ? "Please fill in this field." : nil
        }
        let isRight =
            text.allSatisfy(\.isWholeNumber)
            && (isTyping ? text.count <= digits : text.count == digits)
        return isRight ? nil : "Please enter \(digits) digits, without spaces."
    }
}
