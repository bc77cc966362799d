import CoreGraphics
import Foundation

/// The content and look of a button in its current state.
@MainActor
struct ButtonLook {
    var title: String?
    var attributedTitle: NSAttributedString?
    var subtitle: String?
    var image: UIImage?
    var font: UIFont?
    var foreground: UIColor
    /// The opacity of the content; a plain button fades while it is pressed.
    var contentAlpha: CGFloat = 1
    var background: UIColor?
    var stroke: (color: UIColor, width: CGFloat)?
    var cornerRadius: CGFloat = 0
    var layout = ButtonLayout()
}

extension ButtonLook {
    init(of button: UIButton) {
        if let configuration = button.configuration {
            self.init(of: button, configuration: configuration.updated(for: button))
        } else {
            self.init(unconfigured: button)
        }
        layout.horizontal = button.effectiveContentHorizontalAlignment.inButton
        layout.vertical = button.contentVerticalAlignment.inButton
    }

    private init(of button: UIButton, configuration: UIButton.Configuration) {
        let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = configuration.contentInsets
        self.init(foreground: configuration.baseForegroundColor ?? button.tintColor)
        title = configuration.title ?? button.currentTitle
        attributedTitle = button.currentAttributedTitle
        subtitle = configuration.subtitle
        let picture = configuration.image ?? button.currentImage
        image =
            configuration.preferredSymbolConfigurationForImage
            .flatMap { picture?.applyingSymbolConfiguration($0) } ?? picture
        font = .preferredFont(
            forTextStyle: configuration.buttonSize.textStyle,
            compatibleWith: button.traitCollection)
        background = configuration.background.backgroundColor
        stroke = configuration.background.strokeColor.map {
            ($0, configuration.background.strokeWidth)
        }
        cornerRadius = configuration.cornerRadius(in: button.bounds.size)
        layout.imageEdge = configuration.imagePlacement.inButton(isMirrored: isMirrored)
        layout.imagePadding = configuration.imagePadding
        layout.titlePadding = configuration.titlePadding
        layout.insets = UIEdgeInsets(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
            bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
    }

    private init(unconfigured button: UIButton) {
        let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let fades = button.buttonType != .custom && button.isHighlighted
        self.init(foreground: button.currentTitleColor)
        title = button.currentTitle
        attributedTitle = button.currentAttributedTitle
        image = button.currentImage
        contentAlpha = fades ? 0.2 : 1
        layout.imageEdge = isMirrored ? .right : .left
        layout.imagePadding = button.gapBesideImage
        // UIKit: a titled button without a configuration is at least 30 points wide, and six points
        // higher than its text on both sides (YMatterType#77).
        if title != nil || attributedTitle != nil {
            layout.insets = UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
            layout.minimum = CGSize(width: 30, height: 30)
        }
    }
}

extension UIControl.ContentHorizontalAlignment {
    fileprivate var inButton: ButtonLayout.Alignment {
        switch self {
        case .left, .leading: .near
        case .right, .trailing: .far
        case .fill: .fill
        default: .middle
        }
    }
}

extension UIControl.ContentVerticalAlignment {
    fileprivate var inButton: ButtonLayout.Alignment {
        switch self {
        case .top: .near
        case .bottom: .far
        case .fill: .fill
        default: .middle
        }
    }
}

extension NSDirectionalRectEdge {
    fileprivate func inButton(isMirrored: Bool) -> ButtonLayout.ImageEdge {
        if contains(.top) { return .top }
        if contains(.bottom) { return .bottom }
        return contains(.trailing) == isMirrored ? .left : .right
    }
}
