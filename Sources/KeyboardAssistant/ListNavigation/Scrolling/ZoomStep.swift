import CoreGraphics

/// How far the keys zoom.
struct ZoomStep: Equatable, Sendable {
    enum Move: CaseIterable, Sendable {
        case larger, smaller
        /// The size at which the content was made.
        case actual
    }

    private static let factor: CGFloat = 1.5

    var scale: CGFloat
    var minimum: CGFloat
    var maximum: CGFloat

    /// The scale to which `move` leads; nil where that is the present one, or none at all.
    func scale(after move: Move) -> CGFloat? {
        guard scale.isFinite, scale > 0, minimum > 0, maximum.isFinite, minimum < maximum
        else { return nil }
        let wanted =
            switch move {
            case .larger: scale * Self.factor
            case .smaller: scale / Self.factor
            case .actual: 1 as CGFloat
            }
        let new = wanted.clamped(to: minimum...maximum)
        return abs(new - scale) > 0.001 ? new : nil
    }
}
