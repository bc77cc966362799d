/// The values that a button shows in each of its states.
struct ButtonContents<Value> {
    private var values: [UInt: Value] = [:]

    /// The value that was set for exactly these states.
    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state.rawValue] }
        set { values[state.rawValue] = newValue }
    }

    /// Apple's reference: a state without a value of its own has that of the normal state.
    func value(for state: UIControl.State) -> Value? {
        values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
    }
}
