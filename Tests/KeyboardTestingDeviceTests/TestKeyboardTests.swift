import DeviceTesting
import Foundation
import KeyboardTesting
import Requirements
import SimulatedDevice
import Testing
import UIKit

/// The notifications of a keyboard that isn't there.
@MainActor @Suite(.ownDevice) struct TestKeyboardTests {
    nonisolated private static let scripts: [(recording: String, steps: [KeyboardStep])] = [
        ("iphone5-ios10-all-six", [.show(height: 216), .hide]),
        ("iphone-se2-ios13-show", [.show(height: 260)]),
        ("iphone-se2-order-show", [.show(height: 260), .hide]),
        ("iphone6plus-ios9-show-hide-271", [.show(height: 271), .hide]),
        ("iphonex-ios11-changeframe-show-hide-333", [.show(height: 333), .hide]),
        ("iphonex-grow-291-335", [.show(height: 291), .show(height: 335)]),
    ]

    @Test(
        "A script posts what a device posted, with each value that was recorded",
        .requirement("U560"), arguments: scripts)
    func scriptPostsWhatDevicePosted(recording name: String, steps: [KeyboardStep]) async throws {
        let device = SimulatedDevice()
        let recording = try #require(KeyboardRecording.named(name))
        let window = UIWindow(frame: CGRect(origin: .zero, size: try #require(recording.screen)))
        let center = NotificationCenter()
        let diary = NoticeDiary(center)
        defer { diary.end() }
        let keyboard = TestKeyboard(in: window, center: center)
        await keyboard.perform(steps)
        keyboard.end()
        // Each recorded event is among the posted ones, in the same order.
        var rest = diary.entries[...]
        for event in recording.events {
            let index = try #require(
                rest.firstIndex { $0.differences(to: event).wrong.isEmpty },
                "\(event) isn't posted, of \(rest)")
            rest = rest[(index + 1)...]
        }
        #expect(diary.entries.count == 4 * steps.count)
        withExtendedLifetime(device) {}
    }

    @Test(
        "A recording is posted as it is: what it lacks is missing, and times are those recorded",
        .requirement("U560"), arguments: KeyboardRecording.names)
    func recordingIsPostedAsItIs(name: String) async throws {
        let device = SimulatedDevice(.iPhoneSE)
        let recording = try #require(KeyboardRecording.named(name))
        let center = NotificationCenter()
        let start = CACurrentMediaTime()
        let diary = NoticeDiary(center) { CACurrentMediaTime() - start }
        defer { diary.end() }
        let keyboard = TestKeyboard(in: device.window, center: center)
        let steps = await keyboard.play(recording)
        keyboard.end()
        #expect(diary.entries.count == steps.count)
        for (entry, step) in zip(diary.entries, steps) {
            let event = recording.events[step.index]
            let differences = entry.differences(to: event)
            #expect(differences.wrong == [], "\(event)")
            #expect(abs(entry.time - step.time) < 0.001)
            let lacks: [String: Bool] = [
                "begin": entry.begin == nil, "end": entry.end == nil,
                "duration": entry.duration == nil, "curve": entry.curve == nil,
                "isLocal": entry.isLocal == nil,
            ]
            #expect(Set(differences.missing) == Set(lacks.filter(\.value).keys))
        }
    }

    @Test("All keyboards of a script are told as iOS tells them", .requirement("U560"))
    func keyboardsAreTold() async {
        let device = SimulatedDevice(.iPad9_7)
        let center = NotificationCenter()
        let diary = NoticeDiary(center)
        defer { diary.end() }
        let keyboard = TestKeyboard(in: device.window, center: center)
        let table: [(KeyboardStep, [KeyboardNotice], CGRect?)] = [
            (
                .show(height: 313), [.willChangeFrame, .willShow, .didChangeFrame, .didShow],
                CGRect(x: 0, y: 711, width: 768, height: 313)
            ),
            // Leaving the dock is a hide (ipad-detached-means-hide).
            (
                .float(CGRect(x: 200, y: 500, width: 320, height: 254)),
                [.willChangeFrame, .willHide, .didChangeFrame, .didHide],
                CGRect(x: 200, y: 500, width: 320, height: 254)
            ),
            (
                .split(height: 313), [.willChangeFrame, .didChangeFrame],
                CGRect(x: 0, y: 591, width: 768, height: 313)
            ),
            (
                .showBar(height: 313), [.willChangeFrame, .willShow, .didChangeFrame, .didShow],
                CGRect(x: 0, y: 969, width: 768, height: 313)
            ),
            // A bar that is lower than usual is all on the screen.
            (
                .showBar(height: 40), [.willChangeFrame, .willShow, .didChangeFrame, .didShow],
                CGRect(x: 0, y: 984, width: 768, height: 40)
            ),
            (.show(height: .nan), [.willChangeFrame, .willHide, .didChangeFrame, .didHide], nil),
            (.hide, [], nil),
            (.float(CGRect(x: 0, y: 0, width: 300, height: CGFloat.infinity)), [], nil),
            (.rotate(to: CGSize(width: CGFloat.infinity, height: 300), height: 200), [], nil),
        ]
        for (step, notices, frame) in table {
            let before = diary.entries.count
            await keyboard.perform(step)
            #expect(diary.entries.dropFirst(before).map(\.notice) == notices, "\(step)")
            #expect(keyboard.keyboardFrame == frame, "\(step)")
        }
        keyboard.end()
    }

    @Test(
        "After a recording, the keyboard is where the recorded one is", .requirement("U560"),
        arguments: [
            ("iphone-se2-ios13-show", CGRect(x: 0, y: 407, width: 375, height: 260)),
            ("iphone5-ios10-all-six", nil), ("iphone5-ios9-toggle-software-keyboard-zero", nil),
        ] as [(String, CGRect?)])
    func keyboardFollowsRecording(name: String, frame: CGRect?) async throws {
        let device = SimulatedDevice(.iPhoneSE)
        let keyboard = TestKeyboard(in: device.window, center: NotificationCenter())
        await keyboard.play(try #require(KeyboardRecording.named(name)))
        #expect(keyboard.keyboardFrame == frame)
        keyboard.end()
        #expect(keyboard.keyboardFrame == nil)
    }

    @Test("A finger drags in silence, and what it drops is a hide or nothing", .requirement("U560"))
    func fingerDrags() async {
        let device = SimulatedDevice(.iPhoneSE)
        let center = NotificationCenter()
        let diary = NoticeDiary(center)
        defer { diary.end() }
        let keyboard = TestKeyboard(in: device.window, center: center)
        await keyboard.perform([.show(height: 260), .drag(to: 500)])
        #expect(keyboard.keyboardFrame == CGRect(x: 0, y: 500, width: 375, height: 260))
        await keyboard.perform([.drag(to: 100), .drag(to: .infinity)])
        #expect(keyboard.keyboardFrame?.minY == 407)
        await keyboard.perform([.drag(to: 600), .drop(dismisses: false)])
        #expect(diary.entries.count == 4 && keyboard.keyboardFrame?.minY == 407)
        await keyboard.perform([.drag(to: 600), .drop(dismisses: true)])
        #expect(diary.entries.count == 8 && keyboard.keyboardFrame == nil)
        keyboard.end()
    }

    @Test(
        "A turn hides the keyboard before, and shows it with the other height", .requirement("U560")
    )
    func turnHidesAndShows() async throws {
        let device = SimulatedDevice()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let center = NotificationCenter()
        let diary = NoticeDiary(center)
        defer { diary.end() }
        let keyboard = TestKeyboard(in: window, center: center)
        await keyboard.perform(.show(height: 260))
        await keyboard.perform(.rotate(to: CGSize(width: 667, height: 375), height: 200))
        #expect(
            diary.entries.dropFirst(4).map(\.notice) == [
                .willChangeFrame, .willHide, .didChangeFrame, .didHide, .willChangeFrame,
                .willShow, .didChangeFrame, .didShow,
            ])
        // The show begins below the turned screen.
        #expect(diary.entries.last?.begin == CGRect(x: 0, y: 375, width: 667, height: 200))
        #expect(keyboard.keyboardFrame == CGRect(x: 0, y: 175, width: 667, height: 200))
        #expect(window.frame.size == CGSize(width: 667, height: 375))
        keyboard.end()
        #expect(window.frame.size == CGSize(width: 375, height: 667))
        // A frame that the app has set since is the app's.
        let second = TestKeyboard(in: window, center: NotificationCenter())
        await second.perform(.rotate(to: CGSize(width: 667, height: 375), height: 200))
        window.frame.size.width = 500
        second.end()
        #expect(window.frame.size == CGSize(width: 500, height: 375))
        // After the end, nothing is posted.
        let count = diary.entries.count
        await keyboard.perform(.show(height: 260))
        let recording = try #require(KeyboardRecording.named("iphone5-ios10-all-six"))
        #expect(await keyboard.play(recording) == [])
        #expect(diary.entries.count == count && keyboard.keyboardFrame == nil)
        withExtendedLifetime(device) {}
    }

    @Test("A script that ends in the middle of a step posts no more of it", .requirement("U560"))
    func endsInStep() async {
        let device = SimulatedDevice(.iPhoneSE)
        let center = NotificationCenter()
        let diary = NoticeDiary(center)
        defer { diary.end() }
        let keyboard = TestKeyboard(in: device.window, center: center)
        let token = center.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { keyboard.end() }
        }
        await keyboard.perform(.show(height: 260))
        center.removeObserver(token)
        #expect(diary.entries.map(\.notice) == [.willChangeFrame, .willShow])
    }

    @Test("Each notification has the screen as its object, as since iOS 16.1", .requirement("U560"))
    func objectIsScreen() async {
        let device = SimulatedDevice()
        let center = NotificationCenter()
        let told = ObjectDiary(center)
        defer { told.end() }
        let keyboard = TestKeyboard(in: device.window, center: center)
        await keyboard.perform(.show(height: 300))
        keyboard.end()
        #expect(told.objects == [ObjectIdentifier(device.window.screen)])
    }
}

/// The objects of the notifications of a show.
@MainActor
private final class ObjectDiary {
    private(set) var objects: [ObjectIdentifier?] = []
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) {
        self.center = center
        token = center.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let object = (notification.object as? UIScreen).map { ObjectIdentifier($0) }
            MainActor.assumeIsolated { self?.objects.append(object) }
        }
    }

    func end() {
        token.map(center.removeObserver)
    }
}
