import CoreGraphics

/// What a halo has to show in.
struct HaloRoom: Equatable, Sendable {
    // Apple publishes no width; this is about that of the halos of iPadOS 15.
    private static let width: CGFloat = 3

    var rect: CGRect

    /// Whether the halo around `frame` is cut off, while the frame itself is not.
    func cuts(_ frame: CGRect) -> Bool {
        let halo = frame.insetBy(dx: -Self.width, dy: -Self.width)
        return frame.isFinite && rect.contains(frame) && !rect.contains(halo)
    }
}
