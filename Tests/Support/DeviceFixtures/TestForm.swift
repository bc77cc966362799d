import Foundation
import HeadlessBehavior
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen with a scroll view and text fields one below the other.
@MainActor
open class TestForm: UIViewController {
    /// What the scroll view's bottom is pinned to.
    public enum Bottom: Sendable {
        case safeArea, viewEdge
        /// The same as the safe area, written the other way round.
        case safeAreaReversed
        case keyboardLayoutGuide
    }

    public let scrollView = UIScrollView()
    public let content = UIView()
    public private(set) var fields: [UITextField] = []
    public private(set) var bottomConstraint: NSLayoutConstraint!
    private let bottom: Bottom
    private let constant: CGFloat

    public init(fields count: Int = 12, bottom: Bottom = .safeArea, constant: CGFloat = 0) {
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

    public required init?(coder: NSCoder) {
        nil
    }

    open override func viewDidLoad() {
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
    public func frameInWindow(_ view: UIView) -> CGRect {
        view.convert(view.bounds, to: nil)
    }

    public func automatic(
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
    public func addInner(_ frame: CGRect, fieldAt y: CGFloat) -> (
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
    public func open(at frame: CGRect, on device: SimulatedDevice) -> UIWindow {
        let window = device.openWindow(size: frame.size)
        window.frame = frame
        window.rootViewController = self
        window.makeKeyAndVisible()
        device.settle()
        return window
    }

    /// A navigator that only listens, with all fields.
    public func plainNavigator() -> InputNavigator {
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: fields)
        return navigator
    }
}

/// A device, made when a test first asks for it.
///
/// The newest device is the one that the app runs on. A suite's stored properties are made before
/// its tests take turns, so that by the time a test runs another device may have come.
@MainActor
package final class Stage {
    package private(set) lazy var device = SimulatedDevice(model)
    package private(set) lazy var form: TestForm = {
        let form = TestForm(fields: fields)
        device.show(form)
        return form
    }()
    private let model: SimulatedDevice.Model
    private let fields: Int

    package init(_ model: SimulatedDevice.Model = .iPhone13, fields: Int = 3) {
        self.model = model
        self.fields = fields
    }
}
