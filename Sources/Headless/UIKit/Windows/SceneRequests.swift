import Foundation

/// What an app asked the system to do with its scenes.
package enum SceneRequest {
    /// A new scene of this kind.
    case create(UISceneSession.Role)
    case activate(UISceneSession)
    case destroy(UISceneSession)
    case open(URL)
}

extension UIApplication {
    @_documentation(visibility: internal)
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
        options: UIScene.ActivationRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
    ) {
        sceneRequests.append(sceneSession.map(SceneRequest.activate) ?? .create(Self.windowRole))
    }

    @_documentation(visibility: internal)
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        sceneRequests.append(
            request.session.map(SceneRequest.activate) ?? .create(request.role))
    }

    @_documentation(visibility: internal)
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        sceneRequests.append(.destroy(sceneSession))
    }

    private static var windowRole: UISceneSession.Role { UISceneSession().role }
}

extension UIScene {
    @_documentation(visibility: internal)
    public func open(
        _ url: URL, options: UIScene.OpenExternalURLOptions?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        app?.sceneRequests.append(.open(url))
        completion?(true)
    }
}

/// A request for a scene, new or one that exists.
@_documentation(visibility: internal)
@preconcurrency @MainActor open class UISceneSessionActivationRequest: NSObject {
    private var ownRole: UISceneSession.Role?

    public convenience init(role: UISceneSession.Role) {
        self.init()
        ownRole = role
    }

    public convenience init(session: UISceneSession) {
        self.init()
        self.session = session
    }

    open private(set) var session: UISceneSession?

    open var role: UISceneSession.Role { ownRole ?? session?.role ?? UISceneSession().role }
}

@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {
    public override init() {
        super.init()
    }
}

extension UIScene {
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        public override init() {
            super.init()
        }
    }

    @_documentation(visibility: internal)
    @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
        public override init() {
            super.init()
        }
    }
}
