import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Foundation
import HeadlessBehavior
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Forms in sheets, popovers and other presented screens, whether UIKit moves these or not, and alerts
/// over forms.
@MainActor
@Suite(.doubts(.keyboard, .guides)) struct PresentedFormTests {
    /// A way to present a form, and the device that it is presented on.
    enum Presentation: CaseIterable {
        case medium, mediumAndLarge, large, custom, low, inNavigation, sheetOverSheet
        case formSheet, formSheetInLandscape, smallFormSheet, pageSheet
        case popover, popoverAtBottom, adaptedPopover, fullScreen, undimmed
        case mediumInLandscape, formSheetInMovedWindow, mediumInMovedWindow

        var model: SimulatedDevice.Model {
            switch self {
            case .formSheet, .formSheetInLandscape, .smallFormSheet, .pageSheet, .popover,
                .popoverAtBottom:
                .iPad9_7
            case .formSheetInMovedWindow, .mediumInMovedWindow: .iPad12_9
            default: .iPhone13
            }
        }

        @MainActor var style: UIModalPresentationStyle {
            switch self {
            case .formSheet, .formSheetInLandscape, .smallFormSheet, .formSheetInMovedWindow:
                .formSheet
            case .popover, .popoverAtBottom, .adaptedPopover: .popover
            case .fullScreen: .fullScreen
            default: .pageSheet
            }
        }

        @MainActor var detents: [UISheetPresentationController.Detent] {
            switch self {
            case .medium, .inNavigation, .sheetOverSheet, .mediumInLandscape,
                .mediumInMovedWindow:
                [.medium()]
            case .mediumAndLarge, .undimmed: [.medium(), .large()]
            case .custom: [.custom { _ in 420 }]
            case .low: [.custom { _ in 150 }]
            default: [.large()]
            }
        }

        var isInLandscape: Bool {
            self == .formSheetInLandscape || self == .mediumInLandscape
        }

        /// The frame on the screen of a window of the form's own.
        var window: CGRect? {
            switch self {
            case .formSheetInMovedWindow: CGRect(x: 100, y: 250, width: 800, height: 1000)
            case .mediumInMovedWindow: CGRect(x: 60, y: 300, width: 400, height: 1000)
            default: nil
            }
        }
    }

    /// A form that is presented, with an assistant.
    @MainActor
    final class PresentedForm {
        let device: SimulatedDevice
        let below = UIViewController()
        let form = TestForm(fields: 16, bottom: .viewEdge)
        let assistant: KeyboardAssistant

        init(_ presentation: Presentation, _ way: WayOfRoom = .inset) {
            device = SimulatedDevice(
                presentation.model,
                orientation: presentation.isInLandscape ? .landscapeLeft : .portrait)
            if let frame = presentation.window {
                Self.open(below, at: frame, on: device)
            } else {
                device.show(below)
            }
            let isInNavigation = [.inNavigation, .undimmed].contains(presentation)
            let presented =
                isInNavigation ? UINavigationController(rootViewController: form) : form
            presented.modalPresentationStyle = presentation.style
            presented.sheetPresentationController?.detents = presentation.detents
            if presentation == .undimmed {
                presented.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
            }
            if presentation == .smallFormSheet {
                presented.preferredContentSize = CGSize(width: 400, height: 300)
            }
            if let popover = presented.popoverPresentationController {
                popover.sourceView = below.view
                let y: CGFloat = presentation == .popoverAtBottom ? 900 : 100
                popover.sourceRect = CGRect(x: 300, y: y, width: 50, height: 44)
                presented.preferredContentSize = CGSize(width: 340, height: 400)
            }
            if presentation == .sheetOverSheet {
                let first = UIViewController()
                below.present(first, animated: false)
                first.present(presented, animated: false)
            } else {
                below.present(presented, animated: false)
            }
            device.settle()
            assistant = form.assisted(way.avoidance(form.bottomConstraint))
        }

        private static func open(
            _ below: UIViewController, at frame: CGRect, on device: SimulatedDevice
        ) {
            let window = device.openWindow(size: frame.size)
            window.frame = frame
            window.rootViewController = below
            window.makeKeyAndVisible()
            device.settle()
        }

        var sheet: UISheetPresentationController? { form.sheetPresentationController }

        func edit(_ index: Int) {
            device.focus(form.fields[index])
        }

        /// Checks that the field ends above the keyboard and below the top of its scroll view, and
        /// that there is as much room as the keyboard covers.
        func check(_ index: Int, _ sourceLocation: SourceLocation = #_sourceLocation) throws {
            let onScreen = try #require(device.keyboard.frame, sourceLocation: sourceLocation)
            let keyboard = onScreen.minY - (form.view.window?.frame.minY ?? 0)
            let frame = form.frameInWindow(form.scrollView)
            let covered = min(frame.height, max(0, frame.maxY - keyboard))
            let room = form.scrollView.adjustedContentInset.bottom
            // What is above the safe area of the window needs no room but that.
            #expect(
                room > covered - 0.5 && room < max(covered, 34) + 0.5,
                "room \(room), covered \(covered)", sourceLocation: sourceLocation)
            let field = form.frameInWindow(form.fields[index])
            let top = frame.minY + form.scrollView.adjustedContentInset.top
            // Behind the keyboard altogether: nothing that scrolls can help.
            guard keyboard - top >= field.height else {
                #expect(
                    device.behavior.sheetAvoidance == .stays, sourceLocation: sourceLocation)
                return
            }
            #expect(
                field.maxY <= keyboard + 0.01 && field.minY >= top - 0.01,
                "field \(index) at \(field.minY), from \(top) to \(keyboard)",
                sourceLocation: sourceLocation)
        }
    }

    @Test(
        "A field in a sheet or a popover ends above the keyboard, and no room is too much",
        .requirement("U370", "U25"), arguments: Presentation.allCases, WayOfRoom.ofAssistant)
    func fieldEndsAboveKeyboard(presentation: Presentation, way: WayOfRoom) throws {
        let stage = PresentedForm(presentation, way)
        for index in [0, 7, 15, 3] {
            stage.edit(index)
            try stage.check(index)
        }
        stage.assistant.closeKeyboard()
        stage.device.settle()
        #expect(stage.form.scrollView.contentInset == .zero)
        #expect(stage.form.scrollView.verticalScrollIndicatorInsets == .zero)
        #expect(stage.form.additionalSafeAreaInsets == .zero)
        #expect(stage.form.bottomConstraint.constant == 0)
    }

    @Test(
        "A sheet that gets another height while the keyboard is up keeps its field in sight",
        .requirement("U370"))
    func sheetWithOtherDetentsKeepsField() throws {
        let stage = PresentedForm(.mediumAndLarge)
        let sheet = try #require(stage.sheet)
        stage.edit(15)
        try stage.check(15)
        var height: CGFloat = 500
        let changes: [() -> Void] = [
            { sheet.selectedDetentIdentifier = .large },
            { sheet.selectedDetentIdentifier = .medium },
            { sheet.detents = [.custom { _ in height }] },
            {
                height = 600
                sheet.invalidateDetents()
            },
            { sheet.detents = [.large()] }, { sheet.detents = [.medium(), .large()] },
        ]
        for change in changes {
            sheet.animateChanges(change)
            stage.device.settle()
            try stage.check(15)
        }
    }

    @Test(
        "A sheet that a finger drags between its detents keeps its field in sight",
        .requirement("U370"))
    func draggedSheetKeepsField() throws {
        let stage = PresentedForm(.undimmed)
        stage.edit(6)
        try stage.check(6)
        for way in [300, -200, 250, -400] as [CGFloat] {
            let top = stage.form.view.convert(CGPoint.zero, to: nil as UIView?).y
            // The navigation bar, as a finger on the form would scroll that.
            let finger = stage.device.touch(
                at: CGPoint(x: 195, y: top + 20), in: stage.device.window)
            for _ in 0..<10 { finger.move(by: CGVector(dx: 0, dy: way / 10)) }
            finger.hold(for: 0.3)
            finger.lift()
            stage.device.settle()
            guard stage.below.presentedViewController != nil, stage.device.keyboard.isVisible
            else { break }
            try stage.check(6)
        }
        stage.assistant.closeKeyboard()
        stage.device.settle()
        #expect(stage.form.scrollView.contentInset == .zero)
    }

    @Test("A sheet that turns with its device keeps its field in sight", .requirement("U370"))
    func turnedSheetKeepsField() throws {
        for presentation in [Presentation.formSheet, .mediumAndLarge, .popover] {
            let stage = PresentedForm(presentation)
            stage.edit(9)
            try stage.check(9)
            stage.device.rotate(to: .landscapeLeft)
            stage.device.settle()
            try stage.check(9)
            stage.device.rotate(to: .portrait)
            stage.device.settle()
            try stage.check(9)
        }
    }

    @Test(
        "An alert with a field stands above the keyboard, and the form behind it stays as it is",
        .requirement("U370"))
    func alertLeavesFormAsItIs() throws {
        for model in [SimulatedDevice.Model.iPhoneSE, .iPhone13, .iPad9_7] {
            let device = SimulatedDevice(model)
            let form = TestForm(fields: 30, bottom: .viewEdge)
            device.show(form)
            let assistant = form.assisted()
            form.scrollView.contentOffset.y = 300
            let alert = UIAlertController(
                title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField()
            alert.addAction(UIAlertAction(title: "OK", style: .default))

            form.present(alert, animated: true)
            device.settle()

            let field = try #require(alert.textFields?.first)
            #expect(field.isFirstResponder)
            let top = try #require(device.keyboard.frame?.minY)
            #expect(field.convert(field.bounds, to: nil).maxY <= top)
            #expect(form.scrollView.contentInset == .zero)
            #expect(form.scrollView.contentOffset.y == 300)
            alert.dismiss(animated: true)
            device.settle()
            #expect(form.scrollView.contentInset == .zero)
            #expect(form.scrollView.contentOffset.y == 300)
            withExtendedLifetime(assistant) {}
        }
    }

    @Test(
        "An alert over a form that is edited takes the keyboard and gives it back",
        .requirement("U370"))
    func alertGivesKeyboardBack() throws {
        let stage = PresentedForm(.large)
        stage.edit(12)
        try stage.check(12)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        stage.form.present(alert, animated: true)
        stage.device.settle()
        alert.dismiss(animated: true)
        stage.device.settle()
        guard stage.form.fields[12].isFirstResponder else {
            #expect(stage.form.scrollView.contentInset == .zero)
            return
        }
        try stage.check(12)
    }

    @Test("In a sheet that UIKit moves out of the way only what is still covered counts")
    func movedSheetCountsOnlyWhatIsCovered() throws {
        let device = SimulatedDevice(.iPad12_9, orientation: .landscapeLeft)
        let below = UIViewController()
        device.show(below)
        let form = TestForm()
        form.modalPresentationStyle = .formSheet
        below.present(form, animated: false)
        device.settle()
        let assistant = form.assisted()

        for field in form.fields {
            device.focus(field)
            let top = try #require(device.keyboard.frame?.minY)
            let covered = max(0, form.frameInWindow(form.scrollView).maxY - top)
            #expect(abs(form.scrollView.adjustedContentInset.bottom - covered) < 0.01)
            #expect(form.frameInWindow(field).maxY <= top)
        }
        assistant.closeKeyboard()
        device.settle()
        #expect(form.scrollView.contentInset == .zero)
    }

    @Test(
        "A sheet that moves while the keyboard comes is measured anew, and not moved",
        .requirement("F19"), .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/562"))
    func movingSheetIsMeasuredAnew() {
        let device = SimulatedDevice(.iPad9_7)
        device.keyboard.isSilent = true
        let (root, form) = (UIViewController(), TestForm(bottom: .viewEdge))
        device.show(root)
        root.addChild(form)
        form.view.frame = CGRect(x: 114, y: 150, width: 540, height: 620)
        root.view.addSubview(form.view)
        form.didMove(toParent: root)
        device.settle()
        let assistant = form.assisted()
        form.fields[0].becomeFirstResponder()

        post(UIResponder.keyboardWillShowNotification)
        #expect(form.scrollView.adjustedContentInset.bottom == 70)
        form.view.frame.origin.y = 40
        post(UIResponder.keyboardDidShowNotification)
        #expect(form.scrollView.adjustedContentInset.bottom == 0)
        #expect(form.view.frame == CGRect(x: 114, y: 40, width: 540, height: 620))
        withExtendedLifetime(assistant) {}
    }

    private func post(_ name: Notification.Name) {
        let keyboard = CGRect(x: 0, y: 700, width: 768, height: 324)
        NotificationCenter.default.post(
            name: name, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboard)])
    }

    @Test(
        "A screen presented over one that is typed in answers alone, however it is presented",
        .requirement("F21"), .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/755"),
        arguments: [
            UIModalPresentationStyle.automatic, .custom, .overFullScreen, .pageSheet, .fullScreen,
        ])
    func presentedScreenAnswersAlone(style: UIModalPresentationStyle) {
        let device = SimulatedDevice(.iPhone13)
        let (below, above) = (TestForm(bottom: .viewEdge), TestForm(bottom: .viewEdge))
        device.show(below)
        let first = below.assisted()
        device.focus(below.fields[9])
        #expect(below.scrollView.contentInset.bottom > 0)
        above.modalPresentationStyle = style
        below.present(above, animated: false)
        device.settle()
        let second = above.assisted()

        device.focus(above.fields[9])

        #expect(below.scrollView.contentInset == .zero)
        #expect(above.scrollView.contentInset.bottom > 0)
        #expect(above.frameInWindow(above.fields[9]).maxY <= device.keyboard.frame!.minY)
        withExtendedLifetime((first, second)) {}
    }
}
