import CoreGraphics
import UIKit

extension ScrollPlane {
    /// Reads both axes of `scrollView`, as if its content stood at `offset`.
    @MainActor
    init(of scrollView: UIScrollView, at offset: CGPoint) {
        horizontal = ScrollAxis(.horizontal, of: scrollView, at: offset)
        vertical = ScrollAxis(.vertical, of: scrollView, at: offset)
        isRightToLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}
