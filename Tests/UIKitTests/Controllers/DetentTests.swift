#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

/// A sheet with a field over a plain controller, on a device.
@MainActor
private final class SheetStage: NSObject, UISheetPresentationControllerDelegate {
    let device: SimulatedDevice
    let below = UIViewController()
    let content = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    let button = UIButton(type: .system)
    var changes = 0
    var attempts = 0

    init(
        _ model: SimulatedDevice.Model = .iPhone13, style: UIModalPresentationStyle = .pageSheet,
        avoidance: UIKitBehavior.SheetAvoidance = .moves,
        detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
    ) {
        var behavior = UIKitBehavior()
        behavior.sheetAvoidance = avoidance
        device = SimulatedDevice(model, behavior: behavior)
        super.init()
        device.show(below)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        below.view.addSubview(button)
        content.view.addSubview(field)
        content.modalPresentationStyle = style
        content.sheetPresentationController?.detents = detents
        content.sheetPresentationController?.delegate = self
        below.present(content, animated: false)
        device.settle()
    }

    var sheet: UISheetPresentationController? { content.sheetPresentationController }
    var top: CGFloat { content.view.convert(CGPoint.zero, to: nil as UIView?).y }
    var height: CGFloat { content.view.bounds.height }
    /// The room of a card: from ten points below the status bar to the bottom.
    let room: CGFloat = 844 - 57

    /// Pulls the card by its upper edge.
    func pull(by way: CGFloat) {
        let finger = device.touch(at: CGPoint(x: 195, y: top + 15), in: device.window)
        for _ in 0..<10 { finger.move(by: CGVector(dx: 0, dy: way / 10)) }
        finger.hold(for: 0.3)
        finger.lift()
        device.settle()
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        changes += 1
    }

    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {
        attempts += 1
    }
}

@MainActor
@Suite struct DetentTests {
    @Test("A sheet stands at its smallest detent, and goes where it is told", .requirement("U357"))
    func sheetStartsAtSmallestDetent() {
        let stage = SheetStage()
        #expect(stage.height == stage.room / 2)
        stage.sheet?.animateChanges { stage.sheet?.selectedDetentIdentifier = .large }
        stage.device.settle()
        #expect(stage.top == 57)
        #expect(stage.changes == 0)
    }

    @Test("A custom detent is as high as it says, and the safe area below", .requirement("U357"))
    func customDetentAddsSafeAreaBelow() {
        var height: CGFloat = 200
        let detent = UISheetPresentationController.Detent.custom { _ in height }
        let stage = SheetStage(detents: [detent])
        #expect(stage.height == 234)
        height = 300
        stage.sheet?.invalidateDetents()
        stage.device.settle()
        #expect(stage.height == 334)
    }

    // The distances and velocities (assumed: A50).
    @Test("A finger brings a sheet from detent to detent, and away", .requirement("U357"))
    func fingerDragsSheetBetweenDetents() {
        let stage = SheetStage()
        stage.pull(by: -250)
        #expect(stage.top == 57)
        #expect(stage.sheet?.selectedDetentIdentifier == .large)
        #expect(stage.changes == 1)
        stage.pull(by: 50)
        #expect(stage.top == 57)
        stage.pull(by: 300)
        #expect(stage.sheet?.selectedDetentIdentifier == .medium)
        #expect(stage.changes == 2)
        stage.pull(by: 300)
        #expect(stage.below.presentedViewController == nil)
    }

    @Test("A sheet that must stay comes back", .requirement("U357"))
    func sheetThatMustStayComesBack() {
        let stage = SheetStage()
        stage.content.isModalInPresentation = true
        stage.pull(by: 300)
        #expect(stage.below.presentedViewController === stage.content)
        #expect(stage.height == stage.room / 2)
    }

    @Test("Behind a sheet that does not dim, people go on", .requirement("U357"))
    func peopleGoOnBehindUndimmedSheet() throws {
        let stage = SheetStage()
        var taps = 0
        stage.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.sheet?.largestUndimmedDetentIdentifier = .medium
        stage.device.settle()
        try stage.device.tap(stage.button)
        #expect(taps == 1)
        stage.sheet?.largestUndimmedDetentIdentifier = nil
        stage.device.settle()
        #expect(throws: MissedTap.self) { try stage.device.tap(stage.button) }
    }

    // feedback-assistant/reports#669; developer.apple.com/forums/thread/743274.
    @Test("A sheet with detents gives way to the keyboard, or stays", .requirement("U358"))
    func detentsAndKeyboard() {
        for avoidance in UIKitBehavior.SheetAvoidance.allCases {
            let stage = SheetStage(avoidance: avoidance)
            stage.field.becomeFirstResponder()
            stage.device.settle()
            #expect((stage.top == 57) == (avoidance != .stays))
            stage.field.resignFirstResponder()
            stage.device.settle()
            #expect(stage.height == stage.room / 2)
            #expect(stage.sheet?.selectedDetentIdentifier == nil)
        }
    }

    // It keeps its visible height (assumed: A49).
    @Test("A low sheet stands on the keyboard, or stays behind it", .requirement("U358"))
    func lowSheetAndKeyboard() throws {
        for avoidance in UIKitBehavior.SheetAvoidance.allCases {
            let stage = SheetStage(avoidance: avoidance, detents: [.custom { _ in 150 }])
            stage.field.becomeFirstResponder()
            stage.device.settle()
            let keyboard = try #require(stage.device.keyboard.frame?.minY)
            #expect(stage.top == (avoidance == .stays ? 844 - 184 : keyboard - 150))
        }
    }

    // Its height (assumed: A48).
    @Test("A form sheet moves above the keyboard, or stays", .requirement("U358"))
    func formSheetAndKeyboard() throws {
        for avoidance in UIKitBehavior.SheetAvoidance.allCases {
            let stage = SheetStage(
                .iPad9_7, style: .formSheet, avoidance: avoidance, detents: [.large()])
            let top = stage.top
            stage.field.becomeFirstResponder()
            stage.device.settle()
            #expect((stage.top < top) == (avoidance != .stays))
            #expect(stage.height == 620)
        }
    }
}
#endif
