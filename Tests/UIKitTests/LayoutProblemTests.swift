#if canImport(SimulatedDevice)
import CoreGraphics
import SimulatedDevice
import Testing
import UIKit

/// Problems that are written into a log on an Apple platform are recorded and otherwise left out.
@MainActor @Suite struct LayoutProblemTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func isRecorded(_ constraint: NSLayoutConstraint) -> Bool {
        LayoutProblem.recorded.contains { $0.constraint === constraint }
    }

    @Test("Of two contradicting constraints the newer gives way, is recorded and stays active")
    func theNewestOfContradictingConstraintsGivesWay() {
        let view = root.addConstrained()
        let old = view.heightAnchor.constraint(equalToConstant: 10)
        let new = view.heightAnchor.constraint(equalToConstant: 20)
        NSLayoutConstraint.activate([old, new])
        root.layoutIfNeeded()
        #expect(view.frame.height == 10)
        #expect(isRecorded(new))
        #expect(!isRecorded(old))
        #expect(new.isActive)
    }

    @Test("A constraint that outlives its view has no first item and can't become active")
    func aConstraintOutlivesItsViews() {
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
