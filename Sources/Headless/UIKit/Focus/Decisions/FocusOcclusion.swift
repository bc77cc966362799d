import CoreGraphics

/// Decides which items are hidden behind others.
///
/// Apple's reference of `UIFocusItem`: an item that completely obscures another one may keep focus
/// from it, even if it can't be focused itself, unless it is a `isTransparentFocusItem`. Looks
/// don't count (keiver/tomotv 62: rows under an almost clear shadow can't be focused). Our choice:
/// one item has to cover the whole visible part, and an item that can be scrolled out from behind a
/// cover isn't hidden.
package struct FocusOcclusion: Sendable {
    /// An item that hides the items behind it.
    package struct Cover: Sendable {
        package var frame: CGRect
        /// The number of the cover in the order from back to front.
        package var turn: Int
        /// The scroll views whose content moves the cover.
        package var scrolls: [Int]

        package init(_ frame: CGRect, turn: Int, scrolls: [Int] = []) {
            (self.frame, self.turn, self.scrolls) = (frame, turn, scrolls)
        }
    }

    /// An item that may be hidden.
    package struct Subject: Sendable {
        package var frame: CGRect
        package var visible: CGRect
        /// The number of the last item inside this one, in the order from back to front.
        package var lastTurn: Int
        /// The nearest scroll view that can move the item, and its visible part.
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
    /// Returns the part that a cover has to contain to hide the item.
    fileprivate func part(for cover: FocusOcclusion.Cover) -> CGRect {
        guard let scroll else { return visible }
        return cover.scrolls.contains(scroll.id) ? frame : scroll.visible
    }
}
