import CoreGraphics

/// How the constant of a bottom constraint moves the view that it pins.
enum ConstraintDirection: Equatable, Sendable {
    /// `view.bottom = edge.bottom + constant`: less is higher.
    case viewFirst
    /// `edge.bottom = view.bottom + constant`: more is higher.
    case viewSecond

    /// The constant seen as room, in points that the view's bottom is raised.
    func room(ofConstant constant: CGFloat) -> CGFloat {
        self == .viewFirst ? -constant : constant
    }

    /// The constant that gives so much room.
    func constant(forRoom room: CGFloat) -> CGFloat {
        // Not −0, which prints as such.
        self == .viewFirst ? 0 - room : room
    }
}
