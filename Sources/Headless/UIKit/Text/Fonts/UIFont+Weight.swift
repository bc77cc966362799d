import CoreGraphics

extension UIFont {
    /// The thickness of the strokes, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(FontWeight.ultraLight.traitValue)
        public static let thin = Weight(FontWeight.thin.traitValue)
        public static let light = Weight(FontWeight.light.traitValue)
        public static let regular = Weight(FontWeight.regular.traitValue)
        public static let medium = Weight(FontWeight.medium.traitValue)
        public static let semibold = Weight(FontWeight.semibold.traitValue)
        public static let bold = Weight(FontWeight.bold.traitValue)
        public static let heavy = Weight(FontWeight.heavy.traitValue)
        public static let black = Weight(FontWeight.black.traitValue)

        /// The available weight that is nearest to this one.
        package var step: FontWeight { FontWeight(nearest: rawValue) }
    }
}
