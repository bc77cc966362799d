import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation

/// A split view whose keys are those of a navigator.
@MainActor
private final class KeySplit: UISplitViewController, UISplitViewControllerDelegate {
    lazy var navigator = SplitNavigator(splitViewController: self)
    /// Columns that the split view shows only after the turn in which it is asked.
    var showsLater = false
    private(set) var tops: [UISplitViewController.Column] = []

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? { navigator.possibleKeyCommands }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        navigator.target(forKeyCommandAction: action)
            ?? super.target(forAction: action, withSender: sender)
    }

    override func show(_ column: UISplitViewController.Column) {
        guard showsLater else { return super.show(column) }
        Task { @MainActor in super.show(column) }
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        navigator.displayModeWillChange(to: displayMode)
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        tops.append(navigator.topColumn(forCollapsingTo: proposedTopColumn))
        return tops.last ?? proposedTopColumn
    }
}

/// The content of a column.
@MainActor
private final class ColumnScreen: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    var acceptsKeys = true

    override var canBecomeFirstResponder: Bool { acceptsKeys }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
    }
}

@MainActor
@Suite(.doubts(.keys)) struct SplitNavigatorTests {
    private static let left = UIKeyCommand.inputLeftArrow
    private static let right = UIKeyCommand.inputRightArrow

    /// A split view with three columns, or two; to be made in a test's body.
    @MainActor
    private struct Stage {
        let device: SimulatedDevice
        let split: KeySplit
        let screens: [UISplitViewController.Column: ColumnScreen]

        init(
            _ mode: UISplitViewController.DisplayMode, columns: Int = 3,
            on model: SimulatedDevice.Model = .iPad12_9, language: String = "en",
            hasFocusSystem: Bool = false, edge: UISplitViewController.PrimaryEdge = .leading
        ) {
            device = SimulatedDevice(model, orientation: .landscapeLeft, language: language)
            if hasFocusSystem { device.keyboard.mode = .hardware(bar: false) }
            split = KeySplit(style: columns == 3 ? .tripleColumn : .doubleColumn)
            split.primaryEdge = edge
            let all: [UISplitViewController.Column] =
                columns == 3
                ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            screens = Dictionary(uniqueKeysWithValues: all.map { ($0, ColumnScreen()) })
            for (column, screen) in screens { split.setViewController(screen, for: column) }
            split.preferredDisplayMode = mode
            switch mode {
            case .oneOverSecondary, .twoOverSecondary: split.preferredSplitBehavior = .overlay
            case .twoDisplaceSecondary: split.preferredSplitBehavior = .displace
            default: split.preferredSplitBehavior = .tile
            }
            device.show(split)
            split.delegate = split
        }

        func focus(_ column: UISplitViewController.Column) {
            screens[column]?.becomeFirstResponder()
        }

        /// The column whose content is first responder.
        var first: UISplitViewController.Column? {
            screens.first { $0.value.isFirstResponder }?.key
        }

        var keys: [String] { split.navigator.possibleKeyCommands.map(\.keys) }
    }

    @Test(
        "S1, S2: Tab goes from column to column and around, and its content gets the keys",
        .requirement("U556"), arguments: ["en", "ar"],
        [UISplitViewController.PrimaryEdge.leading, .trailing])
    func tab(language: String, edge: UISplitViewController.PrimaryEdge) {
        let stage = Stage(.twoBesideSecondary, language: language, edge: edge)
        var told: [UISplitViewController.Column] = []
        stage.split.navigator.onFocus = { told.append($0) }
        stage.focus(.primary)
        let inward: [UISplitViewController.Column] = [.supplementary, .secondary, .primary]
        let outward: [UISplitViewController.Column] = [.secondary, .supplementary, .primary]
        // Tab goes with the text, so it goes outward from a primary column behind.
        for column in edge == .leading ? inward : outward {
            stage.device.press("\t")
            #expect(stage.first == column && stage.split.navigator.focusedColumn == column)
        }
        for column in edge == .leading ? outward : inward {
            stage.device.press("\t", .shift)
            #expect(stage.first == column)
        }
        #expect(told.count == 6)
    }

    @Test(
        "S3, S4: arrows go to their side of the screen, and stop at the last column",
        .requirement("U556"), arguments: ["en", "ar"],
        [UISplitViewController.PrimaryEdge.leading, .trailing])
    func arrows(language: String, edge: UISplitViewController.PrimaryEdge) {
        let stage = Stage(.twoBesideSecondary, language: language, edge: edge)
        stage.focus(.primary)
        let primaryIsLeft = (edge == .leading) == (language == "en")
        let (inward, outward) = primaryIsLeft ? (Self.right, Self.left) : (Self.left, Self.right)
        #expect(!stage.device.press(outward))
        stage.device.press(inward)
        #expect(stage.first == .supplementary)
        stage.device.press(inward)
        #expect(stage.first == .secondary)
        #expect(!stage.device.press(inward))
        stage.device.press(outward)
        #expect(stage.first == .supplementary)
    }

    @Test(
        "A column that is hidden is shown and gets the keys", .requirement("U556"),
        arguments: [false, true])
    func hidden(showsLater: Bool) async {
        let stage = Stage(.secondaryOnly, columns: 2)
        stage.split.delegate = nil
        stage.split.showsLater = showsLater
        stage.focus(.secondary)
        stage.device.press(Self.left)
        for _ in 0..<10 { await Task.yield() }
        #expect(stage.split.displayMode == .oneBesideSecondary)
        #expect(stage.first == .primary)
        #expect(stage.split.navigator.focusedColumn == .primary)
    }

    @Test(
        "A key that changes the display mode moves focus once", .requirement("U556"),
        arguments: [
            UISplitViewController.DisplayMode.secondaryOnly, .oneOverSecondary, .twoOverSecondary,
            .twoDisplaceSecondary,
        ])
    func focusMovesOnce(mode: UISplitViewController.DisplayMode) async {
        let stage = Stage(mode)
        stage.split.preferredSplitBehavior =
            mode == .twoDisplaceSecondary ? .displace : .overlay
        stage.focus(mode == .secondaryOnly ? .secondary : .supplementary)
        var told: [UISplitViewController.Column] = []
        stage.split.navigator.onFocus = { told.append($0) }
        stage.device.press(mode == .secondaryOnly ? Self.left : UIKeyCommand.inputEscape)
        for _ in 0..<10 { await Task.yield() }
        #expect(stage.split.displayMode != mode)
        #expect(told.count == 1 && told.first == stage.first)
    }

    @Test("A column that comes late takes no keys after Escape has gone on to another one")
    func lateColumn() async {
        let stage = Stage(.oneOverSecondary)
        stage.split.delegate = nil
        stage.focus(.supplementary)
        stage.split.showsLater = true
        var told: [UISplitViewController.Column] = []
        stage.split.navigator.onFocus = { told.append($0) }
        stage.device.press(Self.left)
        stage.device.press(UIKeyCommand.inputEscape)
        for _ in 0..<10 { await Task.yield() }
        #expect(told == [.secondary] && stage.first == .secondary)
    }

    @Test("What is presented keeps the keys while columns change behind it")
    func presentedKeepsKeys() async {
        let stage = Stage(.twoBesideSecondary)
        stage.focus(.primary)
        var told: [UISplitViewController.Column] = []
        stage.split.navigator.onFocus = { told.append($0) }
        stage.split.preferredDisplayMode = .oneBesideSecondary
        let front = ColumnScreen()
        // A sheet would avoid the keyboards of the tests that run meanwhile.
        front.modalPresentationStyle = .fullScreen
        stage.split.present(front, animated: false)
        front.field.becomeFirstResponder()
        for _ in 0..<10 { await Task.yield() }
        #expect(told == [] && front.field.isFirstResponder)
    }

    @Test("What has the keys outside of the columns keeps them while columns change")
    func keysOutsideStay() async {
        let stage = Stage(.twoBesideSecondary)
        stage.split.becomeFirstResponder()
        var told: [UISplitViewController.Column] = []
        stage.split.navigator.onFocus = { told.append($0) }
        stage.split.preferredDisplayMode = .oneBesideSecondary
        for _ in 0..<10 { await Task.yield() }
        #expect(told == [] && stage.split.isFirstResponder)
    }

    @Test("Columns that collapse meanwhile leave the keys to what is on top")
    func collapsing() async {
        let stage = Stage(.twoBesideSecondary)
        stage.focus(.primary)
        var told: [UISplitViewController.Column] = []
        stage.split.navigator.onFocus = { told.append($0) }
        stage.split.preferredDisplayMode = .oneBesideSecondary
        stage.device.window.frame.size.width = 400
        stage.device.settle()
        #expect(stage.split.isCollapsed)
        for _ in 0..<10 { await Task.yield() }
        #expect(told == [])
    }

    @Test(
        "A window that gets narrow shows the column with the keys", .requirement("U556"),
        arguments: [
            UISplitViewController.Column.primary, .supplementary, .secondary,
        ])
    func narrow(column: UISplitViewController.Column) {
        let stage = Stage(.twoBesideSecondary)
        stage.focus(column)
        stage.device.window.frame.size.width = 400
        stage.device.settle()
        #expect(stage.split.isCollapsed && stage.split.tops == [column])
        #expect(stage.screens.filter { $1.view.window != nil }.map(\.key) == [column])
    }

    @Test(
        "S5: Escape closes what lies above the secondary column, also with a focus system",
        .requirement("U556"), arguments: [false, true])
    func escape(hasFocusSystem: Bool) {
        let escape = UIKeyCommand.inputEscape
        for mode in [UISplitViewController.DisplayMode.oneOverSecondary, .twoOverSecondary] {
            let stage = Stage(mode, hasFocusSystem: hasFocusSystem)
            stage.focus(.supplementary)
            #expect(
                stage.device.press(
                    mode == .oneOverSecondary ? escape : ".",
                    mode == .oneOverSecondary ? [] : .command))
            stage.device.settle()
            #expect(stage.split.displayMode == .secondaryOnly && stage.first == .secondary)
            #expect(!stage.device.press(escape))
        }
        let stage = Stage(.twoDisplaceSecondary, hasFocusSystem: hasFocusSystem)
        stage.focus(.primary)
        #expect(stage.device.press(escape))
        stage.device.settle()
        #expect(stage.split.displayMode == .oneBesideSecondary && stage.first == .supplementary)
        #expect(!stage.device.press(escape))
    }

    @Test(
        "S0: no keys while text is edited, something is presented or the columns are collapsed",
        .requirement("U556"))
    func unavailable() {
        let stage = Stage(.twoBesideSecondary)
        stage.focus(.secondary)
        #expect(stage.keys.count == 3)
        stage.screens[.secondary]?.field.becomeFirstResponder()
        #expect(stage.keys == [])
        stage.focus(.secondary)
        stage.split.present(UIViewController(), animated: false)
        stage.device.settle()
        #expect(stage.keys == [])
        let phone = Stage(.twoBesideSecondary, on: .iPhone13)
        #expect(phone.split.isCollapsed && phone.keys == [])
        #expect(phone.split.navigator.focusedColumn == nil)
        let large = Stage(.oneBesideSecondary, columns: 2, on: .iPhone15ProMax)
        large.focus(.primary)
        large.device.press("\t")
        #expect(large.first == .secondary)
    }

    @Test("With a focus system Tab and arrows are left to it", .requirement("U556"))
    func focusSystem() {
        let stage = Stage(.twoBesideSecondary, hasFocusSystem: true)
        stage.focus(.primary)
        #expect(stage.keys == [])
    }

    @Test("A column whose content takes no keys is told, and the next key goes on from there")
    func contentWithoutKeys() {
        let stage = Stage(.twoBesideSecondary)
        stage.screens[.supplementary]?.acceptsKeys = false
        stage.split.becomeFirstResponder()
        var told: [UISplitViewController.Column] = []
        stage.split.navigator.onFocus = { told.append($0) }
        for _ in 1...3 {
            stage.device.press("\t")
            stage.device.settle()
        }
        #expect(told == [.primary, .supplementary, .secondary])
    }

    @Test(
        "Keys leave a column that disappears, and what is in front while collapsed keeps them",
        .requirement("U556"))
    func changes() async {
        let stage = Stage(.twoBesideSecondary)
        stage.focus(.primary)
        stage.split.preferredDisplayMode = .oneBesideSecondary
        for _ in 0..<10 { await Task.yield() }
        #expect(stage.first == .supplementary)
        #expect(stage.split.navigator.topColumn(forCollapsingTo: .secondary) == .supplementary)
        #expect(stage.split.navigator.topColumn(forCollapsingTo: .compact) == .compact)
    }

    /// What an app does when it is told of a column with focus.
    enum Deed: CaseIterable {
        case release, hide, press, resign, forget, collapse
    }

    @Test(
        "Whatever the app does when it is told of a column, focus is in one that is shown",
        .requirement("U612"), arguments: Deed.allCases)
    func appDoesSomethingWhenTold(deed: Deed) async {
        for mode in [UISplitViewController.DisplayMode.twoBesideSecondary, .secondaryOnly] {
            let stage = Stage(mode)
            stage.focus(.secondary)
            var count = 0
            stage.split.navigator.onFocus = {
                [weak device = stage.device, weak split = stage.split] column in
                count += 1
                guard count == 1, let device, let split else { return }
                switch deed {
                case .release: split.navigator = SplitNavigator(splitViewController: split)
                case .hide: split.hide(column)
                case .press: device.press(Self.left)
                case .resign: device.window.endEditing(true)
                case .forget: split.navigator.onFocus = nil
                case .collapse: device.window.frame.size.width = 320
                }
            }
            for key in [Self.left, Self.left, Self.right, "\t"] {
                stage.device.press(key)
                // Nothing is pending while other tests run.
                stage.device.settle()
                await Task.yield()
                stage.device.settle()
                let column = stage.split.navigator.focusedColumn
                let isShown = column.flatMap { stage.screens[$0]?.view.window } != nil
                #expect(isShown == (column != nil), "\(deed) in \(mode)")
                _ = stage.keys
            }
            #expect(count > 0)
        }
    }
}
