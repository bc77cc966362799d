#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
@Suite struct SplitViewTests {
    private let notes = Notes()
    private let primary: LoggingViewController
    private let supplementary: LoggingViewController
    private let secondary: LoggingViewController

    init() {
        primary = LoggingViewController("p", notes)
        supplementary = LoggingViewController("m", notes)
        secondary = LoggingViewController("s", notes)
    }

    private func makeSplit(
        _ style: UISplitViewController.Style = .doubleColumn
    ) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.setViewController(primary, for: .primary)
        if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
        split.setViewController(secondary, for: .secondary)
        return split
    }

    private func frame(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil as UIView?)
    }

    // Apple's reference of setViewController(_:for:): it is wrapped in a navigation controller.
    @Test("Columns are wrapped in stacks and know their split view", .requirement("U357"))
    func columnsAreWrappedInStacks() {
        let split = makeSplit()
        #expect(split.viewController(for: .primary) === primary)
        #expect(primary.navigationController?.parent === split)
        #expect(primary.splitViewController === split)
        let stack = UINavigationController(rootViewController: UIViewController())
        split.setViewController(stack, for: .secondary)
        #expect(stack.parent === split)
        #expect(secondary.splitViewController == nil)
    }

    // Apple's page of `preferredDisplayMode` once named the mode. The width (assumed: A48).
    @Test("A wide tablet tiles two columns", .requirement("U357"))
    func wideTabletTilesTwoColumns() {
        let device = SimulatedDevice(.iPad9_7, orientation: .landscapeLeft)
        let split = makeSplit()
        device.show(split)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(split.splitBehavior == .tile)
        #expect(!split.isCollapsed)
        #expect(frame(primary).minX == 0 && frame(primary).width == 320)
        #expect(frame(secondary).minX == 320 && frame(secondary).maxX == 1024)
        #expect(primary.traitCollection.horizontalSizeClass == .compact)
        #expect(secondary.traitCollection.horizontalSizeClass == .regular)
        #expect(
            notes.lines.filter { $0.hasSuffix("didAppear") }.sorted() == [
                "p.didAppear", "s.didAppear",
            ])
    }

    @Test("Widths follow what is preferred and its limits", .requirement("U357"))
    func widthsFollowPreferenceWithinLimits() {
        let device = SimulatedDevice(.iPad9_7, orientation: .landscapeLeft)
        let split = makeSplit()
        split.preferredPrimaryColumnWidthFraction = 0.5
        device.show(split)
        #expect(split.primaryColumnWidth == 512)
        split.maximumPrimaryColumnWidth = 400
        device.settle()
        #expect(frame(primary).width == 400)
        split.preferredPrimaryColumnWidth = 100
        split.minimumPrimaryColumnWidth = 200
        #expect(split.primaryColumnWidth == 200)
    }

    // Which columns are visible at first, and what a tap does (assumed: A52).
    @Test(
        "Held upright, a column comes over the secondary one and goes by a tap beside it",
        .requirement("U357"))
    func uprightColumnOverlaysSecondaryOne() {
        let device = SimulatedDevice(.iPad9_7)
        let split = makeSplit()
        device.show(split)
        #expect(split.displayMode == .secondaryOnly)
        #expect(primary.viewIfLoaded?.window == nil)
        _ = notes.take()
        split.show(.primary)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(frame(secondary).width == 768)
        #expect(frame(primary).width == 320)
        #expect(notes.take() == ["p.didLoad", "p.willAppear", "p.isAppearing", "p.didAppear"])
        device.tap(at: CGPoint(x: 600, y: 500), in: device.window)
        #expect(split.displayMode == .secondaryOnly)
        #expect(notes.take() == ["p.willDisappear", "p.didDisappear"])
    }

    @Test("Three columns are shown and hidden from the edge inwards", .requirement("U357"))
    func threeColumnsShowFromEdgeInwards() {
        let device = SimulatedDevice(.iPad12_9, orientation: .landscapeLeft)
        let split = makeSplit(.tripleColumn)
        device.show(split)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(frame(supplementary).minX == 0)
        #expect(primary.viewIfLoaded?.window == nil)
        split.show(.primary)
        #expect(split.displayMode == .twoBesideSecondary)
        device.settle()
        #expect(frame(supplementary).minX == frame(primary).maxX)
        #expect(frame(secondary).minX == frame(supplementary).maxX)
        split.hide(.supplementary)
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("A displaced secondary column keeps its width", .requirement("U357"))
    func displacedSecondaryColumnKeepsWidth() {
        let device = SimulatedDevice(.iPad9_7)
        let split = makeSplit(.tripleColumn)
        split.preferredSplitBehavior = .displace
        split.preferredDisplayMode = .twoDisplaceSecondary
        device.show(split)
        #expect(split.displayMode == .twoDisplaceSecondary)
        #expect(frame(secondary).minX == 640)
        #expect(frame(secondary).width == 448)
    }

    final class Listener: NSObject, UISplitViewControllerDelegate {
        var lines: [String] = []
        var top: UISplitViewController.Column?

        func splitViewController(
            _ svc: UISplitViewController,
            willChangeTo displayMode: UISplitViewController.DisplayMode
        ) {
            lines.append("mode \(displayMode.rawValue)")
        }

        func splitViewController(
            _ svc: UISplitViewController, willShow column: UISplitViewController.Column
        ) {
            lines.append("show \(column.rawValue)")
        }

        func splitViewController(
            _ svc: UISplitViewController, willHide column: UISplitViewController.Column
        ) {
            lines.append("hide \(column.rawValue)")
        }

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController
                .Column
        ) -> UISplitViewController.Column {
            top ?? proposedTopColumn
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
            lines.append("collapsed")
        }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) {
            lines.append("expanded")
        }
    }

    @Test("The delegate hears of modes, columns, collapsing and expanding", .requirement("U357"))
    func delegateHearsOfModesAndColumns() {
        let device = SimulatedDevice(.iPad9_7, orientation: .landscapeLeft)
        let (split, listener) = (makeSplit(), Listener())
        device.show(split)
        split.delegate = listener
        split.hide(.primary)
        #expect(listener.lines == ["mode 1", "hide 0"])
        listener.lines = []
        split.show(.primary)
        #expect(listener.lines == ["mode 2", "show 0"])
        listener.lines = []
        device.window.frame.size.width = 400
        device.settle()
        #expect(listener.lines == ["collapsed"])
        device.window.frame.size.width = 1024
        device.settle()
        #expect(listener.lines == ["collapsed", "expanded"])
    }

    // Apple's reference: the columns are put onto one stack, a stack inside the primary's. Its
    // items are in the outer bar (assumed: A52).
    @Test("Narrow columns become one stack, and columns again", .requirement("U357"))
    func narrowColumnsBecomeOneStack() {
        let device = SimulatedDevice(.iPad9_7, orientation: .landscapeLeft)
        let split = makeSplit()
        device.show(split)
        device.window.frame.size.width = 400
        device.settle()
        let (outer, inner) = (primary.navigationController, secondary.navigationController)
        #expect(split.isCollapsed)
        #expect(outer?.topViewController === inner && inner !== outer)
        #expect(secondary.view.window === device.window && frame(secondary).width == 400)
        #expect(primary.viewIfLoaded?.window == nil)
        #expect(outer?.navigationBar.topItem === secondary.navigationItem)
        #expect(secondary.splitViewController === split)

        device.window.frame.size.width = 1024
        device.settle()
        #expect(!split.isCollapsed)
        #expect(inner?.parent === split && outer?.viewControllers == [primary])
        #expect(frame(primary).width == 320 && frame(secondary).width == 704)
    }

    @Test(
        "A phone shows the column that the delegate puts on top, and pushes the others",
        .requirement("U357"))
    func phoneShowsDelegatesTopColumn() {
        let device = SimulatedDevice()
        let (split, listener) = (makeSplit(), Listener())
        listener.top = .primary
        split.delegate = listener
        device.show(split)
        #expect(split.isCollapsed)
        #expect(primary.view.window === device.window)
        #expect(notes.take() == ["p.didLoad", "p.willAppear", "p.isAppearing", "p.didAppear"])
        split.show(.secondary)
        device.settle()
        #expect(secondary.view.window === device.window)
        #expect(primary.navigationController?.popViewController(animated: false) != nil)
        #expect(primary.view.window === device.window)
    }

    @Test("The compact column stands for all others", .requirement("U357"))
    func compactColumnStandsForAllOthers() {
        let device = SimulatedDevice()
        let (split, compact) = (makeSplit(), UIViewController())
        split.setViewController(compact, for: .compact)
        device.show(split)
        #expect(compact.view.window === device.window)
        #expect(compact.navigationController == nil)
    }

    @Test("The classic style takes its controllers as they are", .requirement("U357"))
    func classicStyleTakesControllersUnchanged() {
        let device = SimulatedDevice(.iPad9_7, orientation: .landscapeLeft)
        let split = UISplitViewController()
        split.viewControllers = [primary, secondary]
        device.show(split)
        #expect(split.style == .unspecified && primary.parent === split)
        #expect(frame(secondary).minX == 320)
        let other = UIViewController()
        primary.showDetailViewController(other, sender: nil)
        #expect(split.viewControllers == [primary, other])
        #expect(other.view.window === device.window && secondary.parent == nil)
        let faults = SimulatedDevice.collectFaults { split.setViewController(nil, for: .primary) }
        #expect(faults.map(\.exception) == [.invalidArgument])
    }

    @Test("Classic columns change places and stay children", .requirement("U357"))
    func classicColumnsSwapAndStayChildren() {
        let device = SimulatedDevice(.iPad9_7, orientation: .landscapeLeft)
        let split = UISplitViewController()
        split.viewControllers = [primary, secondary]
        device.show(split)
        _ = notes.take()
        split.viewControllers = [secondary, primary]
        device.settle()
        #expect(primary.parent === split && secondary.parent === split)
        #expect(frame(secondary).minX == 0 && frame(primary).minX == 320)
        #expect(notes.take().allSatisfy { !$0.contains("isappear") })
    }

    @Test(
        "A column that is replaced while another is shown in its place leaves", .requirement("U357")
    )
    func replacedWhileCollapsed() {
        let device = SimulatedDevice()
        let (split, listener) = (makeSplit(), Listener())
        listener.top = .primary
        split.delegate = listener
        device.show(split)
        let (old, new) = (secondary.navigationController, UIViewController())
        #expect(old?.parent === split)
        split.setViewController(new, for: .secondary)
        #expect(old?.parent == nil)
        #expect(new.navigationController?.parent === split)
        split.show(.secondary)
        device.settle()
        #expect(new.view.window === device.window)
    }

    @Test(
        "A controller that cannot be a child leaves the columns as they were", .requirement("U357"))
    func refusedChildLeavesColumnsUnchanged() {
        let device = SimulatedDevice(.iPad9_7, orientation: .landscapeLeft)
        let split = UISplitViewController()
        split.viewControllers = [primary, secondary]
        device.show(split)
        let faults = SimulatedDevice.collectFaults {
            split.viewControllers = [primary, split]
        }
        #expect(faults.map(\.exception) == [.invalidArgument])
        #expect(split.viewControllers == [primary, secondary])
        #expect(secondary.parent === split)
    }

    @Test("Two columns have no supplementary one to hide", .requirement("U357"))
    func twoColumnsHaveNoSupplementary() {
        let device = SimulatedDevice(.iPad9_7, orientation: .landscapeLeft)
        let split = makeSplit()
        device.show(split)
        split.hide(.supplementary)
        #expect(split.displayMode == .oneBesideSecondary)
    }

    // That it raises an exception (assumed: A58).
    @Test("The classic style names the method that it does not have", .requirement("U356"))
    func classicStyleNamesItsMissingMethod() {
        let split = UISplitViewController()
        let faults = SimulatedDevice.collectFaults {
            split.show(.primary)
            split.hide(.primary)
        }
        #expect(faults.count == 2)
        #expect(faults.first?.reason.contains("showColumn:") == true)
        #expect(faults.last?.reason.contains("hideColumn:") == true)
    }

    @Test("Without a split view, details are presented", .requirement("U357"))
    func detailsArePresentedWithoutSplitView() {
        let device = SimulatedDevice()
        device.show(primary)
        primary.showDetailViewController(secondary, sender: nil)
        #expect(primary.presentedViewController === secondary)
    }

    // MARK: Keys

    private final class Commander: UIViewController {
        var count = 0
        let input: String

        init(_ input: String) {
            self.input = input
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        static let action: Selector = "commanderAct"

        override var canBecomeFirstResponder: Bool { true }

        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: input, modifierFlags: .command, action: Self.action)]
        }
    }

    private func presses(_ answer: UIKitBehavior.ColumnCommands) -> (own: Int, other: Int) {
        var behavior = UIKitBehavior()
        behavior.columnCommands = answer
        let device = SimulatedDevice(.iPad9_7, orientation: .landscapeLeft, behavior: behavior)
        let (list, detail) = (Commander("1"), Commander("2"))
        ActionTable.register(Commander.action, on: Commander.self) { target, _ in target.count += 1
        }
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        device.show(split)
        detail.becomeFirstResponder()
        device.press("1", .command)
        device.press("2", .command)
        return (detail.count, list.count)
    }

    @Test("Commands of the other column count or do not", .requirement("U358"))
    func commandsOfOtherColumnMayCount() {
        let chain = presses(.responderChain)
        #expect(chain.own == 1 && chain.other == 0)
        let all = presses(.allColumns)
        #expect(all.own == 1 && all.other == 1)
    }
}
#endif
