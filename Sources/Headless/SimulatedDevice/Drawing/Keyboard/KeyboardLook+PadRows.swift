import CoreGraphics
import Foundation

// The rows of keys on tablets.
extension KeyboardLook {
    var padRows: [KeyboardRow] {
        switch keys {
        case .letters, .email, .url, .webSearch, .twitter:
            idiom == .largePad ? largePadLetterRows : padLetterRows
        // Tablets have no number pads; they show the page of digits instead.
        case .numbersAndPunctuation, .numberPad, .phonePad, .decimalPad: padNumberRows
        }
    }

    private var padLetterRows: [KeyboardRow] {
        let rows = capitals
        return [
            KeyboardRow(Item.letters(rows[0]) + [.function(.symbol("delete.left"))]),
            KeyboardRow([.room(0.45)] + Item.letters(rows[1]) + [returnItem(.flexible)]),
            KeyboardRow(
                shift(.units(1)) + Item.letters(rows[2]) + Item.characters(marksAfterLetters)
                    + shift(.flexible)),
            padBottomRow(switching: ".?" + alphabet.numbers),
        ]
    }

    /// The Shift key; none in languages without capital letters.
    private func shift(_ width: KeyboardRow.Width) -> [Item] {
        alphabet.hasShift
            ? [.function(.symbol(isShifted ? "shift.fill" : "shift"), width)] : []
    }

    private var padNumberRows: [KeyboardRow] {
        [
            KeyboardRow(
                Item.characters("1 2 3 4 5 6 7 8 9 0") + [.function(.symbol("delete.left"))]),
            KeyboardRow(
                [.room(0.45)] + Item.characters("@ # $ & * ( ) ' \"") + [returnItem(.flexible)]),
            KeyboardRow(
                [.function(.label("#+="), .units(1))] + Item.characters("% - + = / ; : , .")
                    + [.function(.label("#+="))]),
            padBottomRow(switching: alphabet.letters),
        ]
    }

    private var marksAfterLetters: String {
        switch keys {
        case .email: "@ ."
        case .url: "/ ."
        case .twitter: "@ #"
        case .letters, .webSearch, .numbersAndPunctuation, .numberPad, .phonePad, .decimalPad: ", ."
        }
    }

    private func padBottomRow(switching label: String) -> KeyboardRow {
        KeyboardRow([
            .function(.symbol("globe"), .units(1)), .function(.label(label), .units(1)),
            .function(.symbol("mic"), .units(1)), .space(alphabet.space),
            .function(.label(label), .units(1.4)),
            .function(.symbol("keyboard.chevron.compact.down"), .units(1.4)),
        ])
    }

    private var largePadLetterRows: [KeyboardRow] {
        let rows = capitals
        return [
            KeyboardRow(
                Item.characters("` 1 2 3 4 5 6 7 8 9 0 - =")
                    + [.function(.label("delete"), at: .bottomRight)], heightShare: 0.78),
            KeyboardRow(
                [.function(.label("tab"), at: .bottomLeft)] + Item.letters(rows[0])
                    + Item.characters("[ ] \\")),
            KeyboardRow(
                [.function(.label("caps lock"), .units(1.8), at: .bottomLeft)]
                    + Item.letters(rows[1]) + Item.characters("; '")
                    + [returnItem(.flexible, at: .bottomRight)]),
            KeyboardRow(
                [.function(.label("shift"), at: .bottomLeft)] + Item.letters(rows[2])
                    + Item.characters(", . /") + [.function(.label("shift"), at: .bottomRight)]),
            padBottomRow(switching: ".?" + alphabet.numbers),
        ]
    }

    // MARK: Split

    /// The left and the right half of a split keyboard.
    var splitRows: (left: [KeyboardRow], right: [KeyboardRow]) {
        let halves = capitals.map { row in
            (row.prefix((row.count + 1) / 2), row.suffix(row.count / 2))
        }
        let numbers = Item.function(.label(".?" + alphabet.numbers), .units(1))
        let left = [
            KeyboardRow(Item.letters(Array(halves[0].0))),
            KeyboardRow(Item.letters(Array(halves[1].0))),
            KeyboardRow(shift(.flexible) + Item.letters(Array(halves[2].0))),
            KeyboardRow([.function(.symbol("globe"), .units(1)), numbers, .space("")]),
        ]
        let right = [
            KeyboardRow(Item.letters(Array(halves[0].1)) + [.function(.symbol("delete.left"))]),
            KeyboardRow(Item.letters(Array(halves[1].1)) + [returnItem(.flexible)]),
            KeyboardRow(
                Item.letters(Array(halves[2].1)) + Item.characters(", .") + shift(.flexible)),
            KeyboardRow([
                .space(""), numbers,
                .function(.symbol("keyboard.chevron.compact.down"), .units(1)),
            ]),
        ]
        return (left, right)
    }
}
