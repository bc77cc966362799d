#if canImport(SimulatedDevice)
import CoreGraphics
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

/// Calls of views and constraints that UIKit answers with an exception.
@MainActor
@Suite struct ViewFaultTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = UIView()

    init() {
        root.addSubview(view)
    }

    private func faults(_ body: () -> Void) -> [UIKitFault.Exception] {
        SimulatedDevice.collectFaults(body).map(\.exception)
    }

    @Test("A view is no subview of itself or of a descendant", .requirement("U356"))
    func viewIsNoSubviewOfItself() {
        #expect(faults { view.addSubview(view) } == [.invalidArgument])
        #expect(faults { view.insertSubview(view, at: 0) } == [.invalidArgument])
        #expect(faults { view.insertSubview(root, at: 0) } == [.layerTree])
        #expect(root.subviews == [view] && view.subviews.isEmpty)
    }

    @Test("An arranged view goes where there is a place for it", .requirement("U356"))
    func arrangedViewGoesWherePlaceExists() {
        let stack = UIStackView(arrangedSubviews: [UIView()])
        #expect(
            faults { stack.insertArrangedSubview(UIView(), at: 2) } == [.internalInconsistency])
        #expect(stack.arrangedSubviews.count == 1)
        #expect(faults { stack.insertArrangedSubview(UIView(), at: 1) } == [])
    }

    @Test("The items of a constraint need a common ancestor", .requirement("U356"))
    func constraintItemsNeedCommonAncestor() {
        let stranger = UIView()
        let constraint = stranger.topAnchor.constraint(equalTo: root.topAnchor)
        let faults = SimulatedDevice.collectFaults { NSLayoutConstraint.activate([constraint]) }
        #expect(faults.map(\.exception) == [.generic])
        #expect(faults.first?.reason.contains("because they have no common ancestor") == true)
        #expect(!constraint.isActive)
    }

    @Test("A constraint stands above its items", .requirement("U356"))
    func constraintStandsAboveItsItems() {
        let constraint = view.topAnchor.constraint(equalTo: root.topAnchor)
        #expect(faults { view.addConstraint(constraint) } == [.generic])
        #expect(!constraint.isActive)
    }

    private func make(
        _ attribute: NSLayoutConstraint.Attribute, to item: UIView?,
        _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: item, attribute: other,
            multiplier: multiplier, constant: 0)
    }

    @Test("A constraint that compares what cannot be compared is a fault", .requirement("U356"))
    func incomparableConstraintIsFault() {
        #expect(faults { _ = make(.top, to: root, .height) } == [.invalidArgument])
        #expect(faults { _ = make(.left, to: root, .top) } == [.invalidArgument])
        #expect(faults { _ = make(.left, to: root, .leading) } == [.invalidArgument])
        #expect(faults { _ = make(.top, to: nil, .notAnAttribute) } == [.invalidArgument])
        #expect(faults { _ = make(.top, to: root, .top, multiplier: 0) } == [.invalidArgument])
        #expect(
            faults { _ = view.leftAnchor.constraint(equalTo: root.leadingAnchor) }
                == [.invalidArgument])
        #expect(faults { _ = make(.width, to: root, .height) } == [])
        #expect(faults { _ = make(.width, to: nil, .notAnAttribute) } == [])
    }

    @Test("A constraint without meaning is never active", .requirement("U356"))
    func nonsenseInUse() {
        var constraint: NSLayoutConstraint?
        #expect(faults { constraint = make(.top, to: root, .height) } == [.invalidArgument])
        constraint?.isActive = true
        #expect(constraint?.isActive == false)
    }

    @Test(
        "The constant of a constraint is finite", .requirement("U356"),
        arguments: [CGFloat.nan, .infinity])
    func constraintConstantIsFinite(_ constant: CGFloat) {
        #expect(
            faults {
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: constant).isActive =
                    true
            } == [.internalInconsistency])
        #expect(root.constraints.isEmpty)
        let constraint = view.widthAnchor.constraint(equalToConstant: 10)
        #expect(faults { constraint.constant = constant } == [.internalInconsistency])
        #expect(constraint.constant == 10)
    }

    @Test("A required constraint in use stays required", .requirement("U356"))
    func priorityInUse() {
        let constraint = view.heightAnchor.constraint(equalToConstant: 10)
        constraint.isActive = true
        let faults = SimulatedDevice.collectFaults { constraint.priority = .defaultHigh }
        #expect(faults.map(\.exception) == [.internalInconsistency])
        #expect(faults.first?.reason.contains("You passed priority 750") == true)
        #expect(constraint.priority == .required)
        constraint.isActive = false
        #expect(self.faults { constraint.priority = .defaultHigh } == [])
    }
}
#endif
