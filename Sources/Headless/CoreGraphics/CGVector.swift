/// A direction and a length in a plane.
public struct CGVector: Sendable, Equatable {
    public var dx: CGFloat
    public var dy: CGFloat

    public static var zero: CGVector { CGVector() }

    public init() {
        dx = 0
        dy = 0
    }

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
