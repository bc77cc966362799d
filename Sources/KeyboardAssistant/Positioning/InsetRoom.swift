import CoreGraphics
import UIKit

/// Room in a scroll view's content and indicator insets, for what nobody else makes.
final class InsetRoom: RoomMaking {
    private weak var scrollView: UIScrollView?
    private var ledgers: (content: RoomLedger, indicators: RoomLedger)?
    /// Whether somebody else made the room when a keyboard last came to rest; nil before.
    private var othersMakeRoom: Bool?
    /// The scroll view's bottom inset without our share, when the keyboard was last known to be
    /// away.
    private var insetAtRest: CGFloat = 0

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    var made: CGFloat { ledgers?.content.room(of: self) ?? 0 }

    /// The system adds the safe area only where there is something to scroll.
    let dependsOnContent = true

    func needed(for keyboard: KeyboardGeometry, isMoving: Bool) -> CGFloat {
        guard let scrollView, scrollView.window != nil,
            !scrollView.isServedByTableController, !scrollView.liesInRoom
        else { return 0 }
        if isMoving, othersMakeRoom ?? scrollView.followsKeyboardLayoutGuide { return 0 }
        let overlap = keyboard.overlap(with: scrollView.convert(scrollView.bounds, to: nil))
        // What the system adds for the safe area lies under the keyboard already.
        let safeArea = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
        let needed = max(0, overlap - safeArea)
        let isCovered = isCovered(needed, of: overlap, in: scrollView)
        if !isMoving, keyboard.isDocked {
            othersMakeRoom = isCovered || needed == 0 && scrollView.followsKeyboardLayoutGuide
        }
        return isCovered ? 0 : needed
    }

    /// Whether somebody else has made this room since the keyboard came, say a collection
    /// controller.
    private func isCovered(
        _ needed: CGFloat, of overlap: CGFloat, in scrollView: UIScrollView
    ) -> Bool {
        let foreign = scrollView.foreignBottomInset - insetAtRest
        return needed > 0 && foreign >= needed - 1 && foreign <= overlap + 1
    }

    func rest() {
        if let scrollView { insetAtRest = scrollView.foreignBottomInset }
    }

    func make(_ room: CGFloat) {
        guard let scrollView, room != made else { return }
        let ledgers =
            ledgers ?? (.of(scrollView, .contentInset), .of(scrollView, .indicatorInset))
        self.ledgers = room > 0 ? ledgers : nil
        scrollView.contentInset.bottom = ledgers.content.value(
            making: room, for: self, current: scrollView.contentInset.bottom)
        scrollView.verticalScrollIndicatorInsets.bottom = ledgers.indicators.value(
            making: room, for: self, current: scrollView.verticalScrollIndicatorInsets.bottom)
    }

    func reset(to value: CGFloat) {
        guard let scrollView else { return }
        make(0)
        RoomLedger.known(scrollView, .contentInset)?.reset(to: value)
        scrollView.contentInset.bottom = value
        insetAtRest = value
    }
}

extension UIScrollView {
    /// The bottom inset less what we added to it.
    fileprivate var foreignBottomInset: CGFloat {
        contentInset.bottom - (RoomLedger.known(self, .contentInset)?.made ?? 0)
    }

    /// Whether an assistant makes room for a scroll view around this one, which can then bring all
    /// of this one above the keyboard.
    fileprivate var liesInRoom: Bool {
        KeyboardAssistant.allRunning.contains { assistant in
            guard let outer = assistant.scrollView, outer !== self, assistant.room.made > 0 else {
                return false
            }
            return isDescendant(of: outer)
        }
    }
}
