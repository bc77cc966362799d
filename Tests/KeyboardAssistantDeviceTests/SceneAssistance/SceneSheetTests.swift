import CoreGraphics
import DeviceTesting
import HeadlessBehavior
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// A sheet that makes room by its safe area, while the keyboard changes.
@MainActor
@Suite(.doubts([.sheetAvoidance, .keyboardGuide, .sheetGuide, .endFrame])) struct SceneSheetTests {
    private func present(on scene: AssistedScene) -> FlatScreen {
        let sheet = FlatScreen()
        scene.present(sheet, as: .formSheet)
        return sheet
    }

    @Test(
        "A rotation keeps the field of a sheet visible, there and back", .requirement("U373"),
        arguments: [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func rotationKeepsFieldVisible(model: SimulatedDevice.Model) {
        let scene = AssistedScene(model)
        let sheet = present(on: scene)
        scene.edit(sheet.bottom)
        for orientation in [.landscapeLeft, .portrait, .landscapeLeft] as [UIInterfaceOrientation] {
            scene.device.rotate(to: orientation)
            scene.device.settle()
            #expect(scene.shows(sheet.bottom), "\(orientation.rawValue)")
        }
        scene.endEditing()
        #expect(sheet.additionalSafeAreaInsets == .zero)
    }

    @Test(
        "A sheet makes room again when a hardware keyboard goes away", .requirement("U373"),
        arguments: [SimulatedDevice.Model.iPhone13, .iPad9_7])
    func keyboardGrows(model: SimulatedDevice.Model) {
        let scene = AssistedScene(model)
        scene.device.rotate(to: .landscapeLeft)
        let sheet = present(on: scene)
        scene.edit(sheet.bottom)
        for mode in [.hardware(bar: true), .docked, .hardware(bar: false), .docked]
            as [KeyboardMode]
        {
            scene.device.keyboard.mode = mode
            scene.device.settle()
            #expect(scene.shows(sheet.bottom), "\(mode)")
        }
        scene.device.keyboard.showsPredictions.toggle()
        scene.device.settle()
        scene.device.keyboard.showsPredictions.toggle()
        scene.device.settle()
        #expect(scene.shows(sheet.bottom))
        scene.endEditing()
        #expect(sheet.additionalSafeAreaInsets == .zero)
    }
}
