import Foundation

extension UIView {
    /// The curves by which an animation speeds up and slows down.
    public typealias AnimationCurve = UIViewAnimationCurve

    /// Options for the course of an animation.
    ///
    /// Bits that no constant names are kept: the keyboard's curve is one of them.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var layoutSubviews: UIView.AnimationOptions { Self(rawValue: 1 << 0) }
        public static var allowUserInteraction: UIView.AnimationOptions {
            Self(rawValue: 1 << 1)
        }
        public static var beginFromCurrentState: UIView.AnimationOptions {
            Self(rawValue: 1 << 2)
        }
        public static var `repeat`: UIView.AnimationOptions { Self(rawValue: 1 << 3) }
        public static var autoreverse: UIView.AnimationOptions { Self(rawValue: 1 << 4) }
        public static var overrideInheritedDuration: UIView.AnimationOptions {
            Self(rawValue: 1 << 5)
        }
        public static var overrideInheritedCurve: UIView.AnimationOptions {
            Self(rawValue: 1 << 6)
        }
        public static var allowAnimatedContent: UIView.AnimationOptions {
            Self(rawValue: 1 << 7)
        }
        public static var showHideTransitionViews: UIView.AnimationOptions {
            Self(rawValue: 1 << 8)
        }
        public static var overrideInheritedOptions: UIView.AnimationOptions {
            Self(rawValue: 1 << 9)
        }
        public static var curveEaseInOut: UIView.AnimationOptions { [] }
        public static var curveEaseIn: UIView.AnimationOptions { Self(rawValue: 1 << 16) }
        public static var curveEaseOut: UIView.AnimationOptions { Self(rawValue: 2 << 16) }
        public static var curveLinear: UIView.AnimationOptions { Self(rawValue: 3 << 16) }
        public static var transitionCrossDissolve: UIView.AnimationOptions {
            Self(rawValue: 5 << 20)
        }

        /// The number of the curve, which may have no name.
        package var curveNumber: UInt { rawValue >> 16 & 0xF }

        /// Returns these options with another curve.
        func withCurve(_ number: UInt) -> Self {
            Self(rawValue: rawValue & ~(0xF << 16) | (number & 0xF) << 16)
        }
    }
}
