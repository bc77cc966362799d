import CoreGraphics
import Foundation

extension DisplayList {
    /// Draws the background of a bar, which extends to the edge of the window, and the line on the
    /// bar's inner edge.
    mutating func bar(
        _ rect: CGRect, color: UIColor?, line: CGRect?, isDark: Bool
    ) {
        // UIKit blurs the content behind. This is how a blur looks over a plain page.
        let usual = UIColor(white: isDark ? 0.086 : 0.976, alpha: 1)
        fill(rect, color ?? usual)
        if let line { fill(line, UIColor.separator) }
    }
}
