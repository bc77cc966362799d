import CoreGraphics

/// A finger that drags a card.
@MainActor
struct SheetDrag {
    enum Outcome {
        case dismissal
        /// The card stops at the detent with this number, counted from the lowest.
        case rest(Int)
    }

    private let rest: CGRect
    private let tops: [CGFloat]
    private let bottom: CGFloat
    private let top: CGFloat

    init(of controller: UIPresentationController, in container: UIView, way: CGFloat) {
        rest = controller.frameOfPresentedViewInContainerView
        tops = controller.restingTops
        bottom = container.bounds.maxY
        let lowest = tops.first ?? rest.minY
        let highest = tops.last ?? rest.minY
        var top = max(min(highest, rest.minY), rest.minY + way)
        // UIKit: a sheet that can't be dismissed only follows a little (assumed: A50).
        if controller.presentedViewController.isModalInPresentation, top > lowest {
            top = lowest + min(60, (top - lowest) / 4)
        }
        self.top = top
    }

    /// The frame of the card, which grows and shrinks between its detents, and slides below them.
    var frame: CGRect {
        let lowest = tops.first ?? rest.minY
        let isCard = rest.maxY == bottom
        let height = isCard ? bottom - min(top, max(lowest, rest.minY)) : rest.height
        return CGRect(x: rest.minX, y: top, width: rest.width, height: height)
    }

    // UIKit: it moves to the nearest place, or on to the next one if it is fast (assumed: A50).
    func outcome(velocity: CGFloat) -> Outcome {
        let places = [bottom] + tops
        let candidates: [Int]
        switch velocity {
        case 1000...: candidates = places.indices.filter { places[$0] > top }
        case ...(-1000): candidates = places.indices.filter { places[$0] < top }
        default: candidates = Array(places.indices)
        }
        // There is no place beyond the last one in this direction, so the card returns to it.
        let reachable = candidates.isEmpty ? Array(places.indices) : candidates
        let nearest = reachable.min { abs(places[$0] - top) < abs(places[$1] - top) } ?? 0
        return nearest == 0 ? .dismissal : .rest(nearest - 1)
    }
}
