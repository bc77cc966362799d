import CoreGraphics
import KeyboardAssistant
import UIKit

/// A view and the place to which a manual assistant brings it.
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
