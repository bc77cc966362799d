import CoreGraphics

/// A part of a screen, as far as focus is concerned: something that can be focused, something that
/// holds such things, or both.
///
/// It may stand for a view, or for anything that has a place: what is drawn into one big view, say.
public struct FocusNode<ID: Hashable & Sendable>: Equatable, Sendable {
    /// What it stands for.
    public var id: ID
    /// Where it is, in points; all nodes of a tree share one coordinate space.
    public var frame: CGRect
    /// Whether it can be seen; what cannot, and what is in it, is passed over.
    public var isVisible: Bool
    /// Whether it can be scrolled into sight, and is gone to although it cannot be seen.
    public var isReachable = false
    /// Whether what is in it can be scrolled into its frame.
    var scrolls = false
    /// How much it wants to be where focus enters its group.
    public var priority: FocusPriority
    /// Whether focus can come to it, and not only to what is in it.
    public var isFocusable: Bool
    /// What it and its members belong to.
    public var group: FocusMembership
    /// What is in it.
    public var members: [FocusNode]

    /// Something that can be focused, or with `members` a group of such things.
    public init(
        _ id: ID, frame: CGRect, isVisible: Bool = true, priority: FocusPriority = .ignored,
        members: [FocusNode] = []
    ) {
        self.init(
            id, frame: frame, isVisible: isVisible, priority: priority,
            isFocusable: members.isEmpty, group: members.isEmpty ? .inherited : .own,
            members: members)
    }

    /// Something of which all is said.
    public init(
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

/// What something belongs to (WWDC21 10260, at 10:30).
public enum FocusMembership: Hashable, Sendable {
    /// The group of what it lies in; where there is none, it is a group by itself.
    case inherited
    /// A group of its own, as lists, scroll views and text inputs have.
    case own
    /// The group of this name; all that bear it are one, wherever they lie.
    case named(FocusGroupName)
}

/// The name of a focus group, in reverse-domain form as a rule.
///
/// Declare the ones of an app once:
///
///     extension FocusGroupName {
///         static let sidebar: FocusGroupName = "com.example.sidebar"
///     }
public struct FocusGroupName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// What UIKit knows as the focus group identifier.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}
