import CoreGraphics
import Foundation
import UIKit

@testable import KeyboardAssistant

extension CGRect {
    /// A docked keyboard of `height` points on a phone of 390 × 844.
    static func docked(_ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: 844 - height, width: 390, height: height)
    }

    /// The same keyboard below the screen.
    static func below(_ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: 844, width: 390, height: height)
    }
}

extension KeyboardTransition {
    /// A notification that shows a keyboard of `height` points.
    static func make(_ phase: Phase, _ height: CGFloat, isLocal: Bool? = nil) -> Self {
        let isHide = phase == .willHide || phase == .didHide
        return KeyboardTransition(
            phase: phase, endFrame: isHide ? .below(height) : .docked(height), duration: 0.25,
            curve: 7, isLocal: isLocal)
    }
}

extension KeyboardStatus {
    /// Applies a notification and returns what it changed; `measure` returns the visible height.
    mutating func handle(
        _ transition: KeyboardTransition, onScreen screenBounds: CGRect? = nil,
        measure: (CGRect) -> CGFloat
    ) -> [KeyboardEvent] {
        guard isAffected(by: transition) else { return [] }
        let before = self
        apply(transition, onScreen: screenBounds)
        setVisibleHeight(frame.map(measure))
        return events(since: before, transition)
    }
}

extension NotificationCenter {
    /// Posts a keyboard notification as the system does.
    func postKeyboard(
        _ name: Notification.Name, begin: CGRect? = nil, end: CGRect? = nil, isLocal: Bool? = true,
        duration: Double? = 0.25, curve: Int? = 7
    ) {
        var info: [AnyHashable: Any] = [:]
        info[UIResponder.keyboardFrameBeginUserInfoKey] = begin.map(NSValue.init(cgRect:))
        info[UIResponder.keyboardFrameEndUserInfoKey] = end.map(NSValue.init(cgRect:))
        info[UIResponder.keyboardIsLocalUserInfoKey] = isLocal.map { NSNumber(value: $0) }
        info[UIResponder.keyboardAnimationDurationUserInfoKey] = duration.map {
            NSNumber(value: $0)
        }
        info[UIResponder.keyboardAnimationCurveUserInfoKey] = curve.map { NSNumber(value: $0) }
        post(name: name, object: nil, userInfo: info)
    }
}
