import Foundation
import HeadlessBehavior
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// A screen with a scroll view and text fields one below the other.
@MainActor
open class TestForm: KeyNavigatorScreen {
    /// What the scroll view's bottom is pinned to.
    public enum Bottom: Sendable {
        case safeArea, viewEdge
        /// The same as the safe area, written the other way round.
        case safeAreaReversed
        case keyboardLayoutGuide
    }

    /// How the fields are arranged in the scroll view.
    public enum Layout: Equatable, Sendable {
        /// Every 80 points, in a scroll view below the top of the safe area.
        case column
        /// As in a column, in content that is as wide as this.
        case wideColumn(CGFloat)
        /// As in a column, in a scroll view that is as high as this.
        case lowColumn(CGFloat)
        /// In a stack view, each as high as this, in a scroll view that begins at the screen's top.
        case stack(CGFloat)
    }

    public let scrollView = UIScrollView()
    public let content: UIView
    /// The content of a form whose layout is a stack.
    public let stack = UIStackView()
    public private(set) var fields: [UITextField] = []
    public private(set) var bottomConstraint: NSLayoutConstraint!
    /// The navigator whose key commands the form forwards, if any.
    public weak var forwardedNavigator: (any KeyNavigator)?
    private let bottom: Bottom
    private let constant: CGFloat
    private let layout: Layout

    public init(
        fields count: Int = 12, bottom: Bottom = .safeArea, constant: CGFloat = 0,
        layout: Layout = .column
    ) {
        self.bottom = bottom
        self.constant = constant
        self.layout = layout
        if case .stack = layout { content = stack } else { content = UIView() }
        super.init(nibName: nil, bundle: nil)
        for index in 0..<count {
            let field = UITextField(
                frame: CGRect(x: 20, y: 20 + index * 80, width: 300, height: 40))
            field.placeholder = "Field \(index)"
            fields.append(field)
            if case .stack(let height) = layout {
                field.heightAnchor.constraint(equalToConstant: height).isActive = true
                stack.addArrangedSubview(field)
            } else {
                content.addSubview(field)
            }
        }
        stack.axis = .vertical
    }

    open override var keyNavigator: (any KeyNavigator)? { forwardedNavigator }

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
            makeTopConstraint(),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomConstraint,
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
        ])
        if case .wideColumn(let width) = layout {
            content.widthAnchor.constraint(equalToConstant: width).isActive = true
        } else {
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        }
        guard content !== stack else { return }
        content.heightAnchor.constraint(equalToConstant: CGFloat(fields.count) * 80)
            .isActive = true
    }

    private func makeTopConstraint() -> NSLayoutConstraint {
        switch layout {
        case .column, .wideColumn:
            scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
        case .lowColumn(let height): scrollView.heightAnchor.constraint(equalToConstant: height)
        case .stack: scrollView.topAnchor.constraint(equalTo: view.topAnchor)
        }
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

    /// An assistant for the scroll view, with a navigator that only listens.
    public func assisted(
        _ avoidance: KeyboardAssistant.Avoidance = .automatic
    ) -> KeyboardAssistant {
        KeyboardAssistant(
            scrollView: scrollView, navigator: plainNavigator(), avoidance: avoidance)
    }
}
