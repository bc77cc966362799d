import UIKit

/// The item that focus was moved to last, unless that is a text input, and the ring around it.
@MainActor
final class FocusMark {
    private weak var marked: (any UIFocusItem)?
    private var markedPlace: FocusPlace<ObjectIdentifier>?
    private var ring: FocusRing?

    /// The item; `nil` if there is none, and after it is deallocated.
    var item: (any UIFocusItem)? { marked }

    /// The place of the item when focus was moved to it.
    var place: FocusPlace<ObjectIdentifier>? { markedPlace }

    /// A Boolean value that indicates whether there is a ring around the item.
    var hasRing: Bool { ring != nil }

    /// Marks an item without a ring; `nil` marks nothing.
    func move(to item: (any UIFocusItem)?) {
        set(item, ring: nil)
    }

    /// Records where the item is when focus has moved to it.
    func setPlace(_ place: FocusPlace<ObjectIdentifier>?) {
        if marked != nil { markedPlace = place }
    }

    /// Draws the ring.
    ///
    /// Text inputs show a caret instead.
    func showRing() {
        set(marked, ring: (marked as? UIView).map(FocusRing.init))
    }

    private func set(_ item: (any UIFocusItem)?, ring: FocusRing?) {
        if item == nil || item !== marked { markedPlace = nil }
        // The ring before leaves its view when both are set: the view may ask what has focus.
        withExtendedLifetime(self.ring) { (marked, self.ring) = (item, ring) }
    }
}
