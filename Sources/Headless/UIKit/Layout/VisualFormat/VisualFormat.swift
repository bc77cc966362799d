import CoreGraphics

/// A line of views with the spaces between them, in the visual format language.
///
/// Apple, "Visual Format Language" (Auto Layout Guide), has the grammar.
struct VisualFormat: Equatable {
    /// A name or a number of points.
    enum Value: Equatable {
        case constant(CGFloat)
        case name(String)
    }

    /// A relation to a number, or to the size of another view.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var multiplier: CGFloat = 1
        var addend: CGFloat = 0
        var priority: Value?
    }

    /// A space between two neighbors; without predicates, it is the standard one.
    struct Connection: Equatable {
        var predicates: [Predicate] = []
        var isFlush = false

        static let flush = Connection(isFlush: true)
    }

    struct Box: Equatable {
        var name: String
        var predicates: [Predicate] = []
    }

    var isVertical = false
    /// The space from the superview's beginning; `nil` if the line doesn't begin there.
    var leading: Connection?
    var boxes: [Box] = []
    /// The spaces between the boxes, one fewer than there are boxes.
    var connections: [Connection] = []
    /// The space to the superview's end; `nil` if the line doesn't end there.
    var trailing: Connection?
}

/// An error in a format, with its message and its place.
struct VisualFormatError: Error, Equatable {
    var message: String
    /// The number of characters before the place; `nil` for a wrong name.
    var offset: Int?
}
