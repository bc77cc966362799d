/// The values that a button shows in each of its states.
struct ButtonContents<Value> {
    private var values: [UInt: Value] = [:]

    /// The value that was set for exactly these states.
    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// Apple's reference: a state for which nothing was set shows what the normal state shows.
    func value(for state: UIControl.State) -> Value? {
        values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
    }
}
