import CoreGraphics
import UIKit

/// Room in a scroll view's content and indicator insets.
final class InsetRoom: RoomMaking {
    private weak var scrollView: UIScrollView?
    private var content = RoomShare()
    private var indicators = RoomShare()

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    var made: CGFloat { content.made }

    /// The system adds the safe area only where there is something to scroll.
    let dependsOnContent = true

    func needed(for keyboard: KeyboardGeometry) -> CGFloat {
        guard let scrollView, scrollView.window != nil else { return 0 }
        let frame = scrollView.convert(scrollView.bounds, to: nil)
        let overlap = keyboard.overlap(with: frame)
        // What the system adds for the safe area lies under the keyboard already.
        let safeArea = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
        return max(0, overlap - safeArea)
    }

    func make(_ room: CGFloat) {
        guard let scrollView, room != made else { return }
        scrollView.contentInset.bottom = content.value(
            making: room, current: scrollView.contentInset.bottom)
        scrollView.verticalScrollIndicatorInsets.bottom = indicators.value(
            making: room, current: scrollView.verticalScrollIndicatorInsets.bottom)
    }
}

/// Room by inset, but none where the app has pinned the scroll view to the keyboard layout guide, or
/// a table controller makes it.
final class AutomaticRoom: RoomMaking {
    private weak var scrollView: UIScrollView?
    private let inset: InsetRoom

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        inset = InsetRoom(scrollView: scrollView)
    }

    var made: CGFloat { inset.made }

    let dependsOnContent = true

    func needed(for keyboard: KeyboardGeometry) -> CGFloat {
        guard let scrollView, !scrollView.followsKeyboardLayoutGuide,
            !scrollView.isServedByTableController
        else { return 0 }
        return inset.needed(for: keyboard)
    }

    func make(_ room: CGFloat) {
        inset.make(room)
    }
}
