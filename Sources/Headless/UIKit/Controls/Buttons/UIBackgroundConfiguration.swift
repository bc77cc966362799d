import CoreGraphics
import Foundation

/// The look of what a button or a cell has behind its content.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    /// Nil for the color that the style of the button or cell has.
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    var style = BackgroundStyle.none

    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }
}
