import CoreGraphics
import Foundation

extension UIScrollView {
    public typealias KeyboardDismissMode = UIScrollViewKeyboardDismissMode

    public typealias ContentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentBehavior

    /// The share of the velocity that remains after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(0.998)
        public static let fast = DecelerationRate(0.99)
    }
}
