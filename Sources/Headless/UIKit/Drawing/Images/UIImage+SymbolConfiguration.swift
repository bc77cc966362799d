import CoreGraphics
import Foundation

extension UIImage {
    /// The properties for choosing an image.
    open class Configuration: NSObject {}

    /// The requested size and weight of a symbol.
    open class SymbolConfiguration: UIImage.Configuration {
        let looks: SymbolLooks

        init(_ looks: SymbolLooks) {
            self.looks = looks
            super.init()
        }

        public convenience init(pointSize: CGFloat) {
            self.init(SymbolLooks(pointSize: pointSize))
        }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(SymbolLooks(pointSize: pointSize, weight: weight))
        }

        public convenience init(
            pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
        ) {
            self.init(SymbolLooks(pointSize: pointSize, weight: weight, scale: scale))
        }

        public convenience init(scale: UIImage.SymbolScale) {
            self.init(SymbolLooks(scale: scale))
        }

        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(SymbolLooks(weight: weight))
        }

        public convenience init(font: UIFont) {
            self.init(SymbolLooks(font, scale: nil))
        }

        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(SymbolLooks(font, scale: scale))
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(SymbolLooks(textStyle, scale: nil))
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(SymbolLooks(textStyle, scale: scale))
        }

        open class var unspecified: UIImage.SymbolConfiguration {
            UIImage.SymbolConfiguration(.none)
        }

        open override func isEqual(_ object: Any?) -> Bool {
            (object as? UIImage.SymbolConfiguration)?.looks == looks
        }

        open override var hash: Int { looks.hashValue }
    }

    public typealias SymbolScale = UIImageSymbolScale

    public typealias SymbolWeight = UIImageSymbolWeight
}
