import CoreGraphics
import UIKit

extension ScrollPlane {
    /// Both axes of `view`, as if its content stood at `offset`.
    @MainActor
    init(of view: UIScrollView, at offset: CGPoint) {
        let insets = view.adjustedContentInset
        horizontal = ScrollAxis(
            offset: offset.x, length: view.bounds.width, contentLength: view.contentSize.width,
            startInset: insets.left, endInset: insets.right, isPaging: view.isPagingEnabled)
        vertical = ScrollAxis(
            offset: offset.y, length: view.bounds.height, contentLength: view.contentSize.height,
            startInset: insets.top, endInset: insets.bottom, isPaging: view.isPagingEnabled)
        isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
}
