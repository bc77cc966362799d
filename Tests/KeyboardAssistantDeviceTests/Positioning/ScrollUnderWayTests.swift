import CoreGraphics
import DeviceFixtures
import DeviceTesting
import KeyboardAssistant
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// Inputs that begin while an animated scroll of somebody else's is under way.
@MainActor
@Suite(.doubts(.keyboard), .requirement("U315")) struct ScrollUnderWayTests {
    private let stage = Stage(fields: 20)
    private var device: SimulatedDevice { stage.device }
    private var form: TestForm { stage.form }
    private var keyboardTop: CGFloat { device.keyboard.frame?.minY ?? 844 }

    /// The fields that are in sight, from top to bottom.
    private var shownFields: [UITextField] {
        let top = form.frameInWindow(form.scrollView).minY
        return form.fields.filter {
            let frame = form.frameInWindow($0)
            return frame.minY >= top && frame.maxY <= keyboardTop
        }
    }

    private func isInSight(_ field: UIView) -> Bool {
        let frame = form.frameInWindow(field)
        return frame.minY >= form.frameInWindow(form.scrollView).minY - 0.5
            && frame.maxY <= keyboardTop + 0.5
    }

    /// Begins to scroll by `way` points, and waits until some of the way is behind.
    private func scroll(by way: CGFloat) -> CGFloat {
        let target = form.scrollView.contentOffset.y + way
        form.scrollView.setContentOffset(CGPoint(x: 0, y: target), animated: true)
        device.advance(by: 0.1)
        return target
    }

    /// Begins editing in the last field in sight during a scroll, which then goes on for a moment.
    private func beginDuringScroll() throws -> UITextField {
        device.focus(form.fields[9])
        _ = scroll(by: -200)
        let field = try #require(shownFields.last)
        field.becomeFirstResponder()
        device.advance(by: 0.05)
        return field
    }

    @Test(
        "A scroll that is under way when an input begins takes the input along only as far as it is in sight",
        arguments: [-300, 300] as [CGFloat])
    func scrollStopsAtTheEdge(way: CGFloat) throws {
        let assistant = form.assisted()
        device.focus(form.fields[9])
        let target = scroll(by: way)
        let field = try #require(way > 0 ? shownFields.first : shownFields.last)
        device.focus(field)
        #expect(isInSight(field), "\(form.frameInWindow(field))")
        #expect(form.scrollView.contentOffset.y != target)
        withExtendedLifetime(assistant) {}
    }

    @Test("A scroll that leaves the input in sight goes on to its target")
    func scrollGoesOn() throws {
        let assistant = form.assisted()
        device.focus(form.fields[9])
        let target = scroll(by: 100)
        let field = try #require(shownFields.last)
        device.focus(field)
        #expect(isInSight(field))
        #expect(form.scrollView.contentOffset.y == target)
        withExtendedLifetime(assistant) {}
    }

    @Test("A scroll that begins after the input is the app's, and takes the input along")
    func laterScrollIsWished() {
        let assistant = form.assisted()
        device.focus(form.fields[9])
        form.scrollView.setContentOffset(.zero, animated: true)
        device.settle()
        #expect(form.scrollView.contentOffset.y == 0)
        #expect(!isInSight(form.fields[9]))
        withExtendedLifetime(assistant) {}
    }

    @Test("A keyboard that grows during a scroll of the app's lets the scroll take the input along")
    func laterScrollIsWishedUnderGrowingKeyboard() throws {
        let assistant = form.assisted()
        device.keyboard.showsPredictions = false
        device.focus(form.fields[9])
        let field = try #require(shownFields.dropFirst().first)
        device.focus(field)
        let target = form.scrollView.contentOffset.y + 300
        form.scrollView.setContentOffset(CGPoint(x: 0, y: target), animated: true)
        device.advance(by: 0.02)
        device.keyboard.showsPredictions = true
        #expect(isInSight(field))
        device.settle()
        #expect(form.scrollView.contentOffset.y == target)
        withExtendedLifetime(assistant) {}
    }

    @Test("A scroll without an animation ends the one that was under way, and is the app's")
    func jumpIsWished() throws {
        let assistant = form.assisted()
        let field = try beginDuringScroll()
        form.scrollView.setContentOffset(.zero, animated: false)
        device.settle()
        #expect(form.scrollView.contentOffset.y == 0)
        #expect(!isInSight(field))
        withExtendedLifetime(assistant) {}
    }

    @Test("A reposition that the app asks for during the scroll is done, and stays")
    func repositionStays() throws {
        let assistant = form.assisted()
        _ = try beginDuringScroll()
        assistant.reposition(
            scrollView: form.scrollView, toInputItem: form.fields[0],
            constraint: .viewTopToTopOfScreen, offset: 8)
        device.settle()
        #expect(isInSight(form.fields[0]), "\(form.frameInWindow(form.fields[0]))")
        withExtendedLifetime(assistant) {}
    }

    @Test("What people drag away while the scroll is under way stays away")
    func draggedInputStaysAway() throws {
        let assistant = form.assisted()
        device.focus(form.fields[9])
        _ = scroll(by: 300)
        let field = try #require(shownFields.last)
        field.becomeFirstResponder()
        device.advance(by: 0.02)
        device.drag(form.scrollView, by: CGVector(dx: 0, dy: 400))
        device.settle()
        #expect(!isInSight(field))
        withExtendedLifetime(assistant) {}
    }

    @Test("The scroll of an inner scroll view stops at its edge, too", .requirement("U47"))
    func innerScrollStops() {
        let (inner, first) = form.addInner(
            CGRect(x: 0, y: 80, width: 390, height: 200), fieldAt: 20)
        let second = UITextField(frame: CGRect(x: 20, y: 90, width: 300, height: 40))
        inner.addSubview(second)
        let navigator = form.plainNavigator()
        navigator.addInputItems(inputItems: [first, second])
        let assistant = KeyboardAssistant(scrollView: form.scrollView, navigator: navigator)
        device.focus(first)
        inner.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        device.advance(by: 0.05)
        device.focus(second)
        let (frame, area) = (form.frameInWindow(second), form.frameInWindow(inner))
        #expect(frame.minY >= area.minY - 0.5 && frame.maxY <= area.maxY, "\(frame) in \(area)")
        withExtendedLifetime(assistant) {}
    }
}

/// UIKit's own scroll to a text field, which goes on when people move to the next one.
@MainActor
@Suite(.doubts(.keyboard), .requirement("U315")) struct RevealUnderWayTests {
    @Test("UIKit's reveal of the field before doesn't take the next field out of sight")
    func revealOfFieldBefore() {
        let device = SimulatedDevice(.iPhoneSE)
        device.rotate(to: .landscapeLeft)
        let form = TestForm(fields: 14, constant: -28)
        device.show(form)
        form.scrollView.contentInset.bottom = 32
        let assistant = form.assisted(.bottomConstraint(form.bottomConstraint))
        device.focus(form.fields[5])
        form.fields[4].becomeFirstResponder()
        device.advance(by: 0.15)
        device.focus(form.fields[3])
        let frame = form.frameInWindow(form.fields[3])
        #expect(frame.minY >= form.frameInWindow(form.scrollView).minY - 0.5, "\(frame)")
        #expect(frame.maxY <= device.keyboard.frame?.minY ?? 0)
        withExtendedLifetime(assistant) {}
    }
}
