import CoreGraphics
import Foundation
import UIKit

extension UIView {
    /// The texts and symbols in this view that stand out too little from what is behind them.
    ///
    /// Disabled controls are left out, as WCAG does (1.4.3).
    ///
    /// - Parameters:
    ///   - minimum: The least contrast, from 1 to 21.
    ///   - backdrop: What is behind this view.
    package func illegible(below minimum: CGFloat, on backdrop: UIColor) -> [String] {
        guard !isHidden, alpha > 0, (self as? UIControl)?.isEnabled != false else { return [] }
        let behind = Paint(backdrop, in: traitCollection)
        let own = (backgroundColor.map { Paint($0, in: traitCollection) } ?? .clear).over(behind)
        let color = UIColor(red: own.red, green: own.green, blue: own.blue, alpha: 1)
        var found: [String] = []
        if let (name, ink) = ink {
            let contrast = Paint(ink, in: traitCollection).over(own).contrast(to: own)
            if contrast < minimum { found = ["\(name): \((contrast * 10).rounded() / 10)"] }
        }
        return found + subviews.flatMap { $0.illegible(below: minimum, on: color) }
    }

    /// The text or symbol that the view draws, and its color.
    private var ink: (name: String, color: UIColor)? {
        switch self {
        case let label as UILabel where !(label.text ?? "").isEmpty:
            (label.text ?? "", label.textColor)
        case let picture as UIImageView where picture.image?.isSymbolImage == true:
            ("\(picture.image ?? UIImage())", picture.tintColor)
        default: nil
        }
    }
}

/// A color as it is drawn.
private struct Paint {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0

    static let clear = Paint()

    @MainActor
    init(_ color: UIColor, in traits: UITraitCollection) {
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    }

    private init() {}

    func over(_ other: Paint) -> Paint {
        var paint = Paint()
        paint.red = red * alpha + other.red * (1 - alpha)
        paint.green = green * alpha + other.green * (1 - alpha)
        paint.blue = blue * alpha + other.blue * (1 - alpha)
        paint.alpha = 1
        return paint
    }

    /// The contrast ratio of WCAG 2.2.
    func contrast(to other: Paint) -> CGFloat {
        let (own, others) = (luminance, other.luminance)
        return (max(own, others) + 0.05) / (min(own, others) + 0.05)
    }

    /// The relative luminance of WCAG 2.2.
    private var luminance: CGFloat {
        func linear(_ part: CGFloat) -> CGFloat {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
