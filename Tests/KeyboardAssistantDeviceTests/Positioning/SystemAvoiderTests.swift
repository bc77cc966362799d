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
import WebKit

/// Views and screens of the system that avoid the keyboard by themselves.
@MainActor
@Suite(.doubts(.keyboard)) struct SystemAvoiderTests {
    private let stage = Stage(fields: 12)
    private var device: SimulatedDevice { stage.device }

    @Test(
        "A hosted screen brings its fields above the keyboard, and only in its next layout",
        .requirement("U372"), arguments: [false, true])
    func hostedScreenAvoidsKeyboardByItself(isScrolled: Bool) throws {
        let screen = HostedScreen()
        device.show(screen)
        let field = isScrolled ? screen.scrolledField : screen.field

        var atNotification: [CGFloat] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { atNotification.append(screen.view.safeAreaInsets.bottom) }
        }
        device.focus(field)
        NotificationCenter.default.removeObserver(token)
        #expect(atNotification.first == 34)

        let top = try #require(device.keyboard.frame?.minY)
        #expect(screen.view.safeAreaInsets.bottom == 844 - top)
        #expect(screen.scrollView.adjustedContentInset.bottom == 844 - top)
        #expect(screen.scrollView.contentInset == .zero)
        #expect(field.convert(field.bounds, to: nil).maxY <= top)
        field.resignFirstResponder()
        device.settle()
        #expect(screen.view.safeAreaInsets.bottom == 34 && screen.keyboardShare == 0)
    }

    @Test(
        "The scroll view of a hosted screen gets no second inset", .requirement("U372"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1747"))
    func hostedScreenGetsNoSecondInset() throws {
        let screen = HostedScreen()
        device.show(screen)
        let navigator = InputNavigator()
        navigator.addInputItem(inputItem: screen.scrolledField)
        let assistant = KeyboardAssistant(scrollView: screen.scrollView, navigator: navigator)

        device.focus(screen.scrolledField)

        let top = try #require(device.keyboard.frame?.minY)
        #expect(screen.scrollView.adjustedContentInset.bottom == 844 - top)
        let field = screen.scrolledField
        #expect(field.convert(field.bounds, to: nil).maxY <= top)
        assistant.closeKeyboard()
        device.settle()
        #expect(screen.scrollView.contentInset == .zero)
    }

    @Test(
        "A text view under a find bar has room above the bar, and isn't scrolled by an assistant",
        .requirement("U372"))
    func textViewUnderFindBarHasRoom() throws {
        let (form, textView) = (UIViewController(), UITextView())
        textView.frame = CGRect(x: 0, y: 47, width: 390, height: 797)
        textView.text = Array(repeating: "One line of the text.", count: 100)
            .joined(separator: "\n")
        form.view.addSubview(textView)
        device.show(form)
        textView.isFindInteractionEnabled = true
        let navigator = InputNavigator()
        navigator.addInputItem(inputItem: textView)
        let assistant = KeyboardAssistant(scrollView: textView, navigator: navigator)
        device.focus(textView)
        let offset = textView.contentOffset

        try #require(textView.findInteraction).presentFindNavigator(showingReplace: false)
        device.settle()

        #expect(navigator.focusedItem == nil)
        #expect(textView.contentOffset == offset)
        let top = try #require(device.keyboard.frame?.minY)
        #expect(textView.adjustedContentInset.bottom == 844 - top)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A search field in a bar scrolls nothing, at the top and on the keyboard",
        .requirement("U372"), arguments: [false, true])
    func searchFieldInBarScrollsNothing(isAtBottom: Bool) throws {
        let form = TestForm(fields: 20, bottom: .viewEdge)
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        search.hidesNavigationBarDuringPresentation = false
        form.navigationItem.searchController = search
        if isAtBottom { form.navigationItem.preferredSearchBarPlacement = .integrated }
        device.show(UINavigationController(rootViewController: form))
        device.settle()
        let assistant = form.assisted()
        form.scrollView.contentOffset.y = 200
        device.settle()

        try device.tap(search.searchBar.searchTextField)
        device.settle()

        #expect(search.searchBar.searchTextField.isFirstResponder)
        #expect(form.scrollView.contentOffset.y == 200)
        search.isActive = false
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
        #expect(form.scrollView.contentOffset.y == 200)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A web view in a form gets nothing from the assistant of another field",
        .requirement("U372"),
        .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1641"))
    func webViewGetsNothingFromAssistant() throws {
        let form = TestForm(fields: 3)
        let web = WKWebView(frame: CGRect(x: 0, y: 300, width: 390, height: 500))
        web.page = WebPage(
            size: CGSize(width: 390, height: 1500),
            fields: [CGRect(x: 20, y: 420, width: 300, height: 40)])
        form.view.addSubview(web)
        device.show(form)
        let assistant = form.assisted()

        web.editField(at: 0)
        device.settle()

        let top = try #require(device.keyboard.frame?.minY)
        #expect(web.scrollView.contentInset == .zero)
        let field = web.contentView.convert(web.page.fields[0], to: nil)
        #expect(field.maxY <= top)
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "A table controller avoids the keyboard by itself, and no inset is added to that",
        .requirement("U37"))
    func tableControllerAvoidsKeyboardByItself() {
        let device = SimulatedDevice()
        let rows = FieldRows(keeping: 12)
        let screen = rows.tableController(rowHeight: 80)
        device.show(screen)
        let navigator = InputNavigator()
        navigator.addInputItems(inputItems: rows.fields)
        let before = screen.tableView.contentInset.bottom
        device.focus(rows.fields[8])
        let alone = screen.tableView.contentInset.bottom
        rows.fields[8].resignFirstResponder()
        device.settle()

        let assistant = KeyboardAssistant(scrollView: screen.tableView, navigator: navigator)
        device.focus(rows.fields[8])
        #expect(alone > before)
        #expect(screen.tableView.contentInset.bottom == alone)
        let field = rows.fields[8].convert(rows.fields[8].bounds, to: nil)
        #expect(field.maxY <= device.keyboard.frame?.minY ?? 0)
        rows.fields[8].resignFirstResponder()
        device.settle()
        #expect(screen.tableView.contentInset.bottom == before)
        withExtendedLifetime(assistant) {}
    }
}
