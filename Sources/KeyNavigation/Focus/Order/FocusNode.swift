import CoreGraphics

/// A part of a screen that is focusable, contains focusable parts, or both.
///
/// It can represent a view, or anything else with a frame, such as an element that is drawn into a
/// larger view.
struct FocusNode<ID: Hashable & Sendable>: Equatable, Sendable {
    /// The identity of the part.
    var id: ID
    /// The frame in points.
    ///
    /// All nodes of a tree use the same coordinate space.
    var frame: CGRect
    /// A Boolean value that indicates whether the part is visible.
    ///
    /// If it isn't, the part and its members are skipped.
    var isVisible: Bool
    /// A Boolean value that indicates whether the part can be scrolled into view, so that it can
    /// receive focus although it isn't visible.
    var isReachable = false
    /// A Boolean value that indicates whether the members can be scrolled into the frame.
    var scrolls = false
    /// A Boolean value that indicates whether the part is read from right to left; `nil` if it is
    /// read like the screen.
    var isRightToLeft: Bool?
    /// The priority for receiving focus when focus enters the group.
    var priority: FocusPriority
    /// A Boolean value that indicates whether the part itself can receive focus, not only its
    /// members.
    var isFocusable: Bool
    /// The group that the part and its members belong to.
    var group: FocusMembership
    /// The nodes inside the part.
    var members: [FocusNode]

    /// Creates a focusable node or, with `members`, a group of focusable nodes.
    init(
        _ id: ID, frame: CGRect, isVisible: Bool = true, priority: FocusPriority = .ignored,
        members: [FocusNode] = []
    ) {
        self.init(
            id, frame: frame, isVisible: isVisible, priority: priority,
            isFocusable: members.isEmpty, group: members.isEmpty ? .inherited : .own,
            members: members)
    }

    /// Creates a node from all of its properties.
    init(
        _ id: ID, frame: CGRect, isVisible: Bool = true, priority: FocusPriority = .ignored,
        isFocusable: Bool, group: FocusMembership, members: [FocusNode] = []
    ) {
        self.id = id
        self.frame = frame
        self.isVisible = isVisible
        self.priority = priority
        self.isFocusable = isFocusable
        self.group = group
        self.members = members
    }
}

/// The ways in which a node belongs to a group (WWDC21 10260, at 10:30).
enum FocusMembership: Hashable, Sendable {
    /// The group of the enclosing node. Without one, the node is a group by itself.
    case inherited
    /// A group of its own, as for lists, scroll views and text inputs.
    case own
    /// The group with this name, which may have nodes anywhere on the screen.
    case named(String)
}

/// The priority of an item for receiving focus when focus enters its group (Apple,
/// `UIFocusGroupPriority`).
struct FocusPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The numeric value, where higher values win.
    ///
    /// Negative values are treated as zero.
    let rawValue: Int

    /// Creates a priority between or above the system's priorities.
    init(rawValue: Int) {
        self.rawValue = max(0, rawValue)
    }

    /// The priority of items without one.
    static let ignored = FocusPriority(rawValue: 0)
    /// The priority of the last focused item of a group.
    static let previouslyFocused = FocusPriority(rawValue: 1000)
    /// The priority of a selected cell.
    static let prioritized = FocusPriority(rawValue: 2000)
    /// The priority of the focused item.
    static let currentlyFocused = FocusPriority(rawValue: .max)

    static func < (a: FocusPriority, b: FocusPriority) -> Bool { a.rawValue < b.rawValue }

    /// Returns the priority of an item to which the app gave its `own`.
    ///
    /// An app can only raise the system's priority (Apple's header).
    static func effective(own: FocusPriority, system: FocusPriority) -> FocusPriority {
        max(own, system)
    }
}

/// The region of a screen that the enclosing views leave visible.
struct VisibleRegion: Equatable, Sendable {
    /// The rectangle that the enclosing views leave; `nil` if no view clips yet.
    private var clip: CGRect?
    /// The rectangle that would be left if everything were scrolled into view.
    private var scrollableClip: CGRect?

    /// Returns the region that `frame` also leaves.
    ///
    /// Content in `area` can be scrolled into the frame; a `nil` area means that nothing can.
    func clipped(to frame: CGRect, scrollingIn area: CGRect? = nil) -> VisibleRegion {
        var region = self
        region.clip = clip?.intersection(frame) ?? frame
        if let area {
            region.scrollableClip = reaches(frame) ? area : .null
        } else {
            region.scrollableClip = scrollableClip?.intersection(frame) ?? frame
        }
        return region
    }

    /// Returns a Boolean value that indicates whether any part of `frame` is visible.
    func shows(_ frame: CGRect) -> Bool { frame.isVisible(in: clip) }

    /// Returns a Boolean value that indicates whether any part of `frame` is visible, or can be
    /// scrolled into view.
    func reaches(_ frame: CGRect) -> Bool { frame.isVisible(in: scrollableClip) }
}

extension CGRect {
    fileprivate func isVisible(in clip: CGRect?) -> Bool {
        let visible = clip.map(intersection) ?? self
        return !visible.isNull && !visible.isEmpty
    }
}
