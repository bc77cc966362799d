import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Two scenes beside each other on an iPad, whose windows begin at different heights.
@MainActor
private final class TwoScenes {
    let device: SimulatedDevice
    let left: AssistedForm
    let right: AssistedForm

    init(_ answer: UIKitBehavior.SeveralScenes, _ guide: UIKitBehavior.KeyboardGuide = .exact) {
        var behavior = UIKitBehavior.standard
        (behavior.severalScenes, behavior.keyboardGuide) = (answer, guide)
        device = SimulatedDevice(.iPad12_9, behavior: behavior)
        left = AssistedForm(
            on: device, in: CGRect(x: 0, y: 100, width: 500, height: 1266))
        right = AssistedForm(
            on: device, in: CGRect(x: 512, y: 300, width: 500, height: 1066))
    }
}

extension AssistedForm {
    /// Makes the form's window key, and edits the field at `index`.
    fileprivate func edit(_ index: Int) {
        window.makeKey()
        focus(index)
    }
}

@MainActor
@Suite(.doubts([.severalScenes, .endFrame, .guidedViews, .screenConversion, .notificationObject]))
struct SeveralScenesTests {
    @Test(
        "The scene that is typed in measures the keyboard, and the other one keeps its room",
        .requirement("U572"), arguments: UIKitBehavior.SeveralScenes.allCases)
    func otherSceneKeepsRoom(answer: UIKitBehavior.SeveralScenes) {
        let scenes = TwoScenes(answer)
        scenes.right.edit(19)
        #expect(scenes.right.covered > 300 && scenes.right.inset == scenes.right.covered)
        let kept = scenes.right.inset
        scenes.left.edit(19)
        #expect(scenes.left.inset == scenes.left.covered)
        #expect(scenes.right.inset == kept)

        scenes.device.keyboard.showsPredictions.toggle()
        scenes.device.settle()
        #expect(scenes.left.inset == scenes.left.covered && scenes.left.covered < kept)
        // Where its own guide confirms the frame, the other scene takes the height as well.
        let isConfirmed = answer == .screen && scenes.device.behavior.guidedViews != .window
        if isConfirmed { #expect(scenes.right.inset == scenes.right.covered) }
        if answer == .editedWindow { #expect(scenes.right.inset == kept) }

        scenes.right.edit(3)
        #expect(scenes.right.inset == scenes.right.covered)
        for scene in [scenes.left, scenes.right] { scene.window.endEditing(true) }
        scenes.device.settle()
        #expect(scenes.left.inset == 0 && scenes.right.inset == 0)
    }

    @Test(
        "Without a guide, the other scene keeps its room until the keyboard hides",
        .requirement("U572"), .requirement("U578"),
        arguments: UIKitBehavior.SeveralScenes.allCases)
    func roomIsKeptWithoutGuide(answer: UIKitBehavior.SeveralScenes) {
        let scenes = TwoScenes(answer, .stale)
        scenes.right.edit(19)
        let kept = scenes.right.inset
        scenes.left.edit(19)
        scenes.device.keyboard.showsPredictions.toggle()
        scenes.device.settle()
        #expect(kept > 300 && scenes.right.inset == kept)
        for scene in [scenes.left, scenes.right] { scene.window.endEditing(true) }
        scenes.device.settle()
        #expect(scenes.left.inset == 0 && scenes.right.inset == 0)
    }
}

/// Small toolbars of hardware keyboards.
@MainActor
@Suite(.doubts([.minimizedToolbar, .guidedViews, .hideDuration, .notificationObject]))
struct MinimizedToolbarTests {
    @Test(
        "The small toolbar makes room exactly where the guide yields to it", .requirement("U573"),
        arguments: UIKitBehavior.MinimizedToolbar.allCases,
        [UIKitBehavior.KeyboardGuide.exact, .stale])
    func toolbarMakesRoom(
        answer: UIKitBehavior.MinimizedToolbar, guide: UIKitBehavior.KeyboardGuide
    ) throws {
        var behavior = UIKitBehavior.standard
        (behavior.minimizedToolbar, behavior.keyboardGuide) = (answer, guide)
        let device = SimulatedDevice(.iPad12_9, behavior: behavior)
        let form = TestForm(fields: 20)
        device.show(form)
        device.keyboard.mode = .minimizedToolbar
        let assistant = form.assisted()
        device.focus(form.fields[19])
        let toolbar = try #require(device.keyboard.frame)
        #expect(toolbar.width < 500)
        let yields = answer == .isKeyboard && guide == .exact
        let bottom = form.frameInWindow(form.scrollView).maxY
        #expect(form.scrollView.contentInset.bottom == (yields ? bottom - toolbar.minY : 0))
        device.keyboard.mode = .docked
        device.settle()
        let top = try #require(device.keyboard.frame?.minY)
        #expect(form.scrollView.contentInset.bottom == bottom - top)
        device.keyboard.mode = .minimizedToolbar
        device.settle()
        #expect(form.scrollView.contentInset.bottom == (yields ? bottom - toolbar.minY : 0))
        form.fields[19].resignFirstResponder()
        device.settle()
        #expect(form.scrollView.contentInset.bottom == 0)
        withExtendedLifetime(assistant) {}
    }
}
