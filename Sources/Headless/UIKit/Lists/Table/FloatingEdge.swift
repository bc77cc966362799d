import CoreGraphics

/// Keeps the header and the footer of a plain table's section in sight while it scrolls by.
///
/// Apple, Style.plain: a header sticks to the upper edge until its section's end pushes it out, a
/// footer sticks to the lower edge until its section's beginning does.
enum FloatingEdge {
    static func headerTop(_ rect: CGRect, in section: CGRect, footer: CGFloat, below top: CGFloat)
        -> CGFloat
    {
        max(rect.minY, min(top, section.maxY - footer - rect.height))
    }

    static func footerTop(_ rect: CGRect, in section: CGRect, header: CGFloat, above end: CGFloat)
        -> CGFloat
    {
        min(rect.minY, max(end - rect.height, section.minY + header))
    }
}
