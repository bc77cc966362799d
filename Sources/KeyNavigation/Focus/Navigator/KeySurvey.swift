import UIKit

/// The survey for the commands of a key, kept for the key's action.
///
/// UIKit asks for the commands of a key and sends its action in one turn of the main run loop. Most
/// keys have no action, and in a later turn, a new view could be nearer than all found ones, so the
/// survey is dropped at the end of the turn.
@MainActor
final class KeySurvey {
    /// The values that determine the keys apart from the views.
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

    /// Returns and drops the survey; `nil` if the circumstances have changed.
    func take(in circumstances: Circumstances) -> FocusMap? {
        defer { replace(with: nil) }
        return kept.flatMap { $0.circumstances == circumstances ? $0.map : nil }
    }

    /// The old survey is released last, because its items may call back here when they are
    /// deallocated.
    private func replace(with new: (map: FocusMap, circumstances: Circumstances)?) {
        let old = kept
        kept = new
        withExtendedLifetime(old) {}
    }
}
