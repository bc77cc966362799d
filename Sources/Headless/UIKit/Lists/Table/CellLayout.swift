import CoreGraphics

/// The frames of the parts of a table's cell.
struct CellLayout: Equatable, Sendable {
    /// The distances between the accessory, the edge and the content, in points.
    private static let accessoryGap: CGFloat = 8

    var size: CGSize
    /// The distances between the content and the edges.
    var margins: UIEdgeInsets
    /// The width of the editing circle; zero if there is none.
    var editControlWidth: CGFloat = 0
    var reorderControlWidth: CGFloat = 0
    var accessory: CGSize?
    /// A Boolean value that indicates whether the content is indented for the circle.
    var indents = true
    var isRightToLeft = false

    struct Frames: Equatable, Sendable {
        var content: CGRect
        var editControl: CGRect
        var accessory: CGRect
        var reorderControl: CGRect
    }

    var frames: Frames {
        let reorder = CGRect(
            x: size.width - reorderControlWidth, y: 0, width: reorderControlWidth,
            height: size.height)
        let accessoryFrame = accessory.map { accessory in
            CGRect(
                x: reorder.minX - accessory.width
                    - (reorderControlWidth > 0 ? 0 : margins.right),
                y: ((size.height - accessory.height) / 2).rounded(), width: accessory.width,
                height: accessory.height)
        }
        let start = indents ? editControlWidth : 0
        let end = accessoryFrame.map { $0.minX - Self.accessoryGap } ?? reorder.minX
        let frames = Frames(
            content: CGRect(x: start, y: 0, width: max(0, end - start), height: size.height),
            editControl: CGRect(x: 0, y: 0, width: editControlWidth, height: size.height),
            accessory: accessoryFrame ?? .zero, reorderControl: reorder)
        return isRightToLeft ? frames.mirrored(in: size.width) : frames
    }
}

extension CellLayout.Frames {
    fileprivate func mirrored(in width: CGFloat) -> Self {
        func mirrored(_ rect: CGRect) -> CGRect {
            CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        return Self(
            content: mirrored(content), editControl: mirrored(editControl),
            accessory: mirrored(accessory), reorderControl: mirrored(reorderControl))
    }
}
