extension NSLineBreakMode {
    /// The part of a line that gives way to an ellipsis.
    package var truncation: Truncation? {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingTail: .tail
        case .byTruncatingMiddle: .middle
        default: nil
        }
    }
}
