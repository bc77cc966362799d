import UIKit

extension ListEngine {
    /// Deselects those of `places` that people may deselect; delegates are asked and not told, as
    /// of all that is selected by moving.
    func deselect(_ places: [RowPosition]) {
        places.compactMap(list.placeToDeselect).forEach(list.deselect)
    }

    /// Whether the cursor may go to `place`, or away with nil, as far as it is the selection.
    func selectionMayLeave(for place: RowPosition?) -> Bool {
        guard selectionIsCursor else { return true }
        return list.selection.allSatisfy { $0 == place || list.letsSelectionLeave($0, for: place) }
    }
}
