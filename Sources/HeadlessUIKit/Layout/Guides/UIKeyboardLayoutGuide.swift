import CoreGraphics

/// Where the docked keyboard is in a view.
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    // UIKit: true, so that the guide ends at the safe area while the keyboard is away (Apple,
    // usesBottomSafeArea).
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { owningView?.layoutSystemDidChange() } }
    }

    /// What was asked to be taken into account latest.
    var knownInsets: UIEdgeInsets?

    open override var layoutFrame: CGRect {
        owningView.map { $0.bounds.inset(by: currentInsets) } ?? .zero
    }

    func box(in frame: LayoutBox) -> LayoutBox {
        let insets = currentInsets
        // The lower edge stays at the view's own, so what counts from above becomes a height.
        var result = frame
        result.x = frame.x.inset(by: insets.left, insets.right)
        let height = Double((owningView?.bounds.height ?? 0) - insets.top)
        result.y.start = frame.y.end.plus(LinearExpression(constant: height), times: -1)
        result.y.length = LinearExpression(constant: height)
        return result
    }

    /// How far it is inside of its view's frame at present.
    var currentInsets: UIEdgeInsets {
        guard let view = owningView else { return .zero }
        return KeyboardGuideShape(
            bounds: view.bounds, keyboard: keyboard(in: view),
            bottomSafeArea: usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
        ).insets
    }

    private func keyboard(in view: UIView) -> CGRect? {
        guard let window = view.window, let frame = window.keyboardFrame else { return nil }
        return view.convert(frame, from: window as UIView)
    }
}

/// How much of a view the keyboard covers, seen from the keyboard layout guide.
package struct KeyboardGuideShape: Equatable, Sendable {
    package var bounds: CGRect
    /// The docked keyboard in the view's coordinates; nil while it is away.
    package var keyboard: CGRect?
    package var bottomSafeArea: CGFloat

    package init(bounds: CGRect, keyboard: CGRect?, bottomSafeArea: CGFloat) {
        self.bounds = bounds
        self.keyboard = keyboard
        self.bottomSafeArea = bottomSafeArea
    }

    // UIKit: the guide reaches from the keyboard's top to the view's bottom; while the keyboard is
    // away its top is the bottom of the safe area (Apple, "Adjusting your layout with keyboard
    // layout guide"). It is never higher than the view and never negative.
    package var insets: UIEdgeInsets {
        let covered = keyboard.map { bounds.maxY - $0.minY } ?? 0
        let height = min(max(covered, bottomSafeArea, 0), max(bounds.height, 0))
        return UIEdgeInsets(
            top: bounds.height - height, left: side.left, bottom: 0, right: side.right)
    }

    private var side: (left: CGFloat, right: CGFloat) {
        guard let keyboard, keyboard.maxX > bounds.minX, keyboard.minX < bounds.maxX else {
            return (0, 0)
        }
        return (max(0, keyboard.minX - bounds.minX), max(0, bounds.maxX - keyboard.maxX))
    }
}

extension UIView {
    var ownKeyboardGuide: UIKeyboardLayoutGuide {
        if let known = layout.keyboardGuide { return known }
        let guide = UIKeyboardLayoutGuide()
        guide.owningView = self
        guide.identifier = "UIKeyboardLayoutGuide"
        layout.keyboardGuide = guide
        return guide
    }

    /// Asks for a new solution wherever the keyboard covers another part of a view than before.
    func updateKeyboardGuides() {
        if let guide = layout.keyboardGuide, guide.knownInsets != guide.currentInsets {
            guide.knownInsets = guide.currentInsets
            layoutSystemDidChange()
        }
        for subview in subviews { subview.updateKeyboardGuides() }
    }
}

extension UIWindow {
    func keyboardFrameDidChangeForLayout() {
        updateKeyboardGuides()
    }
}
