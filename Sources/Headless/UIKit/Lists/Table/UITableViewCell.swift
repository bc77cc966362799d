import CoreGraphics
import Foundation

/// A closure that updates a cell's configurations for its state.
public typealias UITableViewCellConfigurationUpdateHandler = (
    UITableViewCell, UICellConfigurationState
) -> Void

/// A view that represents one row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    let configurations = ListConfigurations()
    let texts: CellTexts
    var parts = CellParts()
    /// The table's settings for the cell.
    var surface = CellSurface() {
        didSet { setNeedsDisplay() }
    }
    private let plainContentView = UIView()
    private let identifier: String?
    private var selected = false
    private var highlighted = false
    private var editing = false
    private var needsConfigurationUpdate = false
    /// A Boolean value that indicates whether the cell is a placeholder after a fault.
    private(set) var isFaulty = false

    static var faulty: UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.isFaulty = true
        return cell
    }

    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        texts = CellTexts(style: style)
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        prepare()
    }

    @_documentation(visibility: internal)
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        texts = CellTexts(style: .default)
        identifier = nil
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        // The content of a cell begins at the margins of the table (assumed: A61).
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 11, leading: 16, bottom: 11, trailing: 16)
        plainContentView.directionalLayoutMargins = directionalLayoutMargins
        plainContentView.frame = bounds
        addSubview(plainContentView)
    }

    // MARK: Content

    /// Apple, `contentConfiguration`: its content view replaces this one.
    open var contentView: UIView { configurations.contentView ?? plainContentView }

    open var textLabel: UILabel? { texts.label(in: plainContentView) }
    open var detailTextLabel: UILabel? { texts.detailLabel(in: plainContentView) }
    open var imageView: UIImageView? { texts.picture(in: plainContentView) }
    open var reuseIdentifier: String? { identifier }

    /// Called before a table returns the cell for another row.
    open func prepareForReuse() {}

    // MARK: Configuration

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = selected
        state.isHighlighted = highlighted
        state.isEditing = editing
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

    open var configurationUpdateHandler: UITableViewCellConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    @discardableResult
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        texts.style.contentConfiguration
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
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        surface.isGrouped ? .listGroupedCell() : .listPlainCell()
    }

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

    open var multipleSelectionBackgroundView: UIView? {
        didSet { replaceBackdrop(oldValue, by: multipleSelectionBackgroundView) }
    }

    // MARK: Selection

    open var selectionStyle = UITableViewCell.SelectionStyle.default {
        didSet { stateDidChange() }
    }

    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != self.selected else { return }
        self.selected = selected
        stateDidChange()
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != self.highlighted else { return }
        self.highlighted = highlighted
        stateDidChange()
    }

    private func stateDidChange() {
        setNeedsUpdateConfiguration()
        setNeedsDisplay()
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

    // MARK: Accessories and editing

    open var accessoryType = UITableViewCell.AccessoryType.none {
        didSet { accessoriesDidChange() }
    }

    open var accessoryView: UIView? {
        didSet { accessoriesDidChange() }
    }

    open var editingAccessoryType = UITableViewCell.AccessoryType.none {
        didSet { accessoriesDidChange() }
    }

    open var editingAccessoryView: UIView? {
        didSet { accessoriesDidChange() }
    }

    open var editingStyle: UITableViewCell.EditingStyle { surface.editingStyle }

    open var showsReorderControl = false {
        didSet { accessoriesDidChange() }
    }

    open var shouldIndentWhileEditing = true {
        didSet { setNeedsLayout() }
    }

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        self.editing = editing
        accessoriesDidChange()
        stateDidChange()
    }

    // MARK: Indentation

    open var indentationLevel = 0 {
        didSet { setNeedsLayout() }
    }

    // Apple, `indentationWidth`: 10 points.
    open var indentationWidth: CGFloat = 10 {
        didSet { setNeedsLayout() }
    }

    open var separatorInset = UIEdgeInsets.zero {
        didSet { setNeedsDisplay() }
    }

    open var focusStyle = UITableViewCell.FocusStyle.default

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutParts()
    }

    @discardableResult
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittingHeight(forWidth: targetSize.width))
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(forWidth: size.width))
    }

    package override func sizeBecameInvalid(of view: UIView, _ cause: SelfSizing.Cause) {
        guard view === self || view === contentView else { return }
        (superview as? UITableView)?.sizeBecameInvalid(of: self, cause)
    }

    package override func display(into list: inout DisplayList) {
        drawSurface(into: &list)
    }
}
