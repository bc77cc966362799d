import CoreGraphics
import UIKit

/// The input view in place of the keyboard, which holds the app's view and decides its height.
final class PanelHost: UIInputView, UIInputViewAudioFeedback {
    private let heightLimit: NSLayoutConstraint

    /// The app's view, which fills this one.
    private(set) weak var content: UIView?

    /// The app's own input view, which comes back after the panel.
    var replaced: UIView?

    init(height: CGFloat) {
        let frame = CGRect(x: 0, y: 0, width: 0, height: height)
        let sizer = UILayoutGuide()
        heightLimit = sizer.heightAnchor.constraint(equalToConstant: height)
        super.init(frame: frame, inputViewStyle: .keyboard)
        allowsSelfSizing = true
        translatesAutoresizingMaskIntoConstraints = false
        addLayoutGuide(sizer)
        // The system sizes the view as it likes while it comes and goes.
        heightLimit.priority = .required - 1
        NSLayoutConstraint.activate([
            heightLimit, sizer.topAnchor.constraint(equalTo: topAnchor),
            sizer.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let superview else { return }
        // Otherwise, the content could decide the width.
        let edges = [
            leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            trailingAnchor.constraint(equalTo: superview.trailingAnchor),
        ]
        for edge in edges { edge.priority = .required - 1 }
        NSLayoutConstraint.activate(edges)
    }

    /// The height, in points.
    var height: CGFloat {
        get { heightLimit.constant }
        set { heightLimit.constant = newValue }
    }

    /// Shows `view` in place of the last one, if it isn't shown already.
    func show(_ view: UIView) {
        guard content !== view || view.superview !== self else { return }
        if let content, content !== view, content.superview === self {
            content.removeFromSuperview()
        }
        content = view
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)
        // A view with a height of its own keeps it, at the top.
        bottom.priority = .required - 2
        NSLayoutConstraint.activate([
            bottom, view.topAnchor.constraint(equalTo: topAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    /// A Boolean value that indicates whether the app's view wants clicks, which UIKit asks of the input
    /// view itself.
    var enableInputClicksWhenVisible: Bool {
        (content as? any UIInputViewAudioFeedback)?.enableInputClicksWhenVisible ?? false
    }
}
