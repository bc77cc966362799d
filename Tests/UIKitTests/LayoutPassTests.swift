import CoreGraphics
import Requirements
import Testing
import UIKit

#if canImport(SimulatedDevice)
import SimulatedDevice
#endif

// Where a test names no source: Apple's reference of layoutIfNeeded() and updateConstraints().
@MainActor @Suite struct LayoutPassTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test("A layout pass lays out each view that needs it once")
    func eachDirtyViewIsLaidOutOnce() {
        let outer = root.addConstrained(SizedView(10, 10))
        let inner = outer.addConstrained(SizedView(10, 10))
        outer.fill(root)
        inner.fill(outer)
        root.layoutIfNeeded()
        #expect(outer.layoutCount == 1)
        #expect(inner.layoutCount == 1)
    }

    // Apple, layoutIfNeeded: views that need no layout are not laid out.
    @Test("A view isn't laid out again when only a constraint beside it changes")
    func viewsThatStayAsTheyAreAreNotLaidOutAgain() {
        let still = root.addConstrained(SizedView(10, 10))
        let moving = root.addConstrained(SizedView(10, 10))
        let height = moving.heightAnchor.constraint(equalToConstant: 30)
        height.isActive = true
        root.layoutIfNeeded()
        height.constant = 40
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(still.layoutCount == 1)
        #expect(moving.layoutCount == 2)
    }

    // Apple, layoutIfNeeded: the pass goes down from the view that is asked for it. CALayer.h,
    // needsLayout: whether the layer is marked as needing layout.
    @Test("layoutIfNeeded leaves a sibling that waits for layout waiting")
    func whatIsPendingBesideIsNotLaidOut() {
        let left = root.addConstrained()
        let right = root.addConstrained(SizedView(10, 10))
        left.fill(root)
        right.fill(root)
        let inner = left.addConstrained(SizedView(10, 10))
        let height = inner.heightAnchor.constraint(equalToConstant: 30)
        height.isActive = true
        root.layoutIfNeeded()
        let before = right.layoutCount
        height.constant = 40
        right.setNeedsLayout()
        left.layoutIfNeeded()
        #expect(inner.frame.height == 40 && right.layoutCount == before)
        #expect(right.layer.needsLayout())
        root.layoutIfNeeded()
        #expect(right.layoutCount == before + 1 && !right.layer.needsLayout())
    }

    @Test("A leaf's layoutIfNeeded also moves its superview, whose constraint has changed")
    func aLeafLaysOutWhateverAChangedConstraintMoves() {
        let view = root.addConstrained()
        let leaf = view.addConstrained()
        let top = view.topAnchor.constraint(equalTo: root.topAnchor)
        top.isActive = true
        root.layoutIfNeeded()
        top.constant = 50
        leaf.layoutIfNeeded()
        #expect(view.frame.minY == 50)
    }

    // Apple, updateConstraints: from the innermost view outwards, before anything is laid out.
    @Test("Constraints are updated from the innermost view outwards, before any layout")
    func constraintsAreUpdatedFromInsideOut() {
        final class Recorder: UIView {
            var note: (String) -> Void = { _ in }
            var name = ""

            override func updateConstraints() {
                super.updateConstraints()
                note("update " + name)
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                note("layout " + name)
            }
        }
        var notes: [String] = []
        let outer = root.addConstrained(Recorder())
        let inner = outer.addConstrained(Recorder())
        (outer.name, inner.name) = ("outer", "inner")
        for view in [outer, inner] { view.note = { notes.append($0) } }
        root.layoutIfNeeded()
        #expect(notes == ["update inner", "update outer", "layout outer", "layout inner"])
        notes = []
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        root.layoutIfNeeded()
        #expect(notes == ["update inner"])
    }

    @Test("A view that asks for layout while it is laid out doesn't keep the layout from ending")
    func layoutThatAsksForLayoutComesToAnEnd() {
        final class Restless: UIView {
            var count = 0

            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                setNeedsLayout()
                layoutIfNeeded()
                superview?.layoutIfNeeded()
            }
        }
        let view = root.addConstrained(Restless())
        view.fill(root)
        root.layoutIfNeeded()
        #expect(view.count > 0)
        #expect(view.frame == root.bounds)
    }

    @Test("A constraint that a view changes in layoutSubviews counts in the same pass")
    func constraintsThatChangeDuringLayoutAreTakenIn() {
        final class Adapting: UIView {
            let height: NSLayoutConstraint
            let box = UIView()

            override init(frame: CGRect) {
                height = box.heightAnchor.constraint(equalToConstant: 0)
                super.init(frame: frame)
                _ = addConstrained(box)
                height.isActive = true
            }

            required init?(coder: NSCoder) { nil }

            override func layoutSubviews() {
                super.layoutSubviews()
                height.constant = bounds.width / 2
            }
        }
        let view = root.addConstrained(Adapting())
        view.fill(root)
        root.layoutIfNeeded()
        #expect(view.box.frame.height == 160)
    }

    // Apple, viewWillLayoutSubviews: called just before the view lays out its subviews.
    @Test("A constraint that changes in viewWillLayoutSubviews counts in the layout that follows")
    func aControllerCanChangeConstraintsJustBeforeTheLayout() {
        final class Controller: UIViewController {
            lazy var height = view.subviews[0].heightAnchor.constraint(equalToConstant: 0)
            var heights: [CGFloat] = []

            override func viewWillLayoutSubviews() {
                height.isActive = true
                height.constant = view.bounds.height / 2
            }

            override func viewDidLayoutSubviews() {
                heights.append(view.subviews[0].frame.height)
            }
        }
        let controller = Controller()
        controller.view.frame = root.bounds
        _ = controller.view.addConstrained()
        controller.view.layoutIfNeeded()
        #expect(controller.heights == [240])
    }

    @Test("A view that is placed by its frame keeps it beside a constrained one")
    func whatIsPlacedByItsFrameIsLeftAlone() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        root.addSubview(view)
        root.addConstrained().fill(root)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    // Apple: text that wraps needs the more height the less width it has.
    @Test("A constrained label that becomes narrower wraps its text and becomes higher")
    func wrappedTextGrowsDownwards() {
        let label = root.addConstrained(UILabel())
        label.numberOfLines = 0
        label.text = "One line that is too long for half a screen and much too long for a quarter"
        let width = label.widthAnchor.constraint(equalToConstant: 300)
        width.isActive = true
        root.layoutIfNeeded()
        let low = label.frame.height
        width.constant = 80
        root.layoutIfNeeded()
        #expect(low > 0)
        #expect(label.frame.height > 2 * low)
    }

    @Test("Two labels of different font sizes line up by their first baselines")
    func baselinesLineUp() {
        let label = root.addConstrained(UILabel())
        label.text = "Name"
        let title = root.addConstrained(UILabel())
        title.text = "Title"
        title.font = .systemFont(ofSize: 40)
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: root.topAnchor),
            label.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let difference = title.font.ascender - label.font.ascender
        #expect(abs(label.frame.minY - difference) <= 1)
    }

    #if canImport(SimulatedDevice)
    @Test("A second layoutIfNeeded with nothing to do makes no layout pass")
    func aPassThatFindsNothingToDoIsNone() {
        // Another test's device could end meanwhile, and its app with it that counts the passes.
        let device = SimulatedDevice()
        defer { withExtendedLifetime(device) {} }
        root.addConstrained().fill(root)
        let before = LayoutPass.count
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(LayoutPass.count == before + 1)
    }

    @Test("A pass visits the views that wait, and those around them", .requirement("U466"))
    func aPassVisitsWhatWaits() throws {
        let columns = (0..<20).map { _ in UIView(frame: root.bounds) }
        for column in columns {
            root.addSubview(column)
            for _ in 0..<50 { column.addSubview(UIView(frame: root.bounds)) }
        }
        root.layoutIfNeeded()
        let before = LayoutPass.visits

        try #require(columns[7].subviews.last).setNeedsLayout()
        root.layoutIfNeeded()

        #expect(LayoutPass.visits - before == 3, "root, column and the view itself")
    }

    @Test("What asks during layout for its constraints to be updated gets it in the next round")
    func constraintsAskedForDuringLayout() {
        final class Asking: UIView {
            var updates = 0

            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                if updates < 3 { setNeedsUpdateConstraints() }
            }
        }
        let outer = UIView(frame: root.bounds)
        let view = Asking(frame: root.bounds)
        outer.addSubview(view)
        root.addSubview(outer)
        root.layoutIfNeeded()
        #expect(view.updates == 2)

        view.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.updates == 3)
    }
    #endif
}
