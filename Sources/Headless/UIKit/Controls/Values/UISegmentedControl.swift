import CoreGraphics
import Foundation

/// A control of segments in a row, of which one is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    // Apple, `noSegment`: -1.
    private static var none: Int { -1 }

    // About the height since iOS 13 (assumed: A70).
    private static let height: CGFloat = 32

    @MainActor
    private struct Segment {
        let label = UILabel()
        var isEnabled = true
        var action: UIAction?
    }

    private var segments: [Segment] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    // Apple, `init(items:)`: texts or images. Images aren't shown here.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            insertSegment(withTitle: item as? String, at: index, animated: false)
        }
        frame.size = intrinsicContentSize
    }

    public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
        self.init(frame: frame)
        for (index, action) in actions.enumerated() {
            insertSegment(with: action, at: index, animated: false)
        }
        if frame.isEmpty { self.frame.size = intrinsicContentSize }
    }

    @_documentation(visibility: internal)
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(), titled: title, at: segment)
    }

    open func insertSegment(with action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(action: action), titled: action.title, at: segment)
    }

    // Apple: the action that a tap on the segment performs.
    @discardableResult
    open func actionForSegment(at segment: Int) -> UIAction? {
        segments.indices.contains(segment) ? segments[segment].action : nil
    }

    private func insert(_ new: Segment, titled title: String?, at segment: Int) {
        new.label.text = title
        new.label.textAlignment = .center
        new.label.font = .systemFont(ofSize: 13)
        addSubview(new.label)
        segments.insert(new, at: min(max(0, segment), segments.count))
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    @discardableResult
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].label.text : nil
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].label.text = title
    }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].isEnabled = enabled
        segments[segment].label.alpha = enabled ? 1 : 0.5
    }

    @discardableResult
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).label.removeFromSuperview()
        selectionDidLose(segment)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    open func removeAllSegments() {
        while !segments.isEmpty { removeSegment(at: segments.count - 1, animated: false) }
    }

    // The selected segment stays selected, even if its index changes (assumed: A79).
    private func selectionDidLose(_ segment: Int) {
        guard selectedSegmentIndex >= segment else { return }
        selectedSegmentIndex =
            selectedSegmentIndex == segment ? Self.none : selectedSegmentIndex - 1
    }

    // Apple, `isMomentary`: no segment stays selected.
    open var isMomentary = false

    // Apple, `selectedSegmentIndex`: setting it by code sends no action.
    open var selectedSegmentIndex = -1 {
        didSet { setNeedsDisplay() }
    }

    open var selectedSegmentTintColor: UIColor?

    // MARK: Touches

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, let touch,
            let hit = segments.indices.first(where: {
                segments[$0].label.frame.contains(touch.location(in: self))
            }), segments[hit].isEnabled, isMomentary || hit != selectedSegmentIndex
        else { return }
        selectedSegmentIndex = hit
        if let action = segments[hit].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.none }
    }

    // MARK: Looks

    open override var intrinsicContentSize: CGSize {
        let widths = segments.map { $0.label.intrinsicContentSize.width + 24 }
        return CGSize(
            width: (widths.max() ?? 0) * CGFloat(segments.count), height: Self.height)
    }

    @discardableResult
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(1, segments.count))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, segment) in segments.enumerated() {
            let column = isMirrored ? segments.count - 1 - index : index
            segment.label.frame = CGRect(
                x: CGFloat(column) * width, y: 0, width: width, height: bounds.height)
        }
    }

    package override func display(into list: inout DisplayList) {
        let traits = traitCollection
        list.fill(
            DisplayShape.rectangle(bounds, cornerRadius: 8),
            UIColor.tertiarySystemFill.resolvedColor(with: traits).cgColor)
        guard segments.indices.contains(selectedSegmentIndex) else { return }
        let tint = selectedSegmentTintColor ?? .systemBackground
        list.fill(
            segments[selectedSegmentIndex].label.frame.insetBy(dx: 2, dy: 2), cornerRadius: 7,
            tint.resolvedColor(with: traits).cgColor)
    }
}
