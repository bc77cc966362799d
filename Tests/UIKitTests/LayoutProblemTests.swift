#if canImport(SimulatedDevice)
import CoreGraphics
import Testing
import UIKit

/// What would be an exception or a log on an Apple platform is recorded and otherwise left out.
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

    // Apple, activate(_:): an exception where there is no common ancestor.
    @Test func itemsNeedACommonAncestor() {
        let constraint = UIView().topAnchor.constraint(equalTo: root.topAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(problems(of: constraint) == [.noCommonAncestor])
    }

    @Test func positionsAndSizesCannotBeCompared() {
        let view = root.addConstrained()
        let constraint = NSLayoutConstraint(
            item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .height,
            multiplier: 1, constant: 0)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(problems(of: constraint) == [.meaningless])
    }

    // Apple, NSLayoutConstraint.priority: an exception once the constraint is in use.
    @Test func aRequiredConstraintInUseStaysRequired() {
        let view = root.addConstrained()
        let constraint = view.heightAnchor.constraint(equalToConstant: 10)
        constraint.isActive = true
        constraint.priority = .defaultHigh
        #expect(constraint.priority == .required)
        #expect(problems(of: constraint) == [.changedRequiredPriority])
        constraint.isActive = false
        constraint.priority = .defaultHigh
        #expect(constraint.priority == .defaultHigh)
    }

    @Test func aConstraintOutlivesItsViews() {
        var view: UIView? = UIView()
        let constraint = view!.heightAnchor.constraint(equalToConstant: 10)
        view = nil
        #expect(constraint.firstItem == nil)
        constraint.isActive = true
        #expect(!constraint.isActive)
    }
}
#endif
