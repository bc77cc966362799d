import CoreGraphics
import DeviceTesting
import Example
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The screens without code for the keyboard, in a scene with an assistant.
@MainActor
@Suite(.doubts(.keyboard)) struct WholeSceneTests {
    private struct Scene {
        let device: SimulatedDevice
        let assistant: SceneKeyboardAssistant
        let navigation: UINavigationController
        let bar: DefaultNavigationView

        @MainActor
        init(_ root: UIViewController, _ model: SimulatedDevice.Model = .iPhone13) throws {
            device = SimulatedDevice(model)
            bar = DefaultNavigationView()
            navigation = UINavigationController(rootViewController: root)
            device.show(navigation)
            let scene = try #require(device.window.windowScene)
            assistant = SceneKeyboardAssistant(
                windowScene: scene, accessory: .controller(bar), handlesReturnKey: true)
            device.settle()
        }
    }

    @Test(
        "The profile is walked by the bar with each input in sight", .requirement("U240", "U373"),
        arguments: [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func profileIsWalked(model: SimulatedDevice.Model) throws {
        let screen = ProfileViewController()
        let scene = try Scene(screen, model)
        screen.nameField.becomeFirstResponder()
        scene.device.settle()
        for input in screen.inputs {
            #expect(input.isFirstResponder)
            #expect(isInSight(input, of: screen, on: scene.device))
            try scene.device.tap(scene.bar.btNext)
            scene.device.settle()
        }
        try scene.device.tap(scene.bar.btDone)
        scene.device.settle()
        #expect(screen.scrollView.contentInset == .zero)
    }

    @Test("The rows of the addresses keep what was typed in them", .requirement("U240", "U373"))
    func addressesKeepTexts() throws {
        let screen = AddressesViewController()
        let scene = try Scene(screen)
        let first = try #require(screen.tableView.cellForRow(at: [0, 0]) as? AddressCell)
        try scene.device.tap(first.field)
        scene.device.settle()
        for row in 0..<15 {
            scene.device.type("\(row)")
            #expect(scene.assistant.assistance == .scrollView(screen.tableView))
            scene.device.type("\n")
            scene.device.settle()
        }
        screen.tableView.reloadData()
        screen.tableView.scrollToRow(at: [0, 0], at: .top, animated: false)
        scene.device.settle()
        for row in 0..<5 {
            let cell = screen.tableView.cellForRow(at: [0, row]) as? AddressCell
            #expect(cell?.field.text == "\(row)")
        }
        #expect(screen.tableView.contentInset == .zero)
    }

    @Test("The button of the sheet stays above the keyboard", .requirement("U240", "U373"))
    func sheetStaysAboveKeyboard() throws {
        let scene = try Scene(ProfileViewController())
        try scene.device.tap(
            #require(scene.navigation.navigationBar.control(saying: "Feedback")))
        scene.device.settle()
        let sheet = try #require(
            scene.navigation.presentedViewController as? UINavigationController)
        let screen = try #require(sheet.topViewController as? FeedbackViewController)
        try scene.device.tap(screen.emailField)
        scene.device.settle()
        #expect(scene.assistant.assistance == .additionalSafeArea(screen))
        let top = try #require(scene.device.keyboard.frame?.minY)
        #expect(screen.sendButton.convert(screen.sendButton.bounds, to: nil).maxY <= top)
        try scene.device.tap(screen.sendButton)
        scene.device.settle()
        #expect(scene.navigation.presentedViewController == nil)
        #expect(sheet.additionalSafeAreaInsets == .zero)
    }

    @Test(
        "A screen of the example with an assistant of its own is left to it",
        .requirement("U240", "U373"))
    func otherScreensAreLeftAlone() throws {
        let screen = RegistrationViewController()
        let scene = try Scene(screen)
        try scene.device.tap(screen.txtFirstName)
        scene.device.settle()
        #expect(scene.assistant.assistance == .leftAlone(.otherAssistant))
        #expect(screen.txtFirstName.inputAccessoryView !== scene.bar)
    }

    @Test("The list of examples leads to the profile, and that to the addresses")
    func listLeadsToProfile() throws {
        let list = ExampleListViewController()
        let scene = try Scene(list, .iPad9_7)
        let button = try #require(list.view.button(titled: "Profile"))
        list.scrollView.scrollRectToVisible(
            button.convert(button.bounds, to: list.scrollView), animated: false)
        try scene.device.tap(button)
        scene.device.settle()
        let profile = try #require(scene.navigation.topViewController as? ProfileViewController)
        try scene.device.tap(profile.addressesButton)
        scene.device.settle()
        #expect(scene.navigation.topViewController is AddressesViewController)
    }
}
