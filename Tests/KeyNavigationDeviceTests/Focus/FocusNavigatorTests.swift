import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// Focus on devices without a focus engine.
@MainActor
@Suite(.doubts(.lists, .keys)) struct FocusNavigatorTests {
    /// A search field over a list, two cards beside it.
    private final class Screen: FocusScreen {
        let list = TestList([5])
        private(set) lazy var search = view.addField(0, 0)
        private(set) var cards: [Card] = []

        override var stops: [any KeyNavigator] { [list.navigator] }

        override func viewDidLoad() {
            super.viewDidLoad()
            list.tableView.frame = CGRect(x: 0, y: 50, width: 200, height: 300)
            view.addSubview(list.tableView)
            cards = [view.addCard(0, 400), view.addCard(120, 400)]
            things = [
                "search": search, "list": list.tableView, "card 0": cards[0], "card 1": cards[1],
            ]
            _ = focus
        }
    }

    private func show(on device: SimulatedDevice) -> Screen {
        let screen = Screen()
        screen.show(on: device)
        return screen
    }

    private func tour(
        _ screen: Screen, _ device: SimulatedDevice, _ keys: [String],
        _ flags: UIKeyModifierFlags = []
    ) -> [String?] {
        keys.map { key in
            device.press(key, flags)
            return screen.focused
        }
    }

    @Test(
        "Tab goes round fields, lists and cards where the system has no engine",
        .requirement("U221", "U212"))
    func tabGoesAroundWithoutSystemEngine() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        #expect(screen.focused == nil)
        #expect(
            tour(screen, device, ["\t", "\t", "\t", "\t"]) == [
                "search", "list", "card 0", "search",
            ])
        #expect(screen.search.isFirstResponder)
    }

    @Test("Shift-Tab goes round the other way", .requirement("U224"))
    func shiftTabGoesOtherWayAround() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        #expect(
            tour(screen, device, ["\t", "\t", "\t", "\t"], .shift)
                == ["card 0", "list", "search", "card 0"])
        #expect(!screen.search.isFirstResponder)
        #expect(screen.isFirstResponder, "the screen's keys go on")
    }

    @Test(
        "Tab goes around all of many groups, and Shift-Tab around them the other way",
        .requirement("U221", "U224"), arguments: 2...6)
    func tabGoesAroundManyGroups(count: Int) {
        let device = SimulatedDevice()
        let screen = FocusScreen()
        let cards = (0..<count).map { index in
            let card = screen.view.addCard(0, 60 + CGFloat(index) * 60)
            card.focusGroupIdentifier = "\(index)"
            return card
        }
        screen.show(on: device)
        let around = Array(0..<count)
        let walk = { (flags: UIKeyModifierFlags) in
            (0..<2 * count).map { _ -> Int? in
                device.press("\t", flags)
                return cards.firstIndex { $0 === screen.focus.focusedItem }
            }
        }
        #expect(walk([]) == around + around)
        #expect(walk(.shift) == Array((around + around).reversed().dropFirst()) + [count - 1])
    }

    @Test(
        "Arrows stay among the cards, and Tab comes back to the one that was left",
        .requirement("U225", "U228"))
    func arrowsStayAmongCardsTabReturns() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        screen.focus.focus(screen.cards[0])
        let (right, left) = (UIKeyCommand.inputRightArrow, UIKeyCommand.inputLeftArrow)
        #expect(tour(screen, device, [right, right, left]) == ["card 1", "card 1", "card 0"])
        #expect(tour(screen, device, [right, "\t", "\t", "\t"]).last == "card 1")
        #expect(
            tour(screen, device, [UIKeyCommand.inputUpArrow]) == ["card 1"],
            "a list above is another group")
    }

    @Test("A list that is entered shows where, and its own keys move in it")
    func enteredListShowsWhereKeysMove() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        device.press("\t")
        device.press("\t")
        #expect(screen.list.tableView.indexPathForSelectedRow == [0, 0])
        device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.list.tableView.indexPathForSelectedRow == [0, 1])
        device.press("\t")
        device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.list.tableView.indexPathForSelectedRow == [0, 1], "the list has been left")
        device.press("\t", .shift)
        #expect(screen.list.tableView.indexPathForSelectedRow == [0, 1], "it is come back to")
    }

    @Test("Return opens what has focus, and typing stays typing")
    func returnOpensWhatHasFocus() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        var opened: [AnyObject] = []
        screen.focus.onSelect = { opened.append($0) }
        device.press("\t")
        device.press("a")
        device.press(UIKeyCommand.inputLeftArrow)
        device.press("\r")
        #expect(opened.isEmpty)
        #expect(screen.search.text == "a")
        screen.focus.focus(screen.cards[1])
        device.press("\r")
        #expect(opened.map { $0 === screen.cards[1] } == [true])
    }

    @Test("A ring shows the focused item and is removed without a trace afterward")
    func ringShowsFocusThenLeavesNothing() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let card = screen.cards[0]
        card.layer.cornerRadius = 8
        card.tintColor = .systemRed
        screen.focus.focus(card)
        let ring = try #require(card.subviews.first)
        #expect(ring.layer.borderColor == card.tintColor.cgColor)
        #expect(ring.layer.cornerRadius == 11)
        #expect(ring.frame == card.bounds.insetBy(dx: -3, dy: -3))
        #expect(card.hitTest(CGPoint(x: 5, y: 5), with: nil) === card)
        card.frame.size.width += 50
        #expect(ring.frame == card.bounds.insetBy(dx: -3, dy: -3), "it grows with the view")
        card.clipsToBounds = true
        screen.focus.focus(screen.cards[1])
        screen.focus.focus(card)
        #expect(card.subviews.map(\.frame) == [card.bounds], "more would be cut off")
        screen.focus.removeFocus()
        #expect(card.subviews.isEmpty)
        #expect(screen.focused == nil)
        screen.focus.focus(screen.list.tableView)
        let around = screen.view.subviews.first { $0.layer.borderWidth > 0 }
        screen.view.layoutIfNeeded()
        #expect(around?.frame == screen.list.tableView.frame)
        screen.list.tableView.contentOffset.y = 20
        #expect(around?.frame == screen.list.tableView.frame, "it is not scrolled")
        screen.focus.focus(screen.search)
        #expect(!screen.search.subviews.contains { $0.layer.borderWidth > 0 })
        #expect(!screen.view.subviews.contains { $0.layer.borderWidth > 0 })
        withExtendedLifetime(device) {}
    }

    @Test("Every observer receives each move once")
    func everyListenerIsToldOfEachMoveOnce() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        var moves: [String] = []
        let names = FocusNames(things: [
            ("search", screen.search), ("list", screen.list.tableView), ("card", screen.cards[0]),
        ])
        let subscription = screen.focus.observe {
            moves.append("\(names.name(of: $0.from) ?? "-") → \(names.name(of: $0.to) ?? "-")")
        }
        for _ in 0..<4 { device.press("\t") }
        screen.focus.focus(screen.search)
        screen.focus.focus(screen.cards[0])
        screen.focus.removeFocus()
        screen.focus.removeFocus()
        #expect(
            moves == [
                "- → search", "search → list", "list → card", "card → search", "search → card",
                "card → -",
            ])
        withExtendedLifetime(subscription) {}
    }

    @Test("A field that refuses to begin is passed, and one that refuses to end keeps focus")
    func fieldRefusingToBeginIsPassed() throws {
        final class Stubborn: NSObject, UITextFieldDelegate, UITextViewDelegate {
            var begins = true
            var ends = true
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { begins }
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
            func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { begins }
        }
        let device = SimulatedDevice()
        let screen = show(on: device)
        let stubborn = Stubborn()
        screen.search.delegate = stubborn
        stubborn.begins = false
        #expect(tour(screen, device, ["\t"]) == ["list"])
        stubborn.begins = true
        stubborn.ends = false
        screen.focus.focus(screen.search)
        #expect(tour(screen, device, ["\t", "\t"]) == ["search", "search"])
        #expect(!screen.focus.focus(screen.cards[0]))
        stubborn.ends = true
        screen.focus.focus(screen.cards[0])
        stubborn.begins = false
        let notes = UITextView(frame: CGRect(x: 0, y: 500, width: 200, height: 60))
        notes.delegate = stubborn
        screen.view.addSubview(notes)
        try device.tap(notes)
        #expect(screen.focused == "card 0", "nor does a tap bring it there")
    }

    @Test("A field that is tapped has focus, and a list that is touched gets the arrows")
    func touchFocusesFieldOrList() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        screen.focus.focus(screen.cards[0])
        try device.tap(screen.search)
        #expect(screen.focused == "search")
        #expect(screen.cards[0].subviews.isEmpty)
        let other = UIViewController()
        device.window.addSubview(other.view)
        other.view.addField(0, 0).becomeFirstResponder()
        #expect(screen.focused == nil, "another screen is no concern of this one")
        other.view.removeFromSuperview()
        screen.search.resignFirstResponder()
        screen.becomeFirstResponder()
        let cell = try #require(screen.list.tableView.cellForRow(at: [0, 2]))
        try device.tap(cell)
        #expect(screen.focused == "list")
        device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.list.tableView.indexPathForSelectedRow == [0, 3])
        try device.tap(screen.cards[1])
        #expect(screen.focused == "card 1")
        #expect(screen.cards[1].subviews.isEmpty, "who taps needs no ring")
        device.press(UIKeyCommand.inputLeftArrow)
        #expect(screen.focused == "card 0")
    }

    @Test("A view of the app's own that takes text is focused by a tap like any other")
    func tapFocusesAppsOwnTextInput() throws {
        final class Board: Card, UIKeyInput {
            var hasText: Bool { false }
            func insertText(_ text: String) {}
            func deleteBackward() {}
        }
        let device = SimulatedDevice()
        let screen = show(on: device)
        let board = Board(frame: CGRect(x: 0, y: 500, width: 200, height: 60))
        screen.view.addSubview(board)
        try device.tap(board)
        #expect(screen.focus.focusedItem === board)
    }

    @Test(
        "Where the system has an engine it moves focus, unless the app insists",
        .requirement("U212"))
    func systemMovesFocusUnlessAppInsists() {
        let device = SimulatedDevice.tablet()
        let screen = show(on: device)
        var keys: [String] { screen.focus.possibleKeyCommands.map(\.keys) }
        #expect(!keys.contains("\t"))
        #expect(screen.focus.focusedItem == nil)
        #expect(!screen.focus.focus(screen.cards[0]))
        screen.focus.focusPreference = .library
        #expect(screen.focus.possibleKeyCommands.allSatisfy { $0.wantsPriorityOverSystemBehavior })
        #expect(keys == ["\t", "⇧\t", "↑", "↓", "←", "→"], "each enters from its side")
        withExtendedLifetime(device) {}
    }

    @Test(
        "Where the system takes over nothing of ours is left, and old commands do nothing",
        .requirement("U212"))
    func systemTakeoverLeavesNothingOfOurs() throws {
        let device = SimulatedDevice.tablet()
        let screen = show(on: device)
        screen.focus.focusPreference = .library
        screen.focus.focus(screen.cards[0])
        #expect(!screen.cards[0].subviews.isEmpty)
        let next = try #require(screen.focus.possibleKeyCommands.first { $0.keys == "\t" })
        screen.focus.focusPreference = .system
        KeyCommandTarget.perform(next)
        #expect(!screen.search.isFirstResponder)
        _ = screen.focus.possibleKeyCommands
        #expect(screen.cards[0].subviews.isEmpty, "the ring is gone")
        screen.focus.focusPreference = .library
        KeyCommandTarget.perform(next)
        #expect(screen.search.isFirstResponder, "it was no other command")
        withExtendedLifetime(device) {}
    }

    @Test(
        "A ring that the system's engine takes over meanwhile is gone when keys are asked for",
        .requirement("U212"))
    func ringYieldsToSystemOnceKeysAreAskedFor() {
        let device = SimulatedDevice.tablet()
        let screen = show(on: device)
        screen.focus.focusPreference = .library
        screen.focus.focus(screen.cards[0])
        device.show(UIViewController())
        screen.focus.focusPreference = .system
        screen.show(on: device)
        _ = screen.focus.possibleKeyCommands
        #expect(screen.cards[0].subviews.isEmpty)
    }

    @Test(
        "A ring that the system's engine takes over meanwhile is gone when the system moves focus",
        .requirement("U212"))
    func ringYieldsToSystemOnceItMoves() throws {
        final class Eager: Card {
            override var focusItemDeferralMode: UIFocusItemDeferralMode { .never }
        }
        let device = SimulatedDevice.tablet()
        let screen = show(on: device)
        let eager = Eager(frame: CGRect(x: 240, y: 400, width: 100, height: 40))
        screen.view.addSubview(eager)
        screen.focus.focusPreference = .library
        screen.focus.focus(screen.cards[0])
        device.show(UIViewController())
        screen.focus.focusPreference = .system
        device.show(screen)
        try #require(!screen.cards[0].subviews.isEmpty)
        let system = try #require(UIFocusSystem(for: screen.view))
        system.requestFocusUpdate(to: eager)
        system.updateFocusIfNeeded()
        #expect(system.focusedItem === eager)
        #expect(screen.cards[0].subviews.isEmpty)
    }

    @Test("A view may ask what has focus while the ring in it is taken away")
    func viewMayAskWhileRingIsRemoved() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let card = AskingCard(frame: CGRect(x: 0, y: 500, width: 100, height: 40))
        screen.view.addSubview(card)
        card.ringWillLeave = { card.found = screen.focused }
        screen.focus.focus(card)
        screen.focus.focus(screen.cards[0])
        #expect(card.found == "card 0")
        card.ringWillLeave = nil
    }

    /// A card that does something when the ring in it is taken away.
    private final class AskingCard: Card {
        var ringWillLeave: (() -> Void)?
        var found: String?

        override func willRemoveSubview(_ subview: UIView) {
            super.willRemoveSubview(subview)
            ringWillLeave?()
        }
    }

    @Test("Beside the system's engine the other keys of the list that has focus are there")
    func otherListKeysWorkBesideEngine() {
        let device = SimulatedDevice.tablet()
        let screen = Screen()
        device.show(screen)
        screen.list.navigator.joinSystemFocus()
        var keys: [String] { screen.focus.possibleKeyCommands.map(\.keys) }
        #expect(keys.contains("⌥↓"), "nothing has focus")
        device.press("\t")
        #expect(screen.search.isFocused)
        #expect(keys.isEmpty)
        device.press("\t")
        #expect(screen.list.navigator.indexPathForFocusedRow == [0, 0])
        #expect(keys.contains("⌥↓") && !keys.contains("↓"))
        device.press(UIKeyCommand.inputDownArrow, .alternate)
        #expect(screen.list.navigator.indexPathForFocusedRow == [0, 4])
    }

    @Test("Beside the system's engine a deallocated list does not replace the commands of others")
    func goneListOffersNothingBesideEngine() {
        let device = SimulatedDevice.tablet()
        let screen = Screen()
        device.show(screen)
        screen.list.navigator.joinSystemFocus()
        var gone: UITableView? = UITableView()
        let navigator = gone.map { TableNavigator(tableView: $0) }
        gone = nil
        screen.focus = FocusNavigator(
            in: screen.view, stops: [navigator, screen.list.navigator].compactMap(\.self))
        #expect(screen.focus.stops.count == 2 && navigator?.tableView == nil)
        device.press("\t")
        device.press("\t")
        #expect(screen.list.navigator.indexPathForFocusedRow == [0, 0])
        #expect(screen.focus.possibleKeyCommands.map(\.keys).contains("⌥↓"))
    }

    @Test(
        "The view around a thing that is no responder becomes first responder for it",
        .requirement("U229"))
    func viewAroundThingBecomesFirstResponder() {
        let device = SimulatedDevice()
        let (screen, scroll) = long([0], height: 300, on: device)
        let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let star = Star(CGRect(x: 10, y: 10, width: 20, height: 20), in: canvas)
        (canvas.stars, canvas.takesKeys) = ([star], true)
        scroll.addSubview(canvas)
        let field = scroll.addField(0, 150)
        field.becomeFirstResponder()
        #expect(screen.focus.focus(star))
        #expect(canvas.isFirstResponder)
        #expect(screen.focus.focusedItem === star)
    }

    @Test("Views that vanish, are hidden or are gone have no focus and crash nothing")
    func vanishedViewsHaveNoFocus() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        screen.focus.focus(screen.cards[0])
        screen.cards[0].isHidden = true
        #expect(screen.focused == nil)
        #expect(!screen.focus.focus(screen.cards[0]))
        #expect(!screen.focus.focus(UIView()))
        #expect(tour(screen, device, ["\t"]) == ["search"])
        screen.cards.forEach { $0.removeFromSuperview() }
        screen.list.tableView.removeFromSuperview()
        #expect(tour(screen, device, ["\t", "\t"], .shift) == ["search", "search"])
        var view: UIView? = UIView()
        let navigator = view.map { FocusNavigator(in: $0) }
        view = nil
        #expect(navigator?.possibleKeyCommands == [])
        #expect(navigator?.view == nil)
    }

    /// A screen with a scroll view, of whose contents only the beginning can be seen.
    private func long(_ tops: [CGFloat], height: CGFloat, on device: SimulatedDevice)
        -> (screen: FocusScreen, scroll: UIScrollView)
    {
        let screen = FocusScreen()
        device.show(screen)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
        scroll.contentSize = CGSize(width: 300, height: (tops.last ?? 0) + 100)
        screen.view.addSubview(scroll)
        screen.becomeFirstResponder()
        return (screen, scroll)
    }

    @Test(
        "Keys reach what is scrolled out of sight, and scroll it in", .requirement("F63"),
        .bug("https://github.com/numerique-gouv/ami-notifications-api/issues/1436"))
    func outOfSight() {
        let device = SimulatedDevice()
        let tops: [CGFloat] = [100, 200, 1500, 2500]
        let (_, scroll) = long(tops, height: 600, on: device)
        let fields = tops.map { scroll.addField(0, $0) }
        let tour = (0..<5).map { _ in
            device.press("\t")
            return fields.firstIndex { $0.isFirstResponder }
        }
        #expect(tour == [0, 1, 2, 3, 0])
        let cards = (0..<5).map { scroll.addCard(0, CGFloat(600 + $0 * 100)) }
        let other = SimulatedDevice()
        let (screen, small) = long([0, 400], height: 100, on: other)
        small.contentInsetAdjustmentBehavior = .never
        cards.enumerated().forEach { index, card in
            card.frame.origin.y = CGFloat(index * 100)
            small.addSubview(card)
        }
        screen.focus.focus(cards[0])
        for _ in 0..<4 { other.press(UIKeyCommand.inputDownArrow) }
        #expect(screen.focus.focusedItem === cards[4])
        other.advance(by: 1)
        #expect(small.contentOffset.y > 300)
    }

    @Test("Tab goes on from a field that was scrolled away, and from one in a list that is a stop")
    func tabContinuesFromScrolledAwayField() throws {
        let device = SimulatedDevice()
        let tops: [CGFloat] = [100, 200, 300, 1500]
        let (_, scroll) = long(tops, height: 600, on: device)
        let fields = tops.map { scroll.addField(0, $0) }
        fields[2].becomeFirstResponder()
        scroll.contentOffset.y = 400
        device.press("\t")
        #expect(fields[3].isFirstResponder)

        let second = SimulatedDevice()
        let screen = show(on: second)
        let cell = try #require(screen.list.tableView.cellForRow(at: [0, 3]))
        let field = cell.addField(0, 0)
        field.becomeFirstResponder()
        #expect(screen.focus.focusedItem === field)
        second.press("\t")
        #expect(screen.focused == "card 0")
    }

    @Test("What only holds other things, and what is not on the screen yet, takes no focus")
    func containersAndUnshownTakeNoFocus() {
        let device = SimulatedDevice()
        let (screen, scroll) = long([0], height: 300, on: device)
        let card = scroll.addCard(0, 0)
        #expect(!screen.focus.focus(scroll))
        #expect(!screen.focus.focus(screen.view))
        #expect(scroll.subviews == [card])
        let early = FocusScreen()
        let waiting = early.view.addCard(0, 0)
        #expect(!early.focus.focus(waiting))
        #expect(waiting.subviews.isEmpty)
        withExtendedLifetime(device) {}
    }

    @Test(
        "If no other view can become first responder, the field only resigns",
        .requirement("U229"))
    func fieldWithoutSuccessorLosesAttention() {
        let device = SimulatedDevice()
        let (screen, scroll) = long([0], height: 300, on: device)
        screen.acceptsKeys = false
        let (field, card) = (scroll.addField(0, 0), scroll.addCard(0, 100))
        screen.focus.focus(field)
        #expect(screen.focus.focus(card))
        #expect(!field.isFirstResponder)
        #expect(device.window.firstResponder == nil)
    }

    @Test("A field outside, as in another window, takes nothing from what has focus inside")
    func outsideFieldLeavesInnerFocus() {
        let device = SimulatedDevice()
        let screen = UIViewController()
        device.show(screen)
        let half = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        screen.view.addSubview(half)
        let (card, field) = (half.addCard(0, 0), screen.view.addField(0, 400))
        let focus = FocusNavigator(in: half)
        var moves = 0
        let subscription = focus.observe { _ in moves += 1 }
        #expect(focus.focus(card))
        field.becomeFirstResponder()
        #expect(focus.focusedItem === card)
        #expect(moves == 1)
        withExtendedLifetime(subscription) {}
    }

    @Test("A text view types a tab")
    func textViewTypesTab() {
        let device = SimulatedDevice()
        let (_, scroll) = long([0], height: 300, on: device)
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        scroll.addSubview(text)
        let field = scroll.addField(0, 100)
        text.becomeFirstResponder()
        device.press("\t")
        #expect(!field.isFirstResponder)
        #expect(text.text == "\t")
    }

    @Test("A scroll view that is a stop has a ring, and is scrolled")
    func scrollStopHasRingAndScrolls() {
        let device = SimulatedDevice()
        let (screen, scroll) = long([1000], height: 300, on: device)
        screen.focus = FocusNavigator(
            in: screen.view, stops: [ScrollNavigator(scrollView: scroll)])
        device.press("\t")
        #expect(screen.focus.focusedItem === scroll)
        #expect(screen.view.subviews.contains { $0.layer.borderWidth > 0 })
        device.press(UIKeyCommand.inputDownArrow)
        device.advance(by: 1)
        #expect(scroll.contentOffset.y > 0)
        scroll.addCard(0, 0)
        #expect(screen.focus.possibleKeyCommands.allSatisfy { $0.input != "\r" })
    }

    @Test("An arrow scrolls to what is far away with an animation")
    func arrowScrollsWithAnimation() {
        let device = SimulatedDevice()
        let (screen, scroll) = long([0, 1900], height: 300, on: device)
        let card = scroll.addCard(0, 0)
        scroll.addCard(0, 1900)
        #expect(screen.focus.focus(card))
        let start = scroll.contentOffset.y
        device.press(UIKeyCommand.inputDownArrow)
        let atOnce = scroll.contentOffset.y
        device.advance(by: 1)
        #expect(screen.focus.focusedItem === card)
        #expect(scroll.contentOffset.y > start && scroll.contentOffset.y > atOnce)
    }

    @Test("Keys that people chose move focus instead of Tab")
    func chosenKeysReplaceTabForFocus() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let keys = ChosenKeys([
            "screen.nextArea": [.init("j", .command)]
        ])
        screen.focus.keySource = keys
        #expect(tour(screen, device, ["\t"]) == [nil])
        #expect(tour(screen, device, ["j"], .command) == ["search"])
    }

    @Test("On an iPad a list that has not joined the system's focus keeps its keys")
    func listOutsideSystemFocusKeepsKeys() throws {
        let device = SimulatedDevice.tablet()
        let screen = Screen()
        device.show(screen)
        var keys: [String] { screen.focus.possibleKeyCommands.map(\.keys) }
        #expect(keys.contains("↓"))
        device.press("\t")
        #expect(screen.search.isFocused)
        screen.search.resignFirstResponder()
        #expect(keys.contains("↓"))
        let other = TestList([3])
        other.tableView.frame = CGRect(x: 300, y: 50, width: 200, height: 300)
        screen.view.addSubview(other.tableView)
        screen.focus = FocusNavigator(
            in: screen.view, stops: [screen.list.navigator, other.navigator])
        screen.view.layoutIfNeeded()
        try device.tap(try #require(other.tableView.cellForRow(at: [0, 0])))
        screen.becomeFirstResponder()
        device.press(UIKeyCommand.inputDownArrow)
        #expect(other.tableView.indexPathForSelectedRow == [0, 1])
    }

    @Test(
        "Beside the system's engine, arrows that a focused list doesn't need move nothing",
        .requirement("U212"))
    func arrowsAtEndOfListMoveNothingOfSystem() {
        let device = SimulatedDevice.tablet()
        let screen = show(on: device)
        screen.focus.focusPreference = .library
        screen.focus.focus(screen.list.tableView)
        for arrow in [UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow] {
            device.press(arrow)
            device.settle()
            #expect(screen.focused == "list")
            #expect(!screen.search.isFirstResponder)
        }
        device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.list.tableView.indexPathForSelectedRow == [0, 1])
        let keys = screen.focus.possibleKeyCommands.map(\.keys)
        for arrow in ["↑", "↓", "←", "→"] {
            #expect(keys.filter { $0 == arrow }.count == 1, "\(arrow)")
        }
    }

    @Test("In a list that the system moves through, arrows are the system's beside a navigator")
    func joinedListLeavesArrowsToSystem() {
        let device = SimulatedDevice.tablet()
        let screen = show(on: device)
        screen.focus.focusPreference = .library
        screen.list.navigator.joinSystemFocus()
        screen.focus.focus(screen.list.tableView)
        let keys = screen.focus.possibleKeyCommands.map(\.keys)
        #expect(!keys.contains("↓") && !keys.contains("→"))
        withExtendedLifetime(device) {}
    }

    @Test("A field that is covered while it is edited is still focused")
    func editedFieldBehindCoverIsFocused() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        #expect(screen.focus.focus(screen.search))
        screen.view.addSubview(UIView(frame: screen.view.bounds))
        #expect(screen.focused == "search")
        #expect(screen.focus.focus(screen.search))
        #expect(!screen.focus.focus(screen.cards[0]))
        #expect(screen.search.isFirstResponder)
        screen.search.resignFirstResponder()
        #expect(!screen.focus.focus(screen.search))
    }

    @Test(
        "A cover in a scroll view that fills it hides what it covers, if touches are for the cover",
        .requirement("U523"), arguments: [true, false])
    func coverInScrollViewHides(isBlocking: Bool) {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
        scroll.contentSize = CGSize(width: 300, height: 400)
        screen.view.addSubview(scroll)
        let (near, far) = (scroll.addCard(0, 0), scroll.addCard(0, 300))
        let cover = UIView(frame: scroll.bounds)
        cover.isUserInteractionEnabled = isBlocking
        scroll.addSubview(cover)
        #expect(screen.focus.focus(near) == !isBlocking)
        #expect(screen.focus.focus(far) == !isBlocking)
        let own = cover.addCard(0, 20)
        #expect(screen.focus.focus(own) == isBlocking)
        cover.removeFromSuperview()
        #expect(screen.focus.focus(far))
    }

    @Test("A form that is longer than the screen is scrolled to what gets focus")
    func longFormScrollsToFocus() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
        scroll.contentSize = CGSize(width: 300, height: 400)
        screen.view.addSubview(scroll)
        let (near, far) = (scroll.addCard(0, 0), scroll.addCard(0, 300))
        screen.focus.focus(near)
        #expect(screen.focus.focus(far))
        device.advance(by: 1)
        #expect(scroll.contentOffset.y == 240)
    }

    @Test("A key finds no way to a view that was moved to another screen meanwhile")
    func viewThatMovedElsewhereIsLeftOut() {
        let device = SimulatedDevice()
        let screen = MovingScreen()
        screen.show(on: device)
        let (first, second) = (screen.inside.addCard(0, 0), screen.inside.addCard(0, 100))
        screen.focus.focus(first)
        // Between the question for the keys and their action.
        screen.onAction = { screen.beside.addSubview(second) }
        device.press(UIKeyCommand.inputDownArrow)
        #expect(screen.focus.focusedItem === first && second.superview === screen.beside)
    }

    /// A screen of two parts at the same place, of which only one belongs to the navigator.
    private final class MovingScreen: FocusScreen {
        let inside = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        let beside = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        var onAction: () -> Void = {}

        override var area: UIView { inside }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(beside)
            view.addSubview(inside)
        }

        override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
            let target = super.target(forAction: action, withSender: sender)
            if target != nil { onAction() }
            return target
        }
    }

    // MARK: One survey for a key

    /// A card that counts how often someone looks whether it can have focus.
    private final class AskedCard: Card {
        static var questions = 0

        override var canBecomeFocused: Bool {
            Self.questions += 1
            return true
        }
    }

    @Test("A key looks at each view once, and again only where it leads", .requirement("U460"))
    func keyLooksAtEachViewOnce() {
        let device = SimulatedDevice()
        let screen = show(on: device)
        for index in 0..<40 {
            screen.view.addSubview(
                AskedCard(
                    frame: CGRect(x: 240 + index % 2 * 60, y: index * 20, width: 50, height: 15)))
        }
        screen.focus.focus(screen.cards[0])
        AskedCard.questions = 0
        device.press(UIKeyCommand.inputRightArrow)
        #expect((40...42).contains(AskedCard.questions))
        #expect(screen.focused == "card 1")
        AskedCard.questions = 0
        device.press("\t")
        #expect((40...42).contains(AskedCard.questions))
        #expect(screen.focused == "search")
    }

    /// What a screen may do between the commands of a key and its action.
    enum Change: CaseIterable {
        case hides, removes, moves, disables, hidesAncestor
    }

    @Test(
        "A key leads to no view that has gone, moved or changed since its commands were asked for",
        arguments: Change.allCases)
    func keyLeadsToNoViewThatChanged(change: Change) throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        let box = UIView(frame: CGRect(x: 0, y: 450, width: 390, height: 60))
        screen.view.addSubview(box)
        let (target, other) = (box.addCard(0, 0), screen.view.addCard(0, 600))
        screen.focus.focus(screen.cards[0])
        let down = try #require(
            screen.focus.possibleKeyCommands.first { $0.input == UIKeyCommand.inputDownArrow })
        switch change {
        case .hides: target.isHidden = true
        case .removes: target.removeFromSuperview()
        case .moves: target.center.y += 400
        case .disables: target.isUserInteractionEnabled = false
        case .hidesAncestor: box.alpha = 0
        }
        let action = try #require(down.action)
        UIApplication.shared.sendAction(
            action, to: screen.focus.target(forKeyCommandAction: action), from: down, for: nil)
        #expect(screen.focus.focusedItem === other)
    }

    @Test("A key starts from what got focus since its commands were asked for")
    func keyStartsFromNewFocus() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        screen.focus.focus(screen.cards[0])
        let tab = try #require(
            screen.focus.possibleKeyCommands.first { $0.input == "\t" && $0.modifierFlags.isEmpty })
        screen.search.becomeFirstResponder()
        let action = try #require(tab.action)
        UIApplication.shared.sendAction(
            action, to: screen.focus.target(forKeyCommandAction: action), from: tab, for: nil)
        #expect(screen.focused == "list")
    }

    @Test("A survey lives no longer than a turn, and serves one action")
    func surveyIsKeptForOneTurn() async {
        let device = SimulatedDevice()
        let screen = show(on: device)
        _ = screen.focus.possibleKeyCommands
        #expect(!screen.focus.keySurvey.isEmpty)
        await Task { @MainActor in }.value
        #expect(screen.focus.keySurvey.isEmpty)
        _ = screen.focus.possibleKeyCommands
        screen.focus.perform("screen.nextArea")
        #expect(screen.focus.keySurvey.isEmpty)
    }

    @Test("Nothing is looked for at a tap, but at the key after it", .requirement("U520"))
    func tapIsResolvedByNextKey() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        for index in 0..<5 {
            screen.view.addSubview(
                AskedCard(frame: CGRect(x: 0, y: 500 + index * 50, width: 50, height: 40)))
        }
        screen.focus.focus(screen.cards[0])
        AskedCard.questions = 0
        try device.tap(screen.cards[1])
        #expect(AskedCard.questions == 0)
        device.press(UIKeyCommand.inputLeftArrow)
        #expect(AskedCard.questions > 0)
        #expect(screen.focused == "card 0")
        try device.tap(screen.cards[1])
        #expect(screen.focused == "card 1", "who asks is told where keys continue")
    }

    @Test("Where the system moves focus a tap is nothing to the library", .requirement("U520"))
    func tapBesideSystemAsksNothing() throws {
        let device = SimulatedDevice.tablet()
        let screen = show(on: device)
        let card = AskedCard(frame: CGRect(x: 0, y: 500, width: 50, height: 40))
        screen.view.addSubview(card)
        var moves = 0
        let token = screen.focus.observe { _ in moves += 1 }
        AskedCard.questions = 0
        try device.tap(screen.cards[1])
        #expect(AskedCard.questions == 0)
        #expect(moves == 0)
        #expect(screen.focused == nil)
        withExtendedLifetime(token) {}
    }

    @Test("What got focus after a tap is where keys continue", .requirement("U520"))
    func focusAfterTapCounts() throws {
        let device = SimulatedDevice()
        let screen = show(on: device)
        try device.tap(screen.cards[1])
        screen.search.becomeFirstResponder()
        screen.search.resignFirstResponder()
        screen.becomeFirstResponder()
        #expect(screen.focused == nil)
        try device.tap(screen.cards[1])
        #expect(screen.focus.focus(screen.cards[0]))
        #expect(screen.focused == "card 0")
        try device.tap(screen.cards[1])
        screen.focus.removeFocus()
        #expect(screen.focused == nil)
    }
}
