import CoreGraphics
import Foundation
import QuartzCore
import UIKit

extension CGColor {
    /// The color as #RRGGBB; its alpha is written separately.
    var svgText: String {
        let digits = [red, green, blue].map { component in
            let byte = component.isFinite ? Int((min(max(component, 0), 1) * 255).rounded()) : 0
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#" + digits.joined()
    }
}

extension CGAffineTransform {
    var svgText: String {
        if (a, b, c, d) == (1, 0, 0, 1) {
            return "translate(\(SVGNumber.text(tx)) \(SVGNumber.text(ty)))"
        }
        let numbers = [a, b, c, d, tx, ty].map(SVGNumber.text)
        return "matrix(\(numbers.joined(separator: " ")))"
    }
}

extension SymbolRun {
    /// Returns the transform that centers the outline in the rectangle, as large as it fits.
    func transform(of outline: SymbolOutline) -> CGAffineTransform {
        let scale = min(rect.width / outline.size.width, rect.height / outline.size.height)
        let size = CGSize(width: outline.size.width * scale, height: outline.size.height * scale)
        let (left, top) = (rect.midX - size.width / 2, rect.midY - size.height / 2)
        guard isFlipped else {
            return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: left, ty: top)
        }
        return CGAffineTransform(a: -scale, b: 0, c: 0, d: scale, tx: left + size.width, ty: top)
    }
}

extension CGRect {
    /// Returns the path of a rectangle that has only some round corners.
    func svgPath(cornerRadius: CGFloat, corners: CACornerMask) -> String {
        let radius = max(0, min(cornerRadius, width / 2, height / 2))
        let topLeft = corners.contains(.layerMinXMinYCorner) ? radius : 0
        let topRight = corners.contains(.layerMaxXMinYCorner) ? radius : 0
        let bottomRight = corners.contains(.layerMaxXMaxYCorner) ? radius : 0
        let bottomLeft = corners.contains(.layerMinXMaxYCorner) ? radius : 0
        return "M" + Self.numbers(minX + topLeft, minY)
            + "H" + SVGNumber.text(maxX - topRight) + Self.arc(topRight, maxX, minY + topRight)
            + "V" + SVGNumber.text(maxY - bottomRight)
            + Self.arc(bottomRight, maxX - bottomRight, maxY)
            + "H" + SVGNumber.text(minX + bottomLeft)
            + Self.arc(bottomLeft, minX, maxY - bottomLeft)
            + "V" + SVGNumber.text(minY + topLeft) + Self.arc(topLeft, minX + topLeft, minY) + "Z"
    }

    private static func arc(_ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) -> String {
        guard radius > 0 else { return "" }
        return "A\(numbers(radius, radius)) 0 0 1 \(numbers(x, y))"
    }

    private static func numbers(_ first: CGFloat, _ second: CGFloat) -> String {
        "\(SVGNumber.text(first)) \(SVGNumber.text(second))"
    }
}

extension PathElement {
    var svgText: String {
        switch self {
        case .move(let point): "M" + Self.numbers(point)
        case .line(let point): "L" + Self.numbers(point)
        case .curve(let point, let control1, let control2):
            "C" + [control1, control2, point].map(Self.numbers).joined(separator: " ")
        case .close: "Z"
        }
    }

    private static func numbers(_ point: CGPoint) -> String {
        "\(SVGNumber.text(point.x)) \(SVGNumber.text(point.y))"
    }
}
