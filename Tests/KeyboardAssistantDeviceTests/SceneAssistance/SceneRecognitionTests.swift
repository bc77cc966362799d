import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Views whose safe area includes the keyboard, and bars in unusual places.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneRecognitionTests {
    @Test(
        "A hosted screen is recognized each time, and no other screen is",
        .requirement("U372", "U373", "F36"))
    func hostedScreenIsRecognized() {
        let scene = AssistedScene()
        let screen = HostedScreen()
        scene.show(screen)
        scene.edit(screen.field)
        scene.endEditing()
        screen.scrolledField.becomeFirstResponder()
        #expect(scene.assistance == .leftAlone(.ownSafeArea))
        scene.device.settle()
        scene.endEditing()
        let form = TestForm(fields: 12)
        scene.show(form)
        scene.edit(form.fields[9])
        #expect(scene.assistance == .scrollView(form.scrollView))
        #expect(scene.shows(form.fields[9]))
    }

    @Test(
        "A hosted screen is recognized in landscape, too", .requirement("U372", "U373", "F36"))
    func hostedScreenInLandscape() {
        let scene = AssistedScene()
        let screen = HostedScreen()
        scene.show(screen)
        scene.device.rotate(to: .landscapeLeft)
        scene.device.settle()
        scene.edit(screen.field)
        #expect(scene.assistance == .leftAlone(.ownSafeArea))
    }

    @Test(
        "A screen to whose safe area the app adds the keyboard isn't taken for a hosted one",
        .requirement("U372", "U373"))
    func appsSafeAreaIsNoHost() throws {
        let scene = AssistedScene()
        let screen = FlatScreen()
        scene.show(screen)
        screen.bottom.becomeFirstResponder()
        let top = try #require(scene.device.keyboard.frame?.minY)
        screen.additionalSafeAreaInsets.bottom = 844 - top - 34
        scene.device.settle()
        #expect(scene.shows(screen.bottom))
        #expect(scene.assistance == .leftAlone(.notCovered))
    }

    @Test(
        "A screen whose safe area grows for something else isn't taken for a hosted one",
        .requirement("U372", "U373"))
    func toastIsNoHost() {
        let scene = AssistedScene()
        let (screen, form) = (ToastScreen(), TestForm(fields: 12))
        screen.addChild(form)
        form.view.frame = screen.view.bounds
        screen.view.addSubview(form.view)
        form.didMove(toParent: screen)
        scene.show(screen)
        form.fields[9].becomeFirstResponder()
        screen.showToast()
        scene.device.settle()
        #expect(screen.view.safeAreaInsets.bottom == 120)
        #expect(scene.assistance == .scrollView(form.scrollView))
        #expect(scene.shows(form.fields[9]))
    }

    @Test(
        "The search field of a visible screen is left alone wherever it is, and no other field is",
        .requirement("U372", "U373"))
    func searchFieldOutsideOfBar() {
        let scene = AssistedScene()
        let (parent, form) = (UIViewController(), TestForm(fields: 12))
        let search = UISearchController(searchResultsController: nil)
        parent.navigationItem.searchController = search
        parent.addChild(form)
        form.view.frame = parent.view.bounds
        parent.view.addSubview(form.view)
        form.didMove(toParent: parent)
        let field = search.searchBar.searchTextField
        field.removeFromSuperview()
        field.frame = CGRect(x: 0, y: 600, width: 390, height: 50)
        form.content.addSubview(field)
        scene.show(parent)
        scene.edit(field)
        #expect(scene.assistance == .leftAlone(.searchBar))
        #expect(form.scrollView.contentInset == .zero)
        scene.edit(form.fields[9])
        #expect(scene.assistance == .scrollView(form.scrollView))
    }

    @Test(
        "A field in a tab bar or a toolbar is left alone", .requirement("U373"),
        arguments: [false, true])
    func fieldInBarIsLeftAlone(isTabBar: Bool) {
        let scene = AssistedScene()
        let (tabs, form) = (UITabBarController(), TestForm(fields: 12))
        tabs.viewControllers = [form]
        scene.show(tabs)
        let field = UITextField(frame: CGRect(x: 10, y: 2, width: 200, height: 40))
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
        form.view.addSubview(toolbar)
        (isTabBar ? tabs.tabBar : toolbar).addSubview(field)
        scene.edit(field)
        #expect(scene.assistance == .leftAlone(.searchBar))
        #expect(form.scrollView.contentInset == .zero)
    }
}

/// A screen whose view makes room for a toast in its own safe area.
private final class ToastScreen: UIViewController {
    private final class ToastView: UIView {
        var toast: CGFloat = 0

        override var safeAreaInsets: UIEdgeInsets {
            var insets = super.safeAreaInsets
            insets.bottom = max(insets.bottom, toast)
            return insets
        }
    }

    override func loadView() {
        view = ToastView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    func showToast() {
        (view as? ToastView)?.toast = 120
        view.setNeedsLayout()
    }
}
