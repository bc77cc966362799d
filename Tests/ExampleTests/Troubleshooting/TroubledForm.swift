import CoreGraphics
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen with a scroll view and four fields on a device, without an assistant so far.
@MainActor
final class TroubledForm {
    let device: SimulatedDevice
    let screen = UIViewController()
    let scrollView = UIScrollView()
    let fields = (0..<4).map { _ in UITextField() }
    let navigator: InputNavigator
    var assistant: KeyboardAssistant?
    var scene: SceneKeyboardAssistant?

    /// Shows the fields 200 points apart, in a scroll view whose content ends below the last one.
    init(
        _ model: SimulatedDevice.Model = .iPhoneSE,
        _ navigator: InputNavigator = .createWithDefaultController()
    ) {
        device = SimulatedDevice(model)
        self.navigator = navigator
        scrollView.frame = device.window.bounds
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: 900)
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 20, y: 20 + 200 * index, width: 300, height: 40)
            scrollView.addSubview(field)
        }
        screen.view.addSubview(scrollView)
        device.show(screen)
        device.settle()
    }

    /// Adds `inputs`, or all fields, to the navigator, and creates an assistant that records its
    /// moves.
    func assist(_ inputs: [UITextField]? = nil) {
        navigator.addInputItems(inputItems: inputs ?? fields)
        let assistant = KeyboardAssistant(scrollView: scrollView, navigator: navigator)
        assistant.recordsMoves = true
        self.assistant = assistant
    }

    /// Creates an assistant of the scene instead.
    func assistScene(accessory: InputNavigator.Accessory = .none, handlesReturnKey: Bool = false) {
        scene = device.window.windowScene.map {
            SceneKeyboardAssistant(
                windowScene: $0, accessory: accessory, handlesReturnKey: handlesReturnKey)
        }
        scene?.recordsMoves = true
    }

    /// Pins the scroll view to the edges of the screen, and returns the constraint at the bottom.
    func pinBottom() -> NSLayoutConstraint {
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        let bottom = scrollView.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: screen.view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor), bottom,
        ])
        device.settle()
        return bottom
    }

    /// Adds a view of the app's that sits on the keyboard.
    func addBar(height: CGFloat) -> UIView {
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: height),
        ])
        device.settle()
        return bar
    }

    func edit(_ input: UIView) {
        input.becomeFirstResponder()
        device.settle()
    }

    func endEditing() {
        device.window.endEditing(true)
        device.settle()
    }

    /// The field that is being edited, by its index.
    var edited: Int? { fields.firstIndex(where: \.isFirstResponder) }

    var lastMove: KeyboardAssistant.Move? { assistant?.moves.last }

    /// The room that the assistant has made in the content inset, according to its record.
    var ownRoom: CGFloat {
        assistant?.moves.flatMap(\.changes).last { $0.quantity == .contentInset }?.to ?? 0
    }

    /// The distance from the bottom of `view` to the top of the keyboard, which is negative if the
    /// keyboard covers the view.
    func distance(_ view: UIView) -> CGFloat {
        let top = device.keyboard.frame?.minY ?? device.screenSize.height
        return top - view.convert(view.bounds, to: nil).maxY
    }
}
