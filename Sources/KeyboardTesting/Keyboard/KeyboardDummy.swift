import UIKit

/// A gray view in the place of a keyboard, for pictures.
final class KeyboardDummy: UIView {
    init() {
        super.init(frame: .zero)
        backgroundColor = .systemGray3
        isUserInteractionEnabled = false
        let label = UILabel(frame: bounds)
        label.text = "Keyboard"
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("The keyboard's picture isn't archived.") }

    /// Moves the view to a frame in the window's coordinates, and away from the window without one.
    func move(to frame: CGRect?, in window: UIWindow, duration: TimeInterval) {
        guard let frame else { return leave(duration) }
        if superview !== window {
            self.frame = CGRect(
                x: frame.minX, y: window.bounds.maxY, width: frame.width, height: frame.height)
            window.addSubview(self)
        }
        window.bringSubviewToFront(self)
        animate(duration) { self.frame = frame }
    }

    private func leave(_ duration: TimeInterval) {
        guard let window = superview, duration > 0 else { return removeFromSuperview() }
        animate(duration) {
            self.frame.origin.y = window.bounds.maxY
        } completion: {
            if self.frame.minY >= window.bounds.maxY { self.removeFromSuperview() }
        }
    }

    private func animate(
        _ duration: TimeInterval, _ animations: @escaping () -> Void,
        completion: @escaping () -> Void = {}
    ) {
        guard duration > 0 else {
            animations()
            return completion()
        }
        let curve = UIView.AnimationOptions(
            rawValue: UInt(KeyboardNoticeContent.usualCurve) << 16)
        UIView.animate(
            withDuration: duration, delay: 0, options: [curve, .beginFromCurrentState],
            animations: animations
        ) { _ in completion() }
    }
}
