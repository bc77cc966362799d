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
    var inputTitle: InputTitle? {
        didSet { if showsInputTitle, inputTitle != oldValue { showTitle() } }
    }

    /// A Boolean value that indicates whether the bar's buttons click like the system's keys.
    ///
    /// The default is `true`.
    ///
    /// A click is only heard while the bar is above the keyboard, and if keyboard clicks are on in
    /// Settings. There is none on visionOS.
    public var playsInputClicks = true

    /// The languages for the bar's text, in preference to the app's language.
    var languages: [String]?

    let titleLabel = UILabel()
    /// The look of the system's bars when this one was made.
    let look = BarLook.system
    private(set) lazy var background = BarBackground(look)
    /// The view that holds buttons, title and items.
    private(set) lazy var contents = BarContentView(of: self)
    /// The constraints that place buttons, title and items beside each other.
    var columns: [NSLayoutConstraint] = []
    var items = BarItems<UIView>()
    var heldItems: [UIView: HeldBarItem] = [:]
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

    // MARK: Size

    public override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: contentHeight + look.gap + safeAreaInsets.bottom)
    }

    /// The height that the buttons, the title and the items need at the current text size, in
    /// points.
    private var contentHeight: CGFloat {
        let parts = [btPrev, btNext, btDone, titleLabel].map(\.intrinsicContentSize.height)
        let items = items.all.map {
            $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        }
        return (parts + items).map { $0.rounded(.up) }.reduce(Self.minimumHeight, max)
    }

    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
    }

    public override func layoutSubviews() {
        forgetTakenItems()
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
        (buttonDelegate as? InputNavigator)?.inputFocus.updateBar()
    }

    func showTexts() {
        btPrev.accessibilityLabel = String(translated: "Previous", languages: languages)
        btNext.accessibilityLabel = String(translated: "Next", languages: languages)
        let done = String(translated: "Done", languages: languages)
        if !look.marksDone { btDone.setTitle(done, for: .normal) }
        btDone.accessibilityLabel = done
        for button in [btPrev, btNext, btDone] {
            button.largeContentTitle = button.accessibilityLabel
        }
    }

    // An empty title is hidden and isn't an element for VoiceOver.
    func showTitle() {
        titleLabel.text = showsInputTitle ? inputTitle?.text ?? title : title
        titleLabel.isHidden = titleLabel.text?.isEmpty ?? true
        updateElements()
        setNeedsLayout()
    }

    func updateElements() {
        let titles = titleLabel.isHidden ? [] : [titleLabel]
        accessibilityElements =
            [btPrev, btNext] + items.leading + titles + items.trailing + [btDone]
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
