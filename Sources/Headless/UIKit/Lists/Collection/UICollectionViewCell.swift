import CoreGraphics
import Foundation

/// A closure that updates a cell's configurations for its state.
public typealias UICollectionViewCellConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
) -> Void

/// A view that represents one item of a collection view.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
    private let configurations = ListConfigurations()
    private let plainContentView = UIView()
    private var needsConfigurationUpdate = false

    package override func viewIsMade() {
        super.viewIsMade()
        plainContentView.frame = bounds
        addSubview(plainContentView)
    }

    /// Apple, `contentConfiguration`: its content view replaces this one.
    open var contentView: UIView { configurations.contentView ?? plainContentView }

    override var sizedContent: UIView { contentView }

    // MARK: State

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    var isInEditing = false {
        didSet { if isInEditing != oldValue { stateDidChange() } }
    }

    private func stateDidChange() {
        setNeedsUpdateConfiguration()
        setNeedsDisplay()
    }

    // MARK: Configuration

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isInEditing
        state.isFocused = isFocused
        state.isDisabled = !isUserInteractionEnabled
        return state
    }

    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    open func updateConfiguration(using state: UICellConfigurationState) {
        showConfiguration(in: state)
    }

    open var configurationUpdateHandler: UICollectionViewCellConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    public var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            configurations.content = newValue
            showConfiguration(in: configurationState)
        }
    }

    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    @discardableResult
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            configurations.background = newValue
            setNeedsDisplay()
        }
    }

    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    private func showConfiguration(in state: UICellConfigurationState) {
        let isNew = configurations.show(in: state, of: self)
        plainContentView.isHidden = configurations.contentView != nil
        if isNew, let view = configurations.contentView { addSubview(view) }
        setNeedsLayout()
    }

    // MARK: Focus

    // Apple, WWDC 2021, session 10260: the delegate and `allowsFocus` count only for cells that
    // don't override this.
    open override var canBecomeFocused: Bool { focusIsAllowedByList }

    @_documentation(visibility: internal)
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        guard context.nextFocusedItem === self || context.previouslyFocusedItem === self else {
            return
        }
        setNeedsUpdateConfiguration()
        setNeedsDisplay()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        track(.configuration, invalidate: { $0.setNeedsUpdateConfiguration() }) {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    // MARK: Background

    open var backgroundView: UIView? {
        didSet { replaceBackdrop(oldValue, by: backgroundView) }
    }

    open var selectedBackgroundView: UIView? {
        didSet { replaceBackdrop(oldValue, by: selectedBackgroundView) }
    }

    private func replaceBackdrop(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        setNeedsLayout()
    }

    // Apple, `selectedBackgroundView`: above `backgroundView` while the cell is selected or
    // highlighted, below everything else.
    private func layOutBackdrops() {
        let showsSelection = isSelected || isHighlighted
        place(selectedBackgroundView, isShown: showsSelection, at: backgroundView == nil ? 0 : 1)
        place(backgroundView, isShown: true, at: 0)
    }

    private func place(_ backdrop: UIView?, isShown: Bool, at index: Int) {
        guard let backdrop else { return }
        guard isShown else { return backdrop.removeFromSuperview() }
        backdrop.frame = bounds
        if backdrop.superview !== self { insertSubview(backdrop, at: index) }
    }

    // MARK: Layout and appearance

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutBackdrops()
        contentView.frame = bounds
    }

    package override func sizeBecameInvalid(of view: UIView, _ cause: SelfSizing.Cause) {
        guard view === self || view === contentView else { return }
        let list = sequence(first: self as UIView, next: \.superview).first {
            $0 is UICollectionView
        }
        (list as? UICollectionView)?.sizeBecameInvalid(of: self, cause)
    }

    package override func display(into list: inout DisplayList) {
        super.display(into: &list)
        if configurations.showsFocus(of: self) { return list.fill(bounds, tintColor) }
        guard let background = configurations.shownBackground(in: configurationState),
            let color = background.backgroundColor
        else { return }
        list.fill(bounds, color)
    }
}
