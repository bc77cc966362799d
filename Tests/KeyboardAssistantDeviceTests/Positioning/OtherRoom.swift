import CoreGraphics

/// What a component other than the library does to one of the app's numbers for the keyboard.
///
/// Numbers are in points by which content moves up.
struct OtherRoom: Equatable, Sendable {
    enum Style: String, CaseIterable, Sendable {
        /// It sets the number to the keyboard's height, and later to the number it saved at the start.
        case savesAndRestores
        /// It sets the number to the keyboard's height, and to zero at each hide.
        case setsAndZeroes
        /// It sets the number to the sum of what it saved and the keyboard's height.
        case addsToWhatItSaves
        /// It adds the keyboard's height, and subtracts what it added.
        case addsAndSubtracts
    }

    let style: Style
    private var saved: CGFloat = 0
    /// The height for which there is room; `nil` if there is none.
    private(set) var height: CGFloat?

    init(_ style: Style) { self.style = style }

    /// Makes room for a keyboard of `height` points in `number`.
    mutating func show(_ height: CGFloat, in number: inout CGFloat) {
        if self.height == nil { saved = number }
        switch style {
        case .savesAndRestores, .setsAndZeroes: number = height
        case .addsToWhatItSaves: number = saved + height
        case .addsAndSubtracts: number += height - (self.height ?? 0)
        }
        self.height = height
    }

    /// Takes the room away.
    mutating func hide(in number: inout CGFloat) {
        defer { height = nil }
        switch style {
        case .setsAndZeroes: number = 0
        case .savesAndRestores, .addsToWhatItSaves: if height != nil { number = saved }
        case .addsAndSubtracts: number -= height ?? 0
        }
    }
}
