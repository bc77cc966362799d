import Example
import Foundation
import Requirements
import Testing
import UIKit

@Suite struct OrderFormTests {
    private func field(_ title: String, in form: OrderForm = OrderForm()) -> OrderField? {
        form.sections.flatMap(\.rows).compactMap { row in
            if case .field(let field) = row { field } else { nil }
        }.first { $0.title == title }
    }

    @Test("The order has three sections of 60 rows, and a gift takes three more")
    func giftTakesThreeMoreRows() throws {
        var form = OrderForm()
        let before = form.sections.flatMap(\.rows)
        #expect(form.sections.count == 3 && before.count == 60)
        #expect(Set(before).count == 60)

        form.isGift = true

        let gift = try #require(form.indexPath(of: .gift))
        let words = try #require(field("Words on the card", in: form))
        #expect(form.sections.flatMap(\.rows).count == 63)
        #expect(form.indexPath(of: .field(words)) == [gift.section, gift.row + 3])
        #expect(form.row(at: [gift.section, gift.row + 3]) == .field(words))
        form.isGift = false
        #expect(form.sections.flatMap(\.rows) == before)
        #expect(form.indexPath(of: .field(words)) == nil)
    }

    @Test(
        "What is wrong with a field depends on what it is for",
        arguments: [
            ("First name", "", "Please fill in this field."), ("First name", "  ", "fill in"),
            ("First name", "Jane", nil), ("Company", "", nil),
            ("Email", "jane", "email address"), ("Email", "jane@example", "email address"),
            ("Email", "jane@example.com", nil), ("Phone", "12 a", "phone number"),
            ("Phone", "+49 30 1234", nil), ("Postcode", "1234", "5 digits"),
            ("Postcode", "12345", nil), ("Quantity 1", "0", "from 1 to 99"),
            ("Quantity 1", "99", nil), ("Quantity 1", "100", "from 1 to 99"),
            ("Quantity 2", "", nil),
        ] as [(String, String, String?)])
    func problemDependsOnContent(title: String, text: String, problem: String?) throws {
        let found = try #require(field(title)).problem(in: text)
        #expect((found == nil) == (problem == nil))
        #expect(found?.contains(problem ?? "") ?? true)
    }
}
