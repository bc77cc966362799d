import CoreGraphics
internal import HeadlessBehavior
import UIKit

// The notifications of a change that the app receives may differ from the change.
extension SimulatedKeyboard {
    /// Returns the contents of the notifications about a change that the app receives.
    ///
    /// Each but the first follows after a delay.
    ///
    /// - Parameter content: The real content.
    func reports(
        of content: KeyboardNoticeContent, from old: KeyboardPlacement, to new: KeyboardPlacement
    ) -> [KeyboardNoticeContent] {
        let hasAccessory = old.accessoryHeight > 0 || new.accessoryHeight > 0
        var reports =
            hasAccessory ? reportsWithAccessory(of: content, from: old, to: new) : [content]
        let isEmptyAtHide = UIApplication.behavior.crossFadeFrame == .zero
        if isEmptyAtHide, fades, new.kind == .hidden {
            for index in reports.indices { reports[index].end = .zero }
        }
        if replacesHardware, new.kind == .docked,
            UIApplication.behavior.hardwareDetach == .belowScreen
        {
            let below = new.frame.below(screen.size)
            for index in reports.indices { reports[index].end = below }
        }
        if hidesHeight, new.kind == .docked {
            let flat = CGRect(x: 0, y: screen.size.height, width: screen.size.width, height: 0)
            for index in reports.indices {
                (reports[index].begin, reports[index].end) = (flat, flat)
            }
        }
        let isInWindow = hasAccessory && UIApplication.behavior.endFrameSpace == .window
        return isInWindow || isOneOfSeveralScenes ? reports.map(inEditedWindow) : reports
    }

    /// A Boolean value that indicates whether frames are in the coordinates of the window that
    /// contains the edited input, because there are other scenes.
    private var isOneOfSeveralScenes: Bool {
        UIApplication.behavior.severalScenes == .editedWindow
            && Set(UIApplication.shared.allWindows.compactMap(\.windowScene)).count > 1
    }

    private func reportsWithAccessory(
        of content: KeyboardNoticeContent, from old: KeyboardPlacement, to new: KeyboardPlacement
    ) -> [KeyboardNoticeContent] {
        guard UIApplication.behavior.endFrame != .withAccessory,
            let change = KeyboardChange(withoutAccessoryFrom: old, to: new, screen: screen.size)
        else { return [content] }
        var reported = content
        (reported.begin, reported.end) = (change.begin, change.end)
        guard UIApplication.behavior.endFrame == .accessoryLater else { return [reported] }
        switch (old.kind, new.kind) {
        case (.hidden, .docked) where change.end.height > 0:
            var later = content
            later.begin = reported.end
            return [reported, later]
        case (.docked, .hidden):
            var hide = content
            hide.end = CGRect(
                x: 0, y: screen.size.height - old.accessoryHeight, width: screen.size.width,
                height: old.accessoryHeight)
            return [hide]
        default: return [content]
        }
    }

    /// Returns the content of one of the notifications about a change, which may differ from the
    /// others.
    func reported(
        _ content: KeyboardNoticeContent, in notice: KeyboardNotice, of change: KeyboardChange
    ) -> KeyboardNoticeContent {
        guard notice.isAfterwards, change.after.contains(.didShow) else { return content }
        var reported = content
        switch UIApplication.behavior.didFrames {
        case .real: break
        case .belowScreen: reported.end = content.end?.below(screen.size)
        case .zero: reported.end = .zero
        }
        return reported
    }

    /// Returns the same content with its frames in the coordinates of the window that contains the
    /// edited input.
    private func inEditedWindow(_ content: KeyboardNoticeContent) -> KeyboardNoticeContent {
        guard let window = latestInputWindow else { return content }
        var converted = content
        let space = window.screen.coordinateSpace
        converted.begin = content.begin.map { window.convert($0, from: space) }
        // A rectangle of zeros isn't converted, because it isn't a place.
        converted.end = content.end.map { $0 == .zero ? $0 : window.convert($0, from: space) }
        return converted
    }
}
