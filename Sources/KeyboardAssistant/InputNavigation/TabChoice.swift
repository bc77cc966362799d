/// Who answers Tab in a form.
enum TabChoice: Hashable, Sendable {
    /// The navigator, before the system.
    case navigator
    /// The system's focus engine, where there is one, and the text otherwise.
    case others

    /// The system moves on by itself where its order is the form's; at the form's ends it leads out
    /// of the form.
    ///
    /// - Parameters:
    ///   - next: The input that is next in the form's order; nil at its end.
    ///   - systemNext: The input to which the system's focus engine would come first.
    init<ID: Equatable>(
        hasSystem: Bool, preference: FocusPreference, next: ID?, systemNext: @autoclosure () -> ID?
    ) {
        guard let next else {
            self = .others
            return
        }
        let isSystems = hasSystem && preference == .system && systemNext() == next
        self = isSystems ? .others : .navigator
    }
}
