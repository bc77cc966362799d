import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// The keyboard on the way from one row of a form to the next.
@MainActor
@Suite(.doubts(.lists, .editing)) struct KeyboardHoldingTests {
    @Test(
        "Five Nexts among rows on the screen are five moves between fields, and none of the keyboard",
        .requirement("U513"))
    func fiveNextsPostNothing() {
        let form = RowForm(rows: 40)
        form.tapField("0")
        let heard = EditingLog()
        for _ in 0..<5 { form.next() }
        #expect(form.focused == "5")
        #expect(heard.keyboard == [])
        #expect(
            heard.editing.map(\.?.placeholder)
                == ["0", "1", "1", "2", "2", "3", "3", "4", "4", "5"])
    }

    @Test(
        "Five Nexts to rows without cells don't move the keyboard either", .requirement("U513"),
        arguments: [false, true])
    func fiveNextsToNewRowsPostNothing(isSecure: Bool) {
        let form = RowForm(rows: 40)
        form.rowHeight = { _ in 700 }
        form.prepare = {
            $0.keyboardType = .emailAddress
            $0.isSecureTextEntry = isSecure
        }
        form.table.reloadData()
        form.device.settle()
        form.tapField("0")
        let heard = EditingLog()
        for _ in 0..<5 { form.next() }
        #expect(form.focused == "5")
        #expect(heard.keyboard == [])
        #expect(heard.editing.contains { $0 is HoldingField })
    }

    @Test(
        "A field that holds the keyboard looks like its input, and says less", .requirement("U513"))
    func holderLooksLikeInput() throws {
        let (device, bar) = (
            SimulatedDevice(), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 44))
        )
        let (controller, table, field) = (UIViewController(), UITableView(), FieldInDanish())
        table.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        let outside = BarView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
        outside.bar = bar
        controller.view.addSubview(table)
        controller.view.addSubview(outside)
        outside.addSubview(field)
        device.show(controller)
        field.isSecureTextEntry = true
        field.textContentType = .init(rawValue: "new-password")
        (field.keyboardType, field.smartQuotesType) = (.asciiCapable, .no)
        field.inlinePredictionType = .yes
        field.becomeFirstResponder()
        let holder = KeyboardHolder(for: field, beside: table)
        #expect(holder.take())
        let holding = try #require(
            controller.view.subviews.compactMap { $0 as? HoldingField }.first)
        #expect(holding.isFirstResponder)
        #expect(holding.accessoryBarInChain === bar)
        #expect(holding.keyboardType == .asciiCapable && holding.smartQuotesType == .no)
        #expect(!holding.isSecureTextEntry && holding.textContentType == nil)
        #expect(holding.inlinePredictionType == .yes)
        #expect(holding.textInputContextIdentifier == "da")
        #expect(holding.inputAssistantItem === field.inputAssistantItem)
        #expect(!controller.view.formElements.contains(holding))
        holder.release()
        device.settle()
        #expect(holding.superview == nil && !device.keyboard.isVisible)
    }

    @Test("Nobody sees the field that holds the keyboard of a text view", .requirement("U513"))
    func holderOfTextViewIsHidden() throws {
        let (device, controller) = (SimulatedDevice(), UIViewController())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let textView = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        controller.view.addSubview(table)
        controller.view.addSubview(textView)
        device.show(controller)
        (textView.keyboardType, textView.keyboardAppearance) = (.asciiCapable, .dark)
        (textView.returnKeyType, textView.autocapitalizationType) = (.go, .words)
        (textView.autocorrectionType, textView.spellCheckingType) = (.no, .no)
        (textView.smartQuotesType, textView.smartDashesType) = (.no, .no)
        (textView.smartInsertDeleteType, textView.inlinePredictionType) = (.no, .yes)
        textView.becomeFirstResponder()
        let holder = KeyboardHolder(for: textView, beside: table)
        #expect(holder.take())
        let holding = try #require(
            controller.view.subviews.compactMap { $0 as? HoldingField }.first)
        #expect(holding.isFirstResponder)
        #expect(holding.alpha == 0 && !holding.isAccessibilityElement)
        #expect(holding.keyboardType == .asciiCapable && holding.keyboardAppearance == .dark)
        #expect(holding.returnKeyType == .go && holding.autocapitalizationType == .words)
        #expect(holding.autocorrectionType == .no && holding.spellCheckingType == .no)
        #expect(holding.smartQuotesType == .no && holding.smartDashesType == .no)
        #expect(holding.smartInsertDeleteType == .no && holding.inlinePredictionType == .yes)
        holder.release()
        device.settle()
        #expect(holding.superview == nil)
    }

    @Test(
        "A field that holds the keyboard of a text view has the same keys", .requirement("U513"))
    func holderLooksLikeTextView() throws {
        let device = SimulatedDevice()
        let (controller, table, text) = (UIViewController(), UITableView(), UITextView())
        controller.view.addSubview(table)
        table.addSubview(text)
        device.show(controller)
        (text.keyboardType, text.returnKeyType) = (.asciiCapable, .send)
        (text.smartQuotesType, text.smartDashesType) = (.no, .no)
        text.becomeFirstResponder()
        let holder = KeyboardHolder(for: text, beside: table)
        #expect(holder.take())
        let holding = try #require(
            controller.view.subviews.compactMap { $0 as? HoldingField }.first)
        #expect(holding.keyboardType == .asciiCapable && holding.returnKeyType == .send)
        #expect(holding.smartQuotesType == .no && holding.smartDashesType == .no)
        holder.release()
    }

    @Test(
        "A list whose room the scene's assistant makes keeps it from row to row",
        .requirement("U513"), arguments: [60, 700] as [CGFloat])
    func roomOfSceneStays(rowHeight: CGFloat) throws {
        let scene = AssistedScene()
        let table = InsetTable(frame: scene.device.window.bounds)
        let rows = FieldRows("", 20)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = rowHeight
        table.dataSource = rows
        let (controller, navigator) = (UIViewController(), InputNavigator())
        controller.view.addSubview(table)
        scene.show(controller)
        navigator.addInputItems(in: table)
        scene.edit(try #require(table.fields(named: "0").first))
        #expect(scene.assistance == .scrollView(table))
        let inset = table.contentInset.bottom
        #expect(inset > 0)
        table.insets = []
        for row in 1..<6 {
            navigator.gotoNextItem(shouldLoop: false)
            scene.device.settle()
            let field = try #require(navigator.focusedItem as? UITextField)
            #expect(field.placeholder == "\(row)")
            #expect(scene.shows(field))
            #expect(scene.assistance == .scrollView(table))
        }
        #expect(table.insets.allSatisfy { $0 == inset }, "\(table.insets)")
        scene.endEditing()
        #expect(table.contentInset.bottom == 0)
    }

    @Test(
        "A field that hands the focus on, or ends editing, keeps what it decided",
        .requirement("U513"), arguments: [true, false])
    func decisionOfFieldStays(handsOn: Bool) throws {
        let form = RowForm(rows: 40)
        form.tapField("0")
        let (second, fifth) = (try #require(form.field("1")), try #require(form.field("4")))
        second.addAction(
            UIAction { _ in
                if handsOn { fifth.becomeFirstResponder() } else { second.resignFirstResponder() }
            }, for: .editingDidBegin)
        let heard = EditingLog()
        form.next()
        #expect(form.focused == (handsOn ? "4" : nil))
        #expect(form.device.keyboard.isVisible == handsOn)
        #expect(!heard.editing.contains { $0?.placeholder == "2" || $0 is HoldingField })
        #expect(form.finishes == 0)
    }

    @Test("A field that declines to end is left in peace", .requirement("U513"))
    func decliningFieldStays() throws {
        let form = RowForm(rows: 40)
        form.tapField("3")
        let judge = Judge()
        try #require(form.field("3")).delegate = judge
        form.next()
        #expect(form.focused == "3")
        #expect((1...2).contains(judge.asked))
        judge.isWilling = true
        form.next()
        #expect(form.focused == "4")
    }

    private final class Judge: NSObject, UITextFieldDelegate {
        var isWilling = false
        private(set) var asked = 0

        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            asked += 1
            return isWilling
        }
    }
}

/// What others hear while people walk through a form.
@MainActor
private final class EditingLog {
    private(set) var keyboard: [Notification.Name] = []
    /// The fields whose editing began or ended.
    private(set) var editing: [UITextField?] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
        for name in [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
            UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardDidChangeFrameNotification,
        ] {
            observe(name) { log, _ in log.keyboard.append(name) }
        }
        for name in [
            UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
        ] {
            observe(name) { log, object in log.editing.append(object as? UITextField) }
        }
    }

    private func observe(
        _ name: Notification.Name, _ handle: @escaping @MainActor (EditingLog, Any?) -> Void
    ) {
        let token = NotificationCenter.default.addObserver(
            forName: name, object: nil, queue: nil
        ) { [weak self] notification in
            nonisolated(unsafe) let object = notification.object
            MainActor.assumeIsolated {
                if let self { handle(self, object) }
            }
        }
        tokens.append(token)
    }

    isolated deinit {
        tokens.forEach(NotificationCenter.default.removeObserver)
    }
}

/// A table that records the insets at its bottom.
private final class InsetTable: UITableView {
    var insets: [CGFloat] = []

    override var contentInset: UIEdgeInsets {
        didSet { insets.append(contentInset.bottom) }
    }
}

/// A view that shows a bar above the keyboard while something in it is edited.
private final class BarView: UIView {
    var bar: UIView?

    override var inputAccessoryView: UIView? { bar }
}

private final class FieldInDanish: UITextField {
    override var textInputContextIdentifier: String? { "da" }
}
