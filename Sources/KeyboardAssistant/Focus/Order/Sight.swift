import CoreGraphics

/// What is seen of things through the views that they lie in.
struct Sight: Equatable, Sendable {
    /// What the innermost views leave to be seen; nil if nothing cuts off anything yet.
    private var hole: CGRect?
    /// What would be left if everything was scrolled to where it is seen.
    private var reach: CGRect?

    /// What is seen through `frame` as well, or what can be scrolled into it if it `scrolls`.
    func through(_ frame: CGRect, scrolls: Bool) -> Sight {
        var sight = self
        sight.hole = hole?.intersection(frame) ?? frame
        if scrolls {
            sight.reach = reaches(frame) ? nil : .null
        } else {
            sight.reach = reach?.intersection(frame) ?? frame
        }
        return sight
    }

    /// Whether anything of `frame` is seen.
    func shows(_ frame: CGRect) -> Bool { frame.isSeen(in: hole) }

    /// Whether anything of `frame` is seen, or can be scrolled into sight.
    func reaches(_ frame: CGRect) -> Bool { frame.isSeen(in: reach) }
}

extension CGRect {
    fileprivate func isSeen(in hole: CGRect?) -> Bool {
        let seen = hole.map(intersection) ?? self
        return !seen.isNull && !seen.isEmpty
    }
}
