import DeviceFixtures
import DeviceTesting
import KeyNavigation
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Windows and settings, by keys.
@MainActor
@Suite(.doubts(.keys, .menus)) struct WindowNavigatorTests {
    private final class Root: KeyNavigatorScreen {
        lazy var windows = WindowNavigator(controller: self)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))

        override var canBecomeFirstResponder: Bool { true }
        override var keyNavigator: (any KeyNavigator)? { windows }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }
    }

    @Test(
        "W1, W2: ⌥⌘N asks for a window and ⇧⌘W closes this one, where there can be several",
        .requirement("U556"), arguments: [SimulatedDevice.Model.iPad9_7, .iPhone13],
        [false, true])
    func windows(model: SimulatedDevice.Model, isTyping: Bool) {
        let device = SimulatedDevice(model)
        let root = Root()
        device.show(root)
        if isTyping { root.field.becomeFirstResponder() } else { root.becomeFirstResponder() }
        let app = UIApplication.shared
        #expect(!device.press("n", [.alternate, .command]))
        app.allowsSeveralScenes = true
        let isPad = model == .iPad9_7
        #expect(device.press("n", [.alternate, .command]) == isPad)
        #expect(device.press("w", [.shift, .command]) == isPad)
        let session = root.view.window?.windowScene?.session
        var created = 0
        var closed = 0
        for request in app.sceneRequests {
            switch request {
            case .create: created += 1
            case .destroy(let old) where old === session: closed += 1
            default: Issue.record("\(request)")
            }
        }
        #expect(created == (isPad ? 1 : 0) && closed == (isPad ? 1 : 0))
    }

    @Test("W3: ⌘, opens the app's settings, if it says that there are some", .requirement("U556"))
    func settings() {
        let device = SimulatedDevice()
        let root = Root()
        device.show(root)
        root.becomeFirstResponder()
        #expect(!device.press(",", .command))
        root.windows.hasSettings = true
        #expect(device.press(",", .command))
        let opened = UIApplication.shared.sceneRequests.map { request in
            if case .open(let url) = request { url.absoluteString } else { "" }
        }
        #expect(opened == [UIApplication.openSettingsURLString])
    }

    @Test("W4: nothing has ⌘W and ⌘N, which a sheet and a document may want")
    func freeKeys() {
        let device = SimulatedDevice(.iPad9_7)
        let root = Root()
        device.show(root)
        UIApplication.shared.allowsSeveralScenes = true
        root.windows.hasSettings = true
        #expect(root.windows.possibleKeyCommands.map(\.keys) == ["⌥⌘n", "⇧⌘w", "⌘,"])
    }
}
