import KeyboardAssistant
import UIKit

// A scene delegate with an assistant for its scene, as it compiles for Apple's UIKit.

class AssistedSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var keyboardAssistant: SceneKeyboardAssistant?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        keyboardAssistant = SceneKeyboardAssistant(windowScene: windowScene)
        keyboardAssistant?.shouldAssist = { !($0 is UISearchTextField) }
    }
}
