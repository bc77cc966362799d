import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit
import WebKit

@testable import KeyboardAssistant

/// What avoids the keyboard by itself, or is named by the app, and is left alone.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneInactionTests {
    @Test("A web view is left alone", .requirement("U372", "U373", "F37"))
    func webViewIsLeftAlone() {
        let scene = AssistedScene()
        let form = TestForm(fields: 12)
        let web = WKWebView(frame: CGRect(x: 0, y: 300, width: 390, height: 500))
        web.page = WebPage(
            size: CGSize(width: 390, height: 1500),
            fields: [CGRect(x: 20, y: 420, width: 300, height: 40)])
        form.content.addSubview(web)
        scene.show(form)
        web.editField(at: 0)
        scene.device.settle()
        #expect(scene.assistance == .leftAlone(.webView))
        #expect(web.scrollView.contentInset == .zero)
        #expect(form.scrollView.contentInset == .zero)
        scene.edit(form.fields[9])
        #expect(scene.assistance == .scrollView(form.scrollView))
    }

    @Test(
        "A hosted screen that avoids the keyboard by its own safe area is left alone",
        .requirement("U372", "U373", "F36"), arguments: [false, true])
    func hostedScreenIsLeftAlone(isScrolled: Bool) throws {
        let scene = AssistedScene()
        let screen = HostedScreen()
        scene.show(screen)
        let field = isScrolled ? screen.scrolledField : screen.field
        for _ in 1...2 {
            scene.edit(field)
            #expect(scene.assistance == .leftAlone(.ownSafeArea))
            #expect(screen.scrollView.contentInset == .zero)
            #expect(scene.shows(field))
            scene.endEditing()
            #expect(screen.scrollView.contentInset == .zero)
        }
    }

    @Test(
        "A hosted screen in a presented one gets nothing from its safe area either",
        .requirement("U372", "U373", "F36"))
    func presentedHostedScreenIsLeftAlone() {
        let scene = AssistedScene()
        let screen = HostedScreen()
        scene.present(screen)
        scene.edit(screen.field)
        #expect(scene.assistance == .leftAlone(.ownSafeArea))
        #expect(screen.additionalSafeAreaInsets == .zero)
        #expect(scene.shows(screen.field))
    }

    @Test(
        "A search field in a bar is left alone, at the top and above the keyboard",
        .requirement("U372", "U373", "F34"), arguments: [false, true])
    func searchFieldInBarIsLeftAlone(isAtBottom: Bool) throws {
        let scene = AssistedScene(
            accessory: .controller(DefaultNavigationView()), handlesReturnKey: true)
        let form = TestForm(fields: 20, bottom: .viewEdge)
        let search = UISearchController(searchResultsController: nil)
        search.obscuresBackgroundDuringPresentation = false
        form.navigationItem.searchController = search
        if isAtBottom { form.navigationItem.preferredSearchBarPlacement = .integrated }
        scene.show(UINavigationController(rootViewController: form))
        try scene.device.tap(search.searchBar.searchTextField)
        scene.device.settle()
        #expect(search.searchBar.searchTextField.isFirstResponder)
        #expect(scene.assistance == .leftAlone(.searchBar))
        #expect(form.scrollView.contentInset == .zero)
        #expect(search.searchBar.searchTextField.inputAccessoryView == nil)
        scene.edit(form.fields[9])
        #expect(scene.assistance == .scrollView(form.scrollView))
        #expect(scene.assistant?.navigator.inputItems == form.fields)
    }

    @Test("The field of a find bar is left alone", .requirement("U372", "U373"))
    func findBarIsLeftAlone() throws {
        let scene = AssistedScene()
        let screen = UIViewController()
        let textView = UITextView(frame: scene.device.window.bounds)
        textView.text = Array(repeating: "One line.", count: 100).joined(separator: "\n")
        textView.isFindInteractionEnabled = true
        screen.view.addSubview(textView)
        scene.show(screen)
        scene.edit(textView)
        let interaction = try #require(textView.findInteraction)
        interaction.presentFindNavigator(showingReplace: false)
        scene.device.settle()
        #expect(scene.assistance == .leftAlone(.findNavigator))
        let top = try #require(scene.device.keyboard.frame?.minY)
        #expect(textView.adjustedContentInset.bottom == 844 - top)
        interaction.dismissFindNavigator()
        scene.device.settle()
        #expect(scene.assistance == nil || scene.assistance == .scrollView(textView))
    }

    @Test("A field above the keyboard is left alone", .requirement("U373"))
    func fieldInAccessoryViewIsLeftAlone() {
        let scene = AssistedScene()
        let screen = ComposerScreen()
        scene.show(screen)
        screen.becomeFirstResponder()
        scene.device.settle()
        scene.edit(screen.field)
        #expect(scene.assistance == .leftAlone(.inputView))
    }

    @Test("The field of an alert is left alone", .requirement("U370", "U373"))
    func alertIsLeftAlone() throws {
        let scene = AssistedScene(accessory: .controller(DefaultNavigationView()))
        let form = TestForm(fields: 12)
        scene.show(form)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        form.present(alert, animated: true)
        scene.device.settle()
        let field = try #require(alert.textFields?.first)
        scene.edit(field)
        #expect(scene.assistance == .leftAlone(.alert))
        #expect(field.inputAccessoryView == nil)
        #expect(alert.additionalSafeAreaInsets == .zero)
        #expect(form.scrollView.contentInset == .zero)
        #expect(scene.shows(field))
    }

    @Test("A table view controller makes room by itself", .requirement("U372", "U373"))
    func tableControllerIsLeftAlone() {
        let bar = DefaultNavigationView()
        let scene = AssistedScene(accessory: .controller(bar))
        let rows = FieldRows(keeping: 12)
        let screen = rows.tableController(rowHeight: 80)
        scene.show(screen)
        let field = rows.fields[8]
        scene.edit(field)
        #expect(scene.assistance == .leftAlone(.tableViewController))
        #expect(scene.shows(field))
        // The table view controller has no bar.
        #expect(field.inputAccessoryView === bar)
    }

    @Test("A view that follows the keyboard layout guide is left alone", .requirement("U373"))
    func guideIsLeftAlone() {
        let scene = AssistedScene()
        let screen = UIViewController()
        let field = UITextField()
        field.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(field)
        NSLayoutConstraint.activate([
            field.bottomAnchor.constraint(
                equalTo: screen.view.keyboardLayoutGuide.topAnchor, constant: -10),
            field.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            field.widthAnchor.constraint(equalToConstant: 200),
            field.heightAnchor.constraint(equalToConstant: 40),
        ])
        scene.show(screen)
        scene.edit(field)
        #expect(scene.assistance == .leftAlone(.keyboardLayoutGuide))

        let form = TestForm(fields: 12, bottom: .keyboardLayoutGuide)
        scene.show(form)
        scene.edit(form.fields[9])
        #expect(scene.assistance == .scrollView(form.scrollView))
        #expect(scene.shows(form.fields[9]))
        // A guide that stays at the bottom makes no room.
        let follows = form.frameInWindow(form.scrollView).maxY < 844 - 34
        #expect((form.scrollView.contentInset == .zero) == follows)
    }

    @Test("What the app names is left alone, also while it is edited", .requirement("U373"))
    func namedInputIsLeftAlone() {
        let scene = AssistedScene(
            accessory: .controller(DefaultNavigationView()), handlesReturnKey: true)
        let form = TestForm(fields: 12)
        scene.show(form)
        let field = form.fields[9]
        scene.edit(field)
        #expect(form.scrollView.contentInset.bottom > 200)
        scene.assistant?.shouldAssist = { $0 !== field }
        #expect(scene.assistance == .leftAlone(.excluded))
        #expect(form.scrollView.contentInset == .zero)
        #expect(field.inputAccessoryView == nil)
        scene.edit(form.fields[8])
        #expect(scene.assistant?.navigator.inputItems.contains(field) == false)
        scene.edit(field)
        scene.assistant?.shouldAssist = nil
        #expect(scene.assistance == .scrollView(form.scrollView))
        scene.device.settle()
        #expect(scene.shows(field))
    }

    @Test("Some reasons are about the inset alone, and others about the bar and Return, too")
    func reasonsAreDivided() {
        let covering = InactionReason.allCases.filter(\.traits.coversNavigation)
        #expect(
            covering == [
                .otherAssistant, .excluded, .webView, .searchBar, .findNavigator, .inputView,
                .alert, .ownSafeArea,
            ])
    }
}
