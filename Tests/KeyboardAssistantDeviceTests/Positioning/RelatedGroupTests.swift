import CoreGraphics
import DeviceFixtures
import DeviceTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

@testable import KeyboardAssistant

/// Which views count as belonging to an input, and what is expected of the next row.
@MainActor
@Suite(.doubts(.keyboard)) struct RelatedGroupTests {
    /// A view below the field that would lift the field if it counted.
    enum Kind: CaseIterable {
        case counts, outside, empty, hidden, boxed, transparent, inOtherScrollView, scrolledAway
    }

    private func add(_ kind: Kind, to form: TestForm) -> UIView {
        let view = UIView(frame: CGRect(x: 20, y: 870, width: 100, height: 40))
        switch kind {
        case .outside:
            // In the same place on the screen, at the beginning.
            view.frame.origin.y += form.frameInWindow(form.scrollView).minY
            form.view.addSubview(view)
            return view
        case .boxed:
            let box = UIView(frame: view.frame)
            box.isHidden = true
            view.frame = box.bounds
            box.addSubview(view)
            form.content.addSubview(box)
            return view
        case .inOtherScrollView, .scrolledAway:
            let y: CGFloat = kind == .scrolledAway ? 300 : 10
            let inner = form.addInner(
                CGRect(x: 0, y: 865, width: 390, height: 60), fieldAt: 10
            ).scrollView
            view.frame = CGRect(x: 0, y: y, width: 100, height: 40)
            inner.addSubview(view)
            return view
        case .counts: break
        case .empty: view.frame.size.height = 0
        case .hidden: view.isHidden = true
        case .transparent: view.alpha = 0
        }
        form.content.addSubview(view)
        return view
    }

    @Test(
        "Only a view that is shown, has a height and scrolls with the field lifts it",
        .requirement("U366"), arguments: Kind.allCases)
    func onlyUsableViewLiftsField(kind: Kind) throws {
        let scene = AssistedForm()
        let form = scene.form
        scene.assistant.setRelatedViews([add(kind, to: form)], for: form.fields[10])
        scene.focus(10)
        let top = try #require(scene.device.keyboard.frame?.minY)
        // The field ends at 860, and the view at 910.
        let lift: CGFloat = kind == .counts ? 50 : 0
        #expect(abs(form.frameInWindow(form.fields[10]).maxY - (top - 20 - lift)) < 0.5)
    }

    @Test(
        "What is expected beside the next row is where it was beside the last one",
        .requirement("U366", "U365"))
    func groupIsRecorded() {
        let scene = AssistedForm()
        let form = scene.form
        let error = UIView(frame: CGRect(x: 20, y: 864, width: 100, height: 16))
        form.content.addSubview(error)
        scene.assistant.setRelatedViews([error], for: form.fields[10])
        func group(beside index: Int) -> RelativeGroup? {
            let (assistant, field) = (scene.assistant, form.fields[index])
            return form.scrollView.group(
                of: assistant.positioner.positioned(field, by: assistant.rules))
        }
        scene.focus(10)
        #expect(group(beside: 10) == RelativeGroup(height: 40, spans: [44...60]))
        scene.focus(12)
        #expect(group(beside: 12) == RelativeGroup(height: 40, spans: []))
    }
}
