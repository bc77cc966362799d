extension BuiltInCommand {
    static let nextInput = BuiltInCommand(
        "form.next", "Next Field", [.init(input: .tab)])
    static let previousInput = BuiltInCommand(
        "form.previous", "Previous Field", [.init(input: .tab, modifiers: .shift)])

    static let forms: [BuiltInCommand] = [nextInput, previousInput]

    /// Every command of the library, in the order in which people should see them.
    public static let all: [BuiltInCommand] = lists + grids + scrolling + screens + forms
}
