import CoreGraphics
import Foundation

/// A picture: one of the system's symbols, a PNG file, or nothing.
// Apple's class is Sendable, and subclasses have to repeat it. The content is set in initializers,
// when no other reference can exist.
open class UIImage: NSObject, @unchecked Sendable {
    private(set) var symbol = SymbolImage.nothing
    private(set) var bitmap: BitmapImage?

    // As on Apple's systems, subclasses can create an image without content.
    public override init() {
        super.init()
    }

    convenience init(symbol: SymbolImage) {
        self.init()
        self.symbol = symbol
    }

    private convenience init?(_ bitmap: BitmapImage?) {
        guard let bitmap else { return nil }
        self.init()
        self.bitmap = bitmap
    }

    public convenience init?(named name: String) {
        self.init(BitmapImage.named(name, in: .main))
    }

    public convenience init?(
        named name: String, in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(BitmapImage.named(name, in: bundle ?? .main))
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
    ) {
        self.init(BitmapImage.named(name, in: bundle ?? .main))
    }

    public convenience init?(contentsOfFile path: String) {
        self.init(BitmapImage(path: path))
    }

    public convenience init?(data: Data) {
        self.init(BitmapImage(data, scale: 1))
    }

    public convenience init?(data: Data, scale: CGFloat) {
        self.init(BitmapImage(data, scale: scale))
    }

    /// Creates a symbol; `nil` if this stand-in can't draw a symbol of this name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(
        systemName name: String, withConfiguration configuration: UIImage.Configuration?
    ) {
        guard let outline = SymbolOutline.named(name) else { return nil }
        let configuration = configuration as? UIImage.SymbolConfiguration
        self.init(
            symbol: SymbolImage(name: name, outline: outline, looks: configuration?.looks ?? .none))
    }

    public convenience init?(
        systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The name of the symbol, for those who read the screen as text.
    package var symbolName: String { symbol.name }

    open var size: CGSize { bitmap?.size ?? symbol.size }

    open var scale: CGFloat { bitmap?.scale ?? 2 }

    open var isSymbolImage: Bool { !symbol.name.isEmpty }

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
        let image = UIImage(symbol: copy)
        image.bitmap = bitmap
        return image
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other.symbol == symbol && other.bitmap == bitmap
    }

    open override var hash: Int { symbol.name.hashValue }
}

extension UIImage {
    /// The modes that decide between an image's own colors and the tint of the view that shows it.
    public typealias RenderingMode = UIImageRenderingMode
}
