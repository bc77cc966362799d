import CoreGraphics
import QuartzCore

extension UIView {
    /// A change that can be animated from one value to the other.
    package enum AnimatableChange {
        case bounds(from: CGRect, to: CGRect)
        case center(from: CGPoint, to: CGPoint)
        case transform(from: CGAffineTransform, to: CGAffineTransform)
        case alpha(from: CGFloat, to: CGFloat)
        case backgroundColor(from: UIColor?, to: UIColor?)
    }

    func setFrame(_ frame: CGRect) {
        guard frame.isUsable else { return }
        let oldBounds = bounds
        let oldCenter = center
        boundsWillChange(to: CGRect(origin: oldBounds.origin, size: frame.size))
        layer.frame = frame
        geometryDidChange(oldBounds: oldBounds, oldCenter: oldCenter)
    }

    func setBounds(_ newBounds: CGRect) {
        guard newBounds.isUsable else { return }
        boundsWillChange(to: newBounds)
        let old = bounds
        layer.bounds = newBounds
        geometryDidChange(oldBounds: old, oldCenter: center)
    }

    /// Changes both at once, so that nothing, such as a scroll view's offset, responds to a place
    /// where the view never was.
    func setSize(_ size: CGSize, center newCenter: CGPoint) {
        let newBounds = CGRect(origin: bounds.origin, size: size)
        guard newBounds.isUsable, newCenter.x.isFinite, newCenter.y.isFinite else { return }
        boundsWillChange(to: newBounds)
        let old = bounds
        let oldCenter = center
        layer.bounds = newBounds
        layer.position = newCenter
        geometryDidChange(oldBounds: old, oldCenter: oldCenter)
    }

    func setCenter(_ newCenter: CGPoint) {
        guard newCenter.x.isFinite, newCenter.y.isFinite else { return }
        let old = center
        layer.position = newCenter
        geometryDidChange(oldBounds: bounds, oldCenter: old)
    }

    private func geometryDidChange(oldBounds: CGRect, oldCenter: CGPoint) {
        if center != oldCenter {
            recordAnimation(.center(from: oldCenter, to: center))
            safeAreaMayHaveChanged()
        }
        geometryDidChangeForLayout(from: oldBounds, oldCenter)
        // The response to the size may move the origin, which is reported by itself.
        let newBounds = bounds
        guard newBounds != oldBounds else { return }
        recordAnimation(.bounds(from: oldBounds, to: newBounds))
        if newBounds.size != oldBounds.size {
            autoresizeSubviews(from: oldBounds.size)
            boundsSizeDidChange(from: oldBounds.size)
            safeAreaMayHaveChanged()
            setNeedsLayout()
        }
        if newBounds.origin != oldBounds.origin {
            boundsOriginDidChange(from: oldBounds.origin)
        }
    }

    /// The transform from this view's coordinates to the screen's.
    package var transformToScreen: CGAffineTransform { transformToScreen(by: \.layer) }

    /// Returns the transform from this view's coordinates to the screen's, with the given layer of
    /// each view.
    func transformToScreen(by layer: (UIView) -> CALayer) -> CGAffineTransform {
        sequence(first: self, next: \.superview).reduce(.identity) {
            $0.concatenating(layer($1).transformToSuperlayer)
        }
    }

    /// Returns the transform to the coordinates of `other`, or of the window if it is `nil`.
    func transform(to other: UIView?) -> CGAffineTransform {
        guard let other = other ?? window ?? topmostSuperview else { return .identity }
        if other === self { return .identity }
        if let direct = transform(toAncestor: other) { return direct }
        if let direct = other.transform(toAncestor: self) { return direct.inverted() }
        return transformToScreen.concatenating(other.transformToScreen.inverted())
    }

    /// Returns the transform to the coordinates of any space.
    func transform(to space: any UICoordinateSpace) -> CGAffineTransform {
        if let view = space as? UIView { return transform(to: Optional(view)) }
        return transformToScreen.concatenating(
            PlacedSpace.transformToScreen(of: space).inverted())
    }

    private func transform(toAncestor ancestor: UIView) -> CGAffineTransform? {
        var result = CGAffineTransform.identity
        var view: UIView? = self
        while let current = view, current !== ancestor {
            result = result.concatenating(current.layer.transformToSuperlayer)
            view = current.superview
        }
        return view == nil ? nil : result
    }

    private var topmostSuperview: UIView? {
        guard superview != nil else { return nil }
        return sequence(first: self, next: \.superview).reduce(self) { $1 }
    }

    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let inside = subview.convert(point, from: self)
            if let hit = subview.hitTest(inside, with: event) { return hit }
        }
        return self
    }
}

extension CGRect {
    /// A Boolean value that indicates whether all four numbers are finite; UIKit raises an
    /// exception if they aren't.
    package var isUsable: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

// No class overrides these.
extension UIView {
    @_documentation(visibility: internal)
    @discardableResult
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(transform(to: coordinateSpace))
    }

    @_documentation(visibility: internal)
    @discardableResult
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(transform(to: coordinateSpace).inverted())
    }

    @_documentation(visibility: internal)
    @discardableResult
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(transform(to: coordinateSpace))
    }

    @_documentation(visibility: internal)
    @discardableResult
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(transform(to: coordinateSpace).inverted())
    }
}
