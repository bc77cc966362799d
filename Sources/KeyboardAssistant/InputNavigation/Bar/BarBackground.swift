import UIKit

/// What lies behind a bar's content: the keyboard's own surface, or glass.
@MainActor
struct BarBackground {
    /// The view to add to the bar.
    let view: UIView
    private let glass: UIVisualEffect?

    init(_ look: BarLook) {
        let glassView = look == .glass ? SystemDesign.makeGlass() : nil
        glass = glassView?.effect
        view = glassView ?? SystemDesign.makeKeyboardSurface()
    }

    /// The view that content goes to, so that it is legible on glass; `nil` for the bar itself.
    var contentView: UIView? { (view as? UIVisualEffectView)?.contentView }

    /// Shows the background, or hides it without its content.
    func setVisible(_ isVisible: Bool) {
        if let view = view as? UIVisualEffectView {
            view.effect = isVisible ? glass : nil
        } else {
            view.isHidden = !isVisible
        }
    }
}
