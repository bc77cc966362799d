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
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0
        case scaleAspectFit = 1
        case scaleAspectFill = 2
        case redraw = 3
        case center = 4
        case top = 5
        case bottom = 6
        case left = 7
        case right = 8
        case topLeft = 9
        case topRight = 10
        case bottomLeft = 11
        case bottomRight = 12
    }
}
