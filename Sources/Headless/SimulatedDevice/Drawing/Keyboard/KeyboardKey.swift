import CoreGraphics
import Foundation

/// A key with its place on the keyboard.
struct KeyboardKey: Equatable {
    enum Cap: Equatable {
        case letter(String)
        case label(String)
        case symbol(String)
        /// A digit with the letters that telephones have under it.
        case digit(String, letters: String)
    }

    enum Role: Equatable {
        case character
        /// Shift, delete and the like, which are darker than letters.
        case function
        case prominent
        case disabled
        /// A cap without a key around it.
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

/// One row of keys before it is known how wide they are.
struct KeyboardRow {
    enum Width {
        /// As wide as so many letters and the gaps between them.
        case units(CGFloat)
        /// An equal share of what the others leave.
        case flexible
    }

    enum Item {
        case key(KeyboardKey.Cap, KeyboardKey.Role, Width, KeyboardKey.CapPlace)
        /// Room beyond the usual gap, in letters.
        case room(CGFloat)
    }

    var items: [Item]
    /// The height of the row, compared with the others.
    var heightShare: CGFloat = 1

    init(_ items: [Item], heightShare: CGFloat = 1) {
        self.items = items
        self.heightShare = heightShare
    }

    /// Returns the number of letters that would take as much room, if flexible keys had at least
    /// this width.
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
