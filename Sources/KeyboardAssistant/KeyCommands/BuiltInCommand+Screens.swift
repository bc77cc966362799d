extension BuiltInCommand {
    static let dismissScreen = BuiltInCommand(
        "screen.dismiss", "Close",
        [.init(input: .escape), .init(input: .characters("w"), modifiers: .command)])
    /// `[` cannot be typed without ⌥ on many European keyboards; the arrow is on all of them.
    static let goBack = BuiltInCommand(
        "screen.back", "Back",
        [
            .init(input: .characters("["), modifiers: .command),
            .init(input: .leftArrow, modifiers: .command),
        ], direction: .reading)
    /// What Tab means to the system's focus engine, where there is none.
    static let nextArea = BuiltInCommand(
        "screen.nextArea", "Next Area", [.init(input: .tab)])
    static let previousArea = BuiltInCommand(
        "screen.previousArea", "Previous Area", [.init(input: .tab, modifiers: .shift)])

    /// The tab with this number, the first being 1.
    static func selectTab(_ number: Int) -> BuiltInCommand {
        BuiltInCommand(
            CommandIdentifier(rawValue: "screen.tab\(number)"), "Tab \(number)",
            [.init(input: .characters("\(number)"), modifiers: .command)],
            precedence: .afterSystem)
    }

    static let tabs = (1...9).map(selectTab)
    static let screens: [BuiltInCommand] =
        [dismissScreen, goBack, nextArea, previousArea] + tabs
}
