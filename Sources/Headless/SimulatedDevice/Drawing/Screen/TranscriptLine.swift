import CoreGraphics
import Foundation
import UIKit

/// One view in a transcript.
struct TranscriptLine: Equatable {
    var depth = 0
    var name: String
    /// The words that can be read on the view.
    var words = ""
    var frame: CGRect
    var insets = UIEdgeInsets.zero
    var isSelected = false
    var isFirstResponder = false
    /// A Boolean value that indicates whether the view is focused.
    ///
    /// An edited input is marked as first responder instead.
    var isFocused = false

    /// The line, such as `  UITextField “Password” y 464–508 ◀`.
    var text: String {
        let start = String(repeating: "  ", count: depth) + name
        let quote = words.isEmpty ? "" : " “\(words.onOneLine)”"
        return start + quote + " y \(frame.minY.whole)–\(frame.maxY.whole)" + insetText
            + (isSelected ? ", selected" : "") + (isFirstResponder ? " ◀" : "")
            + (isFocused && !isFirstResponder ? " [focused]" : "")
    }

    private var insetText: String {
        [
            ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
            ("right", insets.right),
        ]
        .filter { $0.1.whole != "0" }
        .map { ", \($0) inset \($1.whole)" }
        .joined()
    }
}

extension CGFloat {
    fileprivate var whole: String {
        isFinite ? String(Int(Swift.min(Swift.max(self, -1e9), 1e9).rounded())) : "?"
    }
}

extension String {
    fileprivate var onOneLine: String {
        split(whereSeparator: \.isNewline).joined(separator: " ⏎ ")
    }
}
