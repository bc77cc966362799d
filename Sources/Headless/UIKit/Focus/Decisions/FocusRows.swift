import CoreGraphics

/// Sorts rectangles in reading order: line by line from the top, each line from its leading edge.
///
/// Apple, WWDC 2021, session 10260. The largest distance between two tops on one line isn't
/// published; 8 points is our choice. It is also our choice that of two with the same leading edge,
/// the upper one comes first.
package enum FocusRows {
    package static let tolerance: CGFloat = 8

    /// Returns the indices of `frames` in reading order; equal positions keep their order.
    package static func order(of frames: [CGRect], isRightToLeft: Bool) -> [Int] {
        let byTop = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
        var lines: [[Int]] = []
        for index in byTop {
            let top = (lines.last?.first).map { frames[$0].minY }
            if let top, frames[index].minY - top < tolerance {
                lines[lines.count - 1].append(index)
            } else {
                lines.append([index])
            }
        }
        return lines.flatMap { line in
            line.sorted { first, second in
                (leading(frames[first], isRightToLeft), frames[first].minY, first)
                    < (leading(frames[second], isRightToLeft), frames[second].minY, second)
            }
        }
    }

    private static func leading(_ frame: CGRect, _ isRightToLeft: Bool) -> CGFloat {
        isRightToLeft ? -frame.maxX : frame.minX
    }
}
