import CoreGraphics

/// What a scroll view showed of the part that is edited, a line as a rule, when we last looked.
struct EditedSight: Equatable, Sendable {
    var input: ObjectIdentifier
    var scrollView: ObjectIdentifier
    var geometry: ScrollGeometry
    /// In the content's coordinates.
    var part: ClosedRange<CGFloat>

    /// Whether the part shows.
    var isShown: Bool { geometry.shows(part) }

    /// Whether the part showed, where the user, or anybody else, has scrolled to `offset` since.
    func wasShown(at offset: CGFloat) -> Bool {
        var then = self
        then.geometry.offset = offset
        return then.isShown
    }

    /// Whether what happened since has moved the part out of sight, where the scroll view was at
    /// `arrival` before anything was done about it.
    ///
    /// What somebody scrolled away was out of sight before, and stays there. A scroll view that
    /// grows goes back to the end of its content by itself, which is no scrolling of the user's.
    func isLost(_ now: EditedSight, arrival: ScrollGeometry) -> Bool {
        let isPushedBack = arrival.offset == arrival.restingOffsets.upperBound
        let offset = isPushedBack ? max(arrival.offset, geometry.offset) : arrival.offset
        return (now.input, now.scrollView) == (input, scrollView) && wasShown(at: offset)
            && !now.isShown
    }
}
