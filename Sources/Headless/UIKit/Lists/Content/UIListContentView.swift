import CoreGraphics
import Foundation

/// A view that shows the standard content of a row in a list.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let picture = UIImageView(image: nil)
    private var content: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        content = configuration
        super.init(frame: .zero)
        for view in [picture, label, secondaryLabel] { addSubview(view) }
        apply()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        content = UIListContentConfiguration()
        super.init(coder: coder)
        for view in [picture, label, secondaryLabel] { addSubview(view) }
        apply()
    }

    // The protocol's property accepts any type. A configuration of another type isn't shown.
    public var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            content = new
            apply()
        }
    }

    private func apply() {
        label.show(content.text, content.textProperties)
        secondaryLabel.show(content.secondaryText, content.secondaryTextProperties)
        picture.image = content.image
        picture.isHidden = content.image == nil
        picture.tintColor = content.imageProperties.tintColor
        picture.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var arrangement: ListContentLayout {
        ListContentLayout(
            margins: content.directionalLayoutMargins.resolved(isRightToLeft: isMirrored),
            imageSize: content.image.map { _ in imageSize }, reservedWidth: reservedWidth,
            imagePadding: content.imageToTextPadding,
            isSideBySide: content.prefersSideBySideTextAndSecondaryText,
            horizontalPadding: content.textToSecondaryTextHorizontalPadding,
            verticalPadding: content.textToSecondaryTextVerticalPadding,
            isRightToLeft: isMirrored)
    }

    // Symbols are centered in a place of one size, which scales with the text, so that texts of rows
    // are aligned (Apple's reference of `reservedLayoutSize`). Its width is our choice.
    private var reservedWidth: CGFloat {
        guard content.image?.isSymbolImage ?? false else { return 0 }
        return UIFontMetrics(forTextStyle: .body)
            .scaledValue(forValue: 28, compatibleWith: traitCollection)
    }

    private var imageSize: CGSize {
        let size = picture.sizeThatFits(.zero)
        let most = content.imageProperties.maximumSize
        return CGSize(
            width: most.width > 0 ? min(size.width, most.width) : size.width,
            height: most.height > 0 ? min(size.height, most.height) : size.height)
    }

    private func textSizes(in width: CGFloat) -> (text: CGSize, secondary: CGSize) {
        let room = CGSize(width: max(1, arrangement.textWidth(in: width)), height: .infinity)
        return (label.sizeThatFits(room), secondaryLabel.sizeThatFits(room))
    }

    private func height(forWidth width: CGFloat) -> CGFloat {
        let sizes = textSizes(in: width)
        return arrangement.height(text: sizes.text, secondaryText: sizes.secondary)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let sizes = textSizes(in: bounds.width)
        let frames = arrangement.frames(
            in: bounds.size, text: sizes.text, secondaryText: sizes.secondary)
        if let image = frames.image { picture.frame = image }
        label.frame = frames.text
        secondaryLabel.frame = frames.secondaryText
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height(forWidth: .infinity))
    }

    package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
        height(forWidth: width)
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(forWidth: size.width))
    }
}

extension UILabel {
    fileprivate func show(
        _ text: String?, _ properties: UIListContentConfiguration.TextProperties
    ) {
        self.text = text
        font = properties.font
        textColor = properties.color
        numberOfLines = properties.numberOfLines
        isHidden = text?.isEmpty ?? true
        textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
    }
}
