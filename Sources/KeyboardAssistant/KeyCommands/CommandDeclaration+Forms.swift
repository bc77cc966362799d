extension CommandDeclaration {
    static let nextInput = CommandDeclaration(
        "form.next", "Next Field", [.init(input: .tab)])
    static let previousInput = CommandDeclaration(
        "form.previous", "Previous Field", [.init(input: .tab, modifiers: .shift)])

    static let forms: [CommandDeclaration] = [nextInput, previousInput]

    /// Every command of the library, in the order in which people should see them.
    public static let all: [CommandDeclaration] = lists + grids + scrolling + screens + forms
}
