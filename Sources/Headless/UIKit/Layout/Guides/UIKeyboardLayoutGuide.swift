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

    // UIKit: in a window without a scene, the guide is at the top and has no height
    // (pointfreeco/swift-snapshot-testing#859).
    private var hasNoScene: Bool {
        owningView?.window.map { $0.windowScene == nil } ?? false
    }

    open override var layoutFrame: CGRect {
        guard let shape else { return .zero }
        guard hasNoScene else { return shape.frame }
        let top = shape.bounds
        return CGRect(x: top.minX, y: top.minY, width: top.width, height: 0)
    }

    package override var nearEdges: NSDirectionalRectEdge {
        shape?.nearEdges(isRightToLeft: owningView?.readsRightToLeft ?? false) ?? .bottom
    }

    func box(in outer: LayoutBox) -> LayoutBox {
        guard let shape else { return outer }
        let frame = shape.frame
        var result = outer
        if hasNoScene {
            result.y.length = LinearExpression(constant: 0)
            return result
        }
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
        window?.requestedGuides.add(guide)
        return guide
    }
}

/// The guides of the views in a window that were requested, kept in a list so that no view tree is
/// searched for them.
struct RequestedKeyboardGuides {
    private struct Entry {
        weak var guide: UIKeyboardLayoutGuide?
    }

    private var entries: [Entry] = []

    mutating func add(_ guide: UIKeyboardLayoutGuide) {
        entries.removeAll { $0.guide == nil }
        entries.append(Entry(guide: guide))
    }

    mutating func remove(_ guide: UIKeyboardLayoutGuide) {
        entries.removeAll { $0.guide == nil || $0.guide === guide }
    }

    var guides: [UIKeyboardLayoutGuide] { entries.compactMap(\.guide) }
}

extension UIView {
    /// Moves the view's guide, if there is one, from the list of `window` to that of the view's window.
    func moveKeyboardGuide(from window: UIWindow?) {
        guard let guide = layout.keyboardGuide else { return }
        window?.requestedGuides.remove(guide)
        self.window?.requestedGuides.add(guide)
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
        for guide in requestedGuides.guides { guide.update() }
    }
}

extension UIWindow {
    func keyboardFrameDidChangeForLayout() {
        updateKeyboardGuides()
    }
}
