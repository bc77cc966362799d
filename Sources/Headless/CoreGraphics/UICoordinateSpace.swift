// UIKit's protocol for objects with coordinates. It names geometry only, so it is beside it.
// `import UIKit` includes it, as on Apple's systems.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    @discardableResult
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    @discardableResult
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    @discardableResult
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    @discardableResult
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    var bounds: CGRect { get }
}
