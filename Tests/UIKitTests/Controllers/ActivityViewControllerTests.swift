import Foundation
import Requirements
import Testing
import UIKit

#if canImport(SimulatedDevice)
import HeadlessBehavior
import SimulatedDevice

@MainActor
@Suite(.requirement("U441")) struct ActivityViewControllerTests {
    private func presented(
        on model: SimulatedDevice.Model, from item: UIBarButtonItem?
    ) -> (SimulatedDevice, UIActivityViewController) {
        let device = SimulatedDevice(model)
        let root = UIViewController()
        device.show(UINavigationController(rootViewController: root))
        root.navigationItem.rightBarButtonItem = item
        let sheet = UIActivityViewController(
            activityItems: [URL(fileURLWithPath: "/recording.json")], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = item
        root.present(sheet, animated: false)
        device.settle()
        return (device, sheet)
    }

    @Test("It is a popover on a tablet and a sheet on a phone (Apple, UIActivityViewController)")
    func popoverOnTabletAndSheetOnPhone() {
        let item = UIBarButtonItem(systemItem: .action)
        let (tablet, onTablet) = presented(on: .iPad9_7, from: item)
        #expect(tablet.window.rootViewController?.presentedViewController === onTablet)
        #expect(onTablet.view.window != nil)
        #expect(onTablet.presentationController?.adaptivePresentationStyle == .popover)
        let (phone, onPhone) = presented(on: .iPhone13, from: item)
        #expect(phone.window.rootViewController?.presentedViewController === onPhone)
        #expect(onPhone.view.window != nil)
        #expect(onPhone.presentationController?.adaptivePresentationStyle == .formSheet)
    }

    @Test("On a tablet it has to be told where it belongs (x2on/FSImageViewer#30)")
    func tabletNeedsSource() {
        let faults = SimulatedDevice.collectFaults { _ = presented(on: .iPad9_7, from: nil) }
        #expect(faults.map(\.exception) == [.generic])
    }
}

@MainActor
@Suite(.requirement("U441")) struct UIDeviceTests {
    @Test(
        "The current device tells its model and its system",
        arguments: [
            (SimulatedDevice.Model.iPhone13, "iPhone", "iOS"), (.iPad9_7, "iPad", "iPadOS"),
        ])
    func deviceTellsModelAndSystem(model: SimulatedDevice.Model, name: String, system: String) {
        let device = SimulatedDevice(model)
        #expect(UIDevice.current.model == name)
        #expect(UIDevice.current.systemName == system)
        #expect(UIDevice.current.userInterfaceIdiom == device.model.idiom)
    }
}
#endif
