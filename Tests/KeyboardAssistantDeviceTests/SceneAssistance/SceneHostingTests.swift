import CoreGraphics
import DeviceFixtures
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyNavigation
@testable import KeyboardAssistant

/// Screens of SwiftUI, UIKit in them, and screens that only look like them.
@MainActor
@Suite(.doubts(.keyboard)) struct SceneHostingTests {
    private let bar = DefaultNavigationView()

    private func makeScene() -> AssistedScene {
        AssistedScene(accessory: .controller(bar), handlesReturnKey: true)
    }

    @Test(
        "SwiftUI's own inputs are known at the first focus, and get no bar, no Return and no inset",
        .requirement("U511", "U372", "F36"), arguments: [false, true])
    func ownInputsAreKnownAtFirstFocus(hasKeyboardInSafeArea: Bool) {
        for isScrolled in [false, true] {
            let scene = makeScene()
            let screen = HostedScreen(hasKeyboardInSafeArea: hasKeyboardInSafeArea)
            scene.show(screen)
            let field = isScrolled ? screen.scrolledField : screen.field
            var seen: [SceneKeyboardAssistant.Assistance?] = []
            let token = scene.assistant?.observe { seen.append($0) }
            // SwiftUI's fields are of classes of its own (assumed: A42).
            for _ in 1...2 {
                field.becomeFirstResponder()
                #expect(scene.assistance == .leftAlone(.ownSafeArea))
                #expect(field.inputAccessoryView == nil && field.allTargets.isEmpty)
                #expect(field.returnKeyType == .default)
                #expect(scene.assistant?.accessoryAbsence == .leftAlone)
                #expect(screen.scrollView.contentInset == .zero)
                scene.device.settle()
                #expect(screen.scrollView.contentInset == .zero)
                #expect(screen.unsupportedSubviews == [])
                #expect(scene.shows(field))
                scene.endEditing()
            }
            #expect(seen == [.leftAlone(.ownSafeArea), nil, .leftAlone(.ownSafeArea), nil])
            token?.cancel()
        }
    }

    @Test(
        "Where the keyboard isn't among a host's safe area regions, room is made as for UIKit",
        .requirement("U511"))
    func roomIsMadeWithoutKeyboardRegion() {
        let scene = makeScene()
        let screen = HostedScreen(hasKeyboardInSafeArea: false)
        screen.loadViewIfNeeded()
        screen.avoidsKeyboard = false
        scene.show(screen)
        scene.edit(screen.scrolledField)
        #expect(scene.assistance == .scrollView(screen.scrollView))
        #expect(screen.scrollView.contentInset.bottom > 200)
        #expect(scene.shows(screen.scrolledField))
        #expect(screen.unsupportedSubviews == [])
        scene.endEditing()
        #expect(screen.scrollView.contentInset == .zero)

        // A safe area of its own, which can change while the screen is shown.
        screen.avoidsKeyboard = true
        scene.edit(screen.scrolledField)
        #expect(scene.assistance == .leftAlone(.ownSafeArea))
        #expect(screen.scrollView.contentInset == .zero)
    }

    @Test(
        "UIKit's inputs in a representable have bar, Return and order, and SwiftUI makes their room",
        .requirement("U511"), arguments: [false, true])
    func representedInputsAreServed(hasKeyboardInSafeArea: Bool) {
        let scene = makeScene()
        let screen = HostedScreen(hasKeyboardInSafeArea: hasKeyboardInSafeArea)
        let content = UIView()
        let fields = (0..<3).map {
            UITextField(frame: CGRect(x: 20, y: 20 + $0 * 60, width: 300, height: 40))
        }
        fields.forEach(content.addSubview)
        screen.represent(content)
        scene.show(screen)
        fields[0].becomeFirstResponder()
        #expect(scene.assistance == .leftAlone(.ownSafeArea))
        scene.device.settle()
        #expect(scene.assistant?.navigator.inputItems == fields)
        #expect(fields[0].inputAccessoryView === bar && fields[0].returnKeyType == .next)
        scene.device.press("\r")
        scene.device.settle()
        #expect(fields[1].isFirstResponder)
        bar.btNext.sendActions(for: .touchUpInside)
        scene.device.settle()
        #expect(fields[2].isFirstResponder && scene.shows(fields[2]))
        #expect(fields[2].returnKeyType == .done)
        #expect(screen.field.inputAccessoryView == nil && screen.field.allTargets.isEmpty)
        #expect(screen.unsupportedSubviews == [])
    }

    @Test(
        "A PIN field in a representable has no bar because the app doesn't let one be set",
        .requirement("U511", "U575"))
    func representedPINNamesItsReason() {
        let (scene, screen, pin) = (
            makeScene(), HostedScreen(hasKeyboardInSafeArea: false), KeyInputView()
        )
        pin.frame = CGRect(x: 20, y: 20, width: 300, height: 40)
        screen.represent(pin)
        scene.show(screen)
        scene.edit(pin)
        #expect(scene.assistance == .leftAlone(.ownSafeArea))
        #expect(scene.assistant?.accessoryAbsence == .notSettable)
    }

    @Test(
        "The app's scroll view in a representable is scrolled, and gets no inset of ours",
        .requirement("U511"), arguments: [false, true])
    func representedFormIsScrolled(hasKeyboardInSafeArea: Bool) {
        let scene = makeScene()
        let screen = HostedScreen(hasKeyboardInSafeArea: hasKeyboardInSafeArea)
        let form = TestForm(fields: 12, bottom: .viewEdge)
        screen.addChild(form)
        screen.represent(form.view)
        form.didMove(toParent: screen)
        scene.show(screen)
        for field in [form.fields[8], form.fields[11], form.fields[1]] {
            field.becomeFirstResponder()
            #expect(form.scrollView.contentInset == .zero)
            scene.device.settle()
            #expect(scene.assistance == .scrollView(form.scrollView))
            #expect(form.scrollView.contentInset == .zero)
            #expect(scene.shows(field))
            #expect(field.inputAccessoryView === bar)
        }
        #expect(scene.assistant?.navigator.inputItems == form.fields)
        #expect(screen.unsupportedSubviews == [])
        scene.endEditing()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(
        "An own assistant in a representable only scrolls, and adds no view to SwiftUI's",
        .requirement("U511"))
    func ownAssistantInRepresentableScrolls() {
        let device = SimulatedDevice(.iPhone13)
        let screen = HostedScreen(hasKeyboardInSafeArea: false)
        let form = TestForm(fields: 12, bottom: .viewEdge)
        form.loadViewIfNeeded()
        screen.represent(form.view)
        device.show(screen)
        let assistant = form.assisted()
        form.fields[9].becomeFirstResponder()
        #expect(form.scrollView.contentInset == .zero)
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
        #expect(device.shows(form.fields[9]))
        #expect(screen.unsupportedSubviews == [])
        withExtendedLifetime(assistant) {}
    }

    @Test(
        "Rings, holders and what observes a container are added to no view of SwiftUI's",
        .requirement("U511"))
    func nothingIsAddedToHostingView() throws {
        let device = SimulatedDevice(.iPhone13)
        let (screen, form) = (HostedScreen(), TestForm(fields: 3))
        form.loadViewIfNeeded()
        screen.represent(form.view)
        device.show(screen)
        device.settle()
        let (field, scroll) = (screen.field, screen.scrollView)
        let before = [screen.view, field, scroll, form.view.superview].map { $0?.subviews.count }
        let rings = [FocusRing(around: field), FocusRing(around: scroll)]
        #expect(device.window.subviews.contains { $0.layer.borderWidth > 0 })
        let holder = KeyboardHolder(for: field, beside: scroll)
        #expect(holder.take())
        let navigator = InputNavigator()
        navigator.addInputItems(in: screen.view)
        #expect(navigator.inputItems.contains(screen.field))
        #expect(
            before
                == [screen.view, field, scroll, form.view.superview].map { $0?.subviews.count })
        holder.release()
        withExtendedLifetime(rings) {}
    }

    @Test(
        "Content of SwiftUI in a cell of the app's list is a row like others",
        .requirement("U511"), arguments: [false, true])
    func hostedCellIsRow(isInHost: Bool) throws {
        let (scene, rows) = (makeScene(), FieldRows("", 12))
        rows.makeField = { HostedField() }
        let (screen, table) = rows.screen()
        let host = HostedScreen(hasKeyboardInSafeArea: false)
        if isInHost {
            host.addChild(screen)
            host.represent(screen.view)
            screen.didMove(toParent: host)
        }
        scene.show(isInHost ? host : screen)
        let field = try #require(table.fields(named: "2").first)
        scene.edit(field)
        #expect(scene.assistance == .scrollView(table))
        #expect(field.inputAccessoryView === bar)
        scene.device.press("\r")
        scene.device.settle()
        let next = try #require(table.fields(named: "3").first)
        #expect(next.isFirstResponder && scene.shows(next))
        #expect(isInHost == (table.contentInset == .zero))
        #expect(host.unsupportedSubviews == [])
    }

    @Test(
        "A screen that isn't SwiftUI's is never taken for one, whatever its safe area does",
        .requirement("U511", "U373"), arguments: [false, true])
    func lookalikeIsServed(hasKeyboardInSafeArea: Bool) {
        let scene = makeScene()
        let screen = HostedLookalike(hasKeyboardInSafeArea: hasKeyboardInSafeArea)
        scene.show(screen)
        for orientation in [.portrait, .landscapeLeft] as [UIInterfaceOrientation] {
            scene.device.rotate(to: orientation)
            scene.device.settle()
            scene.edit(screen.scrolledField)
            #expect(scene.assistance == .scrollView(screen.scrollView))
            #expect(scene.shows(screen.scrolledField))
            #expect(screen.scrolledField.inputAccessoryView === bar)
            scene.edit(screen.field)
            #expect(scene.assistance == .leftAlone(.notCovered))
            #expect(screen.field.inputAccessoryView === bar)
            scene.device.rotate(to: orientation == .portrait ? .landscapeLeft : .portrait)
            scene.device.settle()
            #expect(scene.assistance == .leftAlone(.notCovered))
            scene.endEditing()
        }
        #expect(screen.scrollView.contentInset == .zero)
    }

    @Test(
        "A screen that is presented from one of SwiftUI's isn't one of them", .requirement("U511"))
    func presentedScreenIsServed() {
        let scene = makeScene()
        let (host, form) = (HostedScreen(), TestForm(fields: 12))
        scene.show(host)
        form.modalPresentationStyle = .fullScreen
        host.present(form, animated: true)
        scene.device.settle()
        scene.edit(form.fields[9])
        #expect(scene.assistance == .scrollView(form.scrollView))
        #expect(scene.shows(form.fields[9]))
    }
}
