import CoreGraphics
internal import HeadlessBehavior

/// The part of a view that the keyboard covers.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    // By default, an undocked keyboard counts as hidden (Apple, `followsUndockedKeyboard`).
    open var followsUndockedKeyboard = false {
        didSet { if followsUndockedKeyboard != oldValue { update() } }
    }

    // By default, the guide ends at the safe area while the keyboard is hidden (Apple,
    // `usesBottomSafeArea`).
    open var usesBottomSafeArea = true {
        didSet { if usesBottomSafeArea != oldValue { update() } }
    }

    // A drag starts to dismiss the keyboard this far above it. A negative value counts as zero
    // (Apple, `keyboardDismissPadding`).
    open var keyboardDismissPadding: CGFloat = 0

    /// The shape at the last update.
    private var knownShape: KeyboardGuideShape?

    open override var layoutFrame: CGRect { shape?.frame ?? .zero }

    package override var nearEdges: NSDirectionalRectEdge {
        shape?.nearEdges(isRightToLeft: owningView?.readsRightToLeft ?? false) ?? .bottom
    }

    func box(in outer: LayoutBox) -> LayoutBox {
        guard let shape else { return outer }
        let frame = shape.frame
        var result = outer
        result.x = outer.x.inset(
            by: frame.minX - shape.bounds.minX, shape.bounds.maxX - frame.maxX)
        // Measured from the bottom, so that the guide keeps its height when the view's changes.
        result.y.start = outer.y.end.plus(frame.minY - shape.bounds.maxY)
        result.y.length = LinearExpression(constant: Double(frame.height))
        return result
    }

    private var shape: KeyboardGuideShape? {
        guard let view = owningView else { return nil }
        return KeyboardGuideShape(
            bounds: view.bounds, keyboard: keyboard(in: view),
            bottomSafeArea: usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
    }

    private func keyboard(in view: UIView) -> KeyboardGuideShape.Keyboard {
        guard let window = view.window, window.hasKeyboardGuide(in: view) else { return .away }
        if var frame = window.keyboardFrame {
            if view === window, UIApplication.behavior.guidedViews == .allAndWindowIsOff {
                frame = CGRect(
                    x: frame.minX, y: frame.minY - 100, width: frame.width,
                    height: frame.height + 100)
            }
            return .docked(view.convert(frame, from: window as UIView))
        }
        if followsUndockedKeyboard, let frame = window.undockedKeyboardFrame {
            return .undocked(view.convert(frame, from: window as UIView))
        }
        return .away
    }

    /// Requests another solution if the keyboard covers another part of the view.
    func update() {
        guard let shape, shape != knownShape else { return }
        knownShape = shape
        updateTrackedConstraints()
        owningView?.layoutSystemDidChange()
    }
}

extension UIView {
    var ownKeyboardGuide: UIKeyboardLayoutGuide {
        if let known = layout.keyboardGuide { return known }
        let guide = UIKeyboardLayoutGuide()
        guide.owningView = self
        guide.identifier = "UIKeyboardLayoutGuide"
        layout.keyboardGuide = guide
        RequestedKeyboardGuides.add(guide)
        return guide
    }
}

/// The guides that were requested, kept in a list so that no view tree is searched for them.
@MainActor
private enum RequestedKeyboardGuides {
    private struct Entry {
        weak var guide: UIKeyboardLayoutGuide?
    }

    private static var entries: [Entry] = []

    static func add(_ guide: UIKeyboardLayoutGuide) {
        entries.removeAll { $0.guide == nil }
        entries.append(Entry(guide: guide))
    }

    static func guides(in window: UIWindow) -> [UIKeyboardLayoutGuide] {
        entries.compactMap(\.guide).filter { $0.owningView?.window === window }
    }
}

extension UIWindow {
    /// Returns a Boolean value that indicates whether the guide of `view` follows the keyboard.
    fileprivate func hasKeyboardGuide(in view: UIView) -> Bool {
        switch UIApplication.behavior.guidedViews {
        case .belowWindow: view !== self && isGuidedBesideSheet(view)
        case .window: view === self
        case .all, .allAndWindowIsOff: view === self || isGuidedBesideSheet(view)
        }
    }

    private func isGuidedBesideSheet(_ view: UIView) -> Bool {
        guard UIApplication.behavior.sheetGuide != .both, let root = rootViewController else {
            return true
        }
        let front = sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
        guard front !== root, let sheet = front.viewIfLoaded, sheet.window === self,
            front.presentingViewController?.viewIfLoaded?.window === self
        else { return true }
        return view.isDescendant(of: sheet) == (UIApplication.behavior.sheetGuide == .presented)
    }

    func updateKeyboardGuides() {
        for guide in RequestedKeyboardGuides.guides(in: self) { guide.update() }
    }
}

extension UIWindow {
    func keyboardFrameDidChangeForLayout() {
        updateKeyboardGuides()
    }
}
