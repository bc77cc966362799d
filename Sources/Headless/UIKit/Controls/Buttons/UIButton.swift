import CoreGraphics
import Foundation

/// A control with a title, an image or both.
@preconcurrency @MainActor open class UIButton: UIControl {
    private var titles = ButtonContents<String>()
    private var attributedTitles = ButtonContents<NSAttributedString>()
    private var titleColors = ButtonContents<UIColor>()
    private var images = ButtonContents<UIImage>()
    private var symbolConfigurations = ButtonContents<UIImage.SymbolConfiguration>()
    private var kind = ButtonType.custom
    private var label: UILabel?
    private var picture: UIImageView?
    private var secondLabel: UILabel?
    private var needsConfigurationUpdate = false

    // MARK: Making one

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        kind = buttonType
        if let name = buttonType.symbolName {
            setImage(UIImage(systemName: name), for: .normal)
        }
    }

    public convenience init(
        type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
    ) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    public convenience init(
        configuration: UIButton.Configuration, primaryAction: UIAction? = nil
    ) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    /// Adopts the title and image of the primary action (Apple's reference).
    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { titles[exactly: .normal] = action.title }
        images[exactly: .normal] = action.image
        addAction(action, for: .primaryActionTriggered)
        contentDidChange()
    }

    open var buttonType: UIButton.ButtonType { kind }

    // Apple's reference: a tap selects the button, and the next one deselects it.
    open var changesSelectionAsPrimaryAction = false

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
    }

    // MARK: Configuration

    public var configuration: UIButton.Configuration? {
        didSet { contentDidChange() }
    }

    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    /// Runs the app's update of the configuration, whose changes don't cause another one.
    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        track(.configuration, invalidate: { $0.setNeedsUpdateConfiguration() }) {
            updateConfiguration()
        }
    }

    // MARK: Content for each state

    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[exactly: state] = title
        if state == .normal { configuration?.title = title }
        contentDidChange()
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[exactly: state] = title
        contentDidChange()
    }

    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[exactly: state] = color
        contentDidChange()
    }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[exactly: state] = image
        if state == .normal { configuration?.image = image }
        contentDidChange()
    }

    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[exactly: state] = configuration
        contentDidChange()
    }

    @discardableResult
    open func title(for state: UIControl.State) -> String? { titles.value(for: state) }

    @discardableResult
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles.value(for: state)
    }

    @discardableResult
    open func titleColor(for state: UIControl.State) -> UIColor? {
        titleColors.value(for: state) ?? defaultTitleColor(for: state)
    }

    @discardableResult
    open func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }

    // UIKit: the title of a custom button is white, and that of a system button has the tint color
    // (Apple's reference), or gray while disabled (assumed: A72).
    private func defaultTitleColor(for state: UIControl.State) -> UIColor {
        if kind == .custom { return .white }
        return state.contains(.disabled) ? .tertiaryLabel : tintColor
    }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor {
        titleColor(for: state) ?? defaultTitleColor(for: state)
    }

    open var currentImage: UIImage? {
        guard let image = image(for: state) else { return nil }
        guard let looks = symbolConfigurations.value(for: state)?.looks else { return image }
        return image.applyingSymbolConfiguration(
            UIImage.SymbolConfiguration(looks.scaled(compatibleWith: traitCollection)))
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    package override func stateDidChange() {
        super.stateDidChange()
        setNeedsUpdateConfiguration()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsUpdateConfiguration()
    }

    @_documentation(visibility: internal)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentDidChange()
    }

    // Apple, isAccessibilityElement: true for standard controls; a disabled one is "dimmed".
    package override var standardAccessibilityTraits: UIAccessibilityTraits? {
        isEnabled ? .button : [.button, .notEnabled]
    }

    // MARK: Subviews

    /// The label of the title, which is created on first access.
    open var titleLabel: UILabel? {
        if let label { return label }
        let new = UILabel(frame: .zero)
        new.isUserInteractionEnabled = false
        // UIKit: 18 points in custom buttons, 15 in system ones (assumed: A18).
        new.font = .systemFont(ofSize: kind == .custom ? UIFont.buttonFontSize : 15)
        addSubview(new)
        label = new
        return new
    }

    open var imageView: UIImageView? {
        if let picture { return picture }
        let new = UIImageView(frame: .zero)
        new.isUserInteractionEnabled = false
        new.contentMode = .scaleAspectFit
        addSubview(new)
        picture = new
        return new
    }

    open var subtitleLabel: UILabel? {
        if let secondLabel { return secondLabel }
        guard configuration?.subtitle != nil else { return nil }
        let new = UILabel(frame: .zero)
        new.isUserInteractionEnabled = false
        addSubview(new)
        secondLabel = new
        return new
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        look(in: .greatestFiniteMagnitude).layout.size
    }

    // The lines of a configured title count (assumed: A96). The labels show it since the intrinsic
    // size was asked. Showing it again would need another layout each time.
    package override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
        configuration.map { _ in measured(ButtonLook(of: self), in: width).layout.size.height }
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = look(in: bounds.width).layout.frames(in: bounds)
        picture?.frame = frames.image
        label?.frame = frames.title
        secondLabel?.frame = frames.subtitle
    }

    /// The space between image and title without a configuration, in points.
    var gapBesideImage: CGFloat { 0 }

    package override func display(into list: inout DisplayList) {
        let look = ButtonLook(of: self)
        let shape = DisplayShape.rectangle(bounds, cornerRadius: look.cornerRadius)
        if let background = look.background { list.fill(shape, background) }
        if let stroke = look.stroke { list.stroke(shape, stroke.color, width: stroke.width) }
        if look.background == nil, look.stroke == nil { underline(look, into: &list) }
    }

    // Apple, buttonShapesEnabled: buttons then have a visible shape; text buttons are underlined
    // (assumed: A81).
    private func underline(_ look: ButtonLook, into list: inout DisplayList) {
        guard UIAccessibility.buttonShapesEnabled, kind != .custom || configuration != nil,
            let label, !label.isHidden
        else { return }
        let line = CGRect(
            x: label.frame.minX, y: label.frame.maxY - 1, width: label.frame.width, height: 1)
        list.fill(line, look.foreground.withAlphaComponent(look.contentAlpha))
    }

    /// Updates the subviews, and measures them for a button of this width.
    private func look(in width: CGFloat) -> ButtonLook {
        updateConfigurationIfNeeded()
        let look = ButtonLook(of: self)
        show(look)
        return measured(look, in: width)
    }

    /// Returns a look with the sizes of its parts in a button of this width.
    private func measured(_ look: ButtonLook, in width: CGFloat) -> ButtonLook {
        var look = look
        look.layout.image = look.image?.size
        let room = CGSize(
            width: look.layout.titleWidth(in: width), height: .greatestFiniteMagnitude)
        look.layout.title = label.flatMap { $0.isHidden ? nil : $0.sizeThatFits(room) }
        look.layout.subtitle = secondLabel.flatMap { $0.isHidden ? nil : $0.sizeThatFits(room) }
        return look
    }

    private func show(_ look: ButtonLook) {
        if look.title != nil || look.attributedTitle != nil { titleLabel?.isHidden = false }
        if look.title == nil && look.attributedTitle == nil { label?.isHidden = true }
        label?.show(look, isConfigured: configuration != nil)
        if look.image != nil { imageView?.isHidden = false }
        if look.image == nil { picture?.isHidden = true }
        picture?.image = look.image
        picture?.tintColor = kind == .custom && configuration == nil ? tintColor : look.foreground
        picture?.alpha = look.contentAlpha
        subtitleLabel?.text = look.subtitle
        secondLabel?.isHidden = look.subtitle == nil
        secondLabel?.textColor = look.foreground
        secondLabel?.font = .preferredFont(
            forTextStyle: .footnote, compatibleWith: traitCollection)
    }

    // MARK: Touches

    // UIKit: a button's action is triggered together with touchUpInside (Apple's reference of
    // primaryActionTriggered). Each registration is called once (assumed: A78).
    package override func expanded(_ event: UIControl.Event) -> UIControl.Event {
        event.contains(.touchUpInside) ? event.union(.primaryActionTriggered) : event
    }
}

extension UILabel {
    fileprivate func show(_ look: ButtonLook, isConfigured: Bool) {
        if let title = look.attributedTitle {
            attributedText = title
        } else {
            text = look.title
            textColor = look.foreground
            if let font = look.font { self.font = font }
        }
        alpha = look.contentAlpha
        numberOfLines = isConfigured ? 0 : 1
        lineBreakMode = isConfigured ? .byWordWrapping : .byTruncatingMiddle
    }
}
