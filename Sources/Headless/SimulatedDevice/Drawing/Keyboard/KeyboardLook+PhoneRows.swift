import CoreGraphics
import Foundation

// The rows of keys on phones. A floating keyboard is as wide as that of a phone.
extension KeyboardLook {
    typealias Item = KeyboardRow.Item

    var phoneRows: [KeyboardRow] {
        switch keys {
        case .letters, .email, .url, .webSearch, .twitter: phoneLetterRows
        case .numbersAndPunctuation: phoneNumberRows
        case .numberPad: digitRows(corner: nil)
        case .phonePad: digitRows(corner: .label("+ * #"))
        case .decimalPad: digitRows(corner: .letter("."))
        }
    }

    var capitals: [[String]] {
        isShifted && alphabet.hasShift
            ? alphabet.rows.map { $0.map { $0.uppercased() } } : alphabet.rows
    }

    private var phoneLetterRows: [KeyboardRow] {
        let rows = capitals
        let delete = Item.function(.symbol("delete.left"))
        let shift = Item.function(.symbol(isShifted ? "shift.fill" : "shift"))
        let last =
            alphabet.hasShift
            ? [shift, .room(0.2)] + Item.letters(rows[2]) + [.room(0.2), delete]
            : Item.letters(rows[2]) + [delete]
        return [
            KeyboardRow(Item.letters(rows[0])), KeyboardRow(Item.letters(rows[1])),
            KeyboardRow(last), phoneBottomRow(switching: alphabet.numbers),
        ]
    }

    private var phoneNumberRows: [KeyboardRow] {
        let marks = ". , ? ! '".split(separator: " ").map { mark in
            Item.key(.letter(String(mark)), .character, .units(1.4), .center)
        }
        return [
            KeyboardRow(Item.characters("1 2 3 4 5 6 7 8 9 0")),
            KeyboardRow(Item.characters("- / : ; ( ) $ & @ \"")),
            KeyboardRow(
                [.function(.label("#+=")), .room(0.2)] + marks
                    + [.room(0.2), .function(.symbol("delete.left"))]),
            phoneBottomRow(switching: alphabet.letters),
        ]
    }

    /// Phones without a home button have the globe and the microphone below the keys instead.
    private func phoneBottomRow(switching label: String) -> KeyboardRow {
        let start: [Item] =
            hasStripUnderKeys || hasKeysAtSides
            ? [.function(.label(label), .units(2.5))]
            : [
                .function(.label(label), .units(1.2)), .function(.symbol("globe"), .units(1.2)),
                .function(.symbol("mic"), .units(1.2)),
            ]
        return KeyboardRow(start + phoneMiddle + [returnItem(.units(2.5))])
    }

    private var phoneMiddle: [Item] {
        let space = Item.space(alphabet.space)
        return switch keys {
        case .email: [space] + Item.characters("@ .")
        case .twitter: [space] + Item.characters("@ #")
        case .webSearch: [space] + Item.characters(".")
        case .url:
            [".", "/", ".com"].map { .key(.label($0), .character, .flexible, .center) }
        case .letters, .numbersAndPunctuation, .numberPad, .phonePad, .decimalPad: [space]
        }
    }

    func returnItem(
        _ width: KeyboardRow.Width, at place: KeyboardKey.CapPlace = .center
    ) -> Item {
        .key(.label(returnKey.label), returnRole, width, place)
    }

    private var returnRole: KeyboardKey.Role {
        guard returnKey.isEnabled else { return .disabled }
        return returnKey.isProminent ? .prominent : .function
    }

    private func digitRows(corner: KeyboardKey.Cap?) -> [KeyboardRow] {
        let digits = [
            ["1", "2 ABC", "3 DEF"], ["4 GHI", "5 JKL", "6 MNO"], ["7 PQRS", "8 TUV", "9 WXYZ"],
        ]
        let last: [Item] = [
            .key(corner ?? .label(""), .bare, .flexible, .center), digit("0"),
            .key(.symbol("delete.left"), .bare, .flexible, .center),
        ]
        return digits.map { KeyboardRow($0.map(digit)) } + [KeyboardRow(last)]
    }

    private func digit(_ text: String) -> Item {
        let parts = text.split(separator: " ").map(String.init)
        return .key(
            .digit(parts[0], letters: parts.count > 1 ? parts[1] : ""), .character, .flexible,
            .center)
    }
}
