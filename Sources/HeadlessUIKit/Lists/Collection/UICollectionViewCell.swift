import CoreGraphics
import Foundation

/// What a cell's state and the app's configurations lead to.
public typealias UICollectionViewCellConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
) -> Void

/// One item of a collection view.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
    private let configurations = ListConfigurations()
    private let plainContentView = UIView()
    private var needsConfigurationUpdate = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        plainContentView.frame = bounds
        plainContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(plainContentView)
    }

    // MARK: Content

    /// Apple, `contentConfiguration`: setting one replaces the content view by its own.
    open var contentView: UIView { configurations.contentView ?? plainContentView }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
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

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set {
            configurations.background = newValue
            setNeedsDisplay()
        }
    }

    private func showConfiguration(in state: UICellConfigurationState) {
        let isNew = configurations.show(in: state)
        plainContentView.isHidden = configurations.contentView != nil
        if isNew, let view = configurations.contentView {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
    }

    // MARK: State

    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    private func stateDidChange() {
        setNeedsUpdateConfiguration()
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }

    // MARK: Background

    open var backgroundView: UIView? {
        didSet { replace(oldValue, by: backgroundView, above: nil) }
    }

    // Apple, `selectedBackgroundView`: shown above the background view, while selected only.
    open var selectedBackgroundView: UIView? {
        didSet {
            replace(oldValue, by: selectedBackgroundView, above: backgroundView)
            stateDidChange()
        }
    }

    private func replace(_ old: UIView?, by new: UIView?, above below: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        insertSubview(new, at: below == nil ? 0 : 1)
    }
}
