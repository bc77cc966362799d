import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Tab in forms where the system has a focus engine of its own.
@MainActor
@Suite(.doubts(.keyboard, .keys)) struct TabBesideFocusTests {
    /// A long form with a card above and one below, which are no inputs.
    private final class Form: KeyNavigatorScreen {
        let navigator = InputNavigator(returnKey: .delegate)
        let scroll = UIScrollView()
        private(set) var fields: [UITextField] = []
        private(set) var cards: [Card] = []
        var tops: [CGFloat] = [100, 160, 220]

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.frame = view.bounds
            scroll.contentSize = CGSize(width: view.bounds.width, height: 5000)
            view.addSubview(scroll)
            fields = tops.map { scroll.addField(20, $0) }
            cards = [scroll.addCard(20, 20), scroll.addCard(20, 300)]
            navigator.addInputItems(inputItems: fields)
        }

        override var canBecomeFirstResponder: Bool { true }
        override var keyNavigator: (any KeyNavigator)? { navigator }

        var edited: Int? { fields.firstIndex(where: \.isFirstResponder) }
    }

    private func show(_ form: Form, on device: SimulatedDevice) {
        device.show(form)
        form.fields.first?.becomeFirstResponder()
    }

    private func edited(
        _ form: Form, after keys: [(String, UIKeyModifierFlags)], on device: SimulatedDevice
    )
        -> [Int?]
    {
        keys.map { key, flags in
            device.press(key, flags)
            return form.edited
        }
    }

    @Test(
        "The system's Tab walks a form that is read as it is, and leads out of it",
        .requirement("U212", "F51"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/771"))
    func systemsTabWalksAndLeavesForm() {
        let device = SimulatedDevice.tablet()
        let form = Form()
        show(form, on: device)
        #expect(form.navigator.possibleKeyCommands == [])
        #expect(
            edited(form, after: [("\t", []), ("\t", []), ("\t", [])], on: device) == [1, 2, nil])
        #expect(form.cards[0].isFocused, "after the form come the cards, which are one group")
        device.press("\t")
        #expect(form.edited == 0)
    }

    @Test(
        "An order of the app's own is kept by Tab as by the bar, and its ends lead out",
        .requirement("F51"), .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/771"))
    func tabKeepsAppsOwnOrder() {
        let device = SimulatedDevice.tablet()
        let form = Form()
        form.tops = [220, 100, 160]
        show(form, on: device)
        #expect(
            edited(form, after: [("\t", []), ("\t", []), ("\t", .shift)], on: device) == [1, 2, 1])
        #expect(edited(form, after: [("\t", .shift)], on: device) == [0])
        #expect(
            !form.navigator.possibleKeyCommands.map(\.modifierFlags).contains(.shift),
            "before the first input the system goes on")
    }

    @Test(
        "Tab reaches inputs that are scrolled out of sight, and scrolls them in",
        .requirement("F63"),
        .bug("https://github.com/numerique-gouv/ami-notifications-api/issues/1436"))
    func outOfSight() {
        let device = SimulatedDevice.tablet()
        let form = Form()
        form.tops = [100, 160, 4000]
        show(form, on: device)
        #expect(edited(form, after: [("\t", []), ("\t", [])], on: device) == [1, 2])
    }

    @Test("An app that insists has the form's Tab go round, with priority")
    func insistingAppsTabHasPriority() {
        let device = SimulatedDevice.tablet()
        let form = Form()
        form.navigator.focusPreference = .library
        show(form, on: device)
        #expect(
            form.navigator.possibleKeyCommands.allSatisfy { $0.wantsPriorityOverSystemBehavior })
        #expect(
            edited(form, after: [("\t", []), ("\t", []), ("\t", [])], on: device) == [1, 2, 0])
    }

    @Test("Keys that people chose instead of Tab do not concern the system")
    func chosenKeysAreNoSystemAffair() {
        let device = SimulatedDevice.tablet()
        let form = Form()
        let keys = ChosenKeys([
            "form.next": [
                .init(.tab), .init("j", .command),
            ]
        ])
        form.navigator.keySource = keys
        show(form, on: device)
        #expect(form.navigator.possibleKeyCommands.map(\.input) == ["j"])
        #expect(edited(form, after: [("j", .command)], on: device) == [1])
    }

    @Test("Tab leaves a text view if it is to, since there the system types")
    func tabLeavesTextViewIfWanted() {
        let device = SimulatedDevice.tablet()
        let form = Form()
        device.show(form)
        let notes = UITextView(frame: CGRect(x: 20, y: 400, width: 200, height: 80))
        form.scroll.addSubview(notes)
        form.navigator.addInputItem(inputItem: notes)
        form.navigator.tabLeavesTextViews = true
        notes.becomeFirstResponder()
        device.press("\t")
        #expect(form.edited == 0)
        #expect(notes.text == "")
        let last = form.scroll.addField(20, 600)
        form.navigator.addInputItem(inputItem: last)
        notes.becomeFirstResponder()
        device.press("\t")
        #expect(last.isFirstResponder)
        #expect(notes.text == "")
    }

    /// The bar, Return, Tab and the focus engine, on a device with an engine and on one without.
    @Test(
        "There is one order, whoever walks it", .requirement("U212"),
        arguments: [[100, 160, 220], [220, 100, 160], [160, 100, 4000]] as [[CGFloat]],
        [true, false])
    func orderIsSameWhoeverWalks(tops: [CGFloat], hasSystem: Bool) {
        let device = hasSystem ? SimulatedDevice.tablet() : SimulatedDevice()
        let form = Form()
        form.tops = tops
        show(form, on: device)
        var walks: [[Int?]] = []
        walks.append(edited(form, after: [("\t", []), ("\t", [])], on: device))
        form.fields[0].becomeFirstResponder()
        walks.append(edited(form, after: [("\r", []), ("\r", [])], on: device))
        form.fields[0].becomeFirstResponder()
        walks.append(
            (0..<2).map { _ in
                form.navigator.gotoNextItem(shouldLoop: true)
                return form.edited
            })
        #expect(walks == [[1, 2], [1, 2], [1, 2]])
        let spoken = form.navigator.accessibilityElements(in: form.view)
        #expect(spoken == form.fields)
    }

    @Test("VoiceOver reads labels with their inputs, in the form's order, and lists as a whole")
    func voiceOverReadsLabelsWithInputs() {
        let device = SimulatedDevice()
        let screen = UIViewController()
        device.show(screen)
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        screen.view.addSubview(box)
        let fields = [screen.view.addField(100, 50), box.addField(100, 0)]
        let labels = [(screen.view!, 50), (box, 0)].map { parent, top in
            let label = UILabel(frame: CGRect(x: 0, y: top, width: 90, height: 40))
            parent.addSubview(label)
            return label
        }
        let table = UITableView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
        let hidden = (0..<3).map { _ in
            UILabel(frame: CGRect(x: 0, y: 500, width: 90, height: 40))
        }
        hidden[0].isHidden = true
        hidden[1].alpha = 0
        hidden[2].accessibilityElementsHidden = true
        ([table] + hidden).forEach(screen.view.addSubview)
        for input in fields { input.isAccessibilityElement = false }
        let navigator = InputNavigator()
        #expect(
            navigator.accessibilityElements(in: screen.view)
                == [labels[0], fields[0], labels[1], fields[1], table])
        navigator.addInputItems(inputItems: fields.reversed())
        #expect(
            navigator.accessibilityElements(in: screen.view)
                == [labels[1], fields[1], labels[0], fields[0], table])
        withExtendedLifetime(device) {}
    }
}
