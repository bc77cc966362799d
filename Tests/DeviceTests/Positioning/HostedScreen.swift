import CoreGraphics
import Foundation
import UIKit

/// A screen that stands for one of SwiftUI's: its view has the keyboard in its own safe area.
///
/// SwiftUI's hosting view listens to the keyboard's notifications and lays its content out above
/// the keyboard in its next layout pass (hackiftekhar/IQKeyboardManager#1747, where both move).
@MainActor
final class HostedScreen: UIViewController {
    /// A field at the bottom of the safe area, in no scroll view.
    let field = UITextField()
    /// A field in the scroll view, 600 points below its top.
    let scrolledField = UITextField(frame: CGRect(x: 20, y: 600, width: 300, height: 40))
    let scrollView = UIScrollView()

    override func loadView() {
        scrollView.contentSize = CGSize(width: 390, height: 1400)
        scrollView.addSubview(scrolledField)
        let view = HostingView(scrollView: scrollView, field: field)
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// The height of the keyboard in the view's safe area, in points.
    var keyboardShare: CGFloat { (view as? HostingView)?.keyboardShare ?? 0 }
}

/// A view that adds the keyboard to its safe area, one layout pass after the notification.
private final class HostingView: UIView {
    private let scrollView: UIScrollView
    private let field: UITextField
    private var keyboard: KeyboardFrameObserver?
    private var keyboardTop: CGFloat?
    private(set) var keyboardShare: CGFloat = 0

    init(scrollView: UIScrollView, field: UITextField) {
        self.scrollView = scrollView
        self.field = field
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

    override var safeAreaInsets: UIEdgeInsets {
        var insets = super.safeAreaInsets
        insets.bottom = max(insets.bottom, keyboardShare)
        return insets
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        keyboardShare = keyboardTop.map { bounds.maxY - $0 } ?? 0
        safeAreaMayHaveChanged()
        scrollView.frame = bounds
        field.frame = CGRect(
            x: 20, y: bounds.maxY - safeAreaInsets.bottom - 50, width: bounds.width - 40,
            height: 40)
        revealEditedField()
    }

    private func revealEditedField() {
        guard keyboardShare > 0 else { return }
        for view in scrollView.subviews where view.isFirstResponder {
            scrollView.scrollRectToVisible(view.frame, animated: false)
        }
    }
}
