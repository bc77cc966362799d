import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// The root of a view hierarchy, placed on a screen.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The stacking order of windows.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
    }

    /// The responder that receives typed text while this window is the key window.
    package weak var firstResponder: UIResponder?

    /// The focus engine of this window, if there is one.
    package var focusKeyHandler: (any FocusKeyHandling)? {
        get { chosenFocusKeyHandler ?? sceneFocusSystem }
        set { chosenFocusKeyHandler = newValue }
    }

    private var chosenFocusKeyHandler: (any FocusKeyHandling)?

    private var sceneFocusSystem: UIFocusSystem? {
        guard let system = windowScene?.focusSystem, system.activeWindow === self else {
            return nil
        }
        return system
    }

    /// The insets that bars and the shape of the screen cover.
    package var ownSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if ownSafeAreaInsets != oldValue { safeAreaMayHaveChanged() } }
    }

    /// The docked keyboard in this window's coordinates; `nil` while it is hidden.
    package var keyboardFrame: CGRect? {
        didSet { if keyboardFrame != oldValue { keyboardFrameDidChangeForLayout() } }
    }

    /// The floating, undocked or split keyboard in this window's coordinates.
    package var undockedKeyboardFrame: CGRect? {
        didSet { if undockedKeyboardFrame != oldValue { keyboardFrameDidChangeForLayout() } }
    }

    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        becomeRoot()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        becomeRoot()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomeRoot()
    }

    /// The keyboard layout guides that views in this window have been asked for.
    var requestedGuides = RequestedKeyboardGuides()

    private func becomeRoot() {
        // Hidden through the layer, because a window that was never visible doesn't post that it is
        // hidden.
        layer.isHidden = true
        hierarchy.window = self
        layer.isOnScreen = true
        windowScene?.attachedWindows.append(self)
    }

    open weak var windowScene: UIWindowScene? {
        willSet { windowScene?.attachedWindows.removeAll { $0 === self } }
        didSet { windowScene?.attachedWindows.append(self) }
    }

    open var screen: UIScreen {
        get { chosenScreen ?? windowScene?.screen ?? UIScreen.current }
        set { chosenScreen = newValue }
    }

    private var chosenScreen: UIScreen?

    open var windowLevel: UIWindow.Level = .normal

    // MARK: Responder

    package override var responderWindow: UIWindow? { self }

    open override var window: UIWindow? { self }

    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    // MARK: Key window

    /// The app of this window.
    ///
    /// A waiting test may end while another device is in use.
    var app: UIApplication { windowScene?.app ?? .current }

    open var isKeyWindow: Bool { app.keyWindow === self }

    open var canBecomeKeyWindow: Bool { true }

    open func becomeKey() {}
    open func resignKey() {}

    open func makeKey() {
        guard !isKeyWindow, canBecomeKeyWindow else { return }
        let old = app.keyWindow
        app.keyWindow = self
        old?.resignKey()
        if let old {
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// Leaves the app without a key window, because something of the system has the keyboard.
    package func giveUpKey() {
        guard isKeyWindow else { return }
        app.keyWindow = nil
        resignKey()
        NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
    }

    /// Makes this the key window, which receives typed text, because an input in it begins editing.
    func makeKeyForInput() {
        makeKey()
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    // MARK: Root

    open var rootViewController: UIViewController? {
        didSet { rootViewControllerDidChange(from: oldValue) }
    }

    open override var frame: CGRect {
        get { super.frame }
        set { changeSize(to: newValue.size) { super.frame = newValue } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
        view.frame = bounds
    }

    package override func hiddenDidChange() {
        visibilityDidChange()
        tellVisibility()
    }

    // MARK: Events

    open func sendEvent(_ event: UIEvent) {
        deliver(event)
    }

    // MARK: Coordinates

    @discardableResult
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        point.applying(transform(toWindow: window))
    }

    @discardableResult
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        point.applying(transform(toWindow: window).inverted())
    }

    @discardableResult
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        rect.applying(transform(toWindow: window))
    }

    @discardableResult
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        rect.applying(transform(toWindow: window).inverted())
    }

    /// Returns the transform from this window's coordinates to those of another window; without
    /// one, to the screen's or, under `ScreenConversion.scene`, to the scene's.
    private func transform(toWindow window: UIWindow?) -> CGAffineTransform {
        guard window !== self else { return .identity }
        if let window {
            return transformToScreen.concatenating(window.transformToScreen.inverted())
        }
        guard UIApplication.behavior.screenConversion == .scene, let windowScene else {
            return transformToScreen
        }
        return transform(to: windowScene.coordinateSpace)
    }

    /// The traits of the screen, with the size classes of this window's own size.
    var surroundingTraits: UITraitCollection {
        UITraitCollection(screen.traits.overlaid(with: windowTraits))
    }

    package var windowTraits = TraitValues() {
        didSet { if windowTraits != oldValue { traitsMayHaveChanged() } }
    }

    nonisolated public class var didBecomeVisibleNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeVisibleNotification")
    }

    nonisolated public class var didBecomeHiddenNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeHiddenNotification")
    }

    nonisolated public class var didBecomeKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidBecomeKeyNotification")
    }

    nonisolated public class var didResignKeyNotification: NSNotification.Name {
        NSNotification.Name("UIWindowDidResignKeyNotification")
    }
}
