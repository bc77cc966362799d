import CoreGraphics
import Foundation

/// The weights of a symbol, like those of the text beside it.
package enum SymbolWeight: Sendable {
    case light, regular, medium, semibold, bold

    /// The factor by which lines are thicker than those of a regular symbol.
    package var lineFactor: CGFloat {
        switch self {
        case .light: 0.75
        case .regular: 1
        case .medium: 1.15
        case .semibold: 1.3
        case .bold: 1.5
        }
    }
}

/// The lines and areas of a symbol, in points beside text of 17 points.
///
/// All are our own drawings. Only the names are Apple's.
package struct SymbolOutline: Equatable, Sendable {
    package enum Part: Equatable, Sendable {
        /// A line with round ends and corners, as SVG path data.
        case line(String, width: CGFloat = 1.6)
        /// An area, as SVG path data; a part inside of two of its loops is a hole.
        case area(String)
    }

    package let size: CGSize
    package let parts: [Part]

    init(_ width: CGFloat, _ height: CGFloat, _ parts: [Part]) {
        size = CGSize(width: width, height: height)
        self.parts = parts
    }

    package static func named(_ name: String) -> SymbolOutline? {
        all[name]
    }

    package static var names: [String] { all.keys.sorted() }

    private static let all: [String: SymbolOutline] =
        [arrows, marks, people, objects, papers, keys, status].reduce(into: [:]) { all, some in
            all.merge(some) { first, _ in first }
        }
}
