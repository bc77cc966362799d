import CoreGraphics
import KeyboardAssistant
import UIKit

/// A view, and the position to which a manual assistant scrolls it.
public struct ManualPosition {
    public var view: UIView
    public var constraint: KeyboardAssistant.RepositionConstraint
    public var offset: CGFloat

    public init(
        _ view: UIView,
        _ constraint: KeyboardAssistant.RepositionConstraint = .viewBottomToTopOfKeyboard,
        offset: CGFloat
    ) {
        self.view = view
        self.constraint = constraint
        self.offset = offset
    }
}
