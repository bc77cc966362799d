/// What delegates answered to this navigator while an input was made first responder.
struct FocusAnswers: Equatable, Sendable {
    /// Whether the new input may begin; `nil` if that isn't known.
    var begins: Bool?
    /// Whether the old input may end; `nil` if that isn't known.
    var ends: Bool?
}

/// Whoever declined when an input was made first responder in place of another one, which stays.
///
/// UIKit doesn't tell, and asking again could show the same alert twice.
enum FocusRefusal: Equatable, Sendable {
    case ofOld, ofNew, unknown

    /// - Parameters:
    ///   - newIsAsked: A Boolean value that indicates whether the new input may have a delegate that
    ///     decides.
    ///   - oldIsAsked: The same for the old one.
    init(_ answers: FocusAnswers, newIsAsked: Bool, oldIsAsked: Bool) {
        if answers.ends == false {
            self = .ofOld
        } else if let begins = answers.begins {
            self = begins ? .ofOld : .ofNew
        } else if newIsAsked, oldIsAsked {
            self = .unknown
        } else {
            self = oldIsAsked ? .ofOld : .ofNew
        }
    }
}
