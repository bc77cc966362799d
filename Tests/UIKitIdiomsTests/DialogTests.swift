import Foundation
import Requirements
import Testing
import UIKit

/// Asks for a name and a password in an alert, as log-in dialogs do.
private final class LogInController: UIViewController {
    private(set) var answer: (name: String, password: String)?
    private(set) var isCancelled = false
    private(set) var memoryWarnings = 0

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        memoryWarnings += 1
    }

    func ask() -> UIAlertController {
        let alert = UIAlertController(title: "Log In", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.text = "ann"
        }
        alert.addTextField { field in
            field.placeholder = "Password"
            field.isSecureTextEntry = true
        }
        let logIn = UIAlertAction(title: "Log In", style: .default) { [weak self, weak alert] _ in
            let texts = alert?.textFields?.map { $0.text ?? "" } ?? []
            if texts.count == 2 { self?.answer = (texts[0], texts[1]) }
        }
        alert.addAction(logIn)
        alert.addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
                self?.isCancelled = true
            })
        alert.preferredAction = logIn
        present(alert, animated: true)
        return alert
    }
}

/// A presenter of a sheet of half the screen, and the delegate of its detents and dismissal.
private final class SheetPresenter: UIViewController, UIAdaptivePresentationControllerDelegate {
    let sheet = UIViewController()
    private(set) var dismissals = 0

    func presentSheet() {
        sheet.modalPresentationStyle = .pageSheet
        if let controller = sheet.sheetPresentationController {
            controller.detents = [.medium(), .large()]
            controller.prefersGrabberVisible = true
        }
        sheet.presentationController?.delegate = self
        present(sheet, animated: true)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        dismissals += 1
    }
}

/// Counts how often something is posted.
private final class Count {
    private(set) var value = 0
    private var token: NSObjectProtocol?

    init(of name: Notification.Name) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [unowned self] _ in value += 1
        }
    }

    deinit {
        token.map(NotificationCenter.default.removeObserver)
    }
}

#if canImport(SimulatedDevice)
import SimulatedDevice

@MainActor
@Suite struct DialogTests {
    @Test("An alert's fields have what was typed when its action runs", .requirement("U356"))
    func alertActionSeesTypedText() throws {
        let device = SimulatedDevice(.iPhone13)
        let controller = LogInController()
        device.show(controller)
        let alert = controller.ask()
        device.settle()
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.placeholder) == ["Name", "Password"])
        try device.tap(fields[1])
        device.type("secret")
        try device.tap(#require(find("Log In", in: alert.view)))
        device.settle()
        #expect(controller.answer?.name == "ann")
        #expect(controller.answer?.password == "secret")
        #expect(!controller.isCancelled)
        #expect(controller.presentedViewController == nil)
        #expect(!device.keyboard.isVisible)
    }

    @Test(
        "A sheet stands at its first detent, and tells its delegate if a person dismisses it",
        .requirement("U356"))
    func sheetStartsAtFirstDetent() {
        let device = SimulatedDevice(.iPhone13)
        let presenter = SheetPresenter()
        device.show(presenter)
        presenter.presentSheet()
        device.settle()
        #expect(presenter.presentedViewController === presenter.sheet)
        let height = presenter.sheet.view.bounds.height
        #expect(height < device.screenSize.height * 0.6)
        #expect(height > device.screenSize.height * 0.4)
        let finger = device.touch(
            at: presenter.sheet.view.convert(CGPoint(x: 195, y: 15), to: nil), in: device.window)
        for _ in 0..<10 { finger.move(by: CGVector(dx: 0, dy: height / 10)) }
        finger.lift()
        device.settle()
        #expect(presenter.presentedViewController == nil)
        #expect(presenter.dismissals == 1)

        presenter.presentSheet()
        device.settle()
        #expect(presenter.presentedViewController === presenter.sheet)
        presenter.dismiss(animated: true)
        device.settle()
        #expect(presenter.presentedViewController == nil)
        // Apple's reference: the delegate hears only of dismissals by the person.
        #expect(presenter.dismissals == 1)
    }

    @Test("Controllers on the screen are told that memory is short", .requirement("U357"))
    func controllersOnScreenHearMemoryWarning() {
        let device = SimulatedDevice(.iPhone13)
        let (outer, inner) = (LogInController(), LogInController())
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        device.show(outer)
        let posted = Count(of: UIApplication.didReceiveMemoryWarningNotification)
        device.warnOfLowMemory()
        #expect(outer.memoryWarnings == 1)
        #expect(inner.memoryWarnings == 1)
        #expect(posted.value == 1)
    }

    private func find(_ title: String, in view: UIView) -> UIButton? {
        if let button = view as? UIButton, button.currentTitle == title { return button }
        return view.subviews.lazy.compactMap { find(title, in: $0) }.first
    }
}
#endif
