import CoreGraphics
import Foundation
import Requirements
import Testing
import UIKit

@testable import KeyboardAssistant

@Suite struct KeyboardTransitionTests {
    private func notification(_ info: [AnyHashable: Any]?, object: Any? = nil) -> Notification {
        Notification(
            name: UIResponder.keyboardWillShowNotification, object: object, userInfo: info)
    }

    @Test("A notification without anything in it is still a notification")
    func nothingInIt() throws {
        for info in [nil, [:]] as [[AnyHashable: Any]?] {
            let transition = try #require(KeyboardTransition(notification(info)))
            #expect(transition.frame == nil)
            #expect(transition.isLocal)
            #expect(transition.animation == KeyboardAnimation(duration: 0.25, curve: 7))
        }
    }

    @Test("What is of the wrong type counts as left out")
    func wrongTypesCountAsLeftOut() throws {
        let nonsense: [Any] = ["text", 7, NSNumber(value: 1.5), NSNull(), [1, 2], Date()]
        for value in nonsense {
            let info: [AnyHashable: Any] = [
                UIResponder.keyboardFrameBeginUserInfoKey: value,
                UIResponder.keyboardFrameEndUserInfoKey: value,
            ]
            let transition = try #require(KeyboardTransition(notification(info, object: value)))
            #expect(transition.frame == nil)
        }
    }

    @Test(
        "Frames with impossible numbers count as left out",
        arguments: [
            CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
            CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1),
            CGRect(x: 0, y: 0, width: -CGFloat.infinity, height: 1),
            CGRect(x: 0, y: 0, width: 1, height: CGFloat.greatestFiniteMagnitude),
            CGRect.null, CGRect.infinite,
        ])
    func impossibleFramesCountAsLeftOut(frame: CGRect) {
        #expect(KeyboardTransition(phase: .willShow, endFrame: frame).endFrame == nil)
    }

    @Test("Zero, negative and denormal frames stay what they are, with positive sizes")
    func strangeFramesStayWhatTheyAre() {
        func end(_ frame: CGRect) -> CGRect? {
            KeyboardTransition(phase: .willChangeFrame, endFrame: frame).endFrame
        }
        #expect(end(.zero) == .zero)
        #expect(
            end(CGRect(x: 390, y: 844, width: -390, height: -336))
                == CGRect(x: 0, y: 508, width: 390, height: 336))
        let tiny = CGRect(x: 7.08514e-32, y: -64, width: 3.01408e-17, height: 0)
        #expect(end(tiny) == tiny)
    }

    @Test(
        "Durations and curves that cannot be are replaced or clamped",
        arguments: [
            (-1, 7, 0, 7), (Double.nan, 7, 0.25, 7), (Double.infinity, 7, 0.25, 7),
            (1e9, 7, 10, 7), (0, 0, 0, 0), (0.4, -1, 0.4, 7), (0.4, 1 << 40, 0.4, 7),
        ] as [(Double, Int, Double, Int)])
    func impossibleDurationsAndCurvesAreReplaced(
        duration: Double, curve: Int, expected: Double, expectedCurve: Int
    ) {
        let animation = KeyboardAnimation(duration: duration, curve: curve)

        #expect(animation.duration == expected)
        #expect(animation.curve == expectedCurve)
    }

    @Test("Other notifications are none of ours")
    func otherNotificationsAreNotOurs() {
        #expect(KeyboardTransition(Notification(name: Notification.Name("Other"))) == nil)
    }

    @Test("The six names are distinguished")
    func sixNamesAreToldApart() {
        let names: [(Notification.Name, KeyboardTransition.Phase)] = [
            (UIResponder.keyboardWillShowNotification, .willShow),
            (UIResponder.keyboardDidShowNotification, .didShow),
            (UIResponder.keyboardWillHideNotification, .willHide),
            (UIResponder.keyboardDidHideNotification, .didHide),
            (UIResponder.keyboardWillChangeFrameNotification, .willChangeFrame),
            (UIResponder.keyboardDidChangeFrameNotification, .didChangeFrame),
        ]
        for (name, phase) in names {
            #expect(KeyboardTransition(Notification(name: name))?.phase == phase)
        }
    }

    @Test(
        "Whose keyboard it is, is taken as it is said, and is ours where nothing is said",
        .requirement("U14"))
    func keyboardIsOursUnlessSaidOtherwise() {
        for (said, isLocal) in [(nil, true), (true, true), (false, false)] as [(Bool?, Bool)] {
            #expect(KeyboardTransition(phase: .willShow, isLocal: said).isLocal == isLocal)
        }
    }
}
