import UIKit

extension FocusPlatform {
    /// Creates the platform of `view`, which is `none` without a focus engine.
    ///
    /// On a Mac, the space bar selects in both idioms (WWDC21 10260, at 0:58).
    @MainActor
    package init(of view: UIView) {
        guard view.hasFocusSystem else {
            self = .none
            return
        }
        let isMac = MacCatalyst.isRunning || view.traitCollection.userInterfaceIdiom == .mac
        self = isMac ? .mac : .pad
    }
}
