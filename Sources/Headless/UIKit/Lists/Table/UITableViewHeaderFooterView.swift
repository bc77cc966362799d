import CoreGraphics
import Foundation

/// A closure that updates the configurations of a header or footer for its state.
public typealias UITableViewHeaderFooterViewConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
) -> Void

/// A view above or below the rows of a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    private let configurations = ListConfigurations()
    private let texts = CellTexts(style: .subtitle)
    private let plainContentView = UIView()
    private let identifier: String?
    private var needsConfigurationUpdate = false

    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        prepare()
    }

    @_documentation(visibility: internal)
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        identifier = nil
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 6, leading: 16, bottom: 6, trailing: 16)
        plainContentView.directionalLayoutMargins = directionalLayoutMargins
        addSubview(plainContentView)
    }

    open var reuseIdentifier: String? { identifier }
    open var contentView: UIView { configurations.contentView ?? plainContentView }
    open var textLabel: UILabel? { texts.label(in: plainContentView) }
    open var detailTextLabel: UILabel? { texts.detailLabel(in: plainContentView) }

    /// Called before a table returns the view for another section.
    open func prepareForReuse() {}

    // MARK: Configuration

    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: traitCollection)
    }

    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    open func updateConfiguration(using state: UIViewConfigurationState) {
        showConfiguration(in: state)
    }

    open var configurationUpdateHandler: UITableViewHeaderFooterViewConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    @discardableResult
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

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
        .listGroupedHeaderFooter()
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

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    private func showConfiguration(in state: UIViewConfigurationState) {
        let isNew = configurations.show(in: state)
        plainContentView.isHidden = configurations.contentView != nil
        if isNew, let view = configurations.contentView { addSubview(view) }
        setNeedsLayout()
    }

    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        track(.configuration, invalidate: { $0.setNeedsUpdateConfiguration() }) {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        contentView.frame = bounds
        backgroundView?.frame = bounds
        if configurations.contentView == nil {
            texts.layOut(in: contentView, margins: layoutMargins)
        }
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        let height =
            texts.isUsed && configurations.contentView == nil
            ? texts.height(forWidth: size.width, margins: layoutMargins)
            : contentView.heightOfContent(forWidth: size.width)
        return CGSize(width: size.width, height: height)
    }

    package override func display(into list: inout DisplayList) {
        let background = configurations.shownBackground(in: configurationState)
        if let color = background?.backgroundColor { list.fill(bounds, color) }
    }
}
