/// The name of a method, as in Objective-C.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    package let name: String

    public init(_ str: String) {
        name = str
    }

    public init(stringLiteral value: String) {
        name = value
    }

    public var description: String { name }
}
