import CoreGraphics
import Foundation
internal import HeadlessBehavior

/// A view that lays its arranged subviews out in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
    private var arranged: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var ownConstraints: [NSLayoutConstraint] = []
    private var needsArranging = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    // MARK: Arranged subviews

    open var arrangedSubviews: [UIView] { arranged }

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arranged.filter { $0 !== view }.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let others = arranged.filter { $0 !== view }
        // UIKit raises an exception with these words.
        guard (0...others.count).contains(stackIndex) else {
            return Faults.raise(
                .internalInconsistency,
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be "
                    + "less than or equal to \(others.count)")
        }
        arranged = others
        arranged.insert(view, at: stackIndex)
        // UIKit: only the stack positions an arranged view, which becomes a subview if it isn't one
        // yet (Apple, UIStackView).
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrange()
    }

    // UIKit: the view stays a subview (Apple, removeArrangedSubview).
    open func removeArrangedSubview(_ view: UIView) {
        letGo(of: view)
    }

    private func letGo(of view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        arranged.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrange()
    }

    // Doesn't call `removeArrangedSubview(_:)`, whose overrides often remove the subview as well.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        letGo(of: subview)
    }

    // UIKit: hidden views take no space (Apple, UIStackView).
    package override func subviewHiddenDidChange(_ subview: UIView) {
        super.subviewHiddenDidChange(subview)
        if arranged.contains(where: { $0 === subview }) { arrange() }
    }

    // MARK: Arrangement

    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrange() } }
    }

    open var distribution: UIStackView.Distribution = .fill {
        didSet { if distribution != oldValue { arrange() } }
    }

    open var alignment: UIStackView.Alignment = .fill {
        didSet { if alignment != oldValue { arrange() } }
    }

    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrange() } }
    }

    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrange() } }
    }

    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrange() } }
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == Self.spacingUseDefault ? nil : spacing
        arrange()
    }

    @discardableResult
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // UIKit: `FLT_MAX` and `FLT_MIN` (UIStackView.h).
    package static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    package static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

    // MARK: Constraints

    private func arrange() {
        needsArranging = true
        setNeedsUpdateConstraints()
        layoutSystemDidChange()
    }

    /// Called when the size of a subview's content has changed.
    func arrangedContentDidChange() {
        if distribution == .fillProportionally { arrange() }
    }

    open override func updateConstraints() {
        if needsArranging {
            needsArranging = false
            uninstall(ownConstraints)
            ownConstraints = arrangement.constraints()
            for constraint in ownConstraints { constraint.install(on: self) }
        }
        super.updateConstraints()
    }

    private var arrangement: StackArrangement {
        StackArrangement(
            stack: self, shown: arranged.filter { !$0.isHidden },
            hidden: arranged.filter(\.isHidden))
    }

    /// Returns the spacing after a view, in points.
    func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        return gap == Self.spacingUseSystem ? SystemSpacing.standard : gap
    }
}
