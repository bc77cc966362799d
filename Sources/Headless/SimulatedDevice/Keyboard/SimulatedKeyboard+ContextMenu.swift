internal import HeadlessBehavior
import UIKit

// UIKit hides the keyboard as long as a context menu is on the screen, and the first responder stays
// (code-payments/code-ios-app#711, exyte/Chat#220).
extension SimulatedKeyboard {
    package func contextMenuAppears() {
        guard UIApplication.behavior.contextMenuKeyboard != .stays else { return }
        if !isBehindMenu { hasLeftForMenu = isVisible }
        isBehindMenu = true
        follow()
    }

    package func contextMenuDisappears() {
        guard isBehindMenu else { return }
        isBehindMenu = false
        returnsFromMenu = hasLeftForMenu
        follow()
        (hasLeftForMenu, returnsFromMenu) = (false, false)
    }

    /// A Boolean value that indicates whether frames are told without their height.
    ///
    /// The keyboard of the source had been on the screen before the menu.
    var hidesHeight: Bool {
        returnsFromMenu && UIApplication.behavior.contextMenuKeyboard == .returnsWithoutHeight
    }
}
