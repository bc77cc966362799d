import CoreGraphics
import DeviceTesting
import Foundation
import HeadlessBehavior
import SimulatedDevice
import UIKit

/// What something that starts to observe the keyboard can know of it.
///
/// Nothing tells where a keyboard is that was shown before, except who has heard of it, and the
/// keyboard layout guide. Where the guide is wrong at that moment, the next notification tells.
@MainActor
package final class GuideTrust {
    /// A Boolean value that indicates whether notifications have told where the keyboard is, here or
    /// where it was asked for at the start.
    package private(set) var isTold: Bool
    private let hasBegunInformed: Bool
    private let observation = Observation()

    /// A Boolean value that indicates whether the keyboard's position can be known.
    package var isInformed: Bool { isTold || hasBegunInformed }

    /// Creates the trust in the guide of `window` at the start, beside `others` in its scene.
    package init(on device: SimulatedDevice, in window: UIWindow, others: [GuideTrust]) {
        let asksOthers = others.contains(where: \.isTold)
        isTold = asksOthers && device.keyboard.isVisible
        hasBegunInformed = asksOthers || window.guideIsTrue(on: device)
        for notice in KeyboardNotice.allCases {
            let token = NotificationCenter.default.addObserver(
                forName: notice.notificationName, object: nil, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.isTold = true }
            }
            observation.tokens.append(token)
        }
    }
}

extension UIWindow {
    /// Returns a Boolean value that indicates whether the keyboard layout guide is where the keyboard
    /// is, or at the bottom of the safe area if none is docked.
    fileprivate func guideIsTrue(on device: SimulatedDevice) -> Bool {
        layoutIfNeeded()
        let bottom = bounds.maxY - safeAreaInsets.bottom
        let docked = device.keyboard.dockedFrame
        let top = docked.map { convert($0, from: screen.coordinateSpace).minY } ?? bottom
        return abs(keyboardLayoutGuide.layoutFrame.minY - min(top, bottom)) <= 1
    }
}
