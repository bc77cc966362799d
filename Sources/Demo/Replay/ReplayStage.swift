import CoreGraphics
import Example
import Foundation
import KeyboardAssistant
import SimulatedDevice
import UIKit

/// The long form on a device with the recorded screen, and a recording played on it.
@MainActor
final class ReplayStage {
    private let replay: KeyboardReplay
    private let device: SimulatedDevice
    private let form = LongFormViewController()
    private let cost = NotificationCost()
    private let inputsBefore: [FormTrace.Input]
    private let geometryBefore: FormTrace.Geometry
    private var expected: ExpectedKeyboard
    private var failures: [String] = []
    private var largestOverlap: CGFloat = 0

    /// One line for each notification, as it was answered.
    private(set) var lines: [String] = []
    /// The screen while most of it was covered, if pictures are wanted.
    private(set) var picture: String?
    private let drawsPictures: Bool

    init(_ replay: KeyboardReplay, screen: CGSize, drawsPictures: Bool) {
        self.replay = replay
        self.drawsPictures = drawsPictures
        expected = ExpectedKeyboard(screen: screen)
        device = SimulatedDevice(
            SimulatedDevice.Model(size: screen, safeArea: .usual(for: screen)),
            orientation: screen.width > screen.height ? .landscapeLeft : .portrait)
        inputsBefore = FormTrace.inputs(of: form)
        device.keyboard.isSilent = true
        device.show(form)
        geometryBefore = FormTrace.geometry(of: form)
        form.hobby.becomeFirstResponder()
        device.settle()
        form.scrollView.delegate = cost
    }

    func play() -> Verdict {
        device.replay(replay) { step, post in
            drawIfMostIsCovered()
            answered(step, cost.measure(post))
        }
        device.settle()
        drawIfMostIsCovered()
        if expected.frame == nil { checkNothingLeft("the hide") }
        form.keyboardAssistant.stop()
        checkNothingLeft("stop()")
        if FormTrace.inputs(of: form) != inputsBefore {
            failures.append("an input is not as it was after stop()")
        }
        guard failures.isEmpty else { return .failed(failures) }
        return .ok(
            "\(replay.steps.count) \(replay.steps.count == 1 ? "notification" : "notifications"), "
                + "at most \(Double(largestOverlap).points) points covered")
    }

    // MARK: After each notification

    private func answered(_ step: KeyboardReplay.Step, _ spent: NotificationCost.Spent) {
        let before = expected.ownOverlap
        expected.take(step)
        largestOverlap = max(largestOverlap, expected.overlap)
        note(step)
        check(step, spent, changes: before != expected.ownOverlap)
    }

    /// Called before the next notification, when the keyboard has gone where the last one said.
    private func drawIfMostIsCovered() {
        guard drawsPictures, expected.overlap == largestOverlap else { return }
        picture = device.picture()
    }

    private func check(_ step: KeyboardReplay.Step, _ spent: NotificationCost.Spent, changes: Bool)
    {
        let name = "\(step.notice.rawValue) (event \(step.index + 1))"
        let numbers = [room, form.scrollView.contentOffset.y, field.minY, field.maxY]
        if !numbers.allSatisfy(\.isFinite) { failures.append("no finite number after \(name)") }
        if abs(room - expected.room(safeArea: safeArea)) > 0.001 {
            failures.append(
                "room \(Double(room).points) after \(name), not "
                    + Double(expected.room(safeArea: safeArea)).points)
        }
        let allowed = changes ? 1 : 0
        if spent.layouts > allowed || spent.offsets > allowed {
            failures.append("\(name) cost \(spent.layouts) layouts and \(spent.offsets) offsets")
        }
        if expected.ownOverlap > 0, contentAllowsSight, !isInSight {
            failures.append("the field is not in sight after \(name)")
        }
    }

    private func checkNothingLeft(_ moment: String) {
        if FormTrace.geometry(of: form) != geometryBefore {
            failures.append("something of the room is left after \(moment)")
        }
        let scrollView = form.scrollView
        let end = max(
            0,
            scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
                - scrollView.bounds.height)
        if !(0...end).contains(scrollView.contentOffset.y) {
            failures.append("the offset is out of range after \(moment)")
        }
    }

    // MARK: What is measured

    private var safeArea: CGFloat { form.view.safeAreaInsets.bottom }

    private var room: CGFloat {
        geometryBefore.constant - form.scrollViewBottomConstraint.constant
    }

    /// The focused field in the window.
    private var field: CGRect { form.hobby.convert(form.hobby.bounds, to: nil) }

    /// The range that lies open between the bars above and the keyboard.
    private var open: ClosedRange<CGFloat> {
        let top = form.scrollView.convert(form.scrollView.bounds, to: nil).minY
        return top...max(top, device.screenSize.height - max(expected.overlap, safeArea))
    }

    private var isInSight: Bool {
        field.minY >= open.lowerBound - 0.5 && field.maxY <= open.upperBound + 0.5
    }

    private var contentAllowsSight: Bool {
        field.height <= open.upperBound - open.lowerBound
    }

    private func note(_ step: KeyboardReplay.Step) {
        let frame = step.end.map { "to \($0.short)" } ?? "without an end frame"
        let sight = expected.overlap == 0 ? "" : isInSight ? ", field in sight" : ", field hidden"
        lines.append(
            String(format: "%.3f s ", step.time) + "\(step.notice.rawValue) \(frame): overlap "
                + "\(Double(expected.overlap).points), room \(Double(room).points), offset "
                + "\(Double(form.scrollView.contentOffset.y).points)\(sight)")
    }
}

extension CGRect {
    fileprivate var short: String {
        let numbers = [origin.x, origin.y, size.width, size.height]
        return "(" + numbers.map { Double($0).points }.joined(separator: ", ") + ")"
    }
}

extension UIEdgeInsets {
    /// Phones longer than twice their width have a notch and a home indicator.
    fileprivate static func usual(for screen: CGSize) -> UIEdgeInsets {
        let (short, long) = (min(screen.width, screen.height), max(screen.width, screen.height))
        guard short < 600 else { return UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
        return long > 2 * short
            ? UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
            : UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
}
