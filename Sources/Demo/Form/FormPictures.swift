import CoreGraphics
import Example
import SimulatedDevice
import UIKit

/// The form on other devices and with other settings, each drawn while its last field is typed in.
@MainActor
struct FormPictures {
    enum Scene: String, CaseIterable {
        case dark, arabic
        case largeText = "large-text"
        case sheet = "ipad-sheet"

        @MainActor
        fileprivate var device: SimulatedDevice {
            switch self {
            case .dark: SimulatedDevice(style: .dark)
            case .arabic: SimulatedDevice(language: "ar")
            case .largeText: SimulatedDevice(textSize: .accessibilityExtraExtraExtraLarge)
            case .sheet: SimulatedDevice(.iPad9_7)
            }
        }
    }

    let svg: String
    let isFieldInSight: Bool

    init(_ scene: Scene) {
        let (device, form) = (scene.device, RegistrationViewController())
        let navigation = UINavigationController(rootViewController: form)
        if scene == .sheet {
            let root = UIViewController()
            root.view.backgroundColor = .systemGroupedBackground
            device.show(root)
            navigation.modalPresentationStyle = .formSheet
            root.present(navigation, animated: false)
        } else {
            device.show(navigation)
        }
        device.settle()
        form.txtPassword.becomeFirstResponder()
        device.settle()
        device.type("correct horse")
        let field = form.txtPassword.convert(form.txtPassword.bounds, to: nil)
        let top = form.scrollView.convert(form.scrollView.bounds, to: nil).minY
        let bottom = device.keyboard.frame?.minY ?? device.screenSize.height
        isFieldInSight = field.minY >= top && field.maxY <= bottom
        svg = device.picture()
    }
}
