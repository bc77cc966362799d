/// The geometry and the decoration of a view.
open class CALayer: NSObject {
    open var bounds: CGRect = .zero
    open var position: CGPoint = .zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var transform = CATransform3DIdentity
    open var zPosition: CGFloat = 0
    open var isHidden = false
    open var opacity: Float = 1
    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    open var cornerCurve = CALayerCornerCurve.circular
    open var maskedCorners: CACornerMask = .all
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var masksToBounds = false
    open var name: String?
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var isOpaque = false
    // None of these affects the display here.
    open var mask: CALayer?
    open var shadowPath: CGPath?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1
    open private(set) var sublayers: [CALayer]?
    open private(set) weak var superlayer: CALayer?

    /// The displayed values while an animation runs; set by the animation.
    package var presentationLayer: CALayer?

    /// A closure that returns whether the layout of the view that shows this layer is pending; set by
    /// that view.
    package var isLayoutPending: @MainActor @Sendable () -> Bool = { false }

    // Apple, needsLayout(): whether the layer has been marked as needing a layout update.
    open func needsLayout() -> Bool {
        let isLayoutPending = isLayoutPending
        return MainActor.assumeIsolated { isLayoutPending() }
    }

    /// A Boolean value that indicates whether the layer is on a screen; set by its view.
    package var isOnScreen = false

    public override init() {
        super.init()
    }

    /// Creates a layer with the geometry and the decoration of another one.
    public init(layer: Any) {
        super.init()
        (layer as? CALayer)?.copyLook(to: self)
    }

    // Apple, presentation(): a copy of the layer as it is displayed at this moment; a layer that
    // has never been on a screen has none.
    open func presentation() -> Self? {
        guard isOnScreen else { return nil }
        return (presentationLayer ?? copyOfLook()) as? Self
    }

    /// Returns a layer with the same geometry and decoration, without relations to others.
    package func copyOfLook() -> CALayer {
        let copy = CALayer()
        copyLook(to: copy)
        return copy
    }

    private func copyLook(to copy: CALayer) {
        copy.bounds = bounds
        copy.position = position
        copy.anchorPoint = anchorPoint
        copy.transform = transform
        copy.zPosition = zPosition
        copy.isHidden = isHidden
        copy.opacity = opacity
        copy.backgroundColor = backgroundColor
        copy.cornerRadius = cornerRadius
        copy.cornerCurve = cornerCurve
        copy.maskedCorners = maskedCorners
        copy.borderWidth = borderWidth
        copy.borderColor = borderColor
        copy.shadowColor = shadowColor
        copy.shadowOpacity = shadowOpacity
        copy.shadowOffset = shadowOffset
        copy.shadowRadius = shadowRadius
        copy.masksToBounds = masksToBounds
        copy.name = name
    }

    // MARK: Animations

    @MainActor private lazy var animations = LayerAnimations()

    open func add(_ anim: CAAnimation, forKey key: String?) {
        // Safe: layers are changed on the main thread only.
        nonisolated(unsafe) let (layer, animation) = (self, anim)
        MainActor.assumeIsolated { layer.animations.add(animation, key) }
    }

    open func removeAnimation(forKey key: String) {
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated { layer.animations.remove(key) }
    }

    open func removeAllAnimations() {
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated { layer.animations.removeAll() }
    }

    open func animation(forKey key: String) -> CAAnimation? {
        nonisolated(unsafe) let layer = self
        nonisolated(unsafe) var found: CAAnimation?
        MainActor.assumeIsolated { found = layer.animations.animation(key) }
        return found
    }

    open func animationKeys() -> [String]? {
        nonisolated(unsafe) let layer = self
        return MainActor.assumeIsolated { layer.animations.keys }
    }

    // MARK: Hierarchy and geometry

    open func affineTransform() -> CGAffineTransform {
        CATransform3DGetAffineTransform(transform)
    }

    open func setAffineTransform(_ m: CGAffineTransform) {
        transform = CATransform3DMakeAffineTransform(m)
    }

    open var frame: CGRect {
        get { bounds.applying(transformToSuperlayer) }
        set {
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.origin.x + newValue.size.width * anchorPoint.x,
                y: newValue.origin.y + newValue.size.height * anchorPoint.y)
        }
    }

    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    }

    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(idx), layers.count))
        sublayers = layers
        layer.superlayer = self
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let place = sublayers?.firstIndex { $0 === sibling } ?? sublayers?.count ?? 0
        insertSublayer(layer, at: UInt32(place))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? 0
        insertSublayer(layer, at: UInt32(place))
    }

    open func removeFromSuperlayer() {
        if let index = superlayer?.sublayers?.firstIndex(where: { $0 === self }) {
            superlayer?.sublayers?.remove(at: index)
        }
        superlayer = nil
    }

    /// The transform from this layer's bounds coordinates to its superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.origin.x + bounds.size.width * anchorPoint.x,
            y: bounds.origin.y + bounds.size.height * anchorPoint.y)
        let linear = affineTransform()
        // The usual case in one step, without rounding errors of intermediate sums.
        guard !linear.isIdentity else {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(linear)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

// Swift creates an object of a class that is known only at run time if the initializer is
// `required`, which would oblige every subclass to repeat it, or if the class is final. So the
// class is passed as a final one.
extension CALayer {
    private convenience init(ofView: Void) {
        self.init()
    }

    // The optimizer would create an object of the final class instead.
    @_optimize(none)
    package static func make(_ type: CALayer.Type) -> CALayer {
        unsafeBitCast(type, to: AnyLayer.Type.self).init(ofView: ()) as CALayer
    }
}

private final class AnyLayer: CALayer {}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var layerMinXMinYCorner: CACornerMask { CACornerMask(rawValue: 1) }
    public static var layerMaxXMinYCorner: CACornerMask { CACornerMask(rawValue: 2) }
    public static var layerMinXMaxYCorner: CACornerMask { CACornerMask(rawValue: 4) }
    public static var layerMaxXMaxYCorner: CACornerMask { CACornerMask(rawValue: 8) }
    static var all: CACornerMask { CACornerMask(rawValue: 15) }
}
