import CoreGraphics
import Foundation

/// The coordinate space of a screen, or of a scene with a position on a screen.
@MainActor
final class PlacedSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect
    /// The transform from these coordinates to those of the screen.
    let transformToScreen: CGAffineTransform

    init(bounds: CGRect, transformToScreen: CGAffineTransform) {
        self.bounds = bounds
        self.transformToScreen = transformToScreen
    }

    private func transform(to space: any UICoordinateSpace) -> CGAffineTransform {
        transformToScreen.concatenating(Self.transformToScreen(of: space).inverted())
    }

    /// Returns the transform from the coordinates of a space to those of the screen.
    static func transformToScreen(of space: any UICoordinateSpace) -> CGAffineTransform {
        switch space {
        case let view as UIView: view.transformToScreen
        case let placed as PlacedSpace: placed.transformToScreen
        default: .identity
        }
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
