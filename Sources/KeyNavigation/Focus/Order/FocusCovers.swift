import CoreGraphics

/// The views of a screen that hide the views wholly behind them.
///
/// Views are visited from the front to the back. Every view visited before an item can hide the
/// item, except for the item's own content.
///
/// Views in the same scroll view keep their relative positions. So an item and a cover are compared
/// in the innermost scroll view around both, whether or not they are in sight. A scroll view around
/// only one of them can move the item out from behind the cover, unless the cover hides all of that
/// scroll view.
struct FocusCovers: Equatable, Sendable {
    /// The number of covers in front of a view, at the time of the visit to the view.
    typealias Depth = Int

    /// A scroll view that can move its content.
    struct Scroller: Equatable, Sendable {
        /// The frame inside the clipping views around the scroll view, up to the next outer scroll
        /// view.
        var frame: CGRect
        /// The next outer scroll view.
        var outer: Int?
        /// The axes along which the content can be scrolled.
        var axes: Set<ArrowDirection.Axis>
    }

    /// A hidden part of the screen that makes an item unreachable.
    enum Hidden: Hashable, Sendable {
        /// The item.
        case item
        /// A scroll view around the item.
        ///
        /// If only the item is hidden, it can be scrolled out from behind the cover.
        case scroller(Int)
        /// The whole visible part of a scroll view around the item, by a cover in the scroll view
        /// that doesn't move along with the item.
        case inside(scroller: Int, cover: Int)
    }

    /// A view that hides the views behind it.
    private struct Cover: Equatable, Sendable {
        /// The frame inside the clipping views around the view, up to the nearest scroll view.
        var frame: CGRect
        /// The nearest scroll view.
        var scroller: Int?
    }

    /// The place for the comparison of an item and the covers of one scroll view.
    private struct Meeting {
        /// The number of the cover.
        var cover: Int
        /// The innermost scroll view around the item and the cover.
        var level: Int?
        /// The part around the item that a cover has to hide at this level.
        var part: Hidden
        /// The part of the screen inside the scroll views between `level` and the cover; `nil` for
        /// the whole screen.
        var clip: CGRect?
    }

    /// The distance by which a cover has to reach beyond a text input.
    ///
    /// A view of about the same size belongs to the input, such as the button of a date field.
    private static let margin: CGFloat = 8

    /// The views from the front to the back, in the screen's coordinates.
    private var covers: [Cover] = []
    /// The covers by their places, as numbers in `covers`.
    private var places = SpatialHash()
    /// The scroll views, the outer ones first.
    private(set) var scrollers: [Scroller] = []

    /// The number of covers so far.
    var depth: Depth { covers.count }

    /// Adds a view in `scroller` behind all earlier ones, and returns a Boolean value that
    /// indicates whether the view was added.
    ///
    /// A view without a visible part isn't added.
    @discardableResult
    mutating func add(_ frame: CGRect, in scroller: Int?) -> Bool {
        if frame.isNull || frame.isEmpty { return false }
        places.insert(frame, as: covers.count)
        covers.append(Cover(frame: frame, scroller: scroller))
        return true
    }

    /// Adds a scroll view before its content, and returns its number.
    mutating func add(_ scroller: Scroller) -> Int {
        scrollers.append(scroller)
        return scrollers.count - 1
    }

    /// Returns the hidden parts that make an item in `scroller` unreachable; empty if the item can
    /// be reached.
    ///
    /// - Parameter frame: The frame of the item.
    func hidden(
        _ frame: CGRect, isTextInput: Bool, before depth: Depth, in scroller: Int?
    ) -> Set<Hidden> {
        guard !frame.isNull, !frame.isEmpty else { return [] }
        let own = isTextInput ? frame.insetBy(dx: -Self.margin, dy: -Self.margin) : nil
        var hidden: Set<Hidden> = []
        for number in candidates(frame, before: depth, in: scroller) {
            let cover = covers[number]
            let meeting = meeting(of: scroller, with: number)
            let area = meeting.clip.map(cover.frame.intersection) ?? cover.frame
            if area.isNull || own?.contains(area) == true { continue }
            if let part = part(hiddenBy: area, of: frame, in: meeting) { hidden.insert(part) }
        }
        return hidden
    }

    /// Returns the numbers of the covers in front that may hide an item or a scroll view around it,
    /// judging by the middle of its frame.
    private func candidates(_ frame: CGRect, before depth: Depth, in scroller: Int?) -> [Int] {
        var indices = places.candidates(at: frame.middle)
        var around = scroller
        while let number = around {
            indices += places.candidates(at: scrollers[number].frame.middle)
            around = scrollers[number].outer
        }
        return Set(indices).filter { $0 < depth }.sorted()
    }

    /// Returns the place for the comparison of an item in the scroll view `item` and the cover with
    /// this number.
    private func meeting(of item: Int?, with number: Int) -> Meeting {
        var (item, cover) = (item, covers[number].scroller)
        var meeting = Meeting(cover: number, part: .item)
        // An outer scroll view has a lower number than an inner one.
        while item != cover {
            if let inner = item, inner > cover ?? -1 {
                meeting.part = .scroller(inner)
                item = scrollers[inner].outer
            } else if let inner = cover {
                let frame = scrollers[inner].frame
                meeting.clip = meeting.clip?.intersection(frame) ?? frame
                cover = scrollers[inner].outer
            }
        }
        meeting.level = item
        return meeting
    }

    /// Returns the part that a cover hides with its visible part `area`; `nil` if the item stays
    /// reachable.
    private func part(
        hiddenBy area: CGRect, of item: CGRect, in meeting: Meeting
    ) -> Hidden? {
        let hidesPart = area.hides(frame(of: meeting.part, item))
        guard let level = meeting.level else { return hidesPart ? meeting.part : nil }
        let scroller = scrollers[level]
        let hidesAll = area.hides(scroller.frame)
        // Skips covers without any effect. Most covers are of this kind.
        guard hidesPart || hidesAll else { return nil }
        if scroller.pins(area) {
            return hidesAll ? .inside(scroller: level, cover: meeting.cover) : nil
        }
        return hidesPart ? meeting.part : nil
    }

    private func frame(of part: Hidden, _ item: CGRect) -> CGRect {
        if case .scroller(let number) = part { scrollers[number].frame } else { item }
    }
}

extension FocusCovers.Scroller {
    /// The distance in points up to which edges are the same, because layouts round.
    private static let tolerance: CGFloat = 0.5

    /// Returns whether a cover inside of the scroll view may be pinned to its edge, like a header.
    ///
    /// A pinned cover doesn't move along with the content. A cover that the edge cuts off scrolls:
    /// otherwise, an item behind the cover could be reached, and would be hidden as soon as both
    /// are scrolled into view.
    fileprivate func pins(_ cover: CGRect) -> Bool {
        axes.contains { axis in
            let (own, edges) = (cover.span(along: axis), frame.span(along: axis))
            return abs(own.lowerBound - edges.lowerBound) <= Self.tolerance
                || abs(own.upperBound - edges.upperBound) <= Self.tolerance
        }
    }
}

extension CGRect {
    /// Returns whether this rectangle contains all of `other`, a rectangle with a visible part.
    fileprivate func hides(_ other: CGRect) -> Bool {
        !other.isNull && !other.isEmpty && contains(other)
    }
}
