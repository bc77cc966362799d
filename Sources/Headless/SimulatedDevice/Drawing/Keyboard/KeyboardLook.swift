import CoreGraphics
import Foundation
import UIKit

/// Everything that decides what a software keyboard looks like.
package struct KeyboardLook: Equatable, Sendable {
    package enum Idiom: Sendable {
        case phone, pad
        /// A tablet whose keyboard has a row of digits above the letters.
        case largePad
    }

    package enum Arrangement: Sendable {
        case docked, floating, split
    }

    package enum Keys: Sendable {
        case letters, email, url, webSearch, twitter
        case numbersAndPunctuation
        case numberPad, phonePad, decimalPad
    }

    package struct ReturnKey: Equatable, Sendable {
        package var label: String
        /// Whether it is blue, as "go", "search" and "done" are.
        package var isProminent: Bool
        package var isEnabled: Bool

        package init(_ label: String, isProminent: Bool = false, isEnabled: Bool = true) {
            self.label = label
            self.isProminent = isProminent
            self.isEnabled = isEnabled
        }
    }

    package var size: CGSize
    package var idiom: Idiom
    package var arrangement: Arrangement
    package var keys: Keys
    package var alphabet: KeyboardAlphabet
    package var returnKey: ReturnKey
    /// The words in the bar above the keys; nil where there is no bar.
    package var predictions: [String]?
    package var isShifted: Bool
    package var isDark: Bool
    /// What the screen's shape and its home indicator cover of the keyboard.
    package var insets: UIEdgeInsets

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
