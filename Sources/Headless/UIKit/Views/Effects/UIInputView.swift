import CoreGraphics
import Foundation

/// A view that looks like the system's keyboard.
@preconcurrency @MainActor open class UIInputView: UIView {
    public typealias Style = UIInputViewStyle

    private let style: UIInputView.Style

    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        style = inputViewStyle
        super.init(frame: frame)
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
    }

    open var inputViewStyle: UIInputView.Style { style }

    open var allowsSelfSizing = false {
        didSet { if allowsSelfSizing != oldValue { invalidateIntrinsicContentSize() } }
    }

    package override func display(into list: inout DisplayList) {
        guard style == .keyboard else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        let color = UIApplication.shared.design.keyboardColor(isDark: isDark)
        list.fill(
            bounds, UIAccessibility.isReduceTransparencyEnabled ? color.withAlpha(1) : color)
    }
}
