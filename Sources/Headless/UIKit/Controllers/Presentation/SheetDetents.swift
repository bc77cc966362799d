import CoreGraphics

/// The possible heights of a sheet, and the current one.
extension UISheetPresentationController {
    /// An active detent with its height.
    private struct Rest {
        let identifier: Detent.Identifier
        let height: CGFloat
    }

    private var room: CGFloat {
        guard let container else { return 0 }
        return SheetGeometry.room(in: container.bounds, safeArea: container.safeAreaInsets)
    }

    /// The active detents, from the lowest to the highest.
    private var rests: [Rest] {
        guard let container else { return [] }
        let room = room
        let context = DetentContext(
            traits: container.traitCollection, room: room,
            bottom: container.safeAreaInsets.bottom)
        return detents.compactMap { detent in
            detent.height(in: room, context: context).map {
                Rest(identifier: detent.identifier, height: $0)
            }
        }.sorted { $0.height < $1.height }
    }

    // Apple's reference: without a selection, the sheet has the smallest detent.
    private func selected(among rests: [Rest]) -> Rest? {
        rests.first { $0.identifier == selectedDetentIdentifier } ?? rests.first
    }

    /// The share of the available height that the card takes.
    var restingFraction: CGFloat {
        let rests = rests
        guard let container, let rest = selected(among: rests), room > 0 else { return 1 }
        guard let keyboardTop else { return rest.height / room }
        // UIKit moves a sheet with a higher detent to its highest one while there is a keyboard
        // (feedback-assistant/reports#669, developer.apple.com/forums/thread/743274).
        if rests.count > 1, let highest = rests.last { return highest.height / room }
        // One without another detent keeps its visible height above the keyboard (assumed: A49).
        let covered = container.bounds.maxY - keyboardTop - container.safeAreaInsets.bottom
        return min(1, (rest.height + max(0, covered)) / room)
    }

    /// A Boolean value that indicates whether the views behind the sheet aren't dimmed and receive
    /// touches.
    var isUndimmed: Bool {
        let rests = rests
        guard let limit = rests.first(where: { $0.identifier == largestUndimmedDetentIdentifier }),
            let current = selected(among: rests), corners != .none
        else { return false }
        return current.height <= limit.height
    }

    /// The upper edges of the card at its detents, from the lowest to the highest.
    var detentTops: [CGFloat] {
        guard let container else { return [] }
        guard case .top = corners else { return [frameOfPresentedViewInContainerView.minY] }
        return rests.map { container.bounds.maxY - $0.height }
    }

    // Apple's reference: the delegate is notified about choices of people, not of code.
    func select(at index: Int) {
        let rests = rests
        guard rests.indices.contains(index), case .top = corners else { return }
        let new = rests[index].identifier
        guard selected(among: rests)?.identifier != new else { return }
        selectedDetentIdentifier = new
        let heir = (self as UIPresentationController).delegate
        (heir as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}
