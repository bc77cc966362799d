extension CommandDeclaration {
    static let scrollUp = CommandDeclaration("scroll.up", "Scroll Up", [.init(input: .upArrow)])
    static let scrollDown = CommandDeclaration(
        "scroll.down", "Scroll Down", [.init(input: .downArrow)])
    static let scrollLeft = CommandDeclaration(
        "scroll.left", "Scroll Left", [.init(input: .leftArrow)])
    static let scrollRight = CommandDeclaration(
        "scroll.right", "Scroll Right", [.init(input: .rightArrow)])
    static let pageUp = CommandDeclaration(
        "scroll.pageUp", "Page Up",
        [.init(input: .characters(" "), modifiers: .shift), .init(input: .pageUp)])
    static let pageDown = CommandDeclaration(
        "scroll.pageDown", "Page Down", [.init(input: .characters(" ")), .init(input: .pageDown)])
    static let scrollToTop = CommandDeclaration(
        "scroll.top", "Scroll to Top", [.init(input: .home)])
    static let scrollToBottom = CommandDeclaration(
        "scroll.bottom", "Scroll to Bottom", [.init(input: .end)])
    /// In scroll views without rows the arrows with ⌘ are free for it.
    static let jumpToTop = CommandDeclaration(
        "scroll.jumpToTop", "Scroll to Top", [.init(input: .upArrow, modifiers: .command)])
    static let jumpToBottom = CommandDeclaration(
        "scroll.jumpToBottom", "Scroll to Bottom",
        [.init(input: .downArrow, modifiers: .command)])
    /// In lists these keys lead to the first and the last item.
    static let arrowPageUp = CommandDeclaration(
        "scroll.arrowPageUp", "Page Up", [.init(input: .upArrow, modifiers: .alternate)])
    static let arrowPageDown = CommandDeclaration(
        "scroll.arrowPageDown", "Page Down", [.init(input: .downArrow, modifiers: .alternate)])
    static let zoomIn = CommandDeclaration(
        "scroll.zoomIn", "Zoom In",
        [
            .init(input: .characters("+"), modifiers: .command),
            .init(input: .characters("="), modifiers: .command),
        ])
    static let zoomOut = CommandDeclaration(
        "scroll.zoomOut", "Zoom Out", [.init(input: .characters("-"), modifiers: .command)])
    static let actualSize = CommandDeclaration(
        "scroll.actualSize", "Actual Size", [.init(input: .characters("0"), modifiers: .command)])

    static let scrolling: [CommandDeclaration] = [
        scrollUp, scrollDown, scrollLeft, scrollRight, pageUp, pageDown, scrollToTop,
        scrollToBottom, jumpToTop, jumpToBottom, arrowPageUp, arrowPageDown, zoomIn, zoomOut,
        actualSize,
    ]
}
