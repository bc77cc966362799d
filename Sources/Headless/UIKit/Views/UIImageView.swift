import CoreGraphics
import Foundation

/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open var image: UIImage? {
        didSet { invalidateIntrinsicContentSize() }
    }

    open var highlightedImage: UIImage?

    open var isHighlighted = false

    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { invalidateIntrinsicContentSize() }
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        shownImage?.size ?? .zero
    }

    open override var intrinsicContentSize: CGSize {
        shownImage?.size
            ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The image in its current state, whose own configuration takes precedence over the view's
    /// preferred one.
    private var shownImage: UIImage? {
        let chosen = isHighlighted ? highlightedImage ?? image : image
        guard let chosen, let preferred = preferredSymbolConfiguration else { return chosen }
        return chosen.withConfiguration(
            UIImage.SymbolConfiguration(
                preferred.looks.scaled(compatibleWith: traitCollection)
                    .overlaid(with: chosen.symbol.looks)))
    }

    package override func display(into list: inout DisplayList) {
        guard let shownImage else { return }
        list.image(
            shownImage, in: contentMode.rect(for: shownImage.size, in: bounds), tint: tintColor,
            direction: effectiveUserInterfaceLayoutDirection)
    }
}
