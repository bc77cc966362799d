import CoreGraphics
import Foundation

/// A key with its place on the keyboard.
struct KeyboardKey: Equatable {
    enum Cap: Equatable {
        case letter(String)
        case label(String)
        case symbol(String)
        /// A digit with the letters that telephones have below it.
        case digit(String, letters: String)
    }

    enum Role: Equatable {
        case character
        /// A key such as Shift or Delete, which is darker than a letter.
        case function
        case prominent
        case disabled
        /// A label without a key around it.
        case bare
    }

    enum CapPlace: Equatable {
        case center, bottomLeft, bottomRight
    }

    var cap: Cap
    var role: Role
    var capPlace = CapPlace.center
    var frame: CGRect
}

/// A row of keys whose widths aren't known yet.
struct KeyboardRow {
    enum Width {
        /// The width of this many letters and the gaps between them.
        case units(CGFloat)
        /// An equal share of the width that the other keys leave.
        case flexible
    }

    enum Item {
        case key(KeyboardKey.Cap, KeyboardKey.Role, Width, KeyboardKey.CapPlace)
        /// A space in addition to the usual gap, in widths of letters.
        case room(CGFloat)
    }

    var items: [Item]
    /// The height of the row, compared with the others.
    var heightShare: CGFloat = 1

    init(_ items: [Item], heightShare: CGFloat = 1) {
        self.items = items
        self.heightShare = heightShare
    }

    /// Returns the width of the row in letters, if flexible keys had at least this width.
    func letterCount(flexible: CGFloat) -> CGFloat {
        items.reduce(0) { sum, item in
            switch item {
            case .room(let units), .key(_, _, .units(let units), _): sum + units
            case .key(_, _, .flexible, _): sum + flexible
            }
        }
    }
}

extension KeyboardRow.Item {
    static func letter(_ letter: String) -> Self {
        .key(.letter(letter), .character, .units(1), .center)
    }

    static func letters(_ letters: [String]) -> [Self] {
        letters.map { letter($0) }
    }

    static func characters(_ characters: String) -> [Self] {
        characters.split(separator: " ").map { letter(String($0)) }
    }

    static func function(
        _ cap: KeyboardKey.Cap, _ width: KeyboardRow.Width = .flexible,
        at place: KeyboardKey.CapPlace = .center
    ) -> Self {
        .key(cap, .function, width, place)
    }

    static func space(_ label: String, _ width: KeyboardRow.Width = .flexible) -> Self {
        .key(.label(label), .character, width, .center)
    }
}
