import Foundation

@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

// Scenes exist from the start here, so sessions and options contain no information.
@preconcurrency @MainActor open class UISceneSession: NSObject {
    package override init() {
        super.init()
    }
}

extension UIScene {
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        package override init() {
            super.init()
        }
    }
}
