import CoreGraphics

/// The region that is left to be seen of things by the views that they lie in.
struct VisibleRegion: Equatable, Sendable {
    /// The rectangle that the innermost views leave; nil if nothing clips anything yet.
    private var clip: CGRect?
    /// The rectangle that would be left if everything was scrolled to where it is seen.
    private var scrollableClip: CGRect?

    /// Returns the region that is left by `frame` as well, into which things can be scrolled if it
    /// `scrolls`.
    func clipped(to frame: CGRect, scrolls: Bool) -> VisibleRegion {
        var region = self
        region.clip = clip?.intersection(frame) ?? frame
        if scrolls {
            region.scrollableClip = reaches(frame) ? nil : .null
        } else {
            region.scrollableClip = scrollableClip?.intersection(frame) ?? frame
        }
        return region
    }

    /// Returns whether anything of `frame` is seen.
    func shows(_ frame: CGRect) -> Bool { frame.isVisible(in: clip) }

    /// Returns whether anything of `frame` is seen, or can be scrolled into sight.
    func reaches(_ frame: CGRect) -> Bool { frame.isVisible(in: scrollableClip) }
}

extension CGRect {
    fileprivate func isVisible(in clip: CGRect?) -> Bool {
        let visible = clip.map(intersection) ?? self
        return !visible.isNull && !visible.isEmpty
    }
}
