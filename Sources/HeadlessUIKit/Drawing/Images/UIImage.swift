import CoreGraphics
import Foundation

/// A picture; here always one of the system's symbols.
open class UIImage: NSObject {
    let symbol: SymbolImage

    init(symbol: SymbolImage) {
        self.symbol = symbol
        super.init()
    }

    /// A symbol, or nil where the name is none of those this stand-in can draw.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public init?(
        systemName name: String, withConfiguration configuration: UIImage.Configuration?
    ) {
        guard let outline = SymbolOutline.named(name) else { return nil }
        let configuration = configuration as? UIImage.SymbolConfiguration
        symbol = SymbolImage(name: name, outline: outline, looks: configuration?.looks ?? .none)
        super.init()
    }

    public convenience init?(
        systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The name of the symbol, by which people who read the screen as text know it.
    package var symbolName: String { symbol.name }

    open var size: CGSize { symbol.size }

    open var scale: CGFloat { 2 }

    open var isSymbolImage: Bool { true }

    open var renderingMode: UIImage.RenderingMode { symbol.renderingMode }

    @discardableResult
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    @discardableResult
    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    @discardableResult
    open func withTintColor(
        _ color: UIColor, renderingMode: UIImage.RenderingMode
    ) -> UIImage {
        changed {
            $0.color = color
            $0.renderingMode = renderingMode
        }
    }

    open var configuration: UIImage.Configuration? { symbolConfiguration }

    open var symbolConfiguration: UIImage.SymbolConfiguration? {
        symbol.looks == .none ? nil : UIImage.SymbolConfiguration(symbol.looks)
    }

    @discardableResult
    open func applyingSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration
    ) -> UIImage? {
        changed { $0.looks = $0.looks.overlaid(with: configuration.looks) }
    }

    @discardableResult
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let configuration = configuration as? UIImage.SymbolConfiguration else { return self }
        return changed { $0.looks = $0.looks.overlaid(with: configuration.looks) }
    }

    open var flipsForRightToLeftLayoutDirection: Bool { symbol.followsLanguage }

    @discardableResult
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.followsLanguage = true }
    }

    private func changed(_ change: (inout SymbolImage) -> Void) -> UIImage {
        var copy = symbol
        change(&copy)
        return UIImage(symbol: copy)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIImage)?.symbol == symbol
    }

    open override var hash: Int { symbol.name.hashValue }
}

extension UIImage {
    /// Whether an image shows its own colours or the tint of whoever shows it.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }
}
