import CoreGraphics
import Foundation

/// The look of a bar, from the time when bars were dark or light.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}

extension DisplayList {
    /// Draws the background of a bar, which reaches beyond it to the edge of the window, and the
    /// line on its inner edge.
    mutating func bar(
        _ rect: CGRect, color: UIColor?, line: CGRect?, isDark: Bool
    ) {
        // UIKit blurs what is behind; this is how that looks over a plain page.
        let usual = isDark ? UIColor(white: 0.11, alpha: 0.94) : UIColor(white: 0.976, alpha: 0.94)
        fill(rect, color ?? usual)
        if let line { fill(line, UIColor.separator) }
    }
}
