import CoreGraphics
import Foundation

// Adaptive colors are resolved with the current traits. The caller makes a view's traits the
// current ones before the view draws.
extension DisplayList {
    package mutating func fill(_ shape: DisplayShape, _ color: UIColor) {
        fill(shape, color.cgColor)
    }

    package mutating func fill(_ rect: CGRect, cornerRadius: CGFloat = 0, _ color: UIColor) {
        fill(.rectangle(rect, cornerRadius: cornerRadius), color.cgColor)
    }

    package mutating func stroke(_ shape: DisplayShape, _ color: UIColor, width: CGFloat) {
        stroke(shape, color.cgColor, width: width)
    }

    package mutating func symbol(
        _ name: String, in rect: CGRect, _ color: UIColor, weight: SymbolWeight = .regular,
        isFlipped: Bool = false
    ) {
        symbol(name, in: rect, color.cgColor, weight: weight, isFlipped: isFlipped)
    }
}
