import CoreGraphics
import Foundation
import QuartzCore

/// A rectangle that draws content, contains other views and belongs to the responder chain.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment, UIFocusItem,
    UIFocusItemContainer, UIAccessibilityIdentification, UILargeContentViewerItem
{
    open class var layerClass: AnyClass { CALayer.self }

    open var layer: CALayer { backingLayer }

    private lazy var backingLayer: CALayer = {
        let layer = CALayer.make(type(of: self).layerClass as? CALayer.Type ?? CALayer.self)
        layer.isLayoutPending = { [weak self] in self?.isWaitingForLayout ?? false }
        return layer
    }()

    // The stored state of the view. The code that uses it is in other files. Of a property that can't
    // be overridden one part can be read without a copy of all.
    final var hierarchy = ViewHierarchy()
    package weak var viewController: UIViewController?
    package var additionalSafeArea = UIEdgeInsets.zero {
        didSet { if additionalSafeArea != oldValue { safeAreaMayHaveChanged() } }
    }
    package var knownSafeArea = UIEdgeInsets.zero
    /// The window in which `knownSafeArea` was found; `nil` if the view had no size there.
    var safeAreaWindow: ObjectIdentifier?
    package var knownTraits: UITraitCollection?
    package var traitOverrideValues = TraitValues() {
        didSet { if traitOverrideValues != oldValue { traitsMayHaveChanged() } }
    }
    package final lazy var layout = ViewLayout(of: self)
    var ownInteractions: [any UIInteraction] = []
    var largeContent = LargeContent()
    private var corners: UICornerConfiguration?
    var textSizeLimits = TextSizeLimits() {
        didSet { if textSizeLimits != oldValue { traitsMayHaveChanged() } }
    }

    public init(frame: CGRect) {
        super.init()
        self.frame = frame
        viewIsMade()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init()
        viewIsMade()
    }

    /// Called last in every initializer, for classes without initializers in Apple's headers.
    package func viewIsMade() {}

    // MARK: Responder

    open override var next: UIResponder? { viewController ?? superview }

    package override var responderWindow: UIWindow? { window }

    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endEditingOfFirstResponder(force: force) }

    // MARK: Geometry

    open var frame: CGRect {
        get { layer.frame }
        set { setFrame(newValue) }
    }

    open var bounds: CGRect {
        get { layer.bounds }
        set { setBounds(newValue) }
    }

    open var center: CGPoint {
        get { layer.position }
        set { setCenter(newValue) }
    }

    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set {
            let old = transform
            layer.setAffineTransform(newValue)
            recordAnimation(.transform(from: old, to: newValue))
            transformDidChange(from: old)
        }
    }

    // Only the two-dimensional part affects the display here.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set {
            let old = transform
            layer.transform = newValue
            recordAnimation(.transform(from: old, to: transform))
            transformDidChange(from: old)
        }
    }

    open var autoresizesSubviews = true
    open var autoresizingMask: UIView.AutoresizingMask = []
    @discardableResult open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    @discardableResult
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    @discardableResult
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    @discardableResult
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    @discardableResult
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    /// Returns a Boolean value that indicates whether `view` may become a subview; a view that
    /// refuses it raises an exception.
    func takesSubview(_ view: UIView) -> Bool { true }

    /// Called before the bounds change; a collection view asks its layout.
    package func boundsWillChange(to newBounds: CGRect) {}

    /// Called when the origin of the bounds has moved; a scroll view calls its delegate.
    package func boundsOriginDidChange(from old: CGPoint) {}

    /// Called when the size of the bounds has changed, before the next layout.
    package func boundsSizeDidChange(from old: CGSize) {}

    // MARK: Touches

    open var isUserInteractionEnabled = true
    open var gestureRecognizers: [UIGestureRecognizer]? {
        didSet { gestureRecognizersDidChange(from: oldValue) }
    }

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attachGestureRecognizer(gestureRecognizer)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detachGestureRecognizer(gestureRecognizer)
    }

    @discardableResult
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    @discardableResult
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        deepestView(at: point, with: event)
    }

    @discardableResult
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Hierarchy

    open var superview: UIView? { hierarchy.superview }
    open var subviews: [UIView] { hierarchy.subviews }
    open var window: UIWindow? { hierarchy.window }
    open func addSubview(_ view: UIView) { insert(view, at: .front) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: .below(siblingSubview))
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: .above(siblingSubview))
    }

    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .front) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: .index(0)) }
    open func removeFromSuperview() { detachFromSuperview() }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    @discardableResult
    open func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next, current !== view { next = current.superview }
        return next != nil
    }

    open var tag = 0

    @discardableResult
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Layout

    open func setNeedsLayout() { markNeedsLayout() }
    open func layoutIfNeeded() { LayoutPass.run(from: self) }
    open func layoutSubviews() {}

    // CALayer's layoutSublayers() calls this method of its delegate, which is the view (Apple), and
    // UIKit calls layoutSubviews() and the controller's methods in it (jdg/MBProgressHUD#198).
    @_documentation(visibility: internal)
    open func layoutSublayers(of layer: CALayer) {
        if layer === self.layer { LayoutPass.layOutSublayers(of: self) }
    }

    // MARK: Margins and guides

    open var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set { changeMargins { $0.chosen = .fixed(newValue) } }
    }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(effectiveMargins, isRightToLeft: readsRightToLeft) }
        set { changeMargins { $0.chosen = .directional(newValue) } }
    }

    open var preservesSuperviewLayoutMargins: Bool {
        get { layout.margins.preservesSuperview }
        set { changeMargins { $0.preservesSuperview = newValue } }
    }

    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layout.margins.followsSafeArea }
        set { changeMargins { $0.followsSafeArea = newValue } }
    }

    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { ownKeyboardGuide }

    // MARK: Constraints

    // UIKit: true for views made in code (Apple, translatesAutoresizingMaskIntoConstraints).
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layout.isPlacedByFrame }
        set { placeByFrame(newValue) }
    }

    open var constraints: [NSLayoutConstraint] { layout.constraints }
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.install(on: self) }

    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.install(on: self) }
    }

    open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall([constraint]) }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { uninstall(constraints) }
    @discardableResult open func needsUpdateConstraints() -> Bool { layout.needsUpdateConstraints }
    open func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(below: self) }
    open var layoutGuides: [UILayoutGuide] { layout.guides }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }

    @discardableResult
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layout.hugging[axis]
    }

    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        prefer(&layout.hugging, priority, axis)
    }

    @discardableResult
    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        layout.compressionResistance[axis]
    }

    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        prefer(&layout.compressionResistance, priority, axis)
    }

    @discardableResult
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    @discardableResult
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        alignmentRect.inset(by: .zero - alignmentRectInsets)
    }

    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }

    // UIKit: -1 (Apple, noIntrinsicMetric).
    nonisolated public class var noIntrinsicMetric: CGFloat { -1 }
    public class var layoutFittingCompressedSize: CGSize { .zero }
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
    open class var requiresConstraintBasedLayout: Bool { false }
    open func updateConstraints() { layout.needsUpdateConstraints = false }
    open func setNeedsUpdateConstraints() { layout.needsUpdateConstraints = true }

    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Returns the height of the contents for a width; `nil` if the width doesn't matter.
    package func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    /// The distances from the top to the first baseline and from the last one to the bottom, for
    /// the intrinsic height; `nil` if there is no text.
    package var baselineInsets: (first: CGFloat, last: CGFloat)? { nil }

    /// A Boolean value that indicates whether subviews have a space of their own, which scrolls
    /// under this view's frame.
    package var scrollsContents: Bool { false }

    /// Adopts the size that constraints give to scrolled content; `nil` if there are none.
    package func adoptContentSize(width: CGFloat?, height: CGFloat?) {}

    open func invalidateIntrinsicContentSize() {
        intrinsicSizeDidChange()
        sizeBecameInvalid(.invalidated)
    }

    /// Called when this view, or a subview of it, may need another size.
    package func sizeBecameInvalid(of view: UIView, _ cause: SelfSizing.Cause) {}

    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open func layoutMarginsDidChange() {}

    @discardableResult
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    @discardableResult
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }
    open func safeAreaInsetsDidChange() {}

    /// The safe area of subviews; a scroll view removes the part that its insets include.
    package var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

    /// Called when `safeAreaInsets` has changed, before `safeAreaInsetsDidChange()` and the
    /// subviews' own updates.
    package func ownSafeAreaDidChange() {}

    // MARK: Looks

    /// Draws the view's own content in its bounds' coordinates, under its subviews.
    package func display(into list: inout DisplayList) {}

    /// The items that `draw(_:)` has drawn; `nil` before the first call, and when they are out of
    /// date.
    var drawnContent: DrawnContent?

    open func draw(_ rect: CGRect) {}

    open func setNeedsDisplay() { drawnContent = nil }

    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    // The mask hides nothing here.
    open var mask: UIView? {
        didSet { layer.mask = mask?.layer }
    }

    open var backgroundColor: UIColor? {
        didSet {
            guard backgroundColor != oldValue else { return }
            layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
            recordAnimation(.backgroundColor(from: oldValue, to: backgroundColor))
        }
    }

    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set {
            let old = alpha
            layer.opacity = Float(newValue)
            recordAnimation(.alpha(from: old, to: newValue))
        }
    }

    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard layer.isHidden != newValue else { return }
            layer.isHidden = newValue
            hiddenDidChange()
        }
    }

    /// Called when `isHidden` has changed; a stack view rearranges.
    package func hiddenDidChange() { superview?.subviewHiddenDidChange(self) }

    package func subviewHiddenDidChange(_ subview: UIView) {}

    open var contentMode: UIView.ContentMode = .scaleToFill

    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            propagateTintColorChange()
        }
    }

    package var ownTintColor: UIColor?

    open func tintColorDidChange() {}

    // MARK: Focus

    private var focus = ViewFocus()

    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { UIFocusSystem.system(of: self)?.focusedItem === self }

    open var focusGroupIdentifier: String? {
        get { focus.groupIdentifier }
        set { focus.groupIdentifier = newValue }
    }

    open var focusGroupPriority: UIFocusGroupPriority {
        get { focus.priority }
        set { focus.priority = newValue }
    }

    open var focusEffect: UIFocusEffect? {
        get { focus.effect }
        set { focus.effect = newValue }
    }

    @_documentation(visibility: internal)
    open var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }

    @_documentation(visibility: internal)
    open var isTransparentFocusItem: Bool { false }

    @_documentation(visibility: internal)
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }

    @_documentation(visibility: internal)
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }

    @_documentation(visibility: internal)
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    @_documentation(visibility: internal)
    open var coordinateSpace: any UICoordinateSpace { self }

    // Apple's header: from iOS 16 a view's items are its subviews.
    @_documentation(visibility: internal)
    @discardableResult
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { $0.frame.intersects(rect) }
    }

    @_documentation(visibility: internal)
    open func setNeedsFocusUpdate() { UIFocusSystem.system(of: self)?.acceptNeed(of: self) }

    @_documentation(visibility: internal)
    open func updateFocusIfNeeded() { UIFocusSystem.system(of: self)?.updateFocusIfNeeded() }

    @_documentation(visibility: internal)
    @discardableResult
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    @_documentation(visibility: internal)
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Accessibility

    // Apple, `accessibilityFrame`: by default, a view has its frame on the screen.
    override var standardAccessibilityFrame: CGRect {
        window == nil ? .zero : bounds.applying(transformToScreen)
    }

    @_documentation(visibility: internal)
    open var accessibilityIdentifier: String? {
        get { accessibilityAnswers?.identifier }
        set { accessibilityToChange.identifier = newValue }
    }

    // MARK: Traits

    @_documentation(visibility: internal)
    open var traitCollection: UITraitCollection { effectiveTraits }

    @_documentation(visibility: internal)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrideValues.userInterfaceStyle ?? .unspecified }
        set { traitOverrideValues.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
    }

    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { textSizeLimits.minimum }
        set { textSizeLimits.minimum = newValue }
    }

    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { textSizeLimits.maximum }
        set { textSizeLimits.maximum = newValue }
    }

    // MARK: Corners

    @available(iOS 26, *)
    open var cornerConfiguration: UICornerConfiguration {
        get { corners ?? UICornerConfiguration() }
        set {
            corners = newValue
            setNeedsDisplay()
        }
    }

    // MARK: Interactions

    open var interactions: [any UIInteraction] {
        get { ownInteractions }
        set { setInteractions(newValue) }
    }

    open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }

    open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

    open var showsLargeContentViewer: Bool {
        get { largeContent.isShown }
        set { largeContent.isShown = newValue }
    }

    // Apple, `largeContentTitle`: some views have one by default.
    open var largeContentTitle: String? {
        get { largeContent.title ?? standardLargeContentTitle }
        set { largeContent.title = newValue }
    }

    open var largeContentImage: UIImage? {
        get { largeContent.image ?? standardLargeContentImage }
        set { largeContent.image = newValue }
    }

    open var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage }
        set { largeContent.scalesImage = newValue }
    }

    open var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.imageInsets }
        set { largeContent.imageInsets = newValue }
    }

    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft
                ? .rightToLeft : .leftToRight)
    }

    @discardableResult
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: UIScreen.current.traitCollection.layoutDirection == .rightToLeft
                ? .rightToLeft : .leftToRight)
    }

    @discardableResult
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: layoutDirection
        }
    }

    // MARK: Animation

    // The animations from before iOS 4, which old keyboard code still uses: changes between
    // `beginAnimations` and `commitAnimations` are animated.
    open class func beginAnimations(
        _ animationId: String?, context: UnsafeMutableRawPointer?
    ) {
        Animations.begin(.old)
    }

    open class func commitAnimations() { Animations.commit() }

    open class func setAnimationDuration(_ duration: TimeInterval) {
        Animations.changeCurrent { $0.duration = duration.isFinite ? max(0, duration) : 0 }
    }

    open class func setAnimationDelay(_ delay: TimeInterval) {
        Animations.changeCurrent { $0.delay = delay.isFinite ? max(0, delay) : 0 }
    }

    open class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        Animations.changeCurrent { $0.options = $0.options.withCurve(UInt(curve.rawValue)) }
    }

    // Animations always begin from the current state here.
    open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    open class func setAnimationsEnabled(_ enabled: Bool) { Animations.areEnabled = enabled }
    open class var areAnimationsEnabled: Bool { Animations.areEnabledNow }

    open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        Animations.withoutAnimation(actionsWithoutAnimation)
    }

    open class var inheritedAnimationDuration: TimeInterval { Animations.current?.duration ?? 0 }

    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let record = AnimationRecord(
            kind: .curve, duration: duration, delay: delay, options: options)
        Animations.run(record, animations, completion)
    }

    open class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let record = AnimationRecord(kind: .curve, duration: duration, delay: 0, options: [])
        Animations.run(record, animations, completion)
    }

    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        let record = AnimationRecord(kind: .curve, duration: duration, delay: 0, options: [])
        Animations.run(record, animations, nil)
    }

    open class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let kind = AnimationRecord.Kind.spring(damping: dampingRatio, velocity: velocity)
        let record = AnimationRecord(
            kind: kind, duration: duration, delay: delay, options: options)
        Animations.run(record, animations, completion)
    }

    open class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let record = AnimationRecord(
            kind: .transition, duration: duration, delay: 0, options: options,
            changes: [AnimationRecord.Change(view: view, property: .alpha)])
        Animations.run(record, transitionChanges(animations, options), completion)
    }
}
