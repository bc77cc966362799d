import CoreGraphics
import Foundation

/// The glass, with its size in points as it is held now.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    /// The screen of the device that is simulated at present, or a plain one where there is none.
    package static var current: UIScreen {
        get { inUse ?? standIn }
        set { inUse = newValue }
    }

    // A device that is gone leaves nothing of its settings behind.
    private static weak var inUse: UIScreen?
    private static let standIn = UIScreen(size: CGSize(width: 390, height: 844))

    package var size: CGSize
    package var traits: TraitValues

    package init(size: CGSize, traits: TraitValues = TraitValues()) {
        self.size = size
        self.traits = traits
        super.init()
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: size) }

    open var scale: CGFloat { traits.displayScale ?? 2 }

    open var coordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self) }

    @_documentation(visibility: internal)
    open var traitCollection: UITraitCollection { UITraitCollection(traits) }

    @_documentation(visibility: internal)
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The coordinates of a screen, in which windows have their frames.
@MainActor
private final class ScreenSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
    }

    var bounds: CGRect { screen.bounds }

    private func transform(to space: any UICoordinateSpace) -> CGAffineTransform {
        (space as? UIView)?.transformToScreen.inverted() ?? .identity
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(transform(to: coordinateSpace))
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        point.applying(transform(to: coordinateSpace).inverted())
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(transform(to: coordinateSpace))
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.applying(transform(to: coordinateSpace).inverted())
    }
}
