import UIKit

extension CloseKeys {
    /// Creates the answer for this device, and for the menu as `source` knows it.
    @MainActor
    init(in source: (any KeyCommandSource)?) {
        var hasMenuBar = false
        if #available(iOS 26.0, *) { hasMenuBar = UIDevice.current.userInterfaceIdiom == .pad }
        isMenuAskedFirst = MacCatalyst.isRunning || hasMenuBar
        isInMenu = (source as? any MainMenuReader)?.hasMenuItem(for: Self.menuKeys)
    }
}
