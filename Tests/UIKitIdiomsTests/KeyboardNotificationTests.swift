import Foundation
import Requirements
import Testing
import UIKit

/// A log of keyboard notifications as apps commonly write one: an object of no actor reads
/// `userInfo` by casts of every kind.
private final class KeyboardLog: NSObject {
    struct Entry {
        var endRect: CGRect?
        var endValue: NSValue?
        var beginRect: CGRect?
        var duration: TimeInterval?
        var durationNumber: NSNumber?
        var durationInPoints: CGFloat?
        var curve: Int?
        var curveBits: UInt?
        var isLocal: Bool?
    }

    private(set) var entries: [Entry] = []
    private var tokens: [NSObjectProtocol] = []

    override init() {
        super.init()
        tokens = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [unowned self] in
                keyboardWillChange($0)
            }
        }
    }

    deinit {
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    private func keyboardWillChange(_ notification: Notification) {
        guard let info = notification.userInfo else { return }
        entries.append(
            Entry(
                endRect: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
                endValue: info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
                beginRect: info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
                duration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
                durationNumber: info[UIResponder.keyboardAnimationDurationUserInfoKey]
                    as? NSNumber,
                durationInPoints: info[UIResponder.keyboardAnimationDurationUserInfoKey]
                    as? CGFloat,
                curve: info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
                curveBits: info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt,
                isLocal: info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool))
    }
}

@Suite struct CastTests {
    @Test(
        "A boxed rectangle, point or size is what it holds, and nothing else", .requirement("U356"))
    func boxedGeometryIsWhatItHolds() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let info: [String: Any] = [
            "rect": NSValue(cgRect: rect), "point": NSValue(cgPoint: CGPoint(x: 5, y: 6)),
            "size": NSValue(cgSize: CGSize(width: 7, height: 8)), "number": NSNumber(value: 0.25),
            "plain": rect,
        ]
        #expect(info["rect"] as? CGRect == rect)
        #expect(info["point"] as? CGPoint == CGPoint(x: 5, y: 6))
        #expect(info["size"] as? CGSize == CGSize(width: 7, height: 8))
        #expect((info["rect"] as? NSValue)?.cgRectValue == rect)
        #expect((info["plain"] as? NSValue)?.cgRectValue == rect)
        #expect(info["plain"] as? CGRect == rect)
        #expect(info["rect"] as? CGSize == nil)
        #expect(info["size"] as? CGPoint == nil)
        #expect(info["rect"] as? NSNumber == nil)
    }

    @Test("A number is no rectangle, although its class is a box's", .requirement("U356"))
    func numberIsNoBoxedRectangle() {
        let info: [String: Any] = ["number": NSNumber(value: 0.25), "curve": NSNumber(value: 7)]
        #expect(info["number"] as? CGRect == nil)
        #expect(info["number"] as? CGPoint == nil)
        #expect(info["number"] as? CGSize == nil)
        #expect(info["number"] as? CGFloat == 0.25)
        #expect(info["number"] as? Double == 0.25)
        #expect(info["number"] as? Int == nil)
        #expect(info["curve"] as? UInt == 7)
        #expect(info["curve"] as? Int == 7)
        #expect(info["curve"] as? CGFloat == 7)
    }

    @Test("A number of points can be stored as a number", .requirement("U356"))
    func pointsCanBeStoredAsNumber() {
        let stored: Any = CGFloat(1.5)
        #expect((stored as? NSNumber)?.doubleValue == 1.5)
        #expect(stored as? CGFloat == 1.5)
    }

    @Test("Rectangles and points compare by the functions of Core Graphics", .requirement("U356"))
    func geometryComparesByCoreGraphicsFunctions() {
        let rect = CGRect(x: 0, y: 0, width: 3, height: 4)
        #expect(rect.equalTo(CGRect(x: 0, y: 0, width: 3, height: 4)))
        #expect(!rect.equalTo(.zero))
        #expect(CGPoint.zero.equalTo(CGPoint(x: 0, y: 0)))
        #expect(!rect.size.equalTo(.zero))
    }
}

#if canImport(SimulatedDevice)
import SimulatedDevice

@MainActor
@Suite struct KeyboardNotificationTests {
    @Test(
        "An object of no actor reads each value of a keyboard notification as it likes",
        .requirement("U356"))
    func nonisolatedObjectReadsKeyboardNotification() throws {
        let device = SimulatedDevice(.iPhone13)
        let log = KeyboardLog()
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        controller.view.addSubview(field)
        device.show(controller)
        try device.tap(field)
        device.settle()

        let shown = try #require(log.entries.first)
        #expect(shown.endRect == device.keyboard.frame)
        #expect(shown.endValue?.cgRectValue == shown.endRect)
        #expect(shown.beginRect?.minY == device.screenSize.height)
        // 0.25 seconds on many systems, and 0.3833 on a simulator of iOS 26.5.
        let duration = try #require(shown.duration)
        #expect(duration > 0.2 && duration < 0.5)
        #expect(shown.durationNumber?.doubleValue == duration)
        #expect(shown.durationInPoints == CGFloat(duration))
        #expect(shown.curve == 7)
        #expect(shown.curveBits == 7)
        #expect(shown.isLocal == true)

        controller.view.endEditing(true)
        device.settle()
        #expect(log.entries.count == 2)
        #expect(log.entries.last?.endRect?.minY == device.screenSize.height)
    }

    @Test(
        "An observer on the main queue hears at once of what the main queue posts",
        .requirement("U356"))
    func mainQueueObserverHearsAtOnce() throws {
        let device = SimulatedDevice(.iPhone13)
        let heard = Heard()
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
        ) { _ in heard.count += 1 }
        defer { NotificationCenter.default.removeObserver(token) }
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        controller.view.addSubview(field)
        device.show(controller)
        try device.tap(field)
        #expect(heard.count == 1)
    }

    private final class Heard {
        var count = 0
    }
}
#endif
