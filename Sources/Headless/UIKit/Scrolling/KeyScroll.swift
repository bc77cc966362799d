import CoreGraphics

/// The distance that a key scrolls.
enum KeyScroll: Equatable, Sendable {
    case line(dx: CGFloat, dy: CGFloat)
    case page(CGFloat)
    /// Scrolls to the beginning or the end.
    case edge(isStart: Bool)

    // Apple's header, `allowsKeyboardScrolling`, names arrows, Page Up, Page Down, Home and End. ⌘
    // with an arrow scrolls as in web views (WebKit, WKKeyboardScrollingAnimator.mm).
    init?(_ stroke: KeyStroke) {
        let modifiers = stroke.modifierFlags.subtracting([.numericPad, .alphaShift])
        switch (stroke.input, modifiers) {
        case (UIKeyCommand.inputUpArrow, []): self = .line(dx: 0, dy: -1)
        case (UIKeyCommand.inputDownArrow, []): self = .line(dx: 0, dy: 1)
        case (UIKeyCommand.inputLeftArrow, []): self = .line(dx: -1, dy: 0)
        case (UIKeyCommand.inputRightArrow, []): self = .line(dx: 1, dy: 0)
        case (UIKeyCommand.inputPageUp, []): self = .page(-1)
        case (UIKeyCommand.inputPageDown, []): self = .page(1)
        case (UIKeyCommand.inputHome, []), (UIKeyCommand.inputUpArrow, .command):
            self = .edge(isStart: true)
        case (UIKeyCommand.inputEnd, []), (UIKeyCommand.inputDownArrow, .command):
            self = .edge(isStart: false)
        default: return nil
        }
    }

    /// An arrow scrolls by about the height of a row (assumed: A65).
    private static let lineLength: CGFloat = 44

    func offset(from offset: CGPoint, horizontal: ContentAxis, vertical: ContentAxis) -> CGPoint {
        var target = offset
        switch self {
        case .line(let dx, let dy):
            target.x += dx * Self.lineLength
            target.y += dy * Self.lineLength
        case .page(let way):
            target.y += way * (vertical.viewport - vertical.leadingInset - vertical.trailingInset)
        case .edge(let isStart):
            let range = vertical.restingOffsets
            target.y = isStart ? range.lowerBound : range.upperBound
        }
        return CGPoint(x: horizontal.clamped(target.x), y: vertical.clamped(target.y))
    }
}

extension UIScrollView {
    /// Scrolls for a key; returns a Boolean value that indicates whether it scrolled.
    func scroll(by stroke: KeyStroke) -> Bool {
        guard allowsKeyboardScrolling, isScrollEnabled, let motion = KeyScroll(stroke) else {
            return false
        }
        let target = motion.offset(from: contentOffset, horizontal: horizontal, vertical: vertical)
        guard target != contentOffset else { return false }
        setContentOffset(target, animated: true)
        return true
    }
}
