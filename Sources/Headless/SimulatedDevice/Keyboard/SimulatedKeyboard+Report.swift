import CoreGraphics
internal import HeadlessBehavior
import UIKit

// What the app is told of a change, which need not be what happens.
extension SimulatedKeyboard {
    /// Returns the content of the notifications about a change that the app receives.
    ///
    /// - Parameter content: The real content.
    func reported(
        _ content: KeyboardNoticeContent, from old: KeyboardPlacement, to new: KeyboardPlacement
    ) -> KeyboardNoticeContent {
        var reported = content
        if UIApplication.behavior.endFrame == .withoutAccessory,
            let change = KeyboardChange(
                withoutAccessoryFrom: old, to: new, screen: screen.size)
        {
            (reported.begin, reported.end) = (change.begin, change.end)
        }
        let isEmptyAtHide = UIApplication.behavior.crossFadeFrame == .zero
        if isEmptyAtHide, fades, new.kind == .hidden { reported.end = .zero }
        let hasAccessory = old.accessoryHeight > 0 || new.accessoryHeight > 0
        return hasAccessory ? inReportedSpace(reported) : reported
    }

    /// Returns the same content with its frames in the coordinate space that they have with an
    /// accessory view.
    private func inReportedSpace(_ content: KeyboardNoticeContent) -> KeyboardNoticeContent {
        guard UIApplication.behavior.endFrameSpace == .window, let window = latestInputWindow else {
            return content
        }
        var converted = content
        let space = window.screen.coordinateSpace
        converted.begin = content.begin.map { window.convert($0, from: space) }
        // A rectangle of zeros is no place.
        converted.end = content.end.map { $0 == .zero ? $0 : window.convert($0, from: space) }
        return converted
    }
}
