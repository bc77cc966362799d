/// The responders to which keys go, and the columns of split views around a view.
///
/// UIKit asks the responders from the first one outward for key commands. Seen on iOS 14.2 by the
/// author of KeyboardKit, it also asks the columns of a split view beside that way; of two lists
/// beside each other the one without the first responder would answer, too.
struct KeyRoute<ID: Hashable & Sendable>: Hashable, Sendable {
    /// A column of a split view.
    struct Column: Hashable, Sendable {
        /// The outermost controller in the column.
        var root: ID
        /// The split view controller that contains the column.
        var splitView: ID
    }

    /// The first responder and those that it hands keys on to; empty if there is none.
    var responders: [ID] = []
    /// The columns in which the view is, the innermost first.
    var columns: [Column] = []

    /// A Boolean value that indicates whether keys come by the view, or its container may hand
    /// them to it.
    ///
    /// Without a first responder UIKit chooses where keys start, and every view counts.
    var leadsHere: Bool {
        columns.allSatisfy { column in
            !responders.dropFirst().contains(column.splitView) || responders.contains(column.root)
        }
    }
}
