import CoreGraphics
import Foundation
import UIKit

/// Posts a notification of a docked keyboard of `height` points on an iPhone 13.
@MainActor
package func post(_ name: Notification.Name, height: CGFloat) {
    NotificationCenter.default.post(
        name: name, object: nil,
        userInfo: [
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(
                cgRect: CGRect(x: 0, y: 844 - height, width: 390, height: height)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        ])
}
