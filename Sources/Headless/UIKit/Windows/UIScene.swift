import CoreGraphics
import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public typealias ActivationState = UISceneActivationState

    package var state = ActivationState.foregroundActive
    /// The app of the scene; `nil` if the scene has been closed.
    weak var app: UIApplication?

    package override init() {
        super.init()
    }

    private lazy var ownSession = UISceneSession()

    open var session: UISceneSession { ownSession }

    open var activationState: UIScene.ActivationState { state }

    open override var next: UIResponder? { UIApplication.shared }

    nonisolated public class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidDisconnectNotification")
    }

    nonisolated public class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }

    nonisolated public class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }

    nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }

    nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    package let ownScreen: UIScreen
    package var orientation = UIInterfaceOrientation.portrait
    package var attachedWindows: [UIWindow] = []

    package init(screen: UIScreen) {
        ownScreen = screen
        super.init()
    }

    open var screen: UIScreen { ownScreen }

    open var interfaceOrientation: UIInterfaceOrientation { orientation }

    private lazy var ownStatusBarManager = UIStatusBarManager(scene: self)

    open var statusBarManager: UIStatusBarManager? { ownStatusBarManager }

    open var windows: [UIWindow] { attachedWindows }

    /// The scene's frame on its screen: that of its first window, which fills the scene.
    private var frameOnScreen: CGRect { attachedWindows.first?.frame ?? ownScreen.bounds }

    open var coordinateSpace: any UICoordinateSpace {
        let frame = frameOnScreen
        return PlacedSpace(
            bounds: CGRect(origin: .zero, size: frame.size),
            transformToScreen: CGAffineTransform(translationX: frame.minX, y: frame.minY))
    }

    private lazy var ownFocusSystem = UIFocusSystem(scene: self)

    // Apple's header: `nil` if the scene doesn't support focus.
    open var focusSystem: UIFocusSystem? { offersFocus ? ownFocusSystem : nil }

    open var keyWindow: UIWindow? { attachedWindows.first { $0.isKeyWindow } }

    open var traitCollection: UITraitCollection { ownScreen.traitCollection }

    @_documentation(visibility: internal)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
