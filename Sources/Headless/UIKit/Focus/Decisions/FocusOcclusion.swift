import CoreGraphics

/// Decides which items are hidden behind others.
///
/// Apple's reference of `UIFocusItem`: what completely obscures an item may keep focus from it,
/// even if it cannot be focused itself; what lets others be focused behind it says so by
/// `isTransparentFocusItem`. Looks do not count (keiver/tomotv 62: rows under a shadow that is all
/// but clear cannot be focused). Our choice: one item has to cover everything that is seen, and
/// what can be scrolled out from behind a cover is not hidden.
package struct FocusOcclusion: Sendable {
    /// Something that hides what is behind it.
    package struct Cover: Sendable {
        package var frame: CGRect
        /// The number of the cover in the order from the back to the front.
        package var turn: Int
        /// The scroll views with whose content it moves.
        package var scrolls: [Int]

        package init(_ frame: CGRect, turn: Int, scrolls: [Int] = []) {
            (self.frame, self.turn, self.scrolls) = (frame, turn, scrolls)
        }
    }

    /// An item that may be hidden.
    package struct Subject: Sendable {
        package var frame: CGRect
        package var visible: CGRect
        /// The number of the last thing inside the item, in the order from the back to the front.
        package var lastTurn: Int
        /// The nearest scroll view that can move it, and what is seen of that.
        package var scroll: (id: Int, visible: CGRect)?

        package init(
            _ frame: CGRect, visible: CGRect? = nil, lastTurn: Int,
            scroll: (id: Int, visible: CGRect)? = nil
        ) {
            (self.frame, self.visible, self.lastTurn) = (frame, visible ?? frame, lastTurn)
            self.scroll = scroll
        }
    }

    package var covers: [Cover]

    package init(_ covers: [Cover]) {
        self.covers = covers
    }

    package func hides(_ subject: Subject) -> Bool {
        !subject.visible.isEmpty
            && covers.contains { cover in
                cover.turn > subject.lastTurn
                    && cover.frame.contains(subject.part(for: cover))
            }
    }
}

extension FocusOcclusion.Subject {
    /// Returns the part that a cover has to contain.
    fileprivate func part(for cover: FocusOcclusion.Cover) -> CGRect {
        guard let scroll else { return visible }
        return cover.scrolls.contains(scroll.id) ? frame : scroll.visible
    }
}
