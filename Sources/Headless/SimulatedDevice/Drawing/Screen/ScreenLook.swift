import CoreGraphics
import Foundation
import UIKit

/// The values that decide how a screen looks, apart from the app's windows.
package struct ScreenLook: Equatable, Sendable {
    /// The kinds of device that a screen belongs to.
    package enum Kind: Sendable {
        case phone, pad
    }

    /// The size in points.
    package var size: CGSize
    /// The kind of device.
    package var kind: Kind
    /// The insets that the screen's shape, its status bar and its home indicator cover, in points.
    package var safeArea: UIEdgeInsets
    /// A Boolean value that indicates whether the interface has its dark appearance.
    package var isDark: Bool

    /// Creates the look of a screen of a size in points.
    package init(
        size: CGSize, kind: Kind, safeArea: UIEdgeInsets, isDark: Bool
    ) {
        self.size = size
        self.kind = kind
        self.safeArea = safeArea
        self.isDark = isDark
    }

    /// A Boolean value that indicates whether the screen has round corners and a home indicator at
    /// its bottom, in place of a home button.
    var hasHomeIndicator: Bool { safeArea.bottom > 0 }

    var isLandscape: Bool { size.width > size.height }

    var cornerRadius: CGFloat {
        guard hasHomeIndicator else { return 0 }
        return kind == .phone ? 47 : 18
    }

    /// A Boolean value that indicates whether the status bar is visible.
    ///
    /// Phones hide it in landscape.
    var hasStatusBar: Bool {
        safeArea.top > 0 && !(kind == .phone && isLandscape)
    }
}
