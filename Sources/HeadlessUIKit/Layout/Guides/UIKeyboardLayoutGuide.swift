import CoreGraphics

/// Where the keyboard is in a view.
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.layoutSystemDidChange() } }
    }
}

extension UIView {
    var ownKeyboardGuide: UIKeyboardLayoutGuide {
        if let known = layout.keyboardGuide { return known }
        let guide = UIKeyboardLayoutGuide()
        guide.owningView = self
        layout.keyboardGuide = guide
        return guide
    }
}
