import CoreGraphics

/// The floating header and footer of a section in a plain table.
///
/// Apple, Style.plain: a header stays at the upper edge until the section's end pushes it out, a
/// footer stays at the lower edge until the section's beginning does.
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
