import Foundation
import Requirements
import Testing
import UIKit

/// A recognizer of a tap anywhere but on controls, which ends editing.
private final class DismissalRecognizer: UITapGestureRecognizer, UIGestureRecognizerDelegate {
    private(set) var refusals = 0

    init() {
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
        delegate = self
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        view?.endEditing(true)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        guard touch.view is UIControl else { return true }
        refusals += 1
        return false
    }
}

private final class SearchController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let button = UIButton(type: .system)
    let recognizer = DismissalRecognizer()
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(recognizer)
        view.addSubview(field)
        button.frame = CGRect(x: 20, y: 160, width: 100, height: 44)
        button.setTitle("Search", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if touches.contains(where: { $0.type == .direct && $0.view === view }) { touched = true }
    }

    private(set) var touched = false
}

/// An object of Swift 5 that belongs to no actor and calls UIKit nevertheless, as old code does.
private final class Presenter {
    private let controller: UIViewController
    private let label = UILabel()

    init(controller: UIViewController) {
        self.controller = controller
        label.text = "Saved"
        label.sizeToFit()
    }

    func show() {
        label.center = controller.view.center
        controller.view.addSubview(label)
        UIView.animate(
            withDuration: 0.3, animations: { self.label.alpha = 0 },
            completion: { _ in self.label.removeFromSuperview() })
    }

    var isShown: Bool { label.superview != nil }
}

#if canImport(SimulatedDevice)
import SimulatedDevice

@MainActor
@Suite struct GestureIdiomTests {
    @Test("A tap beside the field ends editing, one on a button does not", .requirement("U356"))
    func tapBesideFieldEndsEditing() throws {
        let device = SimulatedDevice(.iPhone13)
        let controller = SearchController()
        device.show(controller)
        try device.tap(controller.field)
        device.settle()
        #expect(controller.field.isFirstResponder)
        try device.tap(controller.button)
        #expect(controller.taps == 1)
        #expect(controller.recognizer.refusals > 0)
        #expect(controller.field.isFirstResponder)
        device.tap(at: CGPoint(x: 300, y: 300), in: device.window)
        #expect(!controller.field.isFirstResponder)
        #expect(controller.touched)
        device.settle()
        #expect(!device.keyboard.isVisible)
    }

    @Test("An object of no actor calls UIKit", .requirement("U356"))
    func nonisolatedObjectCallsUIKit() {
        let device = SimulatedDevice(.iPhone13)
        let controller = UIViewController()
        device.show(controller)
        let presenter = Presenter(controller: controller)
        presenter.show()
        #expect(presenter.isShown)
        device.settle()
        #expect(!presenter.isShown)
    }
}
#endif
