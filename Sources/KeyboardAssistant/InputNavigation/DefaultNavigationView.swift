import CoreGraphics
import Foundation
import UIKit

/// A bar above the keyboard with Previous, Next and Done buttons.
///
/// It isn't shown on visionOS, where a keyboard has no accessory view.
@MainActor
public final class DefaultNavigationView: UIView, InputNavigatorAccessoryController {
    /// The button that moves to the previous input.
    public let btPrev = UIButton(type: .system)
    /// The button that moves to the next input.
    public let btNext = UIButton(type: .system)
    /// The button that ends editing.
    public let btDone = UIButton(type: .system)

    /// The object that is notified when the buttons are tapped.
    public weak var buttonDelegate: (any InputNavigatorAccessoryControllerDelegate)?

    /// The bar itself.
    public var controllerView: UIView { self }

    /// The title between the arrow buttons and Done; `nil` for no title.
    public var title: String? {
        didSet { showTitle() }
    }

    /// The languages for the bar's text, in preference to the app's language.
    var languages: [String]?

    let titleLabel = UILabel()
    private let contents = UILayoutGuide()
    private var measuredHeight: CGFloat?

    /// The height of the buttons at the default text size, in points.
    private static let minimumHeight: CGFloat = 50

    /// Creates a bar that becomes as wide as the keyboard.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.minimumHeight))
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    // MARK: Size

    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentHeight + safeAreaInsets.bottom)
    }

    /// The height that the buttons and the title need at the current text size, in points.
    private var contentHeight: CGFloat {
        let parts = [btPrev, btNext, btDone, titleLabel]
        return parts.map { $0.intrinsicContentSize.height.rounded(.up) }
            .reduce(Self.minimumHeight, max)
    }

    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        guard measuredHeight != contentHeight else { return }
        measuredHeight = contentHeight
        invalidateIntrinsicContentSize()
    }

    // MARK: Texts

    // Each time the bar appears, the language may have changed, and inputs may have been disabled.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        showTexts()
        (buttonDelegate as? InputNavigator)?.updateBar()
    }

    private func showTexts() {
        btPrev.accessibilityLabel = String(translated: "Previous", languages: languages)
        btNext.accessibilityLabel = String(translated: "Next", languages: languages)
        let done = String(translated: "Done", languages: languages)
        btDone.setTitle(done, for: .normal)
        btDone.accessibilityLabel = done
    }

    // An empty title is hidden and isn't an element for VoiceOver.
    private func showTitle() {
        titleLabel.text = title
        titleLabel.isHidden = title?.isEmpty ?? true
        accessibilityElements =
            titleLabel.isHidden
            ? [btPrev, btNext, btDone] : [btPrev, btNext, titleLabel, btDone]
        setNeedsLayout()
    }

    // MARK: Colors

    /// Sets the color of all three buttons.
    public func setButtonColors(color: UIColor) {
        setBtPrevColor(color: color)
        setBtNextColor(color: color)
        setBtDoneColor(color: color)
    }

    /// Sets the color of the Previous button.
    public func setBtPrevColor(color: UIColor) {
        btPrev.tintColor = color
    }

    /// Sets the color of the Next button.
    public func setBtNextColor(color: UIColor) {
        btNext.tintColor = color
    }

    /// Sets the color of the Done button.
    public func setBtDoneColor(color: UIColor) {
        btDone.tintColor = color
        btDone.setTitleColor(color, for: .normal)
    }

    // MARK: Building

    private func build() {
        // A flexible height makes the system use the intrinsic height, which depends on the safe
        // area.
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        backgroundColor = .secondarySystemBackground
        layer.shadowOpacity = 0.15
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 0, height: -1)
        configureButtons()
        configureLabels()
        pinRows()
        pinColumns()
        showTexts()
        showTitle()
    }

    private func configureButtons() {
        btPrev.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
        btNext.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
        onTap(of: btPrev) { bar, delegate in
            delegate.inputNavigatorAccessoryControllerPreviousButtonTapped(accessoryController: bar)
        }
        onTap(of: btNext) { bar, delegate in
            delegate.inputNavigatorAccessoryControllerNextButtonTapped(accessoryController: bar)
        }
        onTap(of: btDone) { bar, delegate in
            delegate.inputNavigatorAccessoryControllerDoneButtonTapped(accessoryController: bar)
        }
    }

    private func onTap(
        of button: UIButton,
        notify:
            @escaping @MainActor (
                DefaultNavigationView, any InputNavigatorAccessoryControllerDelegate
            ) -> Void
    ) {
        button.addAction(
            UIAction { [weak self] _ in
                guard let self, let delegate = buttonDelegate else { return }
                notify(self, delegate)
            }, for: .touchUpInside)
    }

    private func configureLabels() {
        btDone.titleLabel?.font = UIFontMetrics(forTextStyle: .body)
            .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        btDone.titleLabel?.adjustsFontForContentSizeCategory = true
        btDone.setContentCompressionResistancePriority(.required, for: .horizontal)
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textColor = .secondaryLabel
        titleLabel.textAlignment = .center
        titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }

    // The content ends at the safe area, and the bar extends through it.
    private func pinRows() {
        addLayoutGuide(contents)
        let bottom = contents.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor)
        bottom.priority = .defaultLow
        NSLayoutConstraint.activate([
            bottom,
            contents.topAnchor.constraint(equalTo: topAnchor),
            contents.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumHeight),
        ])
        for part in [btPrev, btNext, btDone, titleLabel] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
            NSLayoutConstraint.activate([
                part.topAnchor.constraint(equalTo: contents.topAnchor),
                part.bottomAnchor.constraint(equalTo: contents.bottomAnchor),
            ])
        }
    }

    private func pinColumns() {
        let safeArea = safeAreaLayoutGuide
        let middle = titleLabel.centerXAnchor.constraint(equalTo: centerXAnchor)
        middle.priority = .defaultLow
        NSLayoutConstraint.activate([
            btPrev.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 10),
            btPrev.widthAnchor.constraint(equalToConstant: 50),
            btNext.leadingAnchor.constraint(equalTo: btPrev.trailingAnchor),
            btNext.widthAnchor.constraint(equalToConstant: 50),
            middle,
            titleLabel.leadingAnchor.constraint(
                greaterThanOrEqualTo: btNext.trailingAnchor, constant: 8),
            btDone.leadingAnchor.constraint(
                greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
            btDone.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
            btDone.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -24),
        ])
    }
}
