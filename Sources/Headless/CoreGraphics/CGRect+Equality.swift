import Foundation

// Functions of Core Graphics that Swift imports as methods.

extension CGRect {
    /// Returns whether two rectangles are equal in size and position.
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension CGPoint {
    /// Returns whether two points are equal.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns whether two sizes are equal.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
