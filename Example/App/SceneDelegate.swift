import Foundation
import KeyboardAssistant
import UIKit

/// The delegate of a window, which shows the list of examples.
///
/// Its assistant serves the screens that have none of their own.
///
/// Started with `--diagnose`, the app opens the Diagnose screen and runs it at once.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var keyboardAssistant: SceneKeyboardAssistant?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let navigation = UINavigationController(rootViewController: ExampleListViewController())
        if ProcessInfo.processInfo.arguments.contains("--diagnose") {
            let screen = DiagnoseViewController()
            screen.runsOnAppearance = true
            screen.onFinish = copyToDocuments
            navigation.pushViewController(screen, animated: false)
        }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        keyboardAssistant = SceneKeyboardAssistant(
            windowScene: scene, accessory: .controller(DefaultNavigationView()),
            handlesReturnKey: true)
    }
}

/// Copies `file` to a name in Documents by which scripts find it.
private func copyToDocuments(_ file: URL) {
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    do {
        try Data(contentsOf: file)
            .write(to: documents.appendingPathComponent("diagnosis.json"), options: .atomic)
    } catch {
        assertionFailure("The diagnosis cannot be copied: \(error)")
    }
}
