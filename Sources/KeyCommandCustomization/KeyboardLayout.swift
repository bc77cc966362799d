/// The layout of a hardware keyboard: the characters of its keys with and without Shift.
///
/// Several chords can describe one press. Where Shift turns “;” into “:”, the chords ⇧⌘;, ⌘: and
/// ⇧⌘: are the same keys, and UIKit matches the commands of all three. Whether two chords are the
/// same keys therefore depends on the layout, and only this type decides it.
///
/// Characters typed with Option aren't included: no source documents the commands that UIKit
/// matches then.
struct KeyboardLayout: Hashable, Sendable {
    /// The layout's name in Settings; `nil` for a layout known only from key presses.
    let name: String?
    /// The characters of keys without Shift, by the symbols of the keys with Shift.
    private var unshifted: [String: String] = [:]

    /// A layout without any known keys.
    ///
    /// Chords are the same keys only if they are equal.
    static let unknown = KeyboardLayout(name: nil)

    /// Creates a layout in which Shift turns each character of `plain` into the character of
    /// `shifted` at the same place.
    ///
    /// Letters can be left out, because a chord has no uppercase letters.
    init(name: String?, plain: String = "", shifted: String = "") {
        self.name = name
        for (plain, shifted) in zip(plain, shifted) {
            add(String(shifted), shiftedFrom: String(plain))
        }
    }

    /// Adds the symbol that the key for `plain` types with Shift.
    mutating func add(_ symbol: String, shiftedFrom plain: String) {
        // A chord already treats an uppercase letter as the same character.
        guard symbol.lowercased() != plain.lowercased() else { return }
        unshifted[symbol] = plain
    }

    /// Returns the keys that people press for `chord`.
    ///
    /// The key is named by its character without Shift.
    func press(of chord: KeyChord) -> KeyChord {
        guard case .characters(let text) = chord.input, let plain = unshifted[text] else {
            return chord
        }
        return KeyChord(
            validating: .characters(plain), chord.modifiers.union(.shift), keyCode: chord.keyCode)
            ?? chord
    }

    /// Returns a Boolean value that indicates whether two chords are the same press.
    func isSame(_ one: KeyChord, _ other: KeyChord) -> Bool {
        press(of: one) == press(of: other)
    }

    /// Returns the first of `chords` that is the same press as `chord`.
    func first(of chords: some Sequence<KeyChord>, matching chord: KeyChord) -> KeyChord? {
        let press = press(of: chord)
        return chords.first { self.press(of: $0) == press }
    }

    /// Returns a Boolean value that indicates whether any of `chords` is the same press as `chord`.
    func contains(_ chord: KeyChord, in chords: some Sequence<KeyChord>) -> Bool {
        first(of: chords, matching: chord) != nil
    }
}

// From the layouts com.apple.keylayout.US, .German and .French of macOS, as published in Visual
// Studio Code (src/vs/workbench/services/keybinding/browser/keyboardLayouts, MIT). The names on
// iPadOS are the same.
extension KeyboardLayout {
    /// The completely known layouts.
    static let known = [us, german, french]

    static let us = KeyboardLayout(
        name: "U.S.", plain: "1234567890-=[]\\;',./`§", shifted: "!@#$%^&*()_+{}|:\"<>?~±")

    static let german = KeyboardLayout(
        name: "German", plain: "1234567890ß´ü+#öä,.-<^", shifted: "!\"§$%&/()=?`Ü*'ÖÄ;:_>°")

    static let french = KeyboardLayout(
        name: "French", plain: "&é\"'(§è!çà)-^$`mù,;:=<@", shifted: "1234567890°_¨*£M%?./+>#")
}

/// The layout of the hardware keyboard in use, as observed from key presses.
///
/// UIKit has no API for the keyboard's layout. The languages in which people type give no hint
/// here: asking for them would need a reason in the privacy manifest.
struct KeyboardInUse: Hashable, Sendable {
    /// A key press, with the characters of the key.
    struct Press: Hashable, Sendable {
        /// The key code, as in `UIKeyboardHIDUsage`.
        var code: Int
        /// The character of the key without Shift.
        var plain: String
        /// The symbol of the key with Shift; `nil` without Shift, or if Shift had no effect.
        var shifted: String?
    }

    /// The layout as far as presses have shown it.
    ///
    /// It determines which chords are the same keys.
    private(set) var layout = KeyboardLayout.unknown

    private var typed: [Int: String] = [:]

    /// Updates the layout with a key press.
    mutating func record(_ press: Press) {
        if contradicts(press) { self = KeyboardInUse() }
        typed[press.code] = press.plain
        if let shifted = press.shifted { layout.add(shifted, shiftedFrom: press.plain) }
    }

    /// Returns a Boolean value that indicates whether `press` shows that a different keyboard or
    /// layout is now in use.
    ///
    /// On one keyboard, no key types two characters, and no character is on two keys.
    private func contradicts(_ press: Press) -> Bool {
        typed.contains { ($0.key == press.code) != ($0.value == press.plain) }
    }
}

extension KeyboardInUse.Press {
    /// Creates a press; `nil` if the press provides no information about the layout.
    ///
    /// Apple's documentation doesn't say whether `charactersIgnoringModifiers` ignores Shift, or
    /// whether `characters` reflects Shift while ⌘ is held. A symbol therefore counts only if the
    /// two differ.
    init?(
        code: Int, modifiers: KeyCommandDescriptor.Modifiers, characters: String,
        ignoringModifiers: String
    ) {
        let plain = ignoringModifiers.composed.lowercased()
        // The keys on the main part of the keyboard that type text; keypad keys have other codes.
        guard Self.typingKeys.contains(code), plain.count == 1 else { return nil }
        self.init(code: code, plain: plain)
        guard modifiers.contains(.shift) else { return }
        let typed = characters.composed
        let isLetter = plain.uppercased() != plain
        if typed == plain || typed == ignoringModifiers, !isLetter { return nil }
        // Control and Option change the characters.
        let makesOthers = !modifiers.isDisjoint(with: [.control, .alternate])
        if !makesOthers, typed.count == 1, typed.lowercased() != plain { shifted = typed }
    }

    /// The key codes from A to the slash, without Return, Escape, Backspace, Tab and Space.
    private static let typingKeys = Set(0x04...0x38).subtracting(0x28...0x2C)
}
