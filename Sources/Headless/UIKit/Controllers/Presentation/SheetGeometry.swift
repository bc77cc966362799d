import CoreGraphics

/// The placement of a presented card in its window.
package struct SheetGeometry: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// The whole window.
        case full
        /// A card at the bottom edge, as high as this part of the available height.
        case card(fraction: CGFloat)
        /// A box of this size in the middle.
        case box(CGSize)
    }

    /// UIKit leaves ten points between the safe area and a card (assumed: A9).
    private static let gap: CGFloat = 10

    package var kind: Kind
    package var bounds: CGRect
    package var safeArea: UIEdgeInsets
    /// The top edge of a docked keyboard.
    package var keyboardTop: CGFloat?

    package init(
        kind: Kind, bounds: CGRect, safeArea: UIEdgeInsets, keyboardTop: CGFloat? = nil
    ) {
        self.kind = kind
        self.bounds = bounds
        self.safeArea = safeArea
        self.keyboardTop = keyboardTop
    }

    package var frame: CGRect {
        switch kind {
        case .full: bounds
        case .card(let fraction): card(fraction)
        case .box(let size): box(size)
        }
    }

    /// The height of the highest card.
    static func room(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGFloat {
        max(0, bounds.maxY - (bounds.minY + safeArea.top + gap))
    }

    private func card(_ fraction: CGFloat) -> CGRect {
        let room = Self.room(in: bounds, safeArea: safeArea)
        let share = fraction.isFinite ? min(1, max(0, fraction)) : 1
        let top = bounds.maxY - room * share
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    }

    /// Returns the frame of a box.
    ///
    /// UIKit moves it up if the keyboard would cover it, but not into the status bar, and doesn't
    /// resize it (FinalCAD/iOS-KeyboardManager#2).
    private func box(_ size: CGSize) -> CGRect {
        let highest = bounds.minY + safeArea.top
        let width = min(size.width, bounds.width)
        let height = min(size.height, max(0, bounds.maxY - highest))
        var top = bounds.midY - height / 2
        if let keyboardTop { top = min(top, keyboardTop - height) }
        return CGRect(
            x: bounds.midX - width / 2, y: max(highest, top), width: width, height: height)
    }
}

extension SheetGeometry.Kind {
    /// Returns the form that a presentation with this style has in a window of this size.
    ///
    /// UIKit: a form sheet measures 540 by 620 points; a page sheet is at most 712 wide and has a
    /// margin above and below. In a narrow window, both are cards, and in a low one, they fill it
    /// (assumed: A48).
    package static func kind(
        of style: UIModalPresentationStyle, preferred: CGSize, in window: CGSize,
        isWide: Bool, isHigh: Bool, fraction: CGFloat
    ) -> SheetGeometry.Kind {
        guard style.isSheet else { return .full }
        guard isWide else { return isHigh ? .card(fraction: fraction) : .full }
        let isPreferred = preferred.width > 0 && preferred.height > 0
        guard style != .formSheet else {
            return .box(isPreferred ? preferred : CGSize(width: 540, height: 620))
        }
        return .box(CGSize(width: min(712, window.width - 40), height: window.height - 88))
    }
}
