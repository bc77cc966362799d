public import Testing

/// Names the requirements that a test proves, by their ids in `Tests/Requirements.md`.
public struct RequirementTrait: TestTrait, SuiteTrait {
    /// The ids: U and a number for what the library must do, F and a number for a failure that
    /// users of such libraries have reported.
    public let ids: [String]

    public var comments: [Comment] { ids.map { Comment(rawValue: $0) } }
}

extension Trait where Self == RequirementTrait {
    /// Names the requirements that the test proves.
    public static func requirement(_ ids: String...) -> Self { Self(ids: ids) }
}
