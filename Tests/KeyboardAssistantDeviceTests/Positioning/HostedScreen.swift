import CoreGraphics
import Foundation
import UIKit

@testable import KeyboardAssistant

/// A screen that stands for a hosting controller of SwiftUI's: its view keeps its content above the
/// keyboard.
///
/// SwiftUI's hosting view listens to the keyboard's notifications and lays its content out above
/// the keyboard in its next layout pass (hackiftekhar/IQKeyboardManager#1747, where both move).
@MainActor
class HostedScreen: HostedLookalike, HostingScreen {
    /// Stands for `safeAreaRegions` without the keyboard, as an app can set it (iOS 16.4).
    var avoidsKeyboard = true {
        didSet { hostingView?.avoidsKeyboard = avoidsKeyboard }
    }

    static func makes(_ view: UIView) -> Bool { view is any MadeBySwiftUI }
}

/// A screen of the app's whose view does the same as a hosting view.
@MainActor
class HostedLookalike: UIViewController {
    /// A field at the bottom of the safe area, in no scroll view.
    let field: UITextField = HostedField()
    /// A field in the scroll view, 600 points below its top.
    let scrolledField: UITextField = HostedField(
        frame: CGRect(x: 20, y: 600, width: 300, height: 40))
    let scrollView: UIScrollView = HostedScrollView()
    /// A Boolean value that indicates whether the keyboard is in the safe area of the view, which
    /// isn't known of SwiftUI's.
    private let hasKeyboardInSafeArea: Bool

    init(hasKeyboardInSafeArea: Bool = true) {
        self.hasKeyboardInSafeArea = hasKeyboardInSafeArea
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        scrollView.contentSize = CGSize(width: 390, height: 1400)
        scrollView.addSubview(scrolledField)
        let view = HostingView(
            scrollView: scrollView, field: field, hasKeyboardInSafeArea: hasKeyboardInSafeArea)
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    fileprivate var hostingView: HostingView? { viewIfLoaded as? HostingView }

    /// The height of the keyboard in the view's safe area, in points.
    var keyboardShare: CGFloat { hostingView?.keyboardShare ?? 0 }

    /// Adds `view` as what a representable is: it fills the screen above `field` and the keyboard.
    func represent(_ view: UIView) {
        loadViewIfNeeded()
        hostingView?.represent(view)
    }

    /// The views that others have added to the hosting view, which UIKit reports as faults.
    var unsupportedSubviews: [UIView] {
        hostingView?.subviews.filter { !($0 is any MadeBySwiftUI) } ?? []
    }
}

/// Stands for the bundle of SwiftUI's classes.
@MainActor
protocol MadeBySwiftUI: UIView {}

final class HostedField: UITextField, MadeBySwiftUI {}

private final class HostedScrollView: UIScrollView, MadeBySwiftUI {}

/// The view around that of a representable.
private final class RepresentableHost: UIView, MadeBySwiftUI {}

/// A view that makes room for the keyboard, one layout pass after the notification.
private final class HostingView: UIView, MadeBySwiftUI {
    var avoidsKeyboard = true
    private let scrollView: UIScrollView
    private let field: UITextField
    private let representable = RepresentableHost()
    private let hasKeyboardInSafeArea: Bool
    private var keyboard: KeyboardFrameObserver?
    private var keyboardTop: CGFloat?
    private(set) var keyboardShare: CGFloat = 0

    init(scrollView: UIScrollView, field: UITextField, hasKeyboardInSafeArea: Bool) {
        self.scrollView = scrollView
        self.field = field
        self.hasKeyboardInSafeArea = hasKeyboardInSafeArea
        super.init(frame: .zero)
        addSubview(scrollView)
        addSubview(field)
        keyboard = KeyboardFrameObserver { [weak self] frame, _ in
            guard let self else { return }
            self.keyboardTop = self.topOfDockedKeyboard(frame)
            self.setNeedsLayout()
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func represent(_ view: UIView) {
        if representable.superview == nil { addSubview(representable) }
        view.frame = representable.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        representable.addSubview(view)
    }

    override var safeAreaInsets: UIEdgeInsets {
        var insets = super.safeAreaInsets
        if hasKeyboardInSafeArea { insets.bottom = max(insets.bottom, keyboardShare) }
        return insets
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        keyboardShare = avoidsKeyboard ? keyboardTop.map { bounds.maxY - $0 } ?? 0 : 0
        let bottom = max(safeAreaInsets.bottom, keyboardShare)
        if hasKeyboardInSafeArea { safeAreaMayHaveChanged() }
        scrollView.frame = bounds
        if !hasKeyboardInSafeArea { scrollView.frame.size.height -= keyboardShare }
        field.frame = CGRect(
            x: 20, y: bounds.maxY - bottom - 50, width: bounds.width - 40, height: 40)
        representable.frame = CGRect(
            x: 0, y: safeAreaInsets.top, width: bounds.width,
            height: max(0, field.frame.minY - 10 - safeAreaInsets.top))
        revealEditedField()
    }

    private func revealEditedField() {
        guard keyboardShare > 0 else { return }
        for view in scrollView.subviews where view.isFirstResponder {
            scrollView.scrollRectToVisible(view.frame, animated: false)
        }
    }
}
