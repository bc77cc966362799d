import CoreGraphics
import Foundation
import UIKit

extension SimulatedDevice {
    /// A device model: its screen, safe area and keyboards.
    public struct Model: Equatable, Sendable {
        /// The model's name, such as "iPhone 13".
        public var name: String
        /// The screen's size in portrait, in points.
        public var size: CGSize
        /// The safe area's insets in portrait, in points.
        public var safeArea: UIEdgeInsets
        /// The safe area's insets in landscape, in points.
        public var landscapeSafeArea: UIEdgeInsets
        /// The interface idiom, phone or pad.
        public var idiom: UIUserInterfaceIdiom
        /// The height of the docked keyboard in portrait.
        public var keyboard: KeyboardHeight
        /// The height of the docked keyboard in landscape.
        public var landscapeKeyboard: KeyboardHeight

        /// Creates a model of any size in points; its longer side counts as the height.
        ///
        /// A missing value is that of the most similar real device. A screen whose shorter side is
        /// under 600 points belongs to a phone.
        public init(
            size: CGSize, safeArea: UIEdgeInsets = .zero, landscapeSafeArea: UIEdgeInsets? = nil,
            idiom: UIUserInterfaceIdiom? = nil, keyboard: KeyboardHeight? = nil,
            landscapeKeyboard: KeyboardHeight? = nil, name: String = ""
        ) {
            let short = min(size.width, size.height)
            // Between the widest phone (440) and the narrowest tablet (744).
            let isPad = (idiom ?? (short < 600 ? .phone : .pad)) == .pad
            let hasNotch = !isPad && safeArea.bottom > 0
            self.name = name
            self.size = CGSize(width: short, height: max(size.width, size.height))
            self.safeArea = safeArea
            self.landscapeSafeArea =
                landscapeSafeArea
                ?? (isPad ? safeArea : hasNotch ? .besideNotch(safeArea.top) : .zero)
            self.idiom = isPad ? .pad : .phone
            self.keyboard = keyboard ?? .usual(isPad: isPad, hasNotch: hasNotch)
            self.landscapeKeyboard =
                landscapeKeyboard ?? .usualLandscape(isPad: isPad, hasNotch: hasNotch)
        }

        /// An iPhone SE of the second or third generation: 375 by 667 points, with a home button.
        public static let iPhoneSE = Model(
            size: CGSize(width: 375, height: 667),
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            keyboard: KeyboardHeight(216, predictions: 44, .recorded("iphone-se2-ios13-show")),
            name: "iPhone SE")

        /// An iPhone 13: 390 by 844 points, with a notch.
        public static let iPhone13 = Model(
            size: CGSize(width: 390, height: 844),
            safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
            name: "iPhone 13")

        /// An iPhone 15 Pro Max: 430 by 932 points, with a Dynamic Island.
        public static let iPhone15ProMax = Model(
            size: CGSize(width: 430, height: 932),
            safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
            keyboard: KeyboardHeight(301, predictions: 45, .assumed),
            name: "iPhone 15 Pro Max")

        /// An iPad with a screen of 9.7 inches: 768 by 1024 points, with a home button.
        public static let iPad9_7 = Model(
            size: CGSize(width: 768, height: 1024),
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            name: "iPad 9.7")

        /// An iPad Pro with a screen of 12.9 inches: 1024 by 1366 points, without a home button.
        public static let iPad12_9 = Model(
            size: CGSize(width: 1024, height: 1366),
            safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            keyboard: KeyboardHeight(348, predictions: 50, .assumed),
            landscapeKeyboard: KeyboardHeight(441, predictions: 50, .assumed),
            name: "iPad 12.9")

        func size(in orientation: UIInterfaceOrientation) -> CGSize {
            orientation.isLandscape ? CGSize(width: size.height, height: size.width) : size
        }

        func safeArea(in orientation: UIInterfaceOrientation) -> UIEdgeInsets {
            orientation.isLandscape ? landscapeSafeArea : safeArea
        }

        func keyboard(in orientation: UIInterfaceOrientation) -> KeyboardHeight {
            orientation.isLandscape ? landscapeKeyboard : keyboard
        }
    }
}

extension UIEdgeInsets {
    // In landscape, iPhones with a notch have equal insets at both sides, and a lower home
    // indicator.
    fileprivate static func besideNotch(_ depth: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: depth, bottom: 21, right: depth)
    }
}
