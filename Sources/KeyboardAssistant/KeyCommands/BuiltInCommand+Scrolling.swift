extension BuiltInCommand {
    static let scrollUp = BuiltInCommand("scroll.up", "Scroll Up", [.init(input: .upArrow)])
    static let scrollDown = BuiltInCommand(
        "scroll.down", "Scroll Down", [.init(input: .downArrow)])
    static let scrollLeft = BuiltInCommand(
        "scroll.left", "Scroll Left", [.init(input: .leftArrow)])
    static let scrollRight = BuiltInCommand(
        "scroll.right", "Scroll Right", [.init(input: .rightArrow)])
    static let pageUp = BuiltInCommand(
        "scroll.pageUp", "Page Up",
        [.init(input: .characters(" "), modifiers: .shift), .init(input: .pageUp)])
    static let pageDown = BuiltInCommand(
        "scroll.pageDown", "Page Down", [.init(input: .characters(" ")), .init(input: .pageDown)])
    static let scrollToTop = BuiltInCommand(
        "scroll.top", "Scroll to Top", [.init(input: .home)])
    static let scrollToBottom = BuiltInCommand(
        "scroll.bottom", "Scroll to Bottom", [.init(input: .end)])
    /// In scroll views without rows the arrows with ⌘ are free for it.
    static let jumpToTop = BuiltInCommand(
        "scroll.jumpToTop", "Scroll to Top", [.init(input: .upArrow, modifiers: .command)])
    static let jumpToBottom = BuiltInCommand(
        "scroll.jumpToBottom", "Scroll to Bottom",
        [.init(input: .downArrow, modifiers: .command)])
    /// In lists these keys lead to the first and the last item.
    static let arrowPageUp = BuiltInCommand(
        "scroll.arrowPageUp", "Page Up", [.init(input: .upArrow, modifiers: .alternate)])
    static let arrowPageDown = BuiltInCommand(
        "scroll.arrowPageDown", "Page Down", [.init(input: .downArrow, modifiers: .alternate)])
    static let zoomIn = BuiltInCommand(
        "scroll.zoomIn", "Zoom In",
        [
            .init(input: .characters("+"), modifiers: .command),
            .init(input: .characters("="), modifiers: .command),
        ])
    static let zoomOut = BuiltInCommand(
        "scroll.zoomOut", "Zoom Out", [.init(input: .characters("-"), modifiers: .command)])
    static let actualSize = BuiltInCommand(
        "scroll.actualSize", "Actual Size", [.init(input: .characters("0"), modifiers: .command)])

    static let scrolling: [BuiltInCommand] = [
        scrollUp, scrollDown, scrollLeft, scrollRight, pageUp, pageDown, scrollToTop,
        scrollToBottom, jumpToTop, jumpToBottom, arrowPageUp, arrowPageDown, zoomIn, zoomOut,
        actualSize,
    ]
}
