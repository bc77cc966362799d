import CoreGraphics
import Foundation
import UIKit

/// The values that decide how a software keyboard looks.
package struct KeyboardLook: Equatable, Sendable {
    /// The kinds of device that a keyboard is drawn for.
    package enum Idiom: Sendable {
        case phone, pad
        /// A tablet whose keyboard has a row of digits above the letters.
        case largePad
    }

    /// The arrangements of a keyboard on the screen.
    package enum Arrangement: Sendable {
        case docked, floating, split
    }

    /// The sets of keys, one or more for each `UIKeyboardType`.
    package enum Keys: Sendable {
        case letters, email, url, webSearch, twitter
        case numbersAndPunctuation
        case numberPad, phonePad, decimalPad
    }

    /// The look of the Return key.
    package struct ReturnKey: Equatable, Sendable {
        /// The text on the key.
        package var label: String
        /// A Boolean value that indicates whether the key is blue, as "go", "search" and "done"
        /// are.
        package var isProminent: Bool
        /// A Boolean value that indicates whether the key can be pressed.
        package var isEnabled: Bool

        /// Creates the look of a Return key with a text.
        package init(_ label: String, isProminent: Bool = false, isEnabled: Bool = true) {
            self.label = label
            self.isProminent = isProminent
            self.isEnabled = isEnabled
        }
    }

    /// The size in points, without an accessory view.
    package var size: CGSize
    /// The kind of device.
    package var idiom: Idiom
    /// The arrangement on the screen.
    package var arrangement: Arrangement
    /// The set of keys.
    package var keys: Keys
    /// The letters and the words on the keys.
    package var alphabet: KeyboardAlphabet
    /// The look of the Return key.
    package var returnKey: ReturnKey
    /// The words in the bar above the keys; nil for a keyboard without that bar.
    package var predictions: [String]?
    /// A Boolean value that indicates whether the letters are capitals.
    package var isShifted: Bool
    /// A Boolean value that indicates whether the keyboard has its dark appearance.
    package var isDark: Bool
    /// A Boolean value that indicates whether the keyboard is made of glass.
    package var isGlass = false
    /// The insets of the keyboard that the screen's shape and its home indicator cover, in points.
    package var insets: UIEdgeInsets

    /// Creates the look of a keyboard of a size in points.
    package init(
        size: CGSize, idiom: Idiom = .phone, arrangement: Arrangement = .docked,
        keys: Keys = .letters, alphabet: KeyboardAlphabet = .english,
        returnKey: ReturnKey = ReturnKey("return"), predictions: [String]? = nil,
        isShifted: Bool = false, isDark: Bool = false, insets: UIEdgeInsets = .zero
    ) {
        self.size = size
        self.idiom = idiom
        self.arrangement = arrangement
        self.keys = keys
        self.alphabet = alphabet
        self.returnKey = returnKey
        self.predictions = predictions
        self.isShifted = isShifted
        self.isDark = isDark
        self.insets = insets
    }
}
