import CoreGraphics

/// A line of views with the spaces between them, as the visual format language writes it.
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

    /// A space between two neighbors; without predicates it is the standard one.
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
    /// The space from the superview's beginning; nil where the line does not begin there.
    var leading: Connection?
    var boxes: [Box] = []
    /// The spaces between the boxes, one fewer than these.
    var connections: [Connection] = []
    /// The space to the superview's end; nil where the line does not end there.
    var trailing: Connection?
}

/// A place in a format that cannot be read, and the words for what is wrong.
struct VisualFormatError: Error, Equatable {
    var message: String
    /// The number of characters before the place; nil where a name is wrong.
    var offset: Int?
}
