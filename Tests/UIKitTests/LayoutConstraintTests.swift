import CoreGraphics
import Testing
import UIKit

// Where a test names no source: Apple's reference of NSLayoutConstraint and the Auto Layout Guide.
@MainActor @Suite struct LayoutConstraintTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test("Constraints between edges place a view within its superview")
    func edgesPinAViewToItsSuperview() {
        let view = root.addConstrained()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            view.heightAnchor.constraint(equalToConstant: 44),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 20, width: 288, height: 44))
    }

    @Test("A constant that changes moves the edge of the view at the next layout")
    func aConstantThatChangesMovesTheView() {
        let view = root.addConstrained()
        let bottom = view.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.rightAnchor.constraint(equalTo: root.rightAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor), bottom,
        ])
        root.layoutIfNeeded()
        bottom.constant = -216
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 264))
    }

    @Test("A view that fills its superview follows the superview's size")
    func aViewFollowsItsSuperviewsSize() {
        let view = root.addConstrained()
        view.fill(root)
        root.layoutIfNeeded()
        root.bounds.size = CGSize(width: 480, height: 320)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    }

    // Apple, NSLayoutConstraint: view1.attr1 = multiplier × view2.attr2 + constant.
    @Test("The multiplier of a constraint multiplies the second item's attribute")
    func theMultiplierBelongsToTheSecondItem() {
        let wide = root.addConstrained()
        let narrow = root.addConstrained()
        NSLayoutConstraint.activate([
            wide.leftAnchor.constraint(equalTo: root.leftAnchor),
            wide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 10),
            narrow.leftAnchor.constraint(equalTo: wide.rightAnchor),
            NSLayoutConstraint(
                item: wide, attribute: .width, relatedBy: .equal, toItem: narrow,
                attribute: .width, multiplier: 2, constant: 0),
        ])
        root.layoutIfNeeded()
        #expect(wide.frame.width == 170)
        #expect(narrow.frame.minX == 170)
        #expect(narrow.frame.width == 85)
    }

    // (assumed: A32)
    @Test("A multiple of a position is measured from the superview that holds the constraint")
    func aMultipleOfAPositionCountsFromTheSuperview() {
        let outer = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
        root.addSubview(outer)
        let view = outer.addConstrained()
        NSLayoutConstraint.activate([
            view.heightAnchor.constraint(equalToConstant: 20),
            NSLayoutConstraint(
                item: view, attribute: .centerY, relatedBy: .equal, toItem: outer,
                attribute: .centerY, multiplier: 0.5, constant: 0),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.midY == 50)
    }

    @Test("A view's height follows its width where a constraint asks for an aspect ratio")
    func heightFollowsWidthWhereAnAspectIsAsked() {
        let view = root.addConstrained()
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.rightAnchor.constraint(equalTo: root.rightAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 160))
    }

    @Test("A view can be constrained to its superview's superview")
    func constraintsReachAcrossLevels() {
        let box = root.addConstrained()
        let inner = box.addConstrained()
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 100),
            inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 110),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 60),
            inner.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -200),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 60, height: 90))
    }

    @Test("Constraints reach into a view that is placed by its frame, and follow that frame")
    func constraintsReachIntoAViewThatIsPlacedByItsFrame() {
        let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        root.addSubview(box)
        let inner = box.addConstrained()
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 25),
            inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            inner.widthAnchor.constraint(equalToConstant: 10),
            inner.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 10, width: 10, height: 10))

        box.frame.origin.x = 0
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 25)
    }

    @Test("A view moves when a constraint that reached it from outside its superview ends")
    func aViewIsLaidOutAnewWhenNothingReachesIntoItAnyMore() {
        let box = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        root.addSubview(box)
        let inner = box.addConstrained()
        let outside = inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 25)
        let inside = inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 50)
        inside.priority = .defaultHigh
        NSLayoutConstraint.activate([outside, inside])
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 5)
        outside.isActive = false
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 50)
    }

    @Test("A layout guide has its constraints, and a view can be constrained to the guide")
    func layoutGuidesTakePart() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let view = root.addConstrained()
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            guide.heightAnchor.constraint(equalToConstant: 60),
            guide.leftAnchor.constraint(equalTo: root.leftAnchor),
            guide.widthAnchor.constraint(equalToConstant: 200),
            view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 0, y: 40, width: 200, height: 60))
        #expect(view.center == CGPoint(x: 100, y: 70))
    }

    @Test("The offset between two anchors can be constrained as a dimension")
    func offsetsBetweenAnchorsAreDimensions() {
        let view = root.addConstrained()
        let gap = root.topAnchor.anchorWithOffset(to: view.topAnchor)
        NSLayoutConstraint.activate([
            gap.constraint(equalTo: view.heightAnchor, multiplier: 2),
            view.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.minY == 60)
    }

    // Apple, "Auto Layout Guide": the system's distance between siblings is 8 points.
    @Test("The system spacing is 8 points, and a multiplier multiplies it")
    func theSystemSpacingIsEightPoints() {
        let view = root.addConstrained()
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(
                equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
            view.leadingAnchor.constraint(
                equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 8, y: 16))
    }

    @Test("The leading edge of a right-to-left view is its right edge")
    func leadingIsRightWhereOneReadsFromRightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let view = root.addConstrained()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            view.widthAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.maxX == 304)
    }

    @Test("A constraint that is deactivated makes way for a weaker one")
    func whatIsTakenAwayNoLongerCounts() {
        let view = root.addConstrained()
        let narrow = view.widthAnchor.constraint(equalToConstant: 50)
        let wide = view.widthAnchor.constraint(equalToConstant: 150)
        wide.priority = .defaultHigh
        NSLayoutConstraint.activate([narrow, wide])
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        narrow.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 150)
    }

    @Test("A removed view keeps the constraints inside it, and those to the outside end")
    func aViewThatIsRemovedTakesItsConstraintsAlong() {
        let view = root.addConstrained()
        let inner = view.addConstrained()
        let outside = inner.topAnchor.constraint(equalTo: root.topAnchor)
        let inside = inner.leftAnchor.constraint(equalTo: view.leftAnchor)
        NSLayoutConstraint.activate([outside, inside])
        view.removeFromSuperview()
        #expect(!outside.isActive)
        #expect(inside.isActive)
        #expect(root.constraints.isEmpty)
    }

    @Test("A view holds a constraint of its own, and the common ancestor of two holds theirs")
    func theCommonAncestorHoldsTheConstraint() {
        let box = root.addConstrained()
        let inner = box.addConstrained()
        let own = inner.widthAnchor.constraint(equalToConstant: 1)
        let shared = inner.topAnchor.constraint(equalTo: box.topAnchor)
        NSLayoutConstraint.activate([own, shared])
        #expect(inner.constraints.first === own)
        #expect(box.constraints.first === shared)
    }

    @Test("A constraint made by an anchor tells its items, attributes, relation and constant")
    func aConstraintTellsWhatItIsMadeOf() {
        let view = root.addConstrained()
        let constraint = view.topAnchor.constraint(
            greaterThanOrEqualTo: root.bottomAnchor, constant: 3)
        #expect(constraint.firstItem === view)
        #expect(constraint.secondItem === root)
        #expect(constraint.firstAttribute == .top)
        #expect(constraint.secondAttribute == .bottom)
        #expect(constraint.relation == .greaterThanOrEqual)
        #expect(constraint.multiplier == 1)
        #expect(constraint.constant == 3)
        #expect(constraint.priority == .required)
        #expect(!constraint.isActive)
    }

    @Test("A transform changes neither the bounds nor the center that constraints give a view")
    func aViewWithATransformIsPlacedAsIfItHadNone() {
        let view = root.addConstrained()
        view.fill(root)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 320, height: 480))
        #expect(view.center == CGPoint(x: 160, y: 240))
    }

    @Test("Constraints keep neither a stack view nor a layout guide alive")
    func constraintsKeepNothingAlive() {
        weak var box: UIView?
        weak var guide: UILayoutGuide?
        do {
            let view = UIStackView(arrangedSubviews: [SizedView(1, 1)])
            let inner = view.addConstrained()
            inner.fill(view)
            inner.fillMargins(of: view)
            let spacer = UILayoutGuide()
            view.addLayoutGuide(spacer)
            spacer.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
            view.layoutIfNeeded()
            (box, guide) = (view, spacer)
        }
        #expect(box == nil)
        #expect(guide == nil)
    }
}

extension UIView {
    /// Adds a view that constraints place.
    func addConstrained<View: UIView>(_ view: View) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }

    func addConstrained() -> UIView { addConstrained(UIView()) }

    /// Pins all four edges.
    func fill(_ other: UIView, by inset: CGFloat = 0) {
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }
}

/// A view with contents of a given size.
final class SizedView: UIView {
    private var content = CGSize.zero
    private(set) var layoutCount = 0

    convenience init(_ width: CGFloat, _ height: CGFloat) {
        self.init(frame: .zero)
        content = CGSize(width: width, height: height)
    }

    override var intrinsicContentSize: CGSize { content }

    override func layoutSubviews() {
        super.layoutSubviews()
        layoutCount += 1
    }

    func become(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        invalidateIntrinsicContentSize()
    }
}
