import CoreGraphics
import Example
import HeadlessBehavior
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// The forms on other devices, with other settings and other bars, each while it is typed in.
@MainActor
struct FormPictures {
    enum Scene: String, CaseIterable, Sendable {
        case dark, arabic, glass
        case darkGlass = "glass-dark"
        case largeText = "large-text"
        case contrast = "increase-contrast"
        case opaque = "reduce-transparency"
        case shapes = "button-shapes"
        case sheet = "ipad-sheet"
        case customBar = "custom-bar"
        case customView = "custom-accessory-view"
        case nested = "nested-form"
        case filter

        var filmTitle: String {
            switch self {
            case .dark: "The form in the dark"
            case .arabic: "The form in Arabic"
            case .glass: "The form on iOS 26"
            case .darkGlass: "The form on iOS 26 in the dark"
            case .largeText: "The form in large text"
            case .contrast: "The form with Increase Contrast"
            case .opaque: "The form on iOS 26 with Reduce Transparency"
            case .shapes: "The form with Button Shapes"
            case .sheet: "The form in a sheet on an iPad"
            case .customBar: "A bar of the app's own"
            case .customView: "Any view of the app's above the keyboard"
            case .nested: "Fields in nested containers"
            case .filter: "The settings of a form"
            }
        }
    }

    let svg: String
    let isFieldInSight: Bool
    /// A Boolean value that indicates whether only a part of the button below the fields is in sight.
    let isButtonCut: Bool

    init(_ scene: Scene, filming film: (SimulatedDevice) -> FilmCamera? = { _ in nil }) {
        let (device, form) = (scene.device, scene.form)
        Self.show(form, of: scene, on: device)
        device.settle()
        let camera = film(device)
        cut("the form appears")
        if scene == .filter {
            Self.showFilter(of: form, on: device)
            camera?.cut("tap the button for the settings")
        } else {
            scene.field(of: form).becomeFirstResponder()
            device.settle()
            cut("tap")
            device.type(scene.words)
            cut("type “\(scene.words)”")
        }
        isFieldInSight = FormSight(on: device, tolerance: 0).problem == nil
        isButtonCut =
            form.viewAfterLastInput.map { device.visibility(of: $0) }
            .map { !$0.isInSight && !$0.isHidden } ?? false
        svg = device.picture()

        func cut(_ step: String) {
            camera?.cut(step, of: [form.keyboardAssistant], in: form.scrollView)
        }
    }

    private static func show(
        _ form: AssistedFormViewController, of scene: Scene, on device: SimulatedDevice
    ) {
        let navigation = UINavigationController(rootViewController: form)
        guard scene == .sheet else { return device.show(navigation) }
        let root = UIViewController()
        root.view.backgroundColor = .systemGroupedBackground
        device.show(root)
        navigation.modalPresentationStyle = .formSheet
        root.present(navigation, animated: false)
    }

    /// The choices of navigators stand at the end.
    private static func showFilter(of form: AssistedFormViewController, on device: SimulatedDevice)
    {
        form.showFilter()
        device.settle()
        let sheet = form.presentedViewController as? UINavigationController
        guard let filter = sheet?.topViewController as? FilterViewController else { return }
        filter.scrollView.scrollRectToVisible(
            CGRect(x: 0, y: filter.scrollView.contentSize.height - 1, width: 1, height: 1),
            animated: false)
        device.settle()
    }
}

extension FormPictures.Scene {
    @MainActor
    fileprivate var device: SimulatedDevice {
        let device = newDevice
        device.accessibility.isIncreaseContrastEnabled = self == .contrast
        device.accessibility.isReduceTransparencyEnabled = self == .opaque
        device.accessibility.isButtonShapesEnabled = self == .shapes
        return device
    }

    @MainActor
    private var newDevice: SimulatedDevice {
        switch self {
        case .dark: SimulatedDevice(style: .dark)
        case .arabic: SimulatedDevice(language: "ar")
        case .glass, .opaque: SimulatedDevice(hasGlass: true)
        case .darkGlass: SimulatedDevice(style: .dark, hasGlass: true)
        case .largeText: SimulatedDevice(textSize: .accessibilityExtraExtraExtraLarge)
        case .sheet: SimulatedDevice(.iPad9_7)
        case .customBar, .customView, .nested, .filter, .contrast, .shapes: SimulatedDevice()
        }
    }

    @MainActor
    fileprivate var form: AssistedFormViewController {
        if self == .nested { return NestedFormViewController() }
        if self == .filter { return LongFormViewController() }
        let form = RegistrationViewController()
        switch self {
        case .customBar: form.apply(AssistantChoice(navigator: .keyboardAndController))
        case .customView: form.apply(AssistantChoice(navigator: .keyboardAndCustomAccessoryView))
        default: break
        }
        return form
    }

    fileprivate var words: String {
        switch self {
        case .nested: "Gardening"
        case .arabic: "حصان صحيح"
        default: "correct horse"
        }
    }

    /// The last of the registration's fields; of the twelve inputs one deep in its containers.
    @MainActor
    fileprivate func field(of form: AssistedFormViewController) -> UIView {
        form.inputs[self == .nested ? 10 : 3]
    }
}
