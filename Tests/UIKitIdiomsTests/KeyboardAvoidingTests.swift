import Foundation
import Requirements
import Testing
import UIKit

/// A scroll view that keeps its field above the keyboard by insets, as tutorials have it.
private final class InsetController: UIViewController {
    let scrollView = UIScrollView()
    let fields = (0..<20).map { _ in UITextField() }
    private var observers: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        for (index, field) in fields.enumerated() {
            field.frame = CGRect(x: 20, y: 20 + index * 60, width: 280, height: 40)
            field.borderStyle = .roundedRect
            scrollView.addSubview(field)
        }
        scrollView.contentSize = CGSize(width: 320, height: 20 + fields.count * 60)
        observe(UIResponder.keyboardWillShowNotification) { [weak self] in self?.makeRoom($0) }
        observe(UIResponder.keyboardWillHideNotification) { [weak self] _ in
            self?.scrollView.contentInset = .zero
            self?.scrollView.verticalScrollIndicatorInsets = .zero
        }
    }

    private func observe(
        _ name: Notification.Name, _ body: @escaping @MainActor @Sendable (Notification) -> Void
    ) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                note in
                MainActor.assumeIsolated { body(note) }
            })
    }

    private func makeRoom(_ notification: Notification) {
        guard
            let screenFrame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
                as? CGRect
        else { return }
        let frame = view.convert(screenFrame, from: view.window)
        let bottom = frame.height - view.safeAreaInsets.bottom
        scrollView.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
        scrollView.verticalScrollIndicatorInsets = scrollView.contentInset
        if let field = fields.first(where: \.isFirstResponder) {
            scrollView.scrollRectToVisible(field.frame, animated: false)
        }
    }
}

/// A button that is pinned to the bottom and moves with the keyboard, in its animation.
private final class PinnedController: UIViewController {
    let field = UITextField()
    let button = UIButton(type: .system)
    private(set) var bottom: NSLayoutConstraint!
    private var observers: [NSObjectProtocol] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [field, button] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        button.setTitle("Send", for: .normal)
        bottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: button.bottomAnchor)
        NSLayoutConstraint.activate([
            field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor), bottom,
        ])
        observers.append(
            NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
            ) { [weak self] note in
                MainActor.assumeIsolated { self?.follow(note) }
            })
    }

    private func follow(_ notification: Notification) {
        guard let info = notification.userInfo,
            let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        let overlap = view.bounds.maxY - view.convert(end, from: nil).minY
        bottom.constant = max(0, overlap - view.safeAreaInsets.bottom)
        UIView.animate(
            withDuration: duration, delay: 0,
            options: UIView.AnimationOptions(rawValue: curve << 16),
            animations: { self.view.layoutIfNeeded() })
    }
}

#if canImport(SimulatedDevice)
import SimulatedDevice

@MainActor
@Suite struct KeyboardAvoidingTests {
    @Test("A scroll view makes room by its insets and gives it back", .requirement("U356"))
    func insetsMakeRoomAndGiveBack() throws {
        let device = SimulatedDevice(.iPhone13)
        let controller = InsetController()
        device.show(controller)
        let field = controller.fields[8]
        try device.tap(field)
        device.settle()

        let keyboard = try #require(device.keyboard.frame)
        #expect(
            controller.scrollView.contentInset.bottom
                == keyboard.height - controller.view.safeAreaInsets.bottom)
        let place = field.convert(field.bounds, to: controller.view)
        #expect(place.maxY <= keyboard.minY)

        field.resignFirstResponder()
        device.settle()
        #expect(controller.scrollView.contentInset == .zero)
    }

    @Test("A view pinned to the bottom moves with the keyboard", .requirement("U356"))
    func bottomPinnedViewMovesWithKeyboard()
        throws
    {
        let device = SimulatedDevice(.iPhone13)
        let controller = PinnedController()
        device.show(controller)
        let rest = controller.button.frame.maxY
        #expect(rest == controller.view.safeAreaLayoutGuide.layoutFrame.maxY)
        try device.tap(controller.field)
        device.settle()

        let keyboard = try #require(device.keyboard.frame)
        #expect(controller.button.frame.maxY == keyboard.minY)

        controller.view.endEditing(true)
        device.settle()
        #expect(controller.button.frame.maxY == rest)
    }
}
#endif
