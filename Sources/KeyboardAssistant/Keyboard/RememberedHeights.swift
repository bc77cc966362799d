import CoreGraphics

/// The heights that docked keyboards last covered in windows, by the sizes of the windows.
struct RememberedHeights: Equatable, Sendable {
    private struct Entry: Equatable {
        var size: CGSize
        var height: CGFloat
    }

    /// The number of sizes that are remembered, which a window that people resize passes through.
    private static let capacity = 8

    private var entries: [Entry] = []

    /// Records that a keyboard covers `height` points of a window that is `size` large.
    mutating func record(_ height: CGFloat, in size: CGSize) {
        guard height > 0 else { return }
        entries.removeAll { $0.size == size }
        entries.append(Entry(size: size, height: height))
        if entries.count > Self.capacity { entries.removeFirst() }
    }

    /// Returns the height that a keyboard last covered in a window that is `size` large; `nil` if
    /// there was none.
    func height(in size: CGSize) -> CGFloat? {
        entries.first { $0.size == size }?.height
    }
}
