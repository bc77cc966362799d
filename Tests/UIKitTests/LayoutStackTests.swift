import CoreGraphics
import Requirements
import Testing
import UIKit

// Where a test names no source: Apple's reference of UIStackView.
@MainActor @Suite struct LayoutStackTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let views = [SizedView(40, 20), SizedView(60, 30), SizedView(20, 10)]

    private func makeStack(
        _ axis: NSLayoutConstraint.Axis, width: CGFloat? = nil, height: CGFloat? = nil
    ) -> UIStackView {
        let stack = root.addConstrained(UIStackView(arrangedSubviews: views))
        stack.axis = axis
        stack.spacing = 10
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return stack
    }

    private var frames: [CGRect] { views.map(\.frame) }

    @Test("A column is as high as its views and their gaps, and as wide as the widest")
    func aColumnIsAsHighAsItsViewsAndAsWideAsTheWidest() {
        let stack = makeStack(.vertical)
        root.layoutIfNeeded()
        #expect(stack.frame.size == CGSize(width: 60, height: 80))
        #expect(frames.map(\.minY) == [0, 30, 70])
        #expect(frames.map(\.width) == [60, 60, 60])
    }

    @Test(
        "The alignment of a column places its views horizontally, at their own widths",
        arguments: [
            (UIStackView.Alignment.leading, [0, 0, 0]), (.center, [10, 0, 20]),
            (.trailing, [20, 0, 40]),
        ])
    func alignmentPlacesAcrossTheAxis(_ alignment: UIStackView.Alignment, _ expected: [CGFloat]) {
        let stack = makeStack(.vertical)
        stack.alignment = alignment
        root.layoutIfNeeded()
        #expect(stack.frame.width == 60)
        #expect(frames.map(\.minX) == expected)
        #expect(frames.map(\.width) == [40, 60, 20])
    }

    // Apple, `willRemoveSubview(_:)`: called for a subview that gets another superview, too.
    @Test(
        "A view that gets another superview leaves the stack and its constraints",
        .requirement("U528"))
    func movedViewLeaves() {
        let stack = makeStack(.vertical)
        root.layoutIfNeeded()
        root.addSubview(views[1])
        #expect(stack.arrangedSubviews == [views[0], views[2]])
        root.layoutIfNeeded()
        #expect(stack.frame.size == CGSize(width: 40, height: 40))
        let other = root.addConstrained(UIStackView())
        other.insertSubview(views[0], at: 0)
        other.addArrangedSubview(views[2])
        #expect(stack.arrangedSubviews.isEmpty && other.arrangedSubviews == [views[2]])
        root.layoutIfNeeded()
    }

    @Test("A row that fills equally gives each of its views the same width")
    func equalFillGivesAllTheSameExtent() {
        makeStack(.horizontal, width: 320).distribution = .fillEqually
        root.layoutIfNeeded()
        #expect(frames.map(\.minX) == [0, 110, 220])
        #expect(frames.map(\.width) == [100, 100, 100])
    }

    @Test("A row that fills proportionally keeps the proportions of its views' widths")
    func proportionalFillKeepsTheProportions() {
        makeStack(.horizontal, width: 260).distribution = .fillProportionally
        root.layoutIfNeeded()
        #expect(frames.map(\.width) == [80, 120, 40])
    }

    @Test("A row with equal spacing widens the gaps, and its views keep their widths")
    func equalSpacingWidensTheGaps() {
        makeStack(.horizontal, width: 320).distribution = .equalSpacing
        root.layoutIfNeeded()
        #expect(frames.map(\.width) == [40, 60, 20])
        #expect(frames.map(\.minX) == [0, 140, 300])
    }

    @Test("A row with equal centering puts its views' centers at equal distances")
    func equalCenteringSpacesTheCenters() {
        makeStack(.horizontal, width: 330).distribution = .equalCentering
        root.layoutIfNeeded()
        #expect(frames.map(\.midX) == [20, 170, 320])
    }

    @Test("A hidden view takes no room in a stack until it is shown again")
    func hiddenViewsTakeNoRoom() {
        let stack = makeStack(.vertical)
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame.height == 40)
        #expect(views[2].frame.minY == 30)
        views[1].isHidden = false
        root.layoutIfNeeded()
        #expect(stack.frame.height == 80)
    }

    @Test("A custom spacing after a view replaces the stack's spacing there")
    func aSpacingOfItsOwnReplacesTheCommonOne() {
        let stack = makeStack(.vertical)
        stack.setCustomSpacing(25, after: views[0])
        root.layoutIfNeeded()
        #expect(frames.map(\.minY) == [0, 45, 85])
        #expect(stack.customSpacing(after: views[0]) == 25)
    }

    @Test("A stack's margins surround its views if its arrangement is relative to them")
    func marginsSurroundTheArrangement() {
        let stack = makeStack(.vertical)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        #expect(stack.frame.size == CGSize(width: 66, height: 84))
        #expect(views[0].frame == CGRect(x: 2, y: 1, width: 60, height: 20))
    }

    @Test("A row that is forced from right to left starts at the right")
    func aRowStartsAtTheRightWhereThatIsForced() {
        let stack = makeStack(.horizontal)
        stack.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(frames.map(\.maxX) == [140, 90, 20])
    }

    @Test("A row aligned by first baselines lines up labels of different font sizes")
    func firstBaselinesLineUp() {
        let label = UILabel()
        let title = UILabel()
        (label.text, title.text) = ("Name", "Title")
        title.font = .systemFont(ofSize: 40)
        let stack = root.addConstrained(UIStackView(arrangedSubviews: [label, title]))
        stack.alignment = .firstBaseline
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor),
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(label.frame.minY - (title.font.ascender - label.font.ascender)) <= 1)
        #expect(stack.frame.height == title.frame.height)
    }

    // Apple, UIStackView: an arranged view that leaves its superview is no longer arranged; one
    // that is no longer arranged stays a subview.
    @Test("A removed subview is no longer arranged, and a view no longer arranged stays a subview")
    func arrangedViewsAreSubviews() {
        let stack = makeStack(.vertical)
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[1], views[2]])
        stack.removeArrangedSubview(views[1])
        #expect(views[1].superview === stack)
        #expect(stack.arrangedSubviews == [views[2]])
        stack.insertArrangedSubview(views[0], at: 0)
        #expect(stack.arrangedSubviews == [views[0], views[2]])
        #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
    }

    @Test("A nested stack gets the room that its neighbor, which hugs more, leaves")
    func nestedStacksShareTheRoom() {
        let inner = UIStackView(arrangedSubviews: [views[0], views[1]])
        inner.spacing = 10
        let outer = root.addConstrained(UIStackView(arrangedSubviews: [inner, views[2]]))
        outer.axis = .vertical
        outer.fill(root)
        views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
        views[2].setContentHuggingPriority(.defaultHigh, for: .vertical)
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 320, height: 470))
        #expect(views[1].frame == CGRect(x: 50, y: 0, width: 270, height: 470))
        #expect(views[2].frame == CGRect(x: 0, y: 470, width: 320, height: 10))
    }
}
