import CoreGraphics
import UIKit

/// Room in the additional safe area of the controller that a view belongs to.
final class SafeAreaRoom: RoomMaking {
    private weak var view: UIView?
    private weak var controller: UIViewController?
    private var share = RoomShare()

    init(view: UIView) {
        self.view = view
    }

    var made: CGFloat { share.made }

    func needed(for keyboard: KeyboardGeometry) -> CGFloat {
        guard let root = owner?.viewIfLoaded, root.window != nil else { return 0 }
        let overlap = keyboard.overlap(with: root.convert(root.bounds, to: nil))
        return max(0, overlap - (root.safeAreaInsets.bottom - made))
    }

    func make(_ room: CGFloat) {
        guard let owner, room != made else { return }
        owner.additionalSafeAreaInsets.bottom = share.value(
            making: room, current: owner.additionalSafeAreaInsets.bottom)
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
