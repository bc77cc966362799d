import CoreGraphics
import UIKit

/// Room in the additional safe area of the controller that a view belongs to.
final class SafeAreaRoom: RoomMaking {
    private weak var view: UIView?
    private weak var controller: UIViewController?
    private var ledger: RoomLedger?

    init(view: UIView) {
        self.view = view
    }

    var made: CGFloat { ledger?.room(of: self) ?? 0 }

    func needed(for keyboard: KeyboardGeometry, isMoving: Bool) -> CGFloat {
        guard let owner, let root = owner.viewIfLoaded, root.window != nil else { return 0 }
        let overlap = keyboard.overlap(with: root.convert(root.bounds, to: nil))
        let ours = RoomLedger.known(owner, .safeArea)?.made ?? 0
        return max(0, overlap - (root.safeAreaInsets.bottom - ours))
    }

    func make(_ room: CGFloat) {
        guard let owner, room != made else { return }
        let ledger = ledger ?? .of(owner, .safeArea)
        self.ledger = room > 0 ? ledger : nil
        owner.additionalSafeAreaInsets.bottom = ledger.value(
            making: room, for: self, current: owner.additionalSafeAreaInsets.bottom)
    }

    func reset(to value: CGFloat) {
        guard let owner else { return }
        ledger?.reset(to: value)
        ledger = nil
        owner.additionalSafeAreaInsets.bottom = value
    }

    /// Found once, so that what was added is taken back from the same controller.
    private var owner: UIViewController? {
        if controller == nil {
            controller =
                sequence(first: view as UIResponder?, next: { $0?.next })
                .lazy.compactMap { $0 as? UIViewController }.first
        }
        return controller
    }
}
