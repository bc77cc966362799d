import Foundation
import HeadlessBehavior
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen with a scroll view and text fields one below the other.
@MainActor
class TestForm: UIViewController {
    /// What the scroll view's bottom is pinned to.
    enum Bottom {
        case safeArea, viewEdge
        /// The same as the safe area, written the other way round.
        case safeAreaReversed
        case keyboardLayoutGuide
    }

    let scrollView = UIScrollView()
    let content = UIView()
    private(set) var fields: [UITextField] = []
    private(set) var bottomConstraint: NSLayoutConstraint!
    private let bottom: Bottom
    private let constant: CGFloat

    init(fields count: Int = 12, bottom: Bottom = .safeArea, constant: CGFloat = 0) {
        self.bottom = bottom
        self.constant = constant
        super.init(nibName: nil, bundle: nil)
        for index in 0..<count {
            let field = UITextField(
                frame: CGRect(x: 20, y: 20 + index * 80, width: 300, height: 40))
            field.placeholder = "Field \(index)"
            fields.append(field)
            content.addSubview(field)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (child, parent) in [(scrollView, view!), (content, scrollView)] as [(UIView, UIView)] {
            child.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(child)
        }
        bottomConstraint = makeBottomConstraint()
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomConstraint,
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: CGFloat(fields.count) * 80),
        ])
    }

    private func makeBottomConstraint() -> NSLayoutConstraint {
        switch bottom {
        case .safeArea:
            scrollView.bottomAnchor.constraint(
                equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: constant)
        case .viewEdge:
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: constant)
        case .safeAreaReversed:
            view.safeAreaLayoutGuide.bottomAnchor.constraint(
                equalTo: scrollView.bottomAnchor, constant: constant)
        case .keyboardLayoutGuide:
            scrollView.bottomAnchor.constraint(
                equalTo: view.keyboardLayoutGuide.topAnchor, constant: constant)
        }
    }

    /// Returns the frame of `view` in the window.
    func frameInWindow(_ view: UIView) -> CGRect {
        view.convert(view.bounds, to: nil)
    }

    func automatic(
        _ navigator: InputNavigator,
        constraint: KeyboardAssistant.RepositionConstraint =
            .viewBottomToTopOfKeyboard, offset: CGFloat = 30
    ) -> KeyboardAssistant {
        .createAutoScrollView(
            inputNavigator: navigator, positionScrollView: scrollView,
            positionConstraint: constraint,
            positionOffset: offset, bottomConstraint: bottomConstraint,
            bottomConstraintLayoutView: view)
    }

    /// A scroll view in the content, with a field in it at `y` of its own content of 1,200 points.
    func addInner(_ frame: CGRect, fieldAt y: CGFloat) -> (
        scrollView: UIScrollView, field: UITextField
    ) {
        let inner = UIScrollView(frame: frame)
        inner.contentSize = CGSize(width: frame.width, height: 1200)
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
        inner.addSubview(field)
        content.addSubview(inner)
        return (inner, field)
    }

    /// Shows this form in a window of its own that has `frame` on the screen.
    func open(at frame: CGRect, on device: SimulatedDevice) -> UIWindow {
        let window = device.openWindow(size: frame.size)
        window.frame = frame
        window.rootViewController = self
        window.makeKeyAndVisible()
        device.settle()
        return window
    }

    /// A navigator that only listens, with all fields.
    func plainNavigator() -> InputNavigator {
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: fields)
        return navigator
    }
}

/// A form on a device of its own, with an assistant that avoids the keyboard by insets.
@MainActor
final class AssistedForm {
    let device: SimulatedDevice
    let form: TestForm
    let observer: KeyboardObserver
    let assistant: KeyboardAssistant

    /// The inset that the assistant and the app have added.
    var inset: CGFloat { form.scrollView.contentInset.bottom }

    /// The points of the scroll view that the keyboard covers, its bar included.
    var covered: CGFloat {
        let bottom = form.frameInWindow(form.scrollView).maxY
        return max(0, bottom - (device.keyboard.frame?.minY ?? bottom))
    }

    /// Shows `form`, in a window of its own if there is a `frame`, with the app's `own` insets.
    ///
    /// The keyboard of a device that `isSilent` posts nothing by itself.
    init(
        _ model: SimulatedDevice.Model = .iPhone13, in frame: CGRect? = nil,
        form: TestForm = TestForm(fields: 20), own: UIEdgeInsets = .zero, isSilent: Bool = false,
        center: NotificationCenter = .default,
        behavior change: (inout UIKitBehavior) -> Void = { _ in }
    ) {
        var behavior = UIKitBehavior.standard
        change(&behavior)
        device = SimulatedDevice(model, behavior: behavior)
        device.keyboard.isSilent = isSilent
        self.form = form
        if let frame { _ = form.open(at: frame, on: device) } else { device.show(form) }
        form.scrollView.contentInset = own
        observer = KeyboardObserver(notificationCenter: center)
        assistant = KeyboardAssistant(
            scrollView: form.scrollView, navigator: form.plainNavigator(), observer: observer)
    }

    func focus(_ index: Int) {
        form.fields[index].becomeFirstResponder()
        device.settle()
    }

    /// Returns whether the field ends above the keyboard.
    func isInSight(_ index: Int) -> Bool {
        let top = device.keyboard.frame?.minY ?? 844
        return form.frameInWindow(form.fields[index]).maxY <= top
    }
}

/// Remembers what a manual assistant asked for.
@MainActor
final class ManualPositioner: KeyboardAssistantDelegate {
    private(set) var calls: [(item: UIView, height: CGFloat)] = []
    var answer: ((KeyboardAssistant, UIView) -> Void)?

    func keyboardAssistantManuallyReposition(
        keyboardAssistant: KeyboardAssistant, toInputItem: UIView, keyboardHeight: CGFloat
    ) {
        calls.append((toInputItem, keyboardHeight))
        answer?(keyboardAssistant, toInputItem)
    }
}

/// A device, made when a test first asks for it.
///
/// The newest device is the one that the app runs on. A suite's stored properties are made before
/// its tests take turns, so that by the time a test runs another device may have come.
@MainActor
final class Stage {
    private(set) lazy var device = SimulatedDevice(model)
    private(set) lazy var form: TestForm = {
        let form = TestForm(fields: fields)
        device.show(form)
        return form
    }()
    private let model: SimulatedDevice.Model
    private let fields: Int

    init(_ model: SimulatedDevice.Model = .iPhone13, fields: Int = 3) {
        self.model = model
        self.fields = fields
    }
}
