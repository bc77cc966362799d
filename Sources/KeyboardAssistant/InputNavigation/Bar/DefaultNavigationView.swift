import CoreGraphics
import Foundation
import UIKit

/// A bar above the keyboard with Previous, Next and Done buttons.
///
/// The bar is one focus group: while the system's focus is in it, arrow keys move among what can be
/// focused there, and Tab leaves it. Set `focusGroupIdentifier` to choose another group.
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
    ///
    /// If ``showsInputTitle`` is true, it is shown for inputs that have no title.
    public var title: String? {
        didSet { showTitle() }
    }
    /// A Boolean value that indicates whether the bar shows the title of the input that is being
    /// edited.
    ///
    /// The default is `false`.
    ///
    /// The title is the one that you set with ``InputNavigator/setTitle(_:for:)``, or else the
    /// input's placeholder, or else its accessibility label. It is looked up when the focus moves,
    /// when the bar appears, and when you set it.
    public var showsInputTitle = false {
        didSet { showTitle() }
    }
    /// The title of the input that is being edited; `nil` if there is none.
    private var inputTitle: InputTitle?

    /// A Boolean value that indicates whether the bar's buttons click like the system's keys.
    ///
    /// The default is `true`.
    ///
    /// A click is only heard while the bar is above the keyboard, and if keyboard clicks are on in
    /// Settings. There is none on visionOS.
    public var playsInputClicks = true

    /// The languages for the bar's text, in preference to the app's language.
    private var languages: [String]?
    /// The look of the system's bars when this one was made.
    private let look = BarLook.system
    private lazy var background = BarBackground(look)
    /// The view that holds buttons, title and items.
    private lazy var contents = BarContentView(btPrev, btNext, btDone, in: self, look: look) {
        [weak self] in self?.contentsChanged()
    }
    private var measuredHeight: CGFloat?

    /// The height of the buttons at the default text size, in points.
    static let minimumHeight: CGFloat = 50

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

    // MARK: Building

    private func build() {
        // A flexible height makes the system use the intrinsic height, which depends on the safe
        // area.
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Above this size, the large content viewer takes over, as in the system's bars.
        maximumContentSizeCategory = .accessibilityLarge
        addInteraction(UILargeContentViewerInteraction())
        configureButtons()
        pinRows()
        if focusGroupIdentifier == nil { focusGroupIdentifier = ownFocusGroup }
        showTexts()
        showTitle()
    }

    private func configureButtons() {
        setSymbol("chevron.backward", of: btPrev)
        setSymbol("chevron.forward", of: btNext)
        if look.marksDone { setSymbol("checkmark", of: btDone) }
        for button in [btPrev, btNext, btDone] { button.showsLargeContentViewer = true }
        btDone.titleLabel?.font = UIFontMetrics(forTextStyle: .body)
            .scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        btDone.titleLabel?.adjustsFontForContentSizeCategory = true
        // A long word in large text beside the app's items can be wider than the bar.
        btDone.titleLabel?.adjustsFontSizeToFitWidth = true
        btDone.titleLabel?.minimumScaleFactor = 0.5
        btDone.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
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

    private func setSymbol(_ name: String, of button: UIButton) {
        button.setImage(UIImage(systemName: name), for: .normal)
        button.setPreferredSymbolConfiguration(
            UIImage.SymbolConfiguration(textStyle: .body), forImageIn: .normal)
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
                guard let self else { return }
                // Before the bar disappears, because clicks are heard while it is visible.
                if playsInputClicks { InputClick.play() }
                if let buttonDelegate { notify(self, buttonDelegate) }
            }, for: .touchUpInside)
    }

    // The content ends at the safe area, and a classic bar extends through it.
    private func pinRows() {
        addSubview(background.view)
        background.view.translatesAutoresizingMaskIntoConstraints = false
        (background.contentView ?? self).addSubview(contents)
        let bottom = contents.bottomAnchor.constraint(
            equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -look.gap)
        bottom.priority = .defaultLow
        let safeArea = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bottom,
            contents.topAnchor.constraint(equalTo: topAnchor),
            contents.leadingAnchor.constraint(
                equalTo: safeArea.leadingAnchor, constant: look.margin),
            contents.trailingAnchor.constraint(
                equalTo: safeArea.trailingAnchor, constant: -look.margin),
            contents.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.minimumHeight),
        ])
        let extent: UIView = look == .glass ? contents : self
        pin(background.view, to: extent)
    }

    private func pin(_ view: UIView, to extent: UIView) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: extent.topAnchor),
            view.bottomAnchor.constraint(equalTo: extent.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: extent.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: extent.trailingAnchor),
        ])
    }

    // Bars can be on several screens, and groups with the same name would be one.
    private var ownFocusGroup: String {
        "KeyboardAssistant.DefaultNavigationView.\(UInt(bitPattern: ObjectIdentifier(self)))"
    }

    // MARK: Size

    public override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: contents.fittingHeight + look.gap + safeAreaInsets.bottom)
    }

    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    public override func layoutSubviews() {
        // The app may have removed one.
        contents.forgetTakenItems()
        super.layoutSubviews()
    }

    // The app's items are asked for their sizes, which UIKit mustn't track as what this layout reads.
    // See `LayoutProbe`.
    public override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        guard layer === self.layer else { return }
        let height = contents.fittingHeight
        guard measuredHeight != height else { return }
        measuredHeight = height
        invalidateIntrinsicContentSize()
    }

    // MARK: Texts

    // Each time the bar appears, the language may have changed, and inputs may have been disabled.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        showTexts()
        (buttonDelegate as? InputNavigator)?.inputFocus.updateBar()
    }

    private func showTexts() {
        btPrev.accessibilityLabel = String(translated: "Previous", languages: languages)
        btNext.accessibilityLabel = String(translated: "Next", languages: languages)
        let done = String(translated: "Done", languages: languages)
        if !look.marksDone { btDone.setTitle(done, for: .normal) }
        btDone.accessibilityLabel = done
        for button in [btPrev, btNext, btDone] {
            button.largeContentTitle = button.accessibilityLabel
        }
    }

    /// Sets the languages for the bar's text when it appears, in preference to the app's language.
    func setLanguages(_ languages: [String]?) { self.languages = languages }

    /// Sets the title of the input that is being edited; `nil` if there is none.
    func setInputTitle(_ title: InputTitle?) {
        guard title != inputTitle else { return }
        inputTitle = title
        if showsInputTitle { showTitle() }
    }

    /// The label of the title.
    var titleLabel: UILabel { contents.titleLabel }

    private func showTitle() {
        contents.showTitle(showsInputTitle ? inputTitle?.text ?? title : title)
        setNeedsLayout()
    }

    private func contentsChanged() {
        accessibilityElements = contents.elements
        invalidateIntrinsicContentSize()
    }

    // MARK: Items

    /// The app's views after the Previous and Next buttons, in reading order.
    ///
    /// The default is an empty array.
    ///
    /// The bar is as high as the highest of its items. If there isn't enough space, the title gives
    /// way. A view without an intrinsic size or constraints of its own keeps the size that it has
    /// when you add it. VoiceOver reads the items in their places.
    ///
    /// A view is in one place: if it is listed twice, the first place counts, and if it is a trailing
    /// item, it moves here. The bar's own views, and views that the bar is in, are ignored.
    public var leadingItems: [UIView] {
        get { contents.leadingItems }
        set { contents.setLeadingItems(newValue) }
    }

    /// The app's views before the Done button, in reading order.
    ///
    /// The default is an empty array. They are treated like ``leadingItems``.
    public var trailingItems: [UIView] {
        get { contents.trailingItems }
        set { contents.setTrailingItems(newValue) }
    }

    // MARK: Colors

    /// The color behind the bar's content, in place of the look of the system's bars; `nil` for that
    /// look.
    ///
    /// The default is `nil`.
    public override var backgroundColor: UIColor? {
        didSet { background.setVisible(backgroundColor == nil) }
    }

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
}

extension DefaultNavigationView: UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { playsInputClicks }
}
