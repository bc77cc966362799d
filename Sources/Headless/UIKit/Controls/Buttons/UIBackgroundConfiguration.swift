import CoreGraphics
import Foundation

/// The background of a button or a cell.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    /// The color; `nil` for that of the button's or cell's style.
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
