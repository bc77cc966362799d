import CoreGraphics

/// The layout state of one view.
@MainActor
package final class ViewLayout {
    package var needsLayout = true {
        didSet { if needsLayout { wait() } }
    }

    /// A Boolean value that indicates whether the view is placed by its frame instead of by
    /// constraints.
    var isPlacedByFrame = true
    var needsUpdateConstraints = true {
        didSet { if needsUpdateConstraints { wait() } }
    }

    /// The active constraints that this view holds.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var systemGuides: [SystemLayoutGuide.Kind: SystemLayoutGuide] = [:]
    var keyboardGuide: UIKeyboardLayoutGuide?

    /// The number of constraints from outside that refer to items inside of this view.
    var piercings = 0

    /// The number of constraints from outside that name the view itself.
    var mentions = 0

    /// A Boolean value that indicates whether the layout outside depends on the content offset.
    var offsetMatters = false

    /// A Boolean value that indicates whether `layoutSubviews` is running.
    var isLayingOut = false

    /// How often UIKit has made each call in which it tracks what is read.
    var trackedCalls: [TrackedCall: Int] = [:]

    /// A Boolean value that indicates whether the constraints below this view have to be solved
    /// again.
    var needsSolving = true {
        didSet { if needsSolving { wait() } }
    }

    /// A Boolean value that indicates whether the view or a descendant waits for a layout pass.
    ///
    /// The superviews of a waiting view wait, too, so that a pass visits only such views.
    var isWaiting = true

    private weak var view: UIView?

    init(of view: UIView) {
        self.view = view
    }

    /// Marks the view and its superviews as waiting for a pass.
    func wait() {
        var next: ViewLayout? = self
        while let layout = next, !layout.isWaiting {
            layout.isWaiting = true
            next = layout.view?.superview?.layout
        }
    }

    /// The systems of constraints that were solved for this view's subtree.
    var solvedSystems = SolvedSystems()

    /// The view's alignment rectangle in its superview, according to the last solution.
    var solvedRect: CGRect?
    var solvedContentSize: ContentSize?

    var intrinsicSize: CGSize?
    var hugging = AxisPriorities(both: .defaultLow)
    var compressionResistance = AxisPriorities(both: .defaultHigh)
    var margins = LayoutMargins()
}

/// One priority for each direction.
struct AxisPriorities: Equatable {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    init(both: UILayoutPriority) {
        horizontal = both
        vertical = both
    }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
