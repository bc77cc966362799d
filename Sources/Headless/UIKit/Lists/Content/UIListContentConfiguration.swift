import CoreGraphics
import Foundation

/// The standard content of a row in a list: a text, a secondary text and an image.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties: TextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .body))
    public var secondaryTextProperties: TextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .caption1))
    public var imageProperties: ImageProperties = ImageProperties()
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 11, leading: 16, bottom: 11, trailing: 16)
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color = UIColor.label
        public var numberOfLines = 0
        public var alignment: TextAlignment = .natural

        public enum TextAlignment: Sendable {
            case natural
            case center
            case justified
        }
    }

    public struct ImageProperties: Hashable {
        public var tintColor: UIColor?
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        public var maximumSize = CGSize.zero

        // Apple's is synthesized. A size isn't hashable on Apple's systems.
        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.tintColor == rhs.tintColor && lhs.maximumSize == rhs.maximumSize
                && lhs.preferredSymbolConfiguration == rhs.preferredSymbolConfiguration
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(maximumSize.width)
            hasher.combine(maximumSize.height)
        }
    }

    // MARK: Styles

    @discardableResult
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration()
    }

    // The secondary text is small and gray (Apple, Table View Programming Guide, subtitle style).
    @discardableResult
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration()
    }

    @discardableResult
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.prefersSideBySideTextAndSecondaryText = true
        configuration.secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
        return configuration
    }

    @discardableResult
    public static func plainHeader() -> UIListContentConfiguration {
        headline(.preferredFont(forTextStyle: .headline), .label)
    }

    @discardableResult
    public static func plainFooter() -> UIListContentConfiguration {
        headline(.preferredFont(forTextStyle: .body), .secondaryLabel)
    }

    @discardableResult
    public static func groupedHeader() -> UIListContentConfiguration {
        headline(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    }

    @discardableResult
    public static func groupedFooter() -> UIListContentConfiguration {
        headline(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    }

    private static func headline(_ font: UIFont, _ color: UIColor) -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties = TextProperties(font: font, color: color)
        configuration.directionalLayoutMargins.top = 6
        configuration.directionalLayoutMargins.bottom = 6
        return configuration
    }

    // MARK: UIContentConfiguration

    @discardableResult
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    @discardableResult
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        let phase = ConfigurationPhase(state)
        if phase.isDisabled { updated.textProperties.color = .tertiaryLabel }
        if phase.isFocused { updated.standOutFromTint() }
        return updated
    }

    // Apple, WWDC 2021, session 10260: texts and icons of a focused cell contrast with its
    // background, which is the tint color. They are white (assumed: A60). Colors of the app's own
    // remain (Apple's reference of `updated(for:)`).
    private mutating func standOutFromTint() {
        textProperties.standOutFromTint()
        secondaryTextProperties.standOutFromTint()
        if imageProperties.tintColor == nil { imageProperties.tintColor = .white }
    }
}

extension UIListContentConfiguration.TextProperties {
    fileprivate mutating func standOutFromTint() {
        if color == .label || color == .secondaryLabel { color = .white }
    }
}
