import CoreGraphics
import UIKit

extension ScrollAxis {
    /// Creates one axis of `scrollView` as if it were at `offset`, or at its current offset by
    /// default.
    @MainActor
    package init(
        _ axis: ArrowDirection.Axis, of scrollView: UIScrollView, at offset: CGPoint? = nil
    ) {
        let offset = offset ?? scrollView.contentOffset
        let (size, content) = (scrollView.bounds.size, scrollView.contentSize)
        let insets = scrollView.adjustedContentInset
        let isPaging = scrollView.isPagingEnabled
        switch axis {
        case .horizontal:
            self.init(
                offset: offset.x, length: size.width, contentLength: content.width,
                startInset: insets.left, endInset: insets.right, isPaging: isPaging)
        case .vertical:
            self.init(
                offset: offset.y, length: size.height, contentLength: content.height,
                startInset: insets.top, endInset: insets.bottom,
                isPaging: isPaging && !scrollView.scrollsOnlySideways)
        }
    }
}

extension UIScrollView {
    /// A Boolean value that indicates whether the content is wider than this scroll view, but not
    /// taller, so that people scroll it and turn its pages only horizontally.
    package var scrollsOnlySideways: Bool {
        contentSize.width > bounds.width && contentSize.height <= bounds.height
    }
}
