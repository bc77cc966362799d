import CoreGraphics
import Foundation

extension DisplayList {
    /// Draws the background of a bar, which reaches beyond it to the edge of the window, and the
    /// line on its inner edge.
    mutating func bar(
        _ rect: CGRect, color: UIColor?, line: CGRect?, isDark: Bool
    ) {
        // UIKit blurs what is behind; this is how that looks over a plain page.
        let usual = UIColor(white: isDark ? 0.086 : 0.976, alpha: 1)
        fill(rect, color ?? usual)
        if let line { fill(line, UIColor.separator) }
    }
}
