import CoreGraphics

/// What is known of the edited part of an input from one event to the next: where it was, and whether
/// it is still to be shown.
struct EditedSight: Equatable, Sendable {
    /// The regions when they were last recorded, from the inside out; empty while no keyboard is shown.
    private var regions: [EditedRegion] = []
    /// A Boolean value that indicates whether a layout has moved the edited part out of view, and it
    /// couldn't be shown yet.
    ///
    /// This is so while the room for it is made by a constraint, which takes another layout, or while
    /// there is no room.
    private var isOwed = false
    /// A Boolean value that indicates whether the last response has scrolled to the edited part, so that
    /// a list may not have measured the rows there yet.
    private var isFresh = false
    /// The identities of the scroll views that carry the edited part along with a scroll that began for
    /// something else.
    ///
    /// A move of their content is nobody's wish, unless people touch the content.
    var carriers: Set<ObjectIdentifier> = []
    /// The number of touches that had begun when the regions were recorded; `nil` if people were
    /// scrolling.
    private var touchCount: Int?

    /// A Boolean value that indicates whether the edited part was visible when it was last recorded.
    var wasVisible: Bool { regions.allSatisfy(\.isVisible) }

    /// Records `regions`, with which the next layout is compared.
    ///
    /// - Parameter touchCount: The number of touches that have begun by now; `nil` while people
    ///   scroll.
    mutating func record(_ regions: [EditedRegion], touchCount: Int?) {
        let isSame = self.regions.areOf(regions) && touchCount == self.touchCount
        isOwed = isOwed && isSame && !regions.allSatisfy(\.isInSight)
        if !isSame { carriers = [] }
        (self.regions, self.touchCount) = (regions, touchCount)
    }

    /// Records whether the response to an event has tried to show the edited part.
    ///
    /// - Parameter touchCount: The number of touches that have begun by now.
    mutating func respond(byRevealing isRevealing: Bool, touchCount: Int) {
        (isOwed, isFresh) = (isRevealing, isRevealing)
        if isRevealing { self.touchCount = touchCount }
    }

    /// Records whether the response to an event has scrolled to the edited part.
    mutating func respond(byPositioning isPositioning: Bool) {
        isFresh = isPositioning
    }

    /// Returns a Boolean value that indicates whether a layout, or a scroll that began for something else,
    /// has moved one of `current` out of view, or leaves it there.
    ///
    /// - Parameters:
    ///   - arrivals: The axes of the scroll views before the response to the layout began.
    ///   - touchCount: The number of touches that have begun by now.
    func isDisplaced(
        in current: [EditedRegion], since arrivals: [ScrollAxis], touchCount: Int
    ) -> Bool {
        guard current.count == arrivals.count, current.count == regions.count else { return false }
        let isTouched = touchCount != self.touchCount
        return current.indices.contains {
            regions[$0].isDisplaced(
                in: current[$0],
                arrival: carries($0) && !isTouched ? regions[$0].geometry.axis : arrivals[$0],
                isTouched: isTouched, isFresh: isFresh)
        } || isOwed && !isTouched && regions.areOf(current) && !isScrolled(to: arrivals)
    }

    private func carries(_ index: Int) -> Bool { carriers.contains(regions[index].scrollView) }

    /// Returns a Boolean value that indicates whether the part that was last recorded is of `input`.
    func isOf(_ input: ObjectIdentifier?) -> Bool { regions.first?.input == input }

    /// Returns a Boolean value that indicates whether somebody has scrolled since the last record.
    private func isScrolled(to arrivals: [ScrollAxis]) -> Bool {
        zip(regions, arrivals).contains { region, axis in
            abs(region.geometry.axis.offset - axis.offset) > 0.5
                && axis.offset != axis.restingOffsets.upperBound
        }
    }
}

extension [EditedRegion] {
    /// Returns a Boolean value that indicates whether the regions are of the same input in the same
    /// scroll views.
    fileprivate func areOf(_ others: [EditedRegion]) -> Bool {
        elementsEqual(others) { ($0.input, $0.scrollView) == ($1.input, $1.scrollView) }
    }
}
