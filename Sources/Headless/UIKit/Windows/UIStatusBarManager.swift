import CoreGraphics
import Foundation

/// The status bar of a scene.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    open var statusBarStyle: UIStatusBarStyle { .default }

    open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }

    // The safe area begins below the status bar (Apple, `safeAreaInsets`).
    open var statusBarFrame: CGRect {
        guard let window = scene?.windows.first else { return .zero }
        let height = window.ownSafeAreaInsets.top
        return CGRect(x: 0, y: 0, width: height > 0 ? window.bounds.width : 0, height: height)
    }
}

/// The orientations that an interface can have.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    private init(_ orientation: UIInterfaceOrientation) {
        self.init(rawValue: 1 << UInt(orientation.rawValue))
    }

    public static var portrait: UIInterfaceOrientationMask { Self(.portrait) }
    public static var landscapeLeft: UIInterfaceOrientationMask { Self(.landscapeLeft) }
    public static var landscapeRight: UIInterfaceOrientationMask { Self(.landscapeRight) }
    public static var portraitUpsideDown: UIInterfaceOrientationMask { Self(.portraitUpsideDown) }
    public static var landscape: UIInterfaceOrientationMask { [.landscapeLeft, .landscapeRight] }
    public static var all: UIInterfaceOrientationMask {
        [.portrait, .landscape, .portraitUpsideDown]
    }
    public static var allButUpsideDown: UIInterfaceOrientationMask { [.portrait, .landscape] }
}
