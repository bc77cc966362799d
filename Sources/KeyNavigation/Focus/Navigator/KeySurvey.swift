import UIKit

/// The survey that is made for the commands of a key, and used for its action.
///
/// UIKit asks for the commands of a key and sends its action in one turn of the main run loop. Most
/// keys have no action, and later, a view that has appeared meanwhile could be nearer than all that
/// were found, so the survey is forgotten when the turn ends.
@MainActor
final class KeySurvey {
    /// The values on which keys depend apart from the views.
    struct Circumstances: Equatable {
        var lastItem: ObjectIdentifier?
        var editedInput: ObjectIdentifier?
        var stops: [ObjectIdentifier]
        var window: ObjectIdentifier?
        var bounds: CGRect?
    }

    private var kept: (map: FocusMap, circumstances: Circumstances)?
    private var number = 0

    /// A Boolean value that indicates whether there is no survey.
    var isEmpty: Bool { kept == nil }

    /// Keeps a survey until the turn of the run loop ends.
    func keep(_ map: FocusMap, in circumstances: Circumstances) {
        replace(with: (map, circumstances))
        number += 1
        let number = number
        Task { @MainActor [weak self] in
            if self?.number == number { self?.replace(with: nil) }
        }
    }

    /// Returns the survey if it was made in the same circumstances, and forgets it.
    func take(in circumstances: Circumstances) -> FocusMap? {
        defer { replace(with: nil) }
        return kept.flatMap { $0.circumstances == circumstances ? $0.map : nil }
    }

    /// The old survey is released afterward, because its items may call back here when they go.
    private func replace(with new: (map: FocusMap, circumstances: Circumstances)?) {
        let old = kept
        kept = new
        withExtendedLifetime(old) {}
    }
}
