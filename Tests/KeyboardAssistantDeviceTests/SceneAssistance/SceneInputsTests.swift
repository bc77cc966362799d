import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// The inputs that a scene assistant finds on a screen.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneInputsTests {
    private func makeScene(_ model: SimulatedDevice.Model = .iPhone13) -> AssistedScene {
        AssistedScene(
            model, accessory: .controller(DefaultNavigationView()), handlesReturnKey: true)
    }

    private func inputs(of scene: AssistedScene) -> [UIView]? {
        scene.assistant?.navigator.inputItems
    }

    @Test(
        "Without a bar and Return, only the edited input is known, and nothing of it is changed",
        .requirement("U373"))
    func plainAssistantKnowsEditedInput() throws {
        let scene = AssistedScene()
        scene.assistant = SceneKeyboardAssistant(
            windowScene: try #require(scene.device.window.windowScene))
        let form = TestForm(fields: 5)
        scene.show(form)
        scene.edit(form.fields[2])
        #expect(inputs(of: scene) == [form.fields[2]])
        #expect(form.fields[2].inputAccessoryView == nil)
        #expect(form.fields[2].returnKeyType == .default)
        #expect(form.fields[2].allTargets.isEmpty)
    }

    @Test(
        "Only the edited field and its neighbors are set up, and far taps post nothing more",
        .requirement("U610"))
    func farTapsPostNothingMore() {
        let taps = [0, 30, 5, 45, 12, 52, 20, 38, 8, 57]
        /// The notifications while fields are edited that are far from each other.
        func notifications(_ edit: (TestForm, UITextField) -> Void, _ form: TestForm) -> [String] {
            var posted: [String] = []
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardDidChangeFrameNotification,
            ]
            let tokens = NotificationTokens(names, in: .default) {
                posted.append($0.name.rawValue)
            }
            for index in taps { edit(form, form.fields[index]) }
            withExtendedLifetime(tokens) {}
            return posted
        }
        let (scene, form) = (makeScene(), TestForm(fields: 60))
        scene.show(form)
        let posted = notifications(
            { form, field in
                scene.edit(field)
                #expect(field.inputAccessoryView != nil && field.returnKeyType != .default)
                #expect(scene.shows(field))
            }, form)
        let near = Set(taps.flatMap { [$0 + 59, $0, $0 + 1].map { $0 % 60 } })
        #expect(
            Set(form.fields.indices.filter { form.fields[$0].inputAccessoryView != nil }) == near)
        scene.endEditing()
        #expect(form.fields.allSatisfy { $0.inputAccessoryView == nil })

        // The fields of another device's screen are all set up before the first one is edited.
        let device = SimulatedDevice(.iPhone13)
        let other = TestForm(fields: 60)
        device.show(other)
        let navigator = InputNavigator(
            accessory: .controller(DefaultNavigationView()), returnKey: .editingDidEndOnExit)
        navigator.addInputItems(inputItems: other.fields)
        let expected = notifications(
            { _, field in
                device.focus(field)
            }, other)
        #expect(posted == expected)
    }

    @Test(
        "A step looks through the screen once, by the bar, by Return and by Tab",
        .requirement("U610"), arguments: ["bar", "Return", "Tab"])
    func stepLooksOnce(way: String) throws {
        let (scene, form) = (makeScene(), TestForm(fields: 12))
        scene.show(form)
        scene.edit(form.fields[3])
        let navigator = try #require(scene.assistant?.navigator)
        var looks = 0
        scene.assistant?.shouldAssist = { [far = form.fields[11]] input in
            if input === far { looks += 1 }
            return true
        }
        looks = 0
        switch way {
        case "bar": navigator.defaultController?.btNext.sendActions(for: .touchUpInside)
        case "Return": scene.device.press("\r")
        default: navigator.actions.perform(.next)
        }
        scene.device.settle()
        #expect(form.fields[4].isFirstResponder)
        #expect(looks == 1)
        // What has come since is found by the next step.
        let new = UITextField(frame: CGRect(x: 20, y: 390, width: 300, height: 30))
        form.content.addSubview(new)
        scene.device.press("\r")
        scene.device.settle()
        #expect(new.isFirstResponder)
        #expect(looks == 2)
    }

    @Test(
        "An input that is edited a second time has its bar and its neighbors again",
        .requirement("U373"))
    func inputIsServedAgain() {
        let (scene, form) = (makeScene(), TestForm(fields: 5))
        scene.show(form)
        for _ in 1...2 {
            scene.edit(form.fields[1])
            #expect(inputs(of: scene) == form.fields)
            #expect(form.fields[1].inputAccessoryView != nil)
            scene.endEditing()
            #expect(inputs(of: scene) == [])
            #expect(form.fields[1].inputAccessoryView == nil)
        }
    }

    @Test(
        "Beside a hardware keyboard, nothing is left of an input after editing",
        .requirement("U373"))
    func nothingIsLeftBesideHardwareKeyboard() {
        let (scene, form) = (makeScene(), TestForm(fields: 5))
        scene.device.keyboard.mode = .hardware(bar: false)
        scene.show(form)
        scene.edit(form.fields[1])
        #expect(inputs(of: scene) == form.fields)
        #expect(scene.assistance != nil)
        scene.endEditing()
        #expect(inputs(of: scene) == [])
        #expect(scene.assistance == nil)
        #expect(form.fields.allSatisfy { $0.returnKeyType == .default })
    }

    @Test(
        "After a hardware keyboard has taken over, nothing is left at the first look after editing",
        .requirement("U373"))
    func nothingIsLeftAfterHardwareKeyboardTookOver() {
        let (scene, form) = (AssistedScene(handlesReturnKey: true), TestForm(fields: 5))
        scene.show(form)
        scene.edit(form.fields[1])
        scene.device.keyboard.mode = .hardware(bar: false)
        scene.device.settle()
        #expect(inputs(of: scene) == form.fields)
        scene.endEditing()
        // Without a keyboard that hides, the end of editing is told in the next turn.
        scene.assistant?.shouldAssist = nil
        #expect(inputs(of: scene) == [] && scene.assistance == nil)
        #expect(form.fields.allSatisfy { $0.returnKeyType == .default })
    }

    @Test(
        "An input that the app names during editing isn't one of the others anymore",
        .requirement("U373"))
    func namedInputLeavesOthers() {
        let (scene, form) = (makeScene(), TestForm(fields: 5))
        scene.show(form)
        scene.edit(form.fields[1])
        scene.assistant?.shouldAssist = { $0 !== form.fields[2] }
        #expect(inputs(of: scene) == form.fields.filter { $0 !== form.fields[2] })
        scene.assistant?.shouldAssist = nil
        #expect(inputs(of: scene) == form.fields)
    }

    @Test("A screen is looked through once for each focus", .requirement("U373"))
    func screenIsLookedThroughOnce() {
        let (scene, form) = (makeScene(), TestForm(fields: 5))
        scene.show(form)
        var questions = 0
        let other = form.fields[4]
        scene.assistant?.shouldAssist = { input in
            questions += input === other ? 1 : 0
            return true
        }
        scene.edit(form.fields[1])
        scene.device.keyboard.showsPredictions.toggle()
        scene.device.settle()
        #expect(questions == 1)
        scene.edit(form.fields[2])
        #expect(questions == 2)
    }

    @Test(
        "A view of the app's for typing is one of the inputs while it is edited",
        .requirement("U373", "F52"))
    func customInputIsAmongInputs() {
        let (scene, form) = (makeScene(), TestForm(fields: 3))
        let input = KeyInputView(frame: CGRect(x: 20, y: 62, width: 300, height: 30))
        form.content.addSubview(input)
        scene.show(form)
        scene.edit(input)
        #expect(inputs(of: scene) == [form.fields[0], input, form.fields[1], form.fields[2]])
        #expect(scene.assistant?.navigator.focusedItem === input)
    }

    @Test(
        "Inputs that an assistant of the app's serves aren't among the others",
        .requirement("U373"))
    func servedInputsAreNotAmongOthers() {
        let (scene, form) = (makeScene(), TestForm(fields: 5))
        let inner = form.addInner(CGRect(x: 0, y: 400, width: 390, height: 100), fieldAt: 10)
        scene.show(form)
        let own = KeyboardAssistant(scrollView: inner.scrollView, navigator: InputNavigator())
        scene.edit(form.fields[1])
        #expect(inputs(of: scene) == form.fields)
        scene.edit(inner.field)
        #expect(scene.assistance == .leftAlone(.otherAssistant))
        withExtendedLifetime(own) {}
    }

    @Test(
        "A child's input has the neighbors of its whole screen, and a bar's isn't one of them",
        .requirement("U373"))
    func childIsPartOfScreen() {
        let scene = makeScene()
        let (form, child) = (TestForm(fields: 2), TestForm(fields: 2))
        form.navigationItem.titleView = UITextField(
            frame: CGRect(x: 0, y: 0, width: 120, height: 30))
        scene.show(UINavigationController(rootViewController: form))
        form.addChild(child)
        child.view.frame = CGRect(x: 0, y: 500, width: 390, height: 300)
        form.view.addSubview(child.view)
        child.didMove(toParent: form)
        scene.device.settle()
        scene.edit(child.fields[0])
        #expect(inputs(of: scene) == form.fields + child.fields)
    }

    @Test("The columns of a split view are screens of their own", .requirement("U373"))
    func columnsAreScreens() {
        let scene = makeScene(.iPad9_7)
        let (list, detail) = (TestForm(fields: 2), TestForm(fields: 3))
        let split = UISplitViewController()
        split.viewControllers = [list, detail]
        split.preferredDisplayMode = .oneBesideSecondary
        scene.show(split)
        scene.edit(detail.fields[0])
        #expect(inputs(of: scene) == detail.fields)
    }

    @Test(
        "A field that takes the keys for boxes that people see has a bar and neighbors, too",
        .requirement("U373"))
    func transparentFieldTakesPart() {
        let scene = makeScene()
        let form = TestForm(fields: 4)
        scene.show(form)
        form.fields[2].alpha = 0
        scene.edit(form.fields[2])
        #expect(inputs(of: scene) == form.fields)
        #expect(form.fields[2].inputAccessoryView != nil)
        scene.assistant?.navigator.gotoNextItem(shouldLoop: false)
        #expect(form.fields[3].isFirstResponder)
    }
}
