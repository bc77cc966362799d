extension NSLineBreakMode {
    /// The part of a line that an ellipsis replaces.
    package var truncation: Truncation? {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingTail: .tail
        case .byTruncatingMiddle: .middle
        default: nil
        }
    }
}
