#if canImport(SimulatedDevice)
import CoreGraphics
import Foundation
import HeadlessBehavior
import SimulatedDevice
import Testing
import UIKit
import Requirements

@MainActor
private final class PopoverStage: NSObject, UIPopoverPresentationControllerDelegate {
    let device: SimulatedDevice
    let below = UIViewController()
    let content = UIViewController()
    let button = UIButton(type: .system)
    var style: UIModalPresentationStyle?
    var lines: [String] = []

    init(_ model: SimulatedDevice.Model, behavior: UIKitBehavior = UIKitBehavior()) {
        device = SimulatedDevice(model, behavior: behavior)
        super.init()
        device.show(below)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        below.view.addSubview(button)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 300, height: 200)
        content.popoverPresentationController?.sourceView = button
        content.popoverPresentationController?.delegate = self
    }

    func present() {
        below.present(content, animated: false)
        device.settle()
    }

    var frame: CGRect { content.view.convert(content.view.bounds, to: nil as UIView?) }
    var popover: UIPopoverPresentationController? { content.popoverPresentationController }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        style ?? .popover
    }

    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        lines.append("prepare")
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        lines.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        lines.append("did")
    }
}

@MainActor
@Suite struct PopoverTests {
    // Its margins and its arrow (assumed: A48), and its size class (assumed: A49).
    @Test("A popover stands below its source, as large as its content wants", .requirement("U357"))
    func popoverStandsBelowSource() {
        let stage = PopoverStage(.iPad9_7)
        stage.present()
        #expect(stage.frame == CGRect(x: 10, y: 157, width: 300, height: 200))
        #expect(stage.popover?.arrowDirection == .up)
        #expect(stage.content.traitCollection.horizontalSizeClass == .compact)
        stage.popover?.permittedArrowDirections = .left
        stage.device.settle()
        #expect(stage.frame.minX == 213)
        #expect(stage.lines == ["prepare"])
    }

    @Test(
        "A tap beside a popover dismisses it, unless it goes to a passthrough view",
        .requirement("U357"))
    func tapBesideDismissesUnlessPassthrough() throws {
        let stage = PopoverStage(.iPad9_7)
        var taps = 0
        stage.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.popover?.passthroughViews = [stage.button]
        stage.present()
        try stage.device.tap(stage.button)
        #expect(taps == 1)
        #expect(stage.below.presentedViewController === stage.content)
        stage.device.tap(at: CGPoint(x: 700, y: 900), in: stage.device.window)
        stage.device.settle()
        #expect(stage.below.presentedViewController == nil)
        #expect(stage.lines == ["prepare", "will", "did"])
    }

    @Test("A popover that must stay does not go by a tap", .requirement("U357"))
    func popoverThatMustStaySurvivesTap() {
        let stage = PopoverStage(.iPad9_7)
        stage.content.isModalInPresentation = true
        stage.present()
        stage.device.tap(at: CGPoint(x: 700, y: 900), in: stage.device.window)
        stage.device.settle()
        #expect(stage.below.presentedViewController === stage.content)
    }

    // Apple's reference: since iOS 13 a popover adapts to a sheet.
    @Test(
        "On a phone a popover is a sheet, unless the delegate wants something else",
        .requirement("U357"))
    func phonePopoverIsSheetByDefault() {
        let sheet = PopoverStage(.iPhone13)
        sheet.present()
        #expect(sheet.frame == CGRect(x: 0, y: 57, width: 390, height: 844 - 57))
        let popover = PopoverStage(.iPhone13)
        popover.style = UIModalPresentationStyle.none
        popover.present()
        #expect(popover.frame.size == CGSize(width: 300, height: 200))
        let full = PopoverStage(.iPhone13)
        full.style = .fullScreen
        full.present()
        #expect(full.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test("A popover without a source is a fault on a tablet", .requirement("U356"))
    func tabletPopoverWithoutSourceIsFault() {
        let stage = PopoverStage(.iPad9_7)
        stage.popover?.sourceView = nil
        let faults = SimulatedDevice.collectFaults { stage.present() }
        #expect(faults.map(\.exception) == [.generic])
        #expect(stage.below.presentedViewController == nil)
        let phone = PopoverStage(.iPhone13)
        phone.popover?.sourceView = nil
        #expect(SimulatedDevice.collectFaults { phone.present() }.isEmpty)
    }

    @Test("A popover may belong to a button of a bar", .requirement("U357"))
    func popoverMayBelongToBarButton() {
        let stage = PopoverStage(.iPad9_7)
        let item = UIBarButtonItem(systemItem: .done)
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.topViewController?.navigationItem.rightBarButtonItem = item
        stage.device.show(navigation)
        stage.popover?.sourceView = nil
        stage.popover?.barButtonItem = item
        navigation.present(stage.content, animated: false)
        stage.device.settle()
        #expect(stage.frame.maxX == 758)
        #expect(stage.frame.minY > 40 && stage.frame.minY < 90)
    }

    @Test("A popover stays above the keyboard, or does not care about it", .requirement("U358"))
    func popoverStaysAboveOrIgnoresKeyboard() throws {
        for avoidance in UIKitBehavior.SheetAvoidance.allCases {
            var behavior = UIKitBehavior()
            behavior.sheetAvoidance = avoidance
            let stage = PopoverStage(.iPad9_7, behavior: behavior)
            stage.button.frame.origin.y = 600
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
            stage.content.view.addSubview(field)
            stage.present()
            let before = stage.frame
            field.becomeFirstResponder()
            stage.device.settle()
            let top = try #require(stage.device.keyboard.frame?.minY)
            #expect((stage.frame == before) == (avoidance == .stays))
            #expect((stage.frame.maxY <= top) == (avoidance != .stays))
        }
    }
}
#endif
