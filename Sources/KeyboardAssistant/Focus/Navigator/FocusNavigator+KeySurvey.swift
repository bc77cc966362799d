import UIKit

/// A survey that is made for the commands of a key, and used for its action.
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

    let map: FocusMap
    fileprivate let circumstances: Circumstances

    fileprivate init(_ map: FocusMap, in circumstances: Circumstances) {
        (self.map, self.circumstances) = (map, circumstances)
    }
}

extension FocusNavigator {
    /// Returns a survey for the commands of a key, and keeps it for the key's action.
    func surveyForKey() -> FocusMap {
        let map = surveyAfterTouch()
        keep(KeySurvey(map, in: circumstances(editing: map.editedInput)))
        return map
    }

    /// Returns the survey for the action of a key, which is that of its commands.
    ///
    /// A view can change without anyone noticing, even between the two. So another survey is made
    /// if the item where the key starts or the one where it leads is no longer as it was found.
    func mapForKey(_ command: BuiltInCommand) -> FocusMap {
        let kept = takeKeySurvey()
        guard touch.tappedView == nil, let kept,
            kept.circumstances == circumstances(editing: editedInput)
        else { return surveyAfterTouch() }
        let start = self.start(in: kept.map)
        let end = command.focusStep.flatMap { kept.map.loop.destination(of: $0, from: start) }
        let isUpToDate = [start?.id, end].allSatisfy { kept.map.isUpToDate(about: $0) }
        return isUpToDate ? kept.map : survey()
    }

    private func circumstances(editing editedInput: UIView?) -> KeySurvey.Circumstances {
        KeySurvey.Circumstances(
            lastItem: lastItem.map { ObjectIdentifier($0) },
            editedInput: editedInput.map { ObjectIdentifier($0) },
            stops: stops.map { ObjectIdentifier($0) },
            window: view?.window.map { ObjectIdentifier($0) }, bounds: view?.bounds)
    }
}
