import CoreGraphics
import DeviceFixtures
import Foundation
import HeadlessBehavior
import Requirements
import Testing
import UIKit

@testable import SimulatedDevice

/// Each answer to a doubt about the keyboard, and what is seen of it.
@MainActor @Suite struct KeyboardDoubtTests {
    private func make(
        _ change: (inout UIKitBehavior) -> Void
    ) -> (SimulatedDevice, TwoInputs, KeyboardDiary) {
        var behavior = UIKitBehavior()
        change(&behavior)
        let device = SimulatedDevice(.iPhoneSE, behavior: behavior)
        return (device, TwoInputs(on: device), KeyboardDiary(device))
    }

    private static let hideAndShow: [KeyboardNotice] = [
        .willChangeFrame, .willHide, .willChangeFrame, .willShow,
    ]

    // Apple's reference of becomeFirstResponder(): a responder must be in an active view hierarchy.
    @Test(
        "A field that is removed when editing ends in another one declines, or begins",
        .requirement("U358"), arguments: UIKitBehavior.DepartedResponder.allCases)
    func removedFieldDeclinesOrBegins(answer: UIKitBehavior.DepartedResponder) {
        final class Remover: NSObject, UITextFieldDelegate {
            var field: UIView?
            func textFieldDidEndEditing(_ textField: UITextField) { field?.removeFromSuperview() }
        }
        let (device, form, _) = make { $0.departedResponder = answer }
        let (remover, field) = (Remover(), UITextField())
        form.controller.view.addSubview(field)
        (field.delegate, remover.field) = (remover, form.second)
        field.becomeFirstResponder()
        #expect(!form.second.becomeFirstResponder())
        #expect(!field.isFirstResponder && !form.second.isFirstResponder)
        form.controller.view.addSubview(form.second)
        #expect(form.second.isFirstResponder == (answer == .begins))
        device.settle()
        #expect(device.keyboard.isVisible == (answer == .begins))
        #expect(form.second.becomeFirstResponder())
    }

    @Test(
        "Frames include the accessory view, or leave it out (badoo/Chatto#797)",
        .requirement("U358"),
        arguments: [
            (UIKitBehavior.EndFrame.withAccessory, 363), (.withoutAccessory, 407),
        ] as [(UIKitBehavior.EndFrame, CGFloat)])
    func framesIncludeOrOmitAccessoryView(answer: UIKitBehavior.EndFrame, top: CGFloat) {
        let (device, form, diary) = make { $0.endFrame = answer }
        form.first.ownAccessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        form.first.becomeFirstResponder()
        device.settle()
        #expect(diary.entries.count == 4)
        #expect(diary.entries.allSatisfy { $0.end?.minY == top && $0.begin?.minY == 667 })
        #expect(diary.entries.allSatisfy { $0.end?.height == 667 - top })
        // The keyboard and its guide are the same, whatever is posted.
        #expect(device.keyboard.frame?.minY == 363)
        #expect(device.window.keyboardFrame?.minY == 363)

        diary.clear()
        form.first.resignFirstResponder()
        device.settle()
        #expect(diary.entries.allSatisfy { $0.begin?.minY == top && $0.end?.minY == 667 })
    }

    @Test(
        "The object is the screen (Apple, keyboardWillShowNotification), or nil (iphone5-ios10-all-six)",
        .requirement("U358"),
        arguments: UIKitBehavior.NotificationObject.allCases)
    func objectIsScreenOrNil(answer: UIKitBehavior.NotificationObject) {
        let (device, form, diary) = make { $0.notificationObject = answer }
        let seen = Screens()
        form.first.becomeFirstResponder()
        device.settle()

        #expect(diary.entries.count == 4)
        #expect(diary.entries.allSatisfy { $0.hasObject == (answer == .screen) })
        #expect((seen.last === device.screen) == (answer == .screen))
    }

    @Test(
        "A show and a hide say 0.3833 seconds, as a simulator of iOS 26.5 did, or 0.25 (iphone5-ios10-all-six)",
        .requirement("U571"),
        arguments: [
            (UIKitBehavior.UsualDuration.long, 0.3833), (.short, 0.25),
        ])
    func showAndHideTakeLongOrShort(answer: UIKitBehavior.UsualDuration, duration: Double) {
        let (device, form, diary) = make { $0.usualDuration = answer }
        form.first.becomeFirstResponder()
        device.settle()
        form.first.resignFirstResponder()
        device.settle()

        #expect(diary.entries.count == 8)
        #expect(diary.entries.allSatisfy { $0.duration == duration && $0.curve == 7 })
        let waits = [2, 6].map { diary.times[$0] - diary.times[$0 - 2] }
        #expect(waits.allSatisfy { abs(Double($0) - duration * 1000) < 2 })
    }

    @Test(
        "A hide takes the usual time, or none (hackiftekhar/IQKeyboardManager#2124)",
        .requirement("U358"),
        arguments: [
            (UIKitBehavior.HideDuration.usual, UIKitBehavior().usualDuration.seconds), (.zero, 0),
        ])
    func hideTakesUsualTimeOrNone(answer: UIKitBehavior.HideDuration, duration: Double) {
        let (device, form, diary) = make { $0.hideDuration = answer }
        form.first.becomeFirstResponder()
        device.settle()
        #expect(diary.entries.allSatisfy { $0.duration == device.behavior.usualDuration.seconds })
        diary.clear()
        form.first.resignFirstResponder()
        #expect((device.keyboard.drawnFrame == nil) == (answer == .zero))
        device.settle()

        #expect(diary.notices == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
        #expect(diary.entries.allSatisfy { $0.duration == duration })
        #expect(device.keyboard.drawnFrame == nil)
    }

    @Test("The first show gives the real height, or 44 points and then that", .requirement("U358"))
    func firstShowHeightIsRealOr44() {
        for answer in UIKitBehavior.FirstHeight.allCases {
            let (device, form, diary) = make { $0.firstHeight = answer }
            form.first.becomeFirstResponder()
            let heights = diary.entries.map { $0.end?.height }
            #expect(heights == (answer == .final ? [260, 260] : [44, 44, 260, 260]))
            #expect(device.keyboard.frame?.height == 260)
            #expect(diary.times.allSatisfy { $0 < 10 })

            device.settle()
            form.first.resignFirstResponder()
            device.settle()
            diary.clear()
            form.first.becomeFirstResponder()
            device.settle()
            #expect(diary.entries.map { $0.end?.height } == [260, 260, 260, 260])
        }
    }

    @Test(
        "When the hide is posted, the input has resigned, or is still first responder",
        .requirement("U358"))
    func responderAtHide() {
        for answer in UIKitBehavior.ResponderAtHide.allCases {
            let (device, form, _) = make { $0.responderAtHide = answer }
            form.first.becomeFirstResponder()
            device.settle()
            let seen = FirstResponders(form.first)
            form.first.resignFirstResponder()
            device.settle()

            #expect(seen.isFirst == [answer == .stillFirst])
            #expect(!form.first.isFirstResponder)
            #expect(!device.keyboard.isVisible)
        }
    }

    @Test(
        "An input that resigns again while the hide is posted has resigned once",
        .requirement("U358"))
    func resigningAgainDuringHideCountsOnce() {
        let (device, form, diary) = make { $0.responderAtHide = .stillFirst }
        form.first.becomeFirstResponder()
        device.settle()
        diary.clear()
        let seen = FirstResponders(form.first, resigns: true)
        form.first.resignFirstResponder()
        device.settle()

        #expect(seen.isFirst == [true])
        #expect(!form.first.isFirstResponder)
        #expect(diary.notices == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    }

    @Test("A text view reports its end after the hide, or before it", .requirement("U358"))
    func textViewEnd() {
        for answer in UIKitBehavior.TextViewEnd.allCases {
            let (device, form, diary) = make { $0.textViewEnd = answer }
            let textView = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
            form.controller.view.addSubview(textView)
            let ending = Ending(diary)
            textView.delegate = ending
            textView.becomeFirstResponder()
            device.settle()
            diary.clear()
            textView.resignFirstResponder()

            #expect(ending.noticesBefore == (answer == .beforeHide ? 0 : 2))
            #expect(diary.notices == [.willChangeFrame, .willHide])
        }
    }

    @Test(
        "Between inputs that follow each other the keyboard hides and shows (migueldeicaza/SwiftTerm#466), or stays",
        .requirement("U358")
    )
    func keyboardHidesOrStaysBetweenInputs() {
        for answer in UIKitBehavior.SuccessiveResponders.allCases {
            let (device, form, diary) = make { $0.successiveResponders = answer }
            form.first.becomeFirstResponder()
            device.settle()
            diary.clear()
            form.first.resignFirstResponder()
            form.second.becomeFirstResponder()
            device.advance(by: 0.1)

            #expect(diary.notices == (answer == .keepKeyboard ? [] : Self.hideAndShow))
            #expect(device.keyboard.isVisible)

            device.settle()
            diary.clear()
            form.second.resignFirstResponder()
            device.settle()
            #expect(diary.notices == [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
            #expect(!device.keyboard.isVisible)
        }
    }

    @Test("UIKit scrolls to a field that begins, or leaves that to the app", .requirement("U358"))
    func systemOrAppScrollsToField() {
        for answer in UIKitBehavior.FieldReveal.allCases {
            let (device, form, _) = make { $0.fieldReveal = answer }
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
            scrollView.contentSize = CGSize(width: 375, height: 900)
            let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 40))
            scrollView.addSubview(field)
            form.controller.view.addSubview(scrollView)
            field.becomeFirstResponder()
            device.settle()

            #expect(scrollView.contentOffset.y == (answer == .scrolls ? 340 : -20))
        }
    }
}

/// Records which screen is named when a show is posted.
@MainActor
private final class Screens {
    private(set) var last: UIScreen?
    private let observation = Observation()

    init() {
        observation.tokens.append(
            NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
            ) { [weak self] note in
                // Safe: posted on the main actor, and read there before the post returns.
                nonisolated(unsafe) let object = note.object
                MainActor.assumeIsolated { self?.last = object as? UIScreen }
            })
    }
}

/// Records whether an input is first responder when the hide is posted.
@MainActor
private final class FirstResponders {
    private(set) var isFirst: [Bool] = []
    private let observation = Observation()

    init(_ input: UIView, resigns: Bool = false) {
        observation.tokens.append(
            NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated {
                    self?.isFirst.append(input.isFirstResponder)
                    if resigns { input.resignFirstResponder() }
                }
            })
    }
}

/// Records how much of the hide has been posted when a text view reports its end.
@MainActor
private final class Ending: NSObject, UITextViewDelegate {
    private(set) var noticesBefore: Int?
    private let diary: KeyboardDiary

    init(_ diary: KeyboardDiary) {
        self.diary = diary
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        noticesBefore = diary.notices.count
    }
}
