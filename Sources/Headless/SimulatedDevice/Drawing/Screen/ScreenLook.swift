import CoreGraphics
import Foundation
import UIKit

/// What a screen shows beside the app's windows.
package struct ScreenLook: Equatable, Sendable {
    package enum Kind: Sendable {
        case phone, pad
    }

    package var size: CGSize
    package var kind: Kind
    /// What the screen's shape, its status bar and its home indicator cover.
    package var safeArea: UIEdgeInsets
    package var isDark: Bool

    package init(
        size: CGSize, kind: Kind, safeArea: UIEdgeInsets, isDark: Bool
    ) {
        self.size = size
        self.kind = kind
        self.safeArea = safeArea
        self.isDark = isDark
    }

    /// Screens without a home button have one drawn at the bottom, and round corners.
    var hasHomeIndicator: Bool { safeArea.bottom > 0 }

    var isLandscape: Bool { size.width > size.height }

    var cornerRadius: CGFloat {
        guard hasHomeIndicator else { return 0 }
        return kind == .phone ? 47 : 18
    }

    /// Phones hide the status bar when held sideways.
    var hasStatusBar: Bool {
        safeArea.top > 0 && !(kind == .phone && isLandscape)
    }
}
