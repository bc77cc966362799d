#if canImport(SimulatedDevice)
import CoreGraphics
import SimulatedDevice
import Testing
import UIKit

/// What is written into a log on an Apple platform is recorded and otherwise left out.
@MainActor @Suite struct LayoutProblemTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func problems(of constraint: NSLayoutConstraint) -> [LayoutProblem.Kind] {
        LayoutProblem.recorded.filter { $0.constraint === constraint }.map(\.kind)
    }

    @Test func theNewestOfContradictingConstraintsGivesWay() {
        let view = root.addConstrained()
        let old = view.heightAnchor.constraint(equalToConstant: 10)
        let new = view.heightAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([old, new])
        root.layoutIfNeeded()
        #expect(view.frame.height == 10)
        #expect(problems(of: new) == [.contradiction])
        #expect(problems(of: old).isEmpty)
        #expect(new.isActive)
    }

    @Test func aConstraintOutlivesItsViews() {
        var view: UIView? = UIView()
        let constraint = view!.heightAnchor.constraint(equalToConstant: 10)
        view = nil
        #expect(constraint.firstItem == nil)
        let faults = SimulatedDevice.collectFaults { constraint.isActive = true }
        #expect(faults.count == 1)
        #expect(!constraint.isActive)
    }
}
#endif
