import CoreGraphics
import Foundation

extension UIButton {
    /// The content and the look of a button.
    @preconcurrency @MainActor public struct Configuration {
        public enum CornerStyle: Sendable {
            case fixed, dynamic, small, medium, large, capsule
        }

        public enum Size: Sendable {
            case medium, small, mini, large
        }

        public enum TitleAlignment: Sendable {
            case automatic, leading, center, trailing
        }

        let style: ButtonStyle
        private var explicitInsets: NSDirectionalEdgeInsets?

        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var titleAlignment: TitleAlignment = .automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration()
        public var cornerStyle: CornerStyle = .dynamic
        public var buttonSize: Size = .medium

        /// The insets; those of the button's size if none were set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { explicitInsets ?? buttonSize.insets }
            set { explicitInsets = newValue }
        }

        private init(_ style: ButtonStyle) {
            self.style = style
            // The radius in a new configuration (assumed: A72).
            background.cornerRadius = 5.95
        }

        public static func plain() -> UIButton.Configuration { .init(.plain) }
        public static func gray() -> UIButton.Configuration { .init(.gray) }
        public static func tinted() -> UIButton.Configuration { .init(.tinted) }
        public static func filled() -> UIButton.Configuration { .init(.filled) }
        public static func borderless() -> UIButton.Configuration { .init(.plain) }
        public static func bordered() -> UIButton.Configuration { .init(.gray) }
        public static func borderedTinted() -> UIButton.Configuration { .init(.tinted) }
        public static func borderedProminent() -> UIButton.Configuration { .init(.filled) }

        /// Returns this configuration with its colors for the current state of `button`.
        public func updated(for button: UIButton) -> UIButton.Configuration {
            var copy = self
            let tint: UIColor = button.tintColor
            copy.baseForegroundColor = style.foreground(
                base: baseForegroundColor, tint: tint, state: button.state)
            copy.background.backgroundColor =
                background.backgroundColor
                ?? style.background(base: baseBackgroundColor, tint: tint, state: button.state)
            return copy
        }

        func cornerRadius(in size: CGSize) -> CGFloat {
            let limit = min(size.width, size.height) / 2
            return switch cornerStyle {
            case .fixed, .dynamic: min(limit, background.cornerRadius)
            case .small: min(limit, 4)
            case .medium: min(limit, 8)
            case .large: min(limit, 12)
            case .capsule: limit
            }
        }
    }
}

extension UIButton.Configuration.Size {
    // UIKit: a medium button with one line of body text is 34 1/3 points high, a large one
    // 50 1/3, a small one 28 (assumed: A19).
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: .init(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: .init(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: .init(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var textStyle: UIFont.TextStyle {
        switch self {
        case .mini, .small: .subheadline
        case .medium, .large: .body
        }
    }
}
