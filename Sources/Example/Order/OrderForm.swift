import UIKit

/// A row of the order.
public enum OrderRow: Hashable, Sendable {
    case heading(String)
    case field(OrderField)
    case notes
    case newsletter, gift
}

/// An order: three sections of rows, and what people have entered in them.
public struct OrderForm: Sendable {
    /// Rows under a title.
    public struct Section: Hashable, Sendable {
        public let title: String
        public let rows: [OrderRow]
    }

    public private(set) var sections: [Section]
    var wantsNewsletter = false
    var notes = ""
    private var texts: [OrderField: String] = [:]
    private var problems: [OrderField: String] = [:]

    /// A Boolean value that indicates whether the order is a gift, which takes three more rows.
    public var isGift = false {
        didSet { sections[1] = Self.delivery(isGift: isGift) }
    }

    public init() {
        sections = [Self.contact, Self.delivery(isGift: false), Self.items]
    }

    // MARK: Texts

    public func text(of field: OrderField) -> String { texts[field] ?? "" }

    mutating func setText(_ text: String, of field: OrderField) { texts[field] = text }

    /// What was wrong with the text of a field when it was last checked.
    public func problem(in field: OrderField) -> String? { problems[field] }

    /// Checks a field, and returns whether its problem is another one now.
    mutating func check(_ field: OrderField) -> Bool {
        let problem = field.problem(in: text(of: field))
        defer { problems[field] = problem }
        return problem != problems[field]
    }

    // MARK: Rows

    public func row(at indexPath: IndexPath) -> OrderRow {
        sections[indexPath.section].rows[indexPath.row]
    }

    /// Returns the index path of `row`; `nil` while it isn't shown.
    public func indexPath(of row: OrderRow) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let position = section.rows.firstIndex(of: row) { return [index, position] }
        }
        return nil
    }

    /// The index paths of the rows that a gift adds.
    var giftIndexPaths: [IndexPath] {
        guard let gift = indexPath(of: .gift) else { return [] }
        return Self.giftRows.indices.map { [gift.section, gift.row + 1 + $0] }
    }

    private static let giftRows: [OrderRow] = [
        .field(OrderField("Gift for", .name, isRequired: true)),
        .field(OrderField("Gift from", .name)),
        .field(OrderField("Words on the card")),
    ]

    private static let contact = Section(
        title: "Contact",
        rows: [
            .heading("Who is ordering?"),
            .field(OrderField("First name", .name, isRequired: true)),
            .field(OrderField("Last name", .name, isRequired: true)),
            .field(OrderField("Company")),
            .field(OrderField("Department")),
            .field(OrderField("Email", .email, isRequired: true)),
            .field(OrderField("Phone", .phone)),
            .field(OrderField("Mobile", .phone)),
            .field(OrderField("Customer number", .digits(6))),
            .newsletter,
        ])

    private static func delivery(isGift: Bool) -> Section {
        let before: [OrderRow] = [
            .heading("Where do we deliver?"),
            .field(OrderField("Street", isRequired: true)),
            .field(OrderField("House number", isRequired: true)),
            .field(OrderField("Building")),
            .field(OrderField("Floor", .number(0...99))),
            .field(OrderField("Door code", .digits(4))),
            .field(OrderField("Postcode", .digits(5), isRequired: true)),
            .field(OrderField("City", isRequired: true)),
            .field(OrderField("State")),
            .field(OrderField("Country", isRequired: true)),
            .gift,
        ]
        let after: [OrderRow] = [
            .field(OrderField("Preferred day")),
            .field(OrderField("Neighbor", .name)),
            .notes,
        ]
        return Section(title: "Delivery", rows: before + (isGift ? giftRows : []) + after)
    }

    private static let items = Section(
        title: "Items",
        rows: (1...12).flatMap { number -> [OrderRow] in
            [
                .heading("Item \(number)"),
                .field(OrderField("Article \(number)", isRequired: number == 1)),
                .field(OrderField("Quantity \(number)", .number(1...99), isRequired: number == 1)),
            ]
        })
}
