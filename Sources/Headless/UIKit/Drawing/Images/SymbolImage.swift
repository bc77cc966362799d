import CoreGraphics
import Foundation

/// A symbol with its configuration.
struct SymbolImage: Equatable {
    let name: String
    let outline: SymbolOutline
    var looks = SymbolLooks.none
    var renderingMode = UIImage.RenderingMode.automatic
    /// The symbol's own color; without it, the symbol is black in its original color.
    var color: UIColor?
    /// A Boolean value that indicates whether the symbol is mirrored in right-to-left languages.
    var followsLanguage: Bool

    init(name: String, outline: SymbolOutline, looks: SymbolLooks) {
        self.name = name
        self.outline = outline
        self.looks = looks
        followsLanguage = SymbolOutline.followsLanguage(name)
    }

    /// An image without content.
    static var nothing: SymbolImage {
        SymbolImage(name: "", outline: SymbolOutline(0, 0, []), looks: .none)
    }

    var size: CGSize {
        let factor = looks.factor
        return CGSize(
            width: outline.size.width * factor, height: outline.size.height * factor)
    }

    /// Returns the symbol's color: symbols are templates by default, so only an own color overrides
    /// the tint.
    func color(tint: UIColor) -> UIColor {
        switch renderingMode {
        case .alwaysOriginal: color ?? .label
        default: tint
        }
    }
}

/// The size and the weight of a symbol; `nil` if they aren't specified.
struct SymbolLooks: Hashable, Sendable {
    var pointSize: CGFloat?
    var weight: UIImage.SymbolWeight?
    var scale: UIImage.SymbolScale?
    /// The text style whose size the symbol has wherever it is shown.
    var textStyle: UIFont.TextStyle?

    static let none = SymbolLooks()

    /// The size of symbols beside body text, in points.
    private static let usualPointSize: CGFloat = 17

    /// The factor by which the symbol is larger than its outline.
    var factor: CGFloat {
        let size = pointSize ?? Self.usualPointSize
        guard size.isFinite, size > 0 else { return 1 }
        return size / Self.usualPointSize * (scale?.factor ?? 1)
    }

    func overlaid(with other: SymbolLooks) -> SymbolLooks {
        SymbolLooks(
            pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
            scale: other.scale ?? scale, textStyle: other.textStyle ?? textStyle)
    }

    /// Returns the looks for the text size of `traits`.
    func scaled(compatibleWith traits: UITraitCollection) -> SymbolLooks {
        guard let textStyle else { return self }
        var looks = self
        looks.pointSize =
            UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
        return looks
    }
}

extension SymbolLooks {
    /// Creates looks with the size and weight of a text style, wherever they are used.
    init(_ textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale?) {
        self.init(.preferredFont(forTextStyle: textStyle), scale: scale)
        self.textStyle = textStyle
    }

    /// Creates looks with the size and weight of a font.
    init(_ font: UIFont, scale: UIImage.SymbolScale?) {
        self.init(
            pointSize: font.pointSize, weight: UIImage.SymbolWeight(font.face.weight), scale: scale)
    }
}

extension UIImage.SymbolScale {
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .large: 1.28
        default: 1
        }
    }
}

extension UIImage.SymbolWeight {
    fileprivate init(_ weight: FontWeight) {
        switch weight {
        case .ultraLight: self = .ultraLight
        case .thin: self = .thin
        case .light: self = .light
        case .regular: self = .regular
        case .medium: self = .medium
        case .semibold: self = .semibold
        case .bold: self = .bold
        case .heavy: self = .heavy
        case .black: self = .black
        }
    }

    /// The nearest weight that symbols are drawn with.
    var drawn: SymbolWeight {
        switch self {
        case .ultraLight, .thin, .light: .light
        case .medium: .medium
        case .semibold: .semibold
        case .bold, .heavy, .black: .bold
        default: .regular
        }
    }
}
