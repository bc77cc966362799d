import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

@MainActor
@Suite(.doubts(.keys)) struct FocusDiagnosisTests {
    private final class FocusableButton: UIButton {
        override var canBecomeFocused: Bool { true }
    }

    /// A screen with keys of its own.
    private final class Screen: UIViewController {
        override var canBecomeFirstResponder: Bool { true }

        override var keyCommands: [UIKeyCommand]? {
            [
                UIKeyCommand(action: Selector(("down:")), input: UIKeyCommand.inputDownArrow),
                UIKeyCommand(
                    action: Selector(("new:")), input: "n", modifierFlags: .command),
            ]
        }
    }

    @Test("A halo has the corners of its view's layer", .requirement("U213"))
    func haloHasCornersOfViewLayer() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        card.layer.cornerRadius = 12
        card.layer.cornerCurve = .continuous
        let container = UIView()
        let halo = card.makeFocusHalo(above: card, in: container)
        #expect(halo.referenceView === card)
        #expect(halo.containerView === container)
        #expect(halo.shape == card.bounds)
        #expect(halo.cornerRadius == 12)
        #expect(halo.cornerCurve == .continuous)
    }

    @Test(
        "A reference outside its container, and a halo that is clipped, are reported",
        .requirement("U214"))
    func strayReferenceAndClippedHaloReported() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let (card, container) = (Card(frame: frame), UIView(frame: frame))
        card.focusEffect = card.makeFocusHalo(above: card, in: container)
        #expect(card.focusHaloIssues == [.referenceOutsideContainer])
        container.addSubview(card)
        #expect(card.focusHaloIssues == [])
        container.clipsToBounds = true
        card.focusEffect = card.makeFocusHalo()
        #expect(card.focusHaloIssues == [.haloIsClipped])
        container.frame = frame.insetBy(dx: -10, dy: -10)
        card.frame.origin = CGPoint(x: 10, y: 10)
        #expect(card.focusHaloIssues == [], "there is room for it")
        let scroll = UIScrollView(frame: frame)
        scroll.contentSize = CGSize(width: 120, height: 500)
        scroll.addSubview(card)
        card.frame.origin = CGPoint(x: 10, y: 300)
        #expect(card.focusHaloIssues == [], "it is scrolled into sight")
        card.frame.origin.x = 20
        #expect(card.focusHaloIssues == [.haloIsClipped], "at the edge of the content")
        scroll.contentInset.right = 10
        #expect(card.focusHaloIssues == [])
        card.focusEffect = nil
        #expect(card.focusHaloIssues == [])
    }

    @Test(
        "What clips a scroll view clips no halo in it, and one inside needs no margin",
        .requirement("U214"))
    func haloIssuesOfScrolledViews() {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (outside, scroll) = (UIView(frame: frame), UIScrollView(frame: frame))
        outside.clipsToBounds = true
        outside.addSubview(scroll)
        scroll.contentSize = CGSize(width: 100, height: 500)
        let card = scroll.addCard(0, 50)
        card.focusEffect = card.makeFocusHalo()
        #expect(card.focusHaloIssues == [.haloIsClipped])
        scroll.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        #expect(card.focusHaloIssues == [], "it can be scrolled away from the edge")
        outside.addSubview(card)
        #expect(card.focusHaloIssues == [.haloIsClipped])
        let inner = card.makeFocusHalo()
        inner.position = .inside
        card.focusEffect = inner
        #expect(card.focusHaloIssues == [])
    }

    @Test("A cell without configurations looks focused, and then as before", .requirement("U215"))
    func cellWithoutConfigurationsLooksFocused() {
        let (cell, label) = (UIView(), UILabel())
        cell.backgroundColor = .systemYellow
        label.textColor = .systemRed
        cell.addSubview(label)
        var highlight: FocusHighlight? = FocusHighlight(cell)
        highlight?.isFocused = true
        highlight?.isFocused = true
        #expect(cell.backgroundColor == cell.tintColor)
        #expect(label.textColor == .white)
        highlight?.isFocused = false
        #expect(cell.backgroundColor == .systemYellow)
        #expect(label.textColor == .systemRed)
        highlight?.isFocused = true
        highlight = nil
        #expect(cell.backgroundColor == .systemYellow)
        cell.tintColor = .systemYellow
        let bright = FocusHighlight(cell)
        bright.isFocused = true
        #expect(label.textColor == .black)
        (cell.backgroundColor, label.textColor) = (.systemGreen, .systemBlue)
        bright.isFocused = false
        #expect(cell.backgroundColor == .systemGreen, "what the app changes meanwhile stays")
        #expect(label.textColor == .systemBlue)
    }

    @Test(
        "Commands with the system's keys and focusable controls are reported",
        .requirement("U230", "U232"))
    func systemKeysAndFocusableControlsReported() {
        let device = SimulatedDevice.tablet()
        let screen = Screen()
        device.show(screen)
        let button = FocusableButton(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        screen.view.addSubview(button)
        screen.view.addSubview(UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40)))
        #expect(
            FocusDiagnostics.issues(in: screen.view).map(\.kind) == [
                .keysAreTaken(KeyChord(.downArrow)), .controlIsFocusable,
            ])
        #expect(
            FocusDiagnostics.issues(in: screen.view, platform: .mac).first?.kind
                == .keysAreTaken(KeyChord(.downArrow)))
        #expect(
            FocusDiagnostics.issues(in: screen.view, platform: FocusPlatform.none).map(\.kind)
                == [.controlIsFocusable])
    }

    @Test(
        "The groups of a screen can be read, with a focus engine and without one",
        .requirement("U234"))
    func groupsAreReadableWithoutEngineToo() {
        let device = SimulatedDevice.tablet()
        let screen = UIViewController()
        device.show(screen)
        screen.view.addSubview(Card(frame: CGRect(x: 0, y: 100, width: 100, height: 40)))
        #expect(
            FocusDiagnostics.groups(of: screen)
                == "\(UIFocusDebugger.focusGroups(for: screen))")

        let phone = SimulatedDevice()
        let other = UIViewController()
        phone.show(other)
        let column = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
        column.focusGroupIdentifier = "com.example.sidebar"
        column.addSubview(Card(frame: CGRect(x: 0, y: 100, width: 100, height: 40)))
        other.view.addSubview(column)
        #expect(FocusDiagnostics.groups(of: other).contains("“com.example.sidebar”"))
        withExtendedLifetime((device, phone)) {}
    }

    @Test("The overlay frames each group and lets touches through", .requirement("U235"))
    func overlayFramesGroupsAndPassesTouches() {
        let device = SimulatedDevice()
        let screen = UIViewController()
        device.show(screen)
        screen.view.addCard(0, 100)
        screen.view.addCard(120, 140)
        screen.view.addField(0, 300)
        let overlay = FocusOverlayView(frame: screen.view.bounds)
        overlay.show(screen)
        screen.view.addSubview(overlay)
        let numbers = overlay.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
        #expect(numbers == ["1", "2"])
        #expect(
            overlay.subviews.first?.frame == CGRect(x: 1, y: 101, width: 218, height: 78),
            "around both cards")
        let dots = overlay.subviews.filter { $0.frame.width == 10 }.map(\.center)
        #expect(
            dots == [CGPoint(x: 50, y: 120), CGPoint(x: 100, y: 320)],
            "where focus enters: on the first card, and on the field")
        #expect(overlay.hitTest(CGPoint(x: 10, y: 110), with: nil) == nil)
        overlay.show(UIViewController())
        #expect(overlay.subviews.isEmpty)
        withExtendedLifetime(device) {}
    }

    @Test("The overlay stays in its bounds, and has its numbers where reading ends")
    func overlayKeepsBoundsAndTrailingNumbers() throws {
        let device = SimulatedDevice()
        let screen = UIViewController()
        device.show(screen)
        screen.view.addCard(50, 0)
        let overlay = FocusOverlayView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        screen.view.addSubview(overlay)
        func badge() -> CGRect? { overlay.subviews.first?.subviews.first?.frame }
        overlay.show(screen)
        #expect(overlay.subviews.first?.frame == CGRect(x: 51, y: 1, width: 48, height: 38))
        #expect(badge()?.maxX == 48)
        overlay.semanticContentAttribute = .forceRightToLeft
        overlay.show(screen)
        #expect(badge()?.minX == 0)
        withExtendedLifetime(device) {}
    }

    @Test(
        "The groups of views are those of the system's engine, word for word",
        .requirement("U219", "U220"))
    func groupsOfViews() {
        let device = SimulatedDevice()
        let screen = UIViewController()
        device.show(screen)
        screen.view.addCard(0, 0)
        screen.view.addField(0, 100)
        for y in [200, 300] as [CGFloat] {
            let view = UIView(frame: CGRect(x: 0, y: y, width: 300, height: 100))
            screen.view.addSubview(view)
            view.focusGroupIdentifier = "com.example.x"
            view.addCard(0, 0)
        }
        let list = TestList([3])
        list.tableView.frame = CGRect(x: 0, y: 400, width: 200, height: 150)
        list.tableView.allowsFocus = true
        screen.view.addSubview(list.tableView)
        screen.view.layoutIfNeeded()
        #expect(
            FocusDiagnostics.groups(of: screen).split(separator: "\n") == [
                "1. UIView → Card", "2. UITextField → UITextField",
                "3. UIView “com.example.x” → Card", "4. UITableView → UITableViewCell",
            ])
        withExtendedLifetime(device) {}
    }

    @Test(
        "Without the system's engine, the groups and numbers include what Tab scrolls into view",
        .requirement("U219", "U235"), arguments: [true, false])
    func scrolledAwayGroupsCount(hasEngine: Bool) throws {
        let device = hasEngine ? SimulatedDevice.tablet() : SimulatedDevice()
        let screen = UIViewController()
        device.show(screen)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        scroll.contentSize = CGSize(width: 300, height: 900)
        screen.view.addSubview(scroll)
        scroll.addCard(0, 800)
        screen.view.addField(0, 300)
        let overlay = FocusOverlayView(frame: screen.view.bounds)
        overlay.show(screen)
        let numbers = overlay.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
        #expect(numbers == [hasEngine ? "1" : "2"])
        if !hasEngine {
            #expect(
                FocusDiagnostics.groups(of: screen).split(separator: "\n") == [
                    "1. UIScrollView → Card", "2. UITextField → UITextField",
                ])
        }
    }

    /// A list whose delegate has an opinion about what follows focus.
    private final class Opinions: NSObject, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
        ) -> Bool { indexPath.row != 1 }
    }

    @Test(
        "A list whose delegate is never asked whether the selection follows is reported",
        .requirement("U218"))
    func listWithUnaskedDelegateIsReported() {
        let device = SimulatedDevice.tablet()
        let list = TestList([3])
        device.show(list)
        #expect(FocusDiagnostics.issues(in: list.view).map(\.kind) == [])
        let opinions = Opinions()
        list.tableView.delegate = opinions
        let issues = FocusDiagnostics.issues(in: list.view)
        #expect(issues.map(\.kind) == [.delegateIsNotAsked])
        #expect(issues.first?.view === list.tableView)
        #expect(
            issues.map(\.description)
                == ["UITableView: \(FocusIssue.Kind.delegateIsNotAsked.explanation)"])
        list.tableView.selectionFollowsFocus = true
        #expect(FocusDiagnostics.issues(in: list.view).map(\.kind) == [])
        list.sections = []
        list.tableView.reloadData()
        list.tableView.selectionFollowsFocus = false
        #expect(
            FocusDiagnostics.issues(in: list.view).map(\.kind) == [], "there is no row to ask about"
        )
    }

    @Test("A grid whose delegate is never asked is reported as well", .requirement("U218"))
    func gridWithUnaskedDelegateIsReported() {
        final class Opinions: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView,
                selectionFollowsFocusForItemAt indexPath: IndexPath
            ) -> Bool { false }
        }
        let device = SimulatedDevice.tablet()
        let grid = TestGrid([3])
        device.show(grid)
        #expect(FocusDiagnostics.issues(in: grid.view).map(\.kind) == [])
        grid.collectionView.delegate = nil
        #expect(
            FocusDiagnostics.issues(in: grid.view).map(\.kind) == [], "nobody is there to be asked")
        let opinions = Opinions()
        grid.collectionView.delegate = opinions
        #expect(FocusDiagnostics.issues(in: grid.view).map(\.kind) == [.delegateIsNotAsked])
    }

    @Test("A priority that a selected cell has already is reported", .requirement("U227"))
    func redundantSelectedCellPriorityIsReported() throws {
        let device = SimulatedDevice.tablet()
        let list = TestList([3])
        device.show(list)
        let cell = try #require(list.tableView.cellForRow(at: [0, 1]))
        cell.focusGroupPriority = UIFocusGroupPriority(rawValue: 1010)
        #expect(FocusDiagnostics.issues(in: list.view).map(\.kind) == [])
        list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        #expect(
            FocusDiagnostics.issues(in: list.view).map(\.kind) == [
                .priorityHasNoEffect(own: 1010, system: 2000)
            ])
    }

    @Test("A column that is not declared is reported where Tab leaves it", .requirement("U222"))
    func undeclaredColumnIsReportedOnTab() {
        let device = SimulatedDevice.tablet()
        let screen = UIViewController()
        device.show(screen)
        let sidebar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
        screen.view.addSubview(sidebar)
        sidebar.addField(0, 0)
        let (lists, reminders) = (TestList([3]), TestList([9]))
        lists.tableView.frame = CGRect(x: 0, y: 50, width: 300, height: 800)
        reminders.tableView.frame = CGRect(x: 310, y: 0, width: 700, height: 850)
        sidebar.addSubview(lists.tableView)
        screen.view.addSubview(reminders.tableView)
        for list in [lists, reminders] { list.tableView.allowsFocus = true }
        screen.view.layoutIfNeeded()
        #expect(FocusDiagnostics.issues(in: screen.view).map(\.kind) == [.columnIsNotDeclared])
        sidebar.focusGroupIdentifier = "com.example.sidebar"
        #expect(FocusDiagnostics.issues(in: screen.view).map(\.kind) == [])
    }

    /// A card that takes the keyboard's attention elsewhere as soon as it has focus.
    private final class Meddler: UIView {
        weak var field: UITextField?
        override var canBecomeFocused: Bool { true }

        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            if context.nextFocusedItem === self { field?.becomeFirstResponder() }
        }
    }

    @Test("Becoming first responder in a focus callback is reported", .requirement("U231"))
    func becomingResponderInCallbackIsReported() {
        let device = SimulatedDevice.tablet()
        let screen = UIViewController()
        device.show(screen)
        let card = screen.view.addCard(0, 0)
        let meddler = Meddler(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        screen.view.addSubview(meddler)
        meddler.field = screen.view.addField(0, 200)
        var issues: [FocusIssue] = []
        let monitor = FocusIssueMonitor(screen) { issues.append($0) }
        let other = screen.view.addCard(300, 0)
        let elsewhere = FocusIssueMonitor(other) { _ in Issue.record("it is no concern of this") }
        device.press(UIKeyCommand.inputDownArrow)
        #expect(card.isFocused && issues.isEmpty)
        device.press(UIKeyCommand.inputDownArrow)
        #expect(meddler.field?.isFirstResponder == true)
        #expect(issues.map(\.kind) == [.focusMovedInCallback])
        #expect(issues.first?.view === meddler)
        withExtendedLifetime((monitor, elsewhere)) {}
    }

    @Test(
        "The space bar is the system's on a Mac, and Return on an iPad", arguments: [true, false])
    func spaceOrReturnBelongsToSystem(isMac: Bool) {
        var model = SimulatedDevice.Model.iPad12_9
        if isMac { model.idiom = .mac }
        let device = SimulatedDevice(model)
        device.keyboard.mode = .hardware(bar: false)
        let screen = UIViewController()
        device.show(screen)
        #expect(FocusPlatform(of: screen.view) == (isMac ? .mac : .pad))
        #expect(FocusPlatform(of: UIView()) == .none)
        withExtendedLifetime(device) {}
    }

    @Test(
        "A loss of focus by vanishing, or by moving it on, is reported",
        .requirement("U216"))
    func focusLostByVanishingIsReported() {
        let device = SimulatedDevice.tablet()
        let screen = UIViewController()
        device.show(screen)
        let column = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
        screen.view.addSubview(column)
        let card = column.addCard(0, 0)
        screen.view.addCard(0, 100)
        let meddler = Meddler(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
        screen.view.addSubview(meddler)
        meddler.field = screen.view.addField(0, 300)
        var heard: [String] = []
        let observers = [
            FocusObserver(column) { heard.append("column \($0)") },
            FocusObserver(meddler) { heard.append("meddler \($0)") },
        ]
        device.press("\t")
        card.removeFromSuperview()
        device.advance(by: 0.1)
        #expect(heard == ["column true", "column false"])
        for _ in 0..<2 { device.press(UIKeyCommand.inputDownArrow) }
        #expect(meddler.field?.isFirstResponder == true)
        #expect(heard.last != "meddler true", "it has lost focus again")
        withExtendedLifetime(observers) {}
    }

    @Test("Observers are notified once when focus enters and when it leaves", .requirement("U216"))
    func observerIsToldOnceOfFocus() {
        let device = SimulatedDevice.tablet()
        let screen = UIViewController()
        device.show(screen)
        let cards = (0..<3).map {
            Card(frame: CGRect(x: 0, y: 100 + $0 * 60, width: 100, height: 40))
        }
        cards.forEach(screen.view.addSubview)
        var heard: [String] = []
        let observers = cards.enumerated().map { index, card in
            FocusObserver(card) { heard.append("\(index) \($0)") }
        }
        UIFocusSystem(for: screen.view)?.requestFocusUpdate(to: cards[0])
        UIFocusSystem(for: screen.view)?.updateFocusIfNeeded()
        device.press(UIKeyCommand.inputDownArrow)
        device.press(UIKeyCommand.inputDownArrow)
        #expect(heard.first == "0 true")
        #expect(!heard.prefix(3).contains { $0.hasPrefix("2") }, "it is no concern of the third")
        #expect(heard.contains("0 false") && heard.contains("1 true"))
        #expect(Set(heard).count == heard.count, "each once")
        withExtendedLifetime(observers) {}
    }
}
