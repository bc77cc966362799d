/// Who becomes first responder when focus moves.
enum ResponderChoice {
    /// The first along the chain, from the focused item up, that can (WWDC21 10260, at 16:50);
    /// nobody if none can.
    static func index(in canBecomeFirstResponder: some Sequence<Bool>) -> Int? {
        canBecomeFirstResponder.enumerated().first { $0.element }?.offset
    }
}
