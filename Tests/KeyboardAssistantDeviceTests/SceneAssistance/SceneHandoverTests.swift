import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// A screen that takes over from the assistant of its scene, and gives back.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneHandoverTests {
    private func show() -> (scene: AssistedScene, form: TestForm) {
        let (scene, form) = (AssistedScene(), TestForm(fields: 12))
        scene.show(form)
        return (scene, form)
    }

    @Test(
        "An assistant of the screen's that starts during editing takes over in the same turn, and gives back",
        .requirement("U373"))
    func screenTakesOverAndGivesBack() {
        let (scene, form) = show()
        scene.edit(form.fields[10])
        let field = form.fields[10]
        let (inset, offset) = (form.scrollView.contentInset, form.scrollView.contentOffset)
        #expect(inset.bottom > 200)

        let navigator = form.plainNavigator()
        var own: KeyboardAssistant? = KeyboardAssistant(
            scrollView: form.scrollView, navigator: navigator)
        #expect(scene.assistance == .leftAlone(.otherAssistant))
        #expect(form.scrollView.contentInset == inset)
        #expect(form.scrollView.contentOffset == offset)
        #expect(RunningAssistants.all.count { $0.servesScene } == 0)
        #expect(scene.assistant?.navigator.inputItems == [])
        scene.device.settle()
        scene.edit(form.fields[3])
        #expect(scene.shows(form.fields[3]))
        scene.edit(field)

        own = nil
        #expect(form.scrollView.contentInset == inset)
        #expect(scene.shows(field))
        #expect(scene.assistance == .scrollView(form.scrollView))
        #expect(form.scrollView.contentInset == inset)
        #expect(scene.shows(field))
        scene.device.settle()
        #expect(scene.shows(field))
        scene.endEditing()
        #expect(form.scrollView.contentInset == .zero)
        withExtendedLifetime((own, navigator)) {}
    }

    @Test(
        "After an assistant of the screen's is gone, the next input has the scene's bar",
        .requirement("U373"))
    func goneAssistantLeavesBarToScene() {
        let bar = DefaultNavigationView()
        let scene = AssistedScene(accessory: .controller(bar))
        let form = TestForm(fields: 6)
        scene.show(form)
        var own: KeyboardAssistant? = KeyboardAssistant(
            scrollView: form.scrollView, navigator: InputNavigator())
        scene.edit(form.fields[1])
        #expect(form.fields[1].inputAccessoryView == nil)
        #expect(scene.assistance == .leftAlone(.otherAssistant))
        withExtendedLifetime(own) {}
        own = nil
        scene.device.settle()
        scene.edit(form.fields[3])
        #expect(form.fields[3].inputAccessoryView === bar)
        #expect(scene.assistance == .scrollView(form.scrollView))
    }

    @Test(
        "An assistant that stops gives back for the next input", .requirement("U373"))
    func stoppedAssistantGivesBack() {
        let (scene, form) = show()
        let own = form.automatic(form.plainNavigator())
        own.start()
        scene.edit(form.fields[9])
        #expect(scene.assistance == .leftAlone(.otherAssistant))
        #expect(form.scrollView.contentInset == .zero)
        own.stop()
        scene.device.settle()
        scene.edit(form.fields[9])
        #expect(scene.assistance == .scrollView(form.scrollView))
        #expect(scene.shows(form.fields[9]))
    }

    @Test(
        "An assistant serves what is in its navigator or in its scroll view",
        .requirement("U373"))
    func assistantServesItsNavigatorAndScrollView() {
        let form = show().form
        let outside = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        form.view.addSubview(outside)
        let navigator = InputNavigator()
        let manual = KeyboardAssistant(navigator: navigator) { _, _ in }
        #expect(!RunningAssistants.ofAppServe(outside))
        navigator.addInputItem(inputItem: outside)
        #expect(RunningAssistants.ofAppServe(outside))
        #expect(!RunningAssistants.ofAppServe(form.fields[0]))
        let automatic = KeyboardAssistant(
            scrollView: form.scrollView, navigator: InputNavigator())
        #expect(RunningAssistants.ofAppServe(form.fields[0]))
        withExtendedLifetime((manual, automatic)) {}
    }

    @Test(
        "The bar and the Return keys of a screen's own navigator are those that count",
        .requirement("U373"))
    func ownNavigatorKeepsItsInputs() {
        let bar = DefaultNavigationView()
        let scene = AssistedScene(accessory: .controller(bar), handlesReturnKey: true)
        let form = TestForm(fields: 6)
        scene.show(form)
        let own = InputNavigator(
            accessory: .controller(DefaultNavigationView()), returnKey: .editingDidEndOnExit)
        own.addInputItems(inputItems: Array(form.fields[..<3]))
        scene.edit(form.fields[1])
        #expect(form.fields[1].inputAccessoryView === own.accessoryView)
        #expect(scene.assistant?.navigator.inputItems == [form.fields[1]])
        #expect(scene.assistance == .scrollView(form.scrollView))
        scene.edit(form.fields[4])
        #expect(scene.assistant?.navigator.inputItems == Array(form.fields[3...]))
        #expect(form.fields[4].inputAccessoryView === bar)

        own.addInputItem(inputItem: form.fields[4])
        #expect(form.fields[4].inputAccessoryView === own.accessoryView)
        scene.edit(form.fields[3])
        scene.edit(form.fields[4])
        #expect(form.fields[4].inputAccessoryView === own.accessoryView)
        own.removeInputItem(inputItem: form.fields[4])
        scene.edit(form.fields[3])
        #expect(form.fields[4].inputAccessoryView === bar)
    }
}
