/// Keys that are pressed together, and what the system may show beside them.
///
/// Keys have one spelling: `.characters("O")` is the same as `.characters("o")`, and
/// `.characters("\r")` the same as `.return`. Shift is a modifier, never an upper-case letter.
public struct KeyCommandDescriptor: Hashable, Sendable {
    /// The key itself.
    public let input: Input
    /// What is held down meanwhile.
    public let modifiers: Modifiers
    /// What people see while they hold ⌘; nothing is shown without it.
    public var discoverabilityTitle: String?

    /// Describes `input` pressed with `modifiers`; a title is set afterwards.
    public init(input: Input, modifiers: Modifiers = []) {
        self.input = input.canonical
        self.modifiers = modifiers.intersection(.all)
    }

    /// The same keys with another title.
    func titled(_ title: String?) -> KeyCommandDescriptor {
        var descriptor = self
        descriptor.discoverabilityTitle = title
        return descriptor
    }
}
