import CoreGraphics

/// How far something is moved from where it would be.
public struct UIOffset: Sendable, Equatable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public static var zero: UIOffset { UIOffset() }

    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}
