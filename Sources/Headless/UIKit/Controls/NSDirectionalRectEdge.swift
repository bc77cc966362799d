/// Edges of a rectangle in reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var top: NSDirectionalRectEdge { .init(rawValue: 1) }
    public static var leading: NSDirectionalRectEdge { .init(rawValue: 2) }
    public static var bottom: NSDirectionalRectEdge { .init(rawValue: 4) }
    public static var trailing: NSDirectionalRectEdge { .init(rawValue: 8) }
    public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
