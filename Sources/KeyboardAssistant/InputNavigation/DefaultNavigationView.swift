import CoreGraphics
import Foundation
import UIKit

/// The bar above the keyboard with Previous, Next and Done.
@MainActor
public final class DefaultNavigationView: UIView, InputNavigatorAccessoryController {
    /// Goes to the input before.
    public let btPrev = UIButton(type: .system)
    /// Goes to the input after.
    public let btNext = UIButton(type: .system)
    /// Ends editing.
    public let btDone = UIButton(type: .system)

    /// Hears of the buttons.
    public weak var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)?

    /// The bar itself.
    public var controllerView: UIView { self }

    /// The height of the buttons, in points; below them the bar reaches through the safe area.
    private static let barHeight: CGFloat = 50

    /// Makes a bar that is as wide as the keyboard it is put on.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.barHeight))
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.barHeight + safeAreaInsets.bottom)
    }

    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    // MARK: Colours

    /// Colours all three buttons.
    public func setButtonColors(color: UIColor) {
        setBtPrevColor(color: color)
        setBtNextColor(color: color)
        setBtDoneColor(color: color)
    }

    /// Colours the button that goes back.
    public func setBtPrevColor(color: UIColor) {
        btPrev.tintColor = color
    }

    /// Colours the button that goes on.
    public func setBtNextColor(color: UIColor) {
        btNext.tintColor = color
    }

    /// Colours the button that ends editing.
    public func setBtDoneColor(color: UIColor) {
        btDone.tintColor = color
        btDone.setTitleColor(color, for: .normal)
    }

    // MARK: Building

    private func build() {
        // A flexible height lets the system ask for the intrinsic one, which the safe area changes.
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .secondarySystemBackground
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 0, height: -1)
        buildButtons()
        pinButtons()
    }

    private func buildButtons() {
        dress(btPrev, image: "chevron.backward", label: "Previous") { bar, delegate in
            delegate.inputNavigatorAccessoryControllerPreviousButtonTapped(accessoryController: bar)
        }
        dress(btNext, image: "chevron.forward", label: "Next") { bar, delegate in
            delegate.inputNavigatorAccessoryControllerNextButtonTapped(accessoryController: bar)
        }
        dress(btDone, image: nil, label: "Done") { bar, delegate in
            delegate.inputNavigatorAccessoryControllerDoneButtonTapped(accessoryController: bar)
        }
    }

    private func dress(
        _ button: UIButton, image: String?, label: String,
        tapped:
            @escaping @MainActor (
                DefaultNavigationView, any InputNavigatorAccessoryControllerDelegate
            ) -> Void
    ) {
        let text = String(localized: label)
        if let image {
            button.setImage(UIImage(systemName: image), for: .normal)
        } else {
            button.setTitle(text, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        }
        button.accessibilityLabel = text
        button.addAction(
            UIAction { [weak self] _ in
                guard let self, let delegate = buttonDelegate else { return }
                tapped(self, delegate)
            }, for: .touchUpInside)
    }

    private func pinButtons() {
        for button in [btPrev, btNext, btDone] {
            button.translatesAutoresizingMaskIntoConstraints = false
            addSubview(button)
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: topAnchor),
                button.heightAnchor.constraint(equalToConstant: Self.barHeight),
            ])
        }
        let safeArea = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            btPrev.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 10),
            btPrev.widthAnchor.constraint(equalToConstant: 50),
            btNext.leadingAnchor.constraint(equalTo: btPrev.trailingAnchor),
            btNext.widthAnchor.constraint(equalToConstant: 50),
            btDone.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -24),
        ])
    }
}
