import CoreGraphics
import Foundation
import SimulatedDevice
import Testing
import UIKit

@MainActor
@Suite struct ContactFormTests {
    @Test("Each field is above the keyboard while it is edited")
    func everyFieldIsAboveTheKeyboard() throws {
        let (device, screen) = (SimulatedDevice(.iPhoneSE), ContactViewController())
        device.show(screen)
        try device.tap(screen.fields[0])
        for field in screen.fields {
            device.settle()
            let top = try #require(device.keyboard.frame?.minY)
            #expect(field.isFirstResponder && field.convert(field.bounds, to: nil).maxY <= top)
            device.type("Jane\n")
        }
        device.settle()
        #expect(!device.keyboard.isVisible)
    }
}

// What follows belongs to the suite of the article.
extension ContactFormTests {
    @Test("A recorded keyboard doesn't cover the field that is edited")
    func recordedKeyboardCoversNothing() throws {
        let recording = try #require(KeyboardRecording.named("iphone-se2-ios13-show"))
        let (device, screen) = (SimulatedDevice(.iPhoneSE), ContactViewController())
        device.keyboard.isSilent = true
        device.show(screen)
        screen.fields[5].becomeFirstResponder()
        device.replay(recording)
        device.settle()
        let (field, top) = (screen.fields[5], try #require(device.keyboard.frame?.minY))
        #expect(field.convert(field.bounds, to: nil).maxY <= top)
    }
}

final class DraftViewController: UIViewController {
    #if canImport(ObjectiveC)
    private static let save = #selector(save(_:))
    #else
    private static let save: Selector = "save:"
    #endif

    let saveButton = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    private(set) var isSaved = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(saveButton)
        saveButton.addTarget(self, action: Self.save, for: .touchUpInside)
        NotificationCenter.default.addObserver(
            self, selector: Self.save, name: UIApplication.didEnterBackgroundNotification,
            object: nil)
    }

    #if canImport(ObjectiveC)
    @objc
    #endif
    func save(_ sender: Any?) {
        isSaved = true
    }
}

extension ContactFormTests {
    @Test("A tap on the button saves the draft")
    func buttonSaves() throws {
        SimulatedDevice.answer("save:", on: DraftViewController.self) { $0.save($1) }
        let (device, screen) = (SimulatedDevice(), DraftViewController())
        device.show(screen)
        try device.tap(screen.saveButton)
        #expect(screen.isSaved)
    }
}
