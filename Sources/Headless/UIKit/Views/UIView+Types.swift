extension UIView {
    /// The parts of a view's frame that stretch when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var flexibleLeftMargin: UIView.AutoresizingMask {
            AutoresizingMask(rawValue: 1)
        }
        public static var flexibleWidth: UIView.AutoresizingMask { AutoresizingMask(rawValue: 2) }
        public static var flexibleRightMargin: UIView.AutoresizingMask {
            AutoresizingMask(rawValue: 4)
        }
        public static var flexibleTopMargin: UIView.AutoresizingMask {
            AutoresizingMask(rawValue: 8)
        }
        public static var flexibleHeight: UIView.AutoresizingMask { AutoresizingMask(rawValue: 16) }
        public static var flexibleBottomMargin: UIView.AutoresizingMask {
            AutoresizingMask(rawValue: 32)
        }
    }

    /// The ways in which content fills a view of another size.
    public typealias ContentMode = UIViewContentMode
}
