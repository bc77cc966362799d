import CoreGraphics

extension KeyboardPosition {
    /// The keyboard's frame in points in the window's coordinates; `nil` while the keyboard isn't in
    /// the window.
    public var frame: CGRect? { geometry?.keyboard }

    /// The height that the docked keyboard covers at the bottom of the window, in points.
    public var overlap: CGFloat { geometry?.overlap ?? 0 }
}

extension KeyboardPosition: CustomStringConvertible {
    /// The position as text, such as "keyboard covers 336 pt (end frame: is highest)".
    public var description: String { position + silence }

    /// What to say of a layout guide that should have moved by now.
    private var silence: String {
        silentShows < 5 ? "" : ", and the layout guide has not moved in \(silentShows) shows"
    }

    private var position: String {
        guard let source else { return "no keyboard (\(reason.rawValue.inWords))" }
        return "keyboard covers \(overlap.inPoints) pt"
            + " (\(source.rawValue.inWords): \(reason.rawValue.inWords))"
    }
}

extension CGFloat {
    /// The number with at most one decimal place.
    var inPoints: String {
        let tenths = (self * 10).rounded()
        guard let whole = Int(exactly: tenths) else { return "\(self)" }
        return whole.isMultiple(of: 10) ? "\(whole / 10)" : "\(Double(whole) / 10)"
    }
}

extension String {
    /// The words of a name in camel case, separated by spaces.
    fileprivate var inWords: String {
        reduce(into: "") { text, letter in
            text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
    }
}
