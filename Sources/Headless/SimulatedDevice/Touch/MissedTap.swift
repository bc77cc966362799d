/// Why a tap on a view would not have reached it.
public enum MissedTap: Error, Equatable {
    case notInAWindow
    case hidden
    case disabled
    /// Nothing of it is inside its window and what clips it.
    case offScreen
    /// Something else lies over it: a view of this type.
    case covered(by: String)
}
