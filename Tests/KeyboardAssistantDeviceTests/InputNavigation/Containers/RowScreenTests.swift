import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Forms of rows on the screens and in the windows of apps.
@MainActor
@Suite(.doubts(.lists, [.collectionControllerRoom, .sheetAvoidance, .fieldReveal]))
struct RowScreenTests {
    private func expectWalk(_ form: MixedForm, _ count: Int, step: () -> Void) {
        for row in 1..<count {
            step()
            #expect(form.focused == "\(row)")
            #expect(form.isInSight, "\(row)")
        }
    }

    @Test(
        "The rows of a table controller, which makes room by itself, are walked in sight",
        .requirement("U37", "U360"), arguments: [true, false])
    func tableControllersAreWalked(hasAssistant: Bool) {
        let device = SimulatedDevice()
        let rows = FieldRows("", 20)
        let screen = rows.tableController()
        let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        device.show(screen)
        navigator.addInputItems(in: screen.tableView)
        let assistant =
            hasAssistant
            ? KeyboardAssistant(scrollView: screen.tableView, navigator: navigator) : nil
        screen.tableView.fields(named: "0").first?.becomeFirstResponder()
        device.settle()
        for row in Array(1..<20) + (0..<19).reversed() {
            let place = (navigator.focusedItem as? UITextField)?.placeholder
            if place.flatMap(Int.init) ?? 0 < row {
                navigator.gotoNextItem(shouldLoop: false)
            } else {
                navigator.gotoPreviousItem(shouldLoop: false)
            }
            device.settle()
            let field = navigator.focusedItem as? UITextField
            #expect(field?.placeholder == "\(row)")
            // Without an assistant, it is up to UIKit whether the field is revealed.
            guard hasAssistant else { continue }
            let bottom = field.map { $0.convert($0.bounds, to: nil).maxY } ?? .infinity
            #expect(bottom <= device.keyboard.frame?.minY ?? 0)
        }
        withExtendedLifetime(assistant) {}
    }

    @Test("The items of a collection view controller are walked in sight", .requirement("U360"))
    func collectionControllersAreWalked() {
        let device = SimulatedDevice()
        let rows = FieldRows("", 20)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 380, height: 60)
        let screen = rows.collectionController(layout)
        let navigator = InputNavigator.createWithKeyboardNavigationAndDefaultController(
            shouldSetTextFieldDelegates: true)
        device.show(screen)
        navigator.addInputItems(in: screen.collectionView)
        let assistant = KeyboardAssistant(
            scrollView: screen.collectionView, navigator: navigator)
        screen.collectionView.fields(named: "0").first?.becomeFirstResponder()
        device.settle()
        for row in 1..<20 {
            navigator.gotoNextItem(shouldLoop: false)
            device.settle()
            let field = navigator.focusedItem as? UITextField
            #expect(field?.placeholder == "\(row)")
            let bottom = field.map { $0.convert($0.bounds, to: nil).maxY } ?? .infinity
            #expect(bottom <= device.keyboard.frame?.minY ?? 0)
        }
        withExtendedLifetime(assistant) {}
    }

    @Test("A form of rows in a sheet is walked in sight", .requirement("U360"))
    func rowsInSheetAreWalked() {
        let form = MixedForm(on: SimulatedDevice(.iPad12_9, orientation: .landscapeLeft))
        let below = UIViewController()
        form.device.show(below)
        form.screen.modalPresentationStyle = .formSheet
        below.present(form.screen, animated: false)
        form.device.settle()
        let rows = FieldRows("", 20)
        form.fill(rows.table(.zero), rows)
        form.tap("0")
        expectWalk(form, 20) { form.next() }
    }

    @Test(
        "A form of rows in a window that doesn't fill the screen is walked in sight",
        .requirement("U360"))
    func rowsInSmallWindowAreWalked() {
        let form = MixedForm(
            on: SimulatedDevice(.iPad12_9, orientation: .landscapeLeft),
            in: CGRect(x: 300, y: 200, width: 500, height: 700))
        let rows = FieldRows("", 20)
        form.fill(rows.table(.zero), rows)
        form.tap("0")
        expectWalk(form, 20) { form.next() }
    }

    // MARK: Accessibility

    @Test("VoiceOver is told of a row that was scrolled onto the screen", .requirement("U365"))
    func voiceOverIsToldOfNewRow() throws {
        let form = MixedForm()
        let rows = FieldRows("", 20)
        let table = form.fill(rows.table(.zero), rows)
        form.tap("0")
        for row in 1..<20 {
            form.next()
            #expect(form.focused == "\(row)")
        }
        #expect(form.device.accessibilityPosts.isEmpty, "the next row was on the screen")
        for row in [0, 19] {
            #expect(table.cellForRow(at: IndexPath(row: row, section: 0)) == nil)
            let count = form.device.accessibilityPosts.count
            _ = row == 0 ? form.next(loop: true) : form.previous(loop: true)
            #expect(form.focused == "\(row)")
            #expect(form.device.accessibilityPosts.count == count + 1)
            let post = try #require(form.device.accessibilityPosts.last)
            #expect(post.notification == .layoutChanged)
            #expect(post.argument as? UIView === form.navigator.focusedItem)
        }
    }

    @Test("VoiceOver reads a form with a list in the order of the form", .requirement("U365"))
    func voiceOverOrderIsUnchanged() {
        let form = MixedForm()
        let a = form.addField("a")
        let table = form.addTable(FieldRows("", 9))
        let z = form.addField("z")
        let order = [a, table, z]
        #expect(form.navigator.accessibilityElements(in: form.scrollView) == order)
        form.tap("a")
        _ = form.walk()
        #expect(form.navigator.accessibilityElements(in: form.scrollView) == order)
    }

    @Test(
        "With Reduce Motion a row that is brought on screen is there at once",
        .requirement("U365"), arguments: [true, false])
    func reducedMotionScrollsAtOnce(isReduced: Bool) {
        let device = SimulatedDevice()
        device.accessibility.isReduceMotionEnabled = isReduced
        let form = MixedForm(on: device)
        let rows = FieldRows("", 20)
        let table = form.fill(rows.table(.zero), rows, hasAssistant: false)
        form.tap("0")
        Animations.clearLog()
        #expect(form.previous(loop: true) == "19")
        #expect(Animations.log.contains { $0.moved(table) } == !isReduced)
    }
}

/// Tab in forms of rows, on devices with a focus engine and without.
@MainActor
@Suite(.doubts([.hiddenCells, .respondingCellOutOfSight, .pressOrder, .tabInField]))
struct RowTabTests {
    @Test(
        "Tab goes from row to row, and ⇧Tab back", .requirement("U360"), arguments: [true, false])
    func tabGoesFromRowToRow(hasSystem: Bool) {
        let form = MixedForm(on: hasSystem ? SimulatedDevice.tablet() : SimulatedDevice())
        form.navigator.shouldLoopAccessoryControllerNavigation = false
        let rows = FieldRows("", 24)
        form.fill(rows.table(.zero), rows)
        form.tap("0")
        for row in 1..<24 {
            form.device.press("\t")
            #expect(form.focused == "\(row)")
        }
        for row in (0..<23).reversed() {
            form.device.press("\t", .shift)
            #expect(form.focused == "\(row)")
        }
    }

    @Test(
        "Tab crosses the borders of a list, and goes round where the bar does",
        .requirement("U364"))
    func tabCrossesBorders() {
        let form = MixedForm()
        form.addField("a")
        form.addTable(FieldRows("", 12))
        form.addField("z")
        form.tap("a")
        let names = (0..<12).map { "\($0)" } + ["z", "a"]
        for name in names {
            form.device.press("\t")
            #expect(form.focused == name)
        }
        form.device.press("\t", .shift)
        #expect(form.focused == "z")
        form.device.press("\t", .shift)
        #expect(form.focused == "11")
    }

    @Test("Tab leaves a text view in a row if it is to", .requirement("U360"))
    func tabLeavesTextViewInRow() {
        let form = MixedForm()
        form.navigator.tabLeavesTextViews = true
        let rows = FieldRows([[["a"], [], ["b"]]])
        rows.prepare = { view, fields in
            guard fields.isEmpty else { return }
            let text = UITextView(frame: CGRect(x: 4, y: 4, width: 200, height: 50))
            text.accessibilityIdentifier = "text"
            view.addSubview(text)
        }
        form.fill(rows.table(.zero), rows)
        form.tap("a")
        form.device.press("\t")
        #expect(form.focused == "text")
        form.device.press("\t")
        #expect(form.focused == "b")
    }
}
