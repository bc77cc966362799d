import Foundation
import Requirements
import Testing
import UIKit

// What code that has not moved to Swift 6 calls from functions without an actor.
private func size(of view: UIView) -> CGSize {
    view.bounds.size
}

private func place(_ point: CGPoint, of view: UIView, in space: UICoordinateSpace) -> CGPoint {
    view.convert(point, to: space)
}

@Suite struct IsolationTests {
    @MainActor
    @Test("Views are asked for their bounds without an actor", .requirement("U593"))
    func boundsAreReadWithoutActor() {
        let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
        outer.addSubview(inner)
        #expect(size(of: inner) == CGSize(width: 30, height: 40))
        #expect(place(.zero, of: inner, in: outer) == CGPoint(x: 10, y: 20))
    }
}
