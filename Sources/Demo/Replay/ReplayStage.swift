import CoreGraphics
import Example
import Foundation
import KeyNavigation
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
    /// The largest height that the keyboard covered beyond the room that was made for it, while
    /// nothing could tell of it.
    private var largestSecret: CGFloat = 0
    private var lastTime: TimeInterval = 0

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
            if !step.notice.isAfterwards, step.time - lastTime > 0.1 {
                checkRealKeyboard("before \(step.name)")
            }
            lastTime = step.time
            let (guideTop, room) = (guideTop, room)
            let spent = cost.measure(post)
            answered(step, spent, guideTop: guideTop, roomBefore: room)
        }
        device.settle()
        drawIfMostIsCovered()
        checkRealKeyboard("at the end")
        if expected.frame == nil { checkNothingLeft("the hide") }
        form.keyboardAssistant.stop()
        checkNothingLeft("stop()")
        if FormTrace.inputs(of: form) != inputsBefore {
            failures.append("an input is not as it was after stop()")
        }
        guard failures.isEmpty else { return .failed(failures) }
        let secret = "\(Double(largestSecret).points) of them without a sign of it"
        return .ok(
            "\(replay.steps.count) \(replay.steps.count == 1 ? "notification" : "notifications"), "
                + "at most \(Double(largestOverlap).points) points covered"
                + (largestSecret > 0 ? ", \(secret)" : ""))
    }

    // MARK: After each notification

    private func answered(
        _ step: KeyboardReplay.Step, _ spent: NotificationCost.Spent, guideTop: CGFloat?,
        roomBefore: CGFloat
    ) {
        let (before, realFrame) = (expected.ownOverlap, expected.realFrame)
        expected.take(step, guideTop: guideTop)
        largestOverlap = max(largestOverlap, covered)
        note(step)
        // Room may follow the real keyboard instead.
        let followsReal = (realFrame ?? expected.realFrame) != nil && room != roomBefore
        check(step, spent, changes: before != expected.ownOverlap || followsReal)
        if step.notice.isAfterwards { checkRealKeyboard("after \(step.name)") }
    }

    /// Called before the next notification, when the keyboard has gone where the last one said.
    private func drawIfMostIsCovered() {
        guard drawsPictures, covered == largestOverlap else { return }
        picture = device.picture()
    }

    private func check(_ step: KeyboardReplay.Step, _ spent: NotificationCost.Spent, changes: Bool)
    {
        let name = step.name
        let numbers = [room, form.scrollView.contentOffset.y, field.minY, field.maxY]
        if !numbers.allSatisfy(\.isFinite) { failures.append("no finite number after \(name)") }
        let told = expected.room(for: expected.overlap, safeArea: safeArea)
        let most = isRealKeyboardShown ? max(told, realRoom ?? told) : told
        if room < told - 0.001 || room > most + 0.001 {
            failures.append(
                "room \(Double(room).points) after \(name), not \(Double(told).points)")
        }
        let allowed = changes ? 1 : 0
        // A show that wasn't announced is two events, of which the second lays out what the first
        // one observes.
        let isUnannounced = changes && step.notice == .didShow
        if spent.layouts > allowed + (isUnannounced ? 1 : 0) || spent.offsets > allowed {
            failures.append("\(name) cost \(spent.layouts) layouts and \(spent.offsets) offsets")
        }
        if expected.ownOverlap > 0, contentAllowsSight, !isInSight {
            failures.append("the field is not in sight after \(name)")
        }
    }

    /// Compares the room with where the keyboard really stands, once it has had time to get there.
    ///
    /// Room that is missing is a failure if a layout guide shows the keyboard.
    private func checkRealKeyboard(_ moment: String) {
        guard let realRoom, let covered = expected.realOverlap, realRoom > 0 else { return }
        let missing = realRoom - room
        guard missing <= 0.5 || isRealKeyboardShown else {
            largestSecret = max(largestSecret, missing)
            return
        }
        if missing > 0.5 {
            failures.append(
                "the keyboard covers \(Double(covered).points) points \(moment), and there is "
                    + "room \(Double(room).points), not \(Double(realRoom).points)")
        } else if contentAllowsSight, !isInSight {
            failures.append("the field is not in sight \(moment)")
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

    /// The room that the real keyboard asks for; nil if the recording doesn't have it.
    private var realRoom: CGFloat? {
        expected.realOverlap.map { expected.room(for: $0, safeArea: safeArea) }
    }

    /// The height at the screen's bottom that is covered, whether or not anything tells of it.
    private var covered: CGFloat { max(expected.overlap, expected.realOverlap ?? 0) }

    /// The top of the keyboard that the layout guide of the form shows, or that of the window; nil
    /// if both show none.
    private var guideTop: CGFloat? {
        let views: [UIView?] = [form.view, form.view.window]
        return views.compactMap(\.self).compactMap(\.shownKeyboardTop).first
    }

    private var isRealKeyboardShown: Bool {
        guard let guideTop, let real = expected.realFrame else { return false }
        return abs(guideTop - real.minY) <= 1
    }

    /// The focused field in the window.
    private var field: CGRect { form.hobby.convert(form.hobby.bounds, to: nil) }

    /// The range that lies open between the bars above and the keyboard.
    private var open: ClosedRange<CGFloat> {
        let top = form.scrollView.convert(form.scrollView.bounds, to: nil).minY
        return top...max(top, device.screenSize.height - max(covered, safeArea))
    }

    private var isInSight: Bool {
        field.minY >= open.lowerBound - 0.5 && field.maxY <= open.upperBound + 0.5
    }

    private var contentAllowsSight: Bool {
        field.height <= open.upperBound - open.lowerBound
    }

    private func note(_ step: KeyboardReplay.Step) {
        let frame = step.end.map { "to \($0.short)" } ?? "without an end frame"
        let sight = covered == 0 ? "" : isInSight ? ", field in sight" : ", field hidden"
        lines.append(
            String(format: "%.3f s ", step.time) + "\(step.notice.rawValue) \(frame): overlap "
                + "\(Double(covered).points), room \(Double(room).points), offset "
                + "\(Double(form.scrollView.contentOffset.y).points)\(sight)")
    }
}

extension KeyboardReplay.Step {
    fileprivate var name: String { "\(notice.rawValue) (event \(index + 1))" }
}

extension UIView {
    /// The top of the keyboard in the window according to this view's layout guide; nil if the
    /// guide is at the bottom.
    fileprivate var shownKeyboardTop: CGFloat? {
        let frame = keyboardLayoutGuide.layoutFrame
        guard frame.height > 0, frame.minY < bounds.maxY - safeAreaInsets.bottom - 1 else {
            return nil
        }
        return convert(frame, to: nil).minY
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
