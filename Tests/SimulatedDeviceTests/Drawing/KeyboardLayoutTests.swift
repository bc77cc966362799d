import CoreGraphics
import DeviceFixtures
import Foundation
import Testing
import UIKit

@testable import SimulatedDevice

@Suite struct KeyboardLayoutTests {
    static let looks: [KeyboardLook] = {
        let kinds: [KeyboardLook.Keys] = [
            .letters, .email, .url, .webSearch, .twitter, .numbersAndPunctuation, .numberPad,
            .phonePad, .decimalPad,
        ]
        let homeIndicator = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
        let sideways = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        let languages = ["en", "de", "fr", "ar", "he", "ru"]
        var looks = kinds.flatMap { keys in
            [
                KeyboardLook(
                    size: CGSize(width: 390, height: 336), keys: keys,
                    predictions: ["a", "b", "c"],
                    insets: homeIndicator),
                KeyboardLook(size: CGSize(width: 320, height: 216), keys: keys),
                KeyboardLook(
                    size: CGSize(width: 844, height: 209), keys: keys, predictions: ["a"],
                    insets: sideways),
                KeyboardLook(size: CGSize(width: 768, height: 313), idiom: .pad, keys: keys),
                KeyboardLook(size: CGSize(width: 1366, height: 459), idiom: .largePad, keys: keys),
            ]
        }
        looks += languages.flatMap { language in
            [
                KeyboardLook(
                    size: CGSize(width: 390, height: 336), alphabet: .language(language)),
                KeyboardLook(
                    size: CGSize(width: 1024, height: 398), idiom: .pad,
                    alphabet: .language(language)),
                KeyboardLook(
                    size: CGSize(width: 320, height: 300), idiom: .pad, arrangement: .floating,
                    alphabet: .language(language)),
                KeyboardLook(
                    size: CGSize(width: 768, height: 313), idiom: .pad, arrangement: .split,
                    alphabet: .language(language)),
            ]
        }
        return looks
    }()

    @Test("No key covers another, and none sticks out", arguments: looks)
    func keysAreApart(look: KeyboardLook) {
        let keys = KeyboardLayout(look).keys
        let whole = CGRect(origin: .zero, size: look.size).insetBy(dx: -0.001, dy: -0.001)
        for (index, key) in keys.enumerated() {
            #expect(whole.contains(key.frame), "\(key.cap)")
            #expect(key.frame.width > 4 && key.frame.height > 4, "\(key.cap)")
            for other in keys[(index + 1)...] {
                #expect(!key.frame.intersects(other.frame), "\(key.cap) and \(other.cap)")
            }
        }
    }

    @Test("The widest row reaches from edge to edge", arguments: looks)
    func keysCoverTheWidth(look: KeyboardLook) {
        let keys = KeyboardLayout(look).keys.filter { $0.role != .bare || !look.insets.isEmpty }
        let (left, right) = (look.insets.left, look.insets.right)
        let side: CGFloat = left > 0 ? 54 : 20
        #expect((keys.map(\.frame.minX).min() ?? .infinity) < left + side)
        #expect((keys.map(\.frame.maxX).max() ?? 0) > look.size.width - right - side)
    }

    @Test(
        "A keyboard has each letter of its language once",
        arguments: ["en", "de", "fr", "es", "el", "ru", "ar", "he"])
    func keyboardHasEachLetterOnce(language: String) {
        let alphabet = KeyboardAlphabet.language(language)
        let keys = KeyboardLayout(
            KeyboardLook(size: CGSize(width: 390, height: 291), alphabet: alphabet)
        ).keys
        let shown = keys.compactMap { key in
            if case .letter(let letter) = key.cap { letter } else { nil }
        }
        #expect(shown == alphabet.rows.flatMap(\.self))
        #expect(Set(shown).count == shown.count)
    }

    @Test("Shift shows capitals")
    func shiftShowsCapitals() {
        let look = KeyboardLook(size: CGSize(width: 390, height: 291), isShifted: true)
        let caps = KeyboardLayout(look).keys.map(\.cap)
        #expect(caps.contains(.letter("Q")))
        #expect(caps.contains(.symbol("shift.fill")))
        #expect(!caps.contains(.letter("q")))
    }

    @Test("The return key is blue if it has an action, and gray while it is disabled")
    func returnKeyColorTellsWhetherUsable() throws {
        for (key, role) in [
            (KeyboardLook.ReturnKey("next"), KeyboardKey.Role.function),
            (KeyboardLook.ReturnKey("go", isProminent: true), .prominent),
            (KeyboardLook.ReturnKey("go", isProminent: true, isEnabled: false), .disabled),
        ] {
            let look = KeyboardLook(size: CGSize(width: 390, height: 291), returnKey: key)
            let drawn = KeyboardLayout(look).keys.last { $0.cap == .label(key.label) }
            #expect(drawn?.role == role)
        }
    }

    @Test("A keyboard without space draws nothing and does not crash")
    func keyboardWithoutRoomDrawsNothing() {
        for size in [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 390, height: 30)] {
            let look = KeyboardLook(size: size, predictions: [])
            #expect(SVGDocument(picture(of: look)).isWellFormed)
        }
    }

    private func picture(of look: KeyboardLook) -> String {
        SVGWriter.document(KeyboardPicture(look).list, size: look.size, title: "Keyboard")
    }
}

extension UIEdgeInsets {
    fileprivate var isEmpty: Bool { left == 0 && right == 0 && bottom == 0 }
}
