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

// Scenes are there from the start here, so a session and the options tell nothing.
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
