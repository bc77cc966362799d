import CoreGraphics

/// A finger that pulls a card.
@MainActor
struct SheetDrag {
    enum Outcome {
        case dismissal
        /// The card comes to rest at the detent of this number, from the lowest up.
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
        // UIKit: what must not be dismissed follows only a little (general knowledge).
        if controller.presentedViewController.isModalInPresentation, top > lowest {
            top = lowest + min(60, (top - lowest) / 4)
        }
        self.top = top
    }

    /// Between its detents a card grows and shrinks; below them it slides.
    var frame: CGRect {
        let lowest = tops.first ?? rest.minY
        let isCard = rest.maxY == bottom
        let height = isCard ? bottom - min(top, max(lowest, rest.minY)) : rest.height
        return CGRect(x: rest.minX, y: top, width: rest.width, height: height)
    }

    // General knowledge of UIKit: it goes to what is nearest, or on to the next if it is fast.
    func outcome(velocity: CGFloat) -> Outcome {
        let places = [bottom] + tops
        let candidates: [Int]
        switch velocity {
        case 1000...: candidates = places.indices.filter { places[$0] > top }
        case ...(-1000): candidates = places.indices.filter { places[$0] < top }
        default: candidates = Array(places.indices)
        }
        // Beyond the last place that way there is none, and the card goes back to that one.
        let reachable = candidates.isEmpty ? Array(places.indices) : candidates
        let nearest = reachable.min { abs(places[$0] - top) < abs(places[$1] - top) } ?? 0
        return nearest == 0 ? .dismissal : .rest(nearest - 1)
    }
}
